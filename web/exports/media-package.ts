import { EXPORTS } from "#messages/exports.ts";
import {
  createRecordReader,
  END_RECORD,
  isRecordAt,
  LOCAL_FILE_HEADER,
} from "../../shared/archive/records.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { createPackage } from "../../shared/package/api.ts";
import { API_PATHS, REQUEST_LIMITS } from "../../shared/package/limits.ts";
import {
  createProblemDetails,
  type ProblemDetails,
  parseProblem,
  type RequestFault,
} from "../../shared/package/problems.ts";
import { BINARY_TYPE } from "../files/deliver.ts";
import { createBlobFromChunks } from "./blobs.ts";
import {
  assignFileKeys,
  encodePackageRequest,
  maxRequestLength,
  type PackageInput,
  type PackageRequest,
} from "./package-request.ts";

export type PackageFailure =
  /** Exceeds a limit that applies only to the endpoint. */
  | { readonly code: "over-limit"; readonly limit: "bytes" | "files" }
  | { readonly code: "unreachable" }
  | { readonly code: "bad-answer"; readonly detail: string }
  | { readonly code: "refused"; readonly problem: ProblemDetails; readonly input: PackageInput | undefined }
  | { readonly code: "unreadable" | "damaged"; readonly input: PackageInput }
  | { readonly code: "not-saved" | "cancelled" };

export type PackageOutcome =
  | { readonly ok: true; readonly file: Blob }
  | { readonly ok: false; readonly failure: PackageFailure };

const failed = (failure: PackageFailure): PackageOutcome => ({ ok: false, failure });

export const canPackOnDevice = ({ code }: PackageFailure): boolean =>
  code === "over-limit" || code === "unreachable" || code === "bad-answer";

/** The most image data a request can hold, since base64 turns three bytes into four. */
const MEGABYTES = Math.floor((REQUEST_LIMITS.bodyBytes * 3) / 4 / 1e6);

export function packageFailureMessage(failure: PackageFailure): string {
  const words = EXPORTS.package;
  switch (failure.code) {
    case "over-limit":
      return failure.limit === "files" ? words.tooMany(REQUEST_LIMITS.files) : words.tooLarge(MEGABYTES);
    case "bad-answer":
      return words.badAnswer(failure.detail);
    case "refused":
      return failure.input
        ? words.refusedFile(failure.input.name, failure.problem.title)
        : words.refused(failure.problem.title);
    case "unreadable":
    case "damaged":
      return words.unreadable(failure.input.name);
    case "not-saved":
      return EXPORTS.test.save;
    default:
      return words[failure.code];
  }
}

export interface PackageOptions {
  readonly where: "edge" | "device";
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(share: number): void;
}

export async function packOnDeviceOrServer(
  model: MachineModel,
  order: PackageRequest,
  options: PackageOptions,
): Promise<PackageOutcome> {
  const outcome = await (options.where === "device"
    ? packOnDevice(model, order)
    : requestPackage(order, options));
  return options.signal.aborted ? failed({ code: "cancelled" }) : outcome;
}

export async function packOnDevice(
  model: MachineModel,
  order: PackageRequest,
  createdAt = new Date(),
): Promise<PackageOutcome> {
  const files = [];
  for (const input of order.inputs) {
    const buffer = await input.file.arrayBuffer().catch(() => undefined);
    if (!buffer) return failed({ code: "unreadable", input });
    files.push({ category: input.category, name: input.name, bytes: new Uint8Array(buffer) });
  }
  const made = createPackage(model, { packageName: order.packageName, createdAt, files });
  if (made.ok) return { ok: true, file: await createBlobFromChunks(made.archive.chunks(), BINARY_TYPE) };
  // Unlike in a request, all files are in one list.
  const [, , at] = made.fault.pointer.split("/");
  const input = order.inputs[Number(at)];
  if (input) return failed({ code: "damaged", input });
  return failed({ code: "refused", problem: createProblemDetails(made.fault), input: undefined });
}

