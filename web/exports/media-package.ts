import { API_PATHS } from "../../shared/package/api-paths.ts";
import { LIMITS } from "../../shared/package/limits.ts";
import { type ProblemDetails, readProblem } from "../../shared/package/problems.ts";
import { BINARY } from "../files/download/deliver.ts";
import { EXPORTS } from "../messages/en/exports.ts";
import { archiveFault } from "./archive-fault.ts";
import {
  type PackageInput,
  type PackageOrder,
  packageRequest,
  requestLength,
  UnreadableInput,
} from "./package-request.ts";
import { type Answer, post } from "./post.ts";

/** Why there is no package. Nothing was saved, and what was to be packed is untouched. */
export type PackageFailure =
  /** Over a limit of the endpoint; the device can build it all the same. */
  | { readonly code: "over-limit"; readonly limit: "bytes" | "files" }
  /** No answer: no network, or the connection broke. */
  | { readonly code: "unreachable" }
  /** An answer that is no package: another status, an HTML page, a file cut short. */
  | { readonly code: "bad-answer"; readonly detail: string }
  /** The endpoint's own refusal, and the file that it is about. */
  | { readonly code: "refused"; readonly problem: ProblemDetails; readonly input: PackageInput | undefined }
  | { readonly code: "unreadable"; readonly input: PackageInput }
  | { readonly code: "damaged"; readonly input: PackageInput }
  | { readonly code: "cancelled" };

export type PackageOutcome =
  | { readonly ok: true; readonly file: Blob }
  | { readonly ok: false; readonly failure: PackageFailure };

/** An outcome without a file. */
export const failed = (failure: PackageFailure): PackageOutcome => ({ ok: false, failure });

/** Whether this device may be able to build what the edge did not. */
export const deviceCanHelp = ({ code }: PackageFailure): boolean =>
  code === "over-limit" || code === "unreachable" || code === "bad-answer";

/**
 * Has the edge build a package. The answer is taken for a package only if its status, type, length,
 * first and last bytes and count of entries are what they should be.
 *
 * @param onProgress is told the share of the request that is sent, 0 to 1
 */
export async function requestPackage(
  order: PackageOrder,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<PackageOutcome> {
  if (order.inputs.length > LIMITS.files) return failed({ code: "over-limit", limit: "files" });
  if (requestLength(order) > LIMITS.bodyBytes) return failed({ code: "over-limit", limit: "bytes" });
  try {
    const { body, inputsByKey } = await packageRequest(order);
    const answer = await post(API_PATHS.createPackage, body, { onProgress, signal });
    if (answer === "cancelled" || answer === "unreachable") return failed({ code: answer });
    const problem = await problemIn(answer);
    if (problem) {
      const [, , key = ""] = problem.pointer.split("/");
      return failed({ code: "refused", problem, input: inputsByKey.get(key) });
    }
    const detail = await answerFault(answer, order.inputs.length + 1);
    return detail === undefined ? { ok: true, file: answer.body } : failed({ code: "bad-answer", detail });
  } catch (fault) {
    if (fault instanceof UnreadableInput) return failed({ code: "unreadable", input: fault.input });
    throw fault;
  }
}

/** The endpoint's problem details, where the answer has them. */
async function problemIn({ type, body }: Answer): Promise<ProblemDetails | undefined> {
  if (!type.startsWith("application/problem+json")) return undefined;
  try {
    return readProblem(JSON.parse(await body.text()));
  } catch {
    return undefined;
  }
}

/** Why an answer is not the whole package that was requested, or undefined. */
async function answerFault(
  { status, type, length, body }: Answer,
  entries: number,
): Promise<string | undefined> {
  if (status !== 200) return EXPORTS.answer.status(status);
  if (!type.startsWith(BINARY)) return EXPORTS.answer.type(type);
  if (length !== undefined && length !== body.size) return EXPORTS.answer.cut(body.size, length);
  return archiveFault(body, entries);
}
