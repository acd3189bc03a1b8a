import type { Header } from "../../../shared/png/header.ts";
import { ImageDataReader, RowCheck } from "../../../shared/png/image-data.ts";

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
