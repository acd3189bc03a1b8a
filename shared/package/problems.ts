/** The API's problems. Titles may be reworded; codes may not. */
export const PROBLEMS = {
  "malformed-json": { status: 400, title: "The body is not well-formed JSON." },
  "malformed-multipart": { status: 400, title: "The body is not a well-formed multipart form." },
  "not-found": { status: 404, title: "There is nothing at this path." },
  "method-not-allowed": { status: 405, title: "This path does not support this method." },
  "body-too-large": { status: 413, title: "The body is larger than the limit." },
  "unsupported-media-type": {
    status: 415,
    title: "The body is neither application/json nor multipart/form-data.",
  },
  "not-an-object": { status: 422, title: "The body is not a JSON object." },
  "nested-too-deep": { status: 422, title: "The body is nested more deeply than the limit." },
  "too-many-unknown-values": {
    status: 422,
    title: "The body has too many values in unknown members.",
  },
  "duplicate-member": { status: 422, title: "The JSON has a duplicate member." },
  "package-name-missing": { status: 422, title: '"packageName" is missing, empty or not a string.' },
  "package-name-too-long": { status: 422, title: '"packageName" is longer than the limit.' },
  "files-missing": { status: 422, title: '"files" is missing, empty or not an object.' },
  "too-many-parts": { status: 422, title: "The form has more parts than the limit." },
  "part-headers-too-large": { status: 422, title: "The headers of a part of the form are over the limit." },
  "too-many-files": { status: 422, title: "There are more files than a package can hold." },
  "unknown-category": {
    status: 422,
    title: "The file's key is not a category name, an underscore and an index.",
  },
  "duplicate-file": { status: 422, title: "Two files have the same key." },
  "category-full": { status: 422, title: "There are more files than the category can hold." },
  "file-name-invalid": {
    status: 422,
    title: "The file's name is not a string, or is longer than the limit.",
  },
  "data-not-base64": { status: 422, title: "The file's data is not a base64 data URL." },
  "not-png": { status: 422, title: "The file is not a PNG." },
  "damaged-png": { status: 422, title: "The file is a damaged PNG." },
  internal: { status: 500, title: "The package could not be created." },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

export interface PackageFault {
  readonly code: ProblemCode;
  /** JSON Pointer (RFC 6901) to the faulty part of the request; "" means the whole. */
  readonly pointer: string;
  readonly detail?: string;
}

/** RFC 9457, application/problem+json. */
export interface ProblemDetails extends PackageFault {
  readonly type: string;
  readonly title: string;
  readonly status: number;
}

export const createProblemDetails = (fault: PackageFault): ProblemDetails => ({
  type: `urn:problem-type:brewscreen:${fault.code}`,
  ...PROBLEMS[fault.code],
  ...fault,
});

/** Returns undefined if the body is not one of these problems. */
export function parseProblem(body: unknown): ProblemDetails | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { code, pointer, detail } = body as { code?: unknown; pointer?: unknown; detail?: unknown };
  if (!isProblemCode(code) || typeof pointer !== "string") return undefined;
  return createProblemDetails({ code, pointer, ...(typeof detail === "string" && { detail }) });
}

const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === "string" && Object.hasOwn(PROBLEMS, code);

/** Returns a JSON Pointer (RFC 6901, section 3). */
export const jsonPointerTo = (...names: readonly string[]): string =>
  names.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
