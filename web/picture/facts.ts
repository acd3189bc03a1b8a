import { PngChecker, type PngFacts } from "../../shared/png/check.ts";
import { readChunks } from "../../shared/png/chunks.ts";
import { isOtherFormat, type PngFault } from "../../shared/png/faults.ts";
import { PNG_HEAD_LENGTH, type PngHeader } from "../../shared/png/header.ts";
import { RowChecker } from "../../shared/png/image-data.ts";
import { type FileFormat, readFormat } from "./format.ts";
import { toSafeSvg } from "./svg.ts";

/** Set by ui/dropzone for dropped folders. */
const FOLDER_TYPE = "inode/directory";

export type FileFault =
  | { readonly kind: "damaged"; readonly fault: PngFault }
  | { readonly kind: "folder" }
  | { readonly kind: "empty" }
  /** An SVG that `toSafeSvg` rejects. */
  | { readonly kind: "tooComplex" }
  /** Moved, deleted or locked since it was chosen. */
  | { readonly kind: "gone" };

export type FileFacts =
  | { readonly kind: "png"; readonly png: PngFacts }
  | { readonly kind: "other"; readonly format: FileFormat | undefined }
  | FileFault;

/** Never rejects. */
export async function readFacts(file: Blob): Promise<FileFacts> {
  try {
    if (file.type === FOLDER_TYPE) return { kind: "folder" };
    if (file.size === 0) return { kind: "empty" };
    const check = new PngChecker();
    await readPieces(file.stream(), (bytes) => check.push(bytes) === undefined);
    const result = check.end();
    if (result.ok)
      return (await isImageDataSound(file, result.facts))
        ? { kind: "png", png: result.facts }
        : { kind: "damaged", fault: { code: "bad-image-data", at: PNG_HEAD_LENGTH } };
    if (!isOtherFormat(result.fault.code)) return { kind: "damaged", fault: result.fault };
    const format = await readFormat(file);
    return format === "SVG" && !(await toSafeSvg(file)) ? { kind: "tooComplex" } : { kind: "other", format };
  } catch {
    return { kind: "gone" };
  }
}

/** Stops at the first rejected piece. */
async function readPieces(
  stream: ReadableStream<Uint8Array>,
  accept: (piece: Uint8Array) => boolean,
): Promise<boolean> {
  const reader = stream.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (accept(piece.value)) continue;
    await reader.cancel();
    return false;
  }
  return true;
}

/** Larger PNGs are never stored unchanged. */
const MAX_PIXELS = 16_000_000;

/** The chunks must have been checked already. Rejects if the file can't be read. */
export async function isImageDataSound(file: Blob, header: PngHeader): Promise<boolean> {
  if (header.width * header.height > MAX_PIXELS) return true;
  const chunks = [...readChunks(new Uint8Array(await file.arrayBuffer()))];
  const data = new Blob(chunks.filter(({ type }) => type === "IDAT").map((chunk) => chunk.data));
  const check = new RowChecker(header);
  try {
    const inflated = data.stream().pipeThrough(new DecompressionStream("deflate"));
    return (await readPieces(inflated, (bytes) => check.push(bytes))) && check.end();
  } catch (fault) {
    // The data can't be inflated, or has trailing bytes.
    if (fault instanceof TypeError) return false;
    throw fault;
  }
}