function findInput({ inputs }: PackageRequest, { pointer }: RequestFault): PackageInput | undefined {
  const [, , key] = pointer.split("/");
  return assignFileKeys(inputs).find((each) => each.key === key)?.input;
}

type RequestOptions = Omit<PackageOptions, "where">;

export async function requestPackage(
  order: PackageRequest,
  options: RequestOptions,
): Promise<PackageOutcome> {
  if (order.inputs.length > REQUEST_LIMITS.files) return failed({ code: "over-limit", limit: "files" });
  if (maxRequestLength(order) > REQUEST_LIMITS.bodyBytes)
    return failed({ code: "over-limit", limit: "bytes" });
  const body = await encodePackageRequest(order);
  if ("unreadable" in body) return failed({ code: "unreadable", input: body.unreadable });
  const answer = await post(API_PATHS.createPackage, body, options);
  if (typeof answer === "string") return failed({ code: answer });
  const problem = await problemIn(answer);
  const isRefused = problem && problem.status < 500;
  if (isRefused) return failed({ code: "refused", problem, input: findInput(order, problem) });
  const detail = await answerFault(answer, order.inputs.length + 1);
  return detail === undefined ? { ok: true, file: answer.response } : failed({ code: "bad-answer", detail });
}

/** Milliseconds between progress events (XMLHttpRequest, 4.5.6). WebKitGTK instead fires one every 8 KB. */
const PROGRESS_MS = 50;

/** Fetch reports no upload progress. */
function post(
  url: string,
  body: Blob,
  { onProgress, signal }: RequestOptions,
): Promise<XMLHttpRequest | "unreachable" | "cancelled"> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve("cancelled");
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.responseType = "blob";
    let reportedAt = Number.NEGATIVE_INFINITY;
    request.upload.onprogress = ({ loaded, total, timeStamp }) => {
      if (loaded < total && timeStamp - reportedAt < PROGRESS_MS) return;
      reportedAt = timeStamp;
      onProgress(total > 0 ? loaded / total : 1);
    };
    request.onload = () => resolve(request);
    request.onerror = () => resolve("unreachable");
    request.onabort = () => resolve("cancelled");
    signal.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}

const typeOf = (answer: XMLHttpRequest): string =>
  (answer.getResponseHeader("Content-Type") ?? "").toLowerCase();

async function problemIn(answer: XMLHttpRequest): Promise<ProblemDetails | undefined> {
  if (!typeOf(answer).startsWith("application/problem+json")) return undefined;
  try {
    return parseProblem(JSON.parse(await answer.response.text()));
  } catch {
    return undefined;
  }
}

/** Returns undefined if the response is an archive with that many entries. */
async function answerFault(answer: XMLHttpRequest, entries: number): Promise<string | undefined> {
  const words = EXPORTS.answer;
  if (answer.status !== 200) return words.status(answer.status);
  const type = typeOf(answer);
  if (!type.startsWith(BINARY_TYPE)) return words.type(type);
  const body: Blob = answer.response;
  const length = answer.getResponseHeader("Content-Length");
  // Content-Length is the compressed length of an encoded body.
  const isEncoded = answer.getResponseHeader("Content-Encoding") !== null;
  if (length !== null && !isEncoded && Number(length) !== body.size)
    return words.cut(body.size, Number(length));
  const view = async (part: Blob) => new DataView(await part.arrayBuffer());
  const first = await view(body.slice(0, LOCAL_FILE_HEADER.length));
  if (!isRecordAt(LOCAL_FILE_HEADER, first, 0)) return words.start;
  const last = await view(body.slice(-END_RECORD.length));
  if (!isRecordAt(END_RECORD, last, 0)) return words.end;
  const end = createRecordReader(END_RECORD, last, 0);
  const directoryEnd = end("directoryLength") + end("directoryAt");
  if (directoryEnd + END_RECORD.length !== body.size) return words.directory;
  return end("entries") === entries ? undefined : words.entries(end("entries"), entries);
}
