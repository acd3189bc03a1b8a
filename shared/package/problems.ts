interface Problem {
  readonly status: number;
  readonly title: string;
  /** Also the detail of problems without one. */
  readonly advice: string;
}

const LIMITS = "GET /api/machines lists the limits of each machine.";

/** Titles and advice may be reworded; codes may not. */
export const PROBLEMS = {
  "malformed-json": {
    status: 400,
    title: "The body is not well-formed JSON.",
    advice: "Use a JSON library to create it.",
  },
  "malformed-multipart": {
    status: 400,
    title: "The body is not a well-formed multipart form.",
    advice: "Create it with curl -F, FormData or an HTTP library.",
  },
  "body-interrupted": {
    status: 400,
    title: "The body ended early.",
    advice: "Send the whole body: as many bytes as its Content-Length says, or all of its chunks.",
  },
  "not-found": {
    status: 404,
    title: "This path does not exist.",
    advice: "GET /api lists the paths that do.",
  },
  "method-not-allowed": {
    status: 405,
    title: "This path does not support this method.",
    advice: "The Allow header lists the methods it supports.",
  },
  "body-too-large": { status: 413, title: "The body is larger than the limit.", advice: LIMITS },
  "unsupported-media-type": {
    status: 415,
    title: "The body has a media type that this path does not accept.",
    advice: "GET /api/openapi.json lists the types that each path accepts.",
  },
  "not-an-object": {
    status: 422,
    title: "The body is not a JSON object.",
    advice: 'Send {"packageName": "Lobby", "slots": {"…": {"data": "data:image/png;base64,…"}}}.',
  },
  "nested-too-deep": { status: 422, title: "The body is nested too deeply.", advice: LIMITS },
  "too-many-unknown-values": {
    status: 422,
    title: "The body has too many values in unknown members.",
    advice: "Leave out the members that the API does not know.",
  },
  "duplicate-member": {
    status: 422,
    title: "A member or field occurs twice.",
    advice: "Send it once.",
  },
  "package-name-missing": {
    status: 422,
    title: '"packageName" is missing, empty or not a string.',
    advice: 'Name the package: "packageName": "Lobby".',
  },
  "package-name-too-long": { status: 422, title: '"packageName" is longer than the limit.', advice: LIMITS },
  "created-at-invalid": {
    status: 422,
    title: '"createdAt" is not a time.',
    advice: 'Send ISO 8601 with a time zone, as in "2026-11-21T09:30:00Z".',
  },
  "files-missing": {
    status: 422,
    title: 'There are no pictures: "slots" and "files" are missing, empty or not objects.',
    advice:
      'Send pictures by slot ("slots") or by folder ("files"); GET /api/machines lists the slots and folders.',
  },
  "too-many-parts": { status: 422, title: "The form has more parts than the limit.", advice: LIMITS },
  "part-headers-too-large": {
    status: 422,
    title: "The headers of a form part are larger than the limit.",
    advice: LIMITS,
  },
  "too-many-files": {
    status: 422,
    title: "There are more files than a package can hold.",
    advice: LIMITS,
  },
  "unknown-category": {
    status: 422,
    title: "The file's key is not a category name, an underscore and an index.",
    advice: 'GET /api/machines lists the categories under "folders".',
  },
  "unknown-slot": {
    status: 422,
    title: "The machine has no such slot.",
    advice: "GET /api/machines lists the slots.",
  },
  "duplicate-file": {
    status: 422,
    title: "Two files have the same key.",
    advice: "Send one picture for each key.",
  },
  "category-full": {
    status: 422,
    title: "There are more files than the category can hold.",
    advice: LIMITS,
  },
  "file-name-invalid": {
    status: 422,
    title: "The file's name is not a string, or is longer than the limit.",
    advice: "Shorten the name, or leave it out.",
  },
  "data-not-base64": {
    status: 422,
    title: "The file's data is not a base64 data URL.",
    advice: 'Send "data:image/png;base64," followed by the PNG\'s bytes in base64.',
  },
  "not-png": { status: 422, title: "The file is not a PNG.", advice: "Convert it to PNG." },
  "damaged-png": { status: 422, title: "The file is a damaged PNG.", advice: "Save it again as PNG." },
  "wrong-size": {
    status: 422,
    title: "A picture has the wrong size for its slot or folder.",
    advice: "Send the exact size, or leave out Prefer: handling=strict.",
  },
  "not-repairable": {
    status: 422,
    title: "Nothing in the file can be saved.",
    advice: "POST it to /api/check-package to see why.",
  },
  internal: {
    status: 500,
    title: "The server failed.",
    advice: "Please report this, and include the request.",
  },
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof PROBLEMS;

export interface RequestFault {
  readonly code: ProblemCode;
  /** JSON Pointer (RFC 6901) into the request; "" means the whole. */
  readonly pointer: string;
  readonly detail?: string;
  readonly file?: string | undefined;
  /** Sizes, as in "302x485". */
  readonly expected?: readonly string[];
  readonly actual?: string;
}

/** RFC 9457, application/problem+json. */
export interface ProblemDetails extends RequestFault {
  readonly type: string;
  readonly title: string;
  readonly status: number;
}

export function createProblemDetails(fault: RequestFault): ProblemDetails {
  const { status, title, advice } = PROBLEMS[fault.code];
  return { type: `urn:problem-type:brewscreen:${fault.code}`, title, status, detail: advice, ...fault };
}

export function parseProblem(body: unknown): ProblemDetails | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { code, pointer, detail } = body as { code?: unknown; pointer?: unknown; detail?: unknown };
  if (!isProblemCode(code) || typeof pointer !== "string") return undefined;
  return createProblemDetails({ code, pointer, ...(typeof detail === "string" && { detail }) });
}

const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === "string" && Object.hasOwn(PROBLEMS, code);

/** RFC 6901, section 3. */
export const jsonPointerTo = (...names: readonly string[]): string =>
  names.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
