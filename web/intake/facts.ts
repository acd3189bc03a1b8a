import { checkPng, type PngFacts } from "../../shared/png/check.ts";
import { isForeign, type PngFault } from "../../shared/png/faults.ts";
import { type Format, formatOf } from "./format.ts";

/** What a file is, by its bytes. */
export type FileFacts =
  | { readonly kind: "png"; readonly png: PngFacts }
  | { readonly kind: "damaged-png"; readonly fault: PngFault }
  /** Of another format, or of one that we do not know. */
  | { readonly kind: "other"; readonly format: Format | undefined }
  | { readonly kind: "empty" }
  /** It was moved, deleted or locked since it was chosen, or its disk or card failed. */
  | { readonly kind: "unreadable" };

/** The facts of a file whose bytes are at hand. */
export function factsOf(bytes: Uint8Array): FileFacts {
  if (bytes.length === 0) return { kind: "empty" };
  const result = checkPng(bytes);
  if (result.ok) return { kind: "png", png: result.facts };
  return isForeign(result.fault.code)
    ? { kind: "other", format: formatOf(bytes) }
    : { kind: "damaged-png", fault: result.fault };
}

/** Reads a file and tells its facts. Does not throw. */
export async function readFacts(file: Blob): Promise<FileFacts> {
  try {
    return factsOf(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { kind: "unreadable" };
  }
}
