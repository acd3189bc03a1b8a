import { PngCheck, type PngFacts } from "../../shared/png/check.ts";
import { isForeign, type PngFault } from "../../shared/png/faults.ts";
import { HEAD_LENGTH, type Header } from "../../shared/png/header.ts";
import { ImageDataReader, RowCheck } from "../../shared/png/image-data.ts";
import { type Format, readFormat } from "./format.ts";
import { safeSvg } from "./svg.ts";

/** The type that ui/dropzone gives a dropped folder. */
const FOLDER_TYPE = "inode/directory";

export type FileFacts =
  | { readonly kind: "png"; readonly png: PngFacts }
  | { readonly kind: "damaged-png"; readonly fault: PngFault }
  | { readonly kind: "other"; readonly format: Format | undefined }
  | { readonly kind: "folder" }
  | { readonly kind: "empty" }
  /** An SVG with unlisted parts, or one that draws too much. */
  | { readonly kind: "too-complex" }
  /** Moved, deleted or locked since it was chosen. */
  | { readonly kind: "unreadable" };

/** Does not reject. */
export async function readFacts(file: Blob): Promise<FileFacts> {
  try {
    if (file.type === FOLDER_TYPE) return { kind: "folder" };
    if (file.size === 0) return { kind: "empty" };
    const check = new PngCheck();
    const reader = file.stream().getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      if (check.push(piece.value) === undefined) continue;
      await reader.cancel();
      break;
    }
    const result = check.end();
    if (result.ok)
      return (await isImageDataSound(file, result.facts))
        ? { kind: "png", png: result.facts }
        : { kind: "damaged-png", fault: { code: "bad-image-data", at: HEAD_LENGTH } };
    if (!isForeign(result.fault.code)) return { kind: "damaged-png", fault: result.fault };
    const format = await readFormat(file);
    return format === "SVG" && !(await safeSvg(file)) ? { kind: "too-complex" } : { kind: "other", format };
  } catch {
    return { kind: "unreadable" };
  }
}

/** Larger PNGs are never stored as they came. */
const MAX_PIXELS = 16_000_000;

/**
 * Whether the image data inflates to what the header says. Rejects if the file can't be read.
 *
 * @param file whose chunks have been checked
 */
export async function isImageDataSound(file: Blob, header: Header): Promise<boolean> {
  if (header.width * header.height > MAX_PIXELS) return true;
  const found = new ImageDataReader();
  const check = new RowCheck(header);
  const compressed = file.stream().pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, controller) {
        for (const part of found.push(bytes)) controller.enqueue(part);
      },
    }),
  );
  const reader = compressed.pipeThrough(new DecompressionStream("deflate")).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      if (check.push(piece.value)) continue;
      await reader.cancel();
      return false;
    }
  } catch (fault) {
    // The data can't be inflated, or goes on after its end.
    if (fault instanceof TypeError) return false;
    throw fault;
  }
  return check.end();
}
