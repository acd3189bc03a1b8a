import { PngCheck, type PngFacts } from "../../shared/png/check.ts";
import { isForeign, type PngFault } from "../../shared/png/faults.ts";
import { HEAD_LENGTH, type Header } from "../../shared/png/header.ts";
import { ImageDataReader, RowCheck } from "../../shared/png/image-data.ts";
import { type Format, readFormat } from "./format.ts";
import { safeSvg } from "./svg.ts";

/** The declared type of what stands for a dropped folder, as ui/dropzone hands it on. */
const FOLDER_TYPE = "inode/directory";

/** What a file is, by its bytes. */
export type FileFacts =
  | { readonly kind: "png"; readonly png: PngFacts }
  | { readonly kind: "damaged-png"; readonly fault: PngFault }
  /** Of another format, or of one that we do not know. */
  | { readonly kind: "other"; readonly format: Format | undefined }
  | { readonly kind: "folder" }
  | { readonly kind: "empty" }
  /** A drawing with parts that are not taken, or with so many that a browser could stand still over it. */
  | { readonly kind: "too-complex" }
  /** It was moved, deleted or locked since it was chosen, or its disk or card failed. */
  | { readonly kind: "unreadable" };

/** Reads a file's facts from its bytes, chunk by chunk. Does not throw. */
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

/** Pixels of the largest PNG whose image data are checked: no larger one is stored as it came. */
const MAX_PIXELS = 16_000_000;

/**
 * Whether the image data of a PNG inflate to exactly what its header says, each row with a filter that exists. No more
 * is inflated than that. Rejects if the file can't be read.
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
    // That is how it says that it can't be inflated, or goes on after its end.
    if (fault instanceof TypeError) return false;
    throw fault;
  }
  return check.end();
}
