import type { CreateArchiveResult } from "../../shared/archive/write-archive.ts";

/** In bytes. Browsers copy this much into a Blob in a few milliseconds. */
const PIECE = 1 << 20;

/** Copying all bytes at once would block the page, but joining Blobs copies nothing. */
export async function createBlobFromChunks(chunks: Iterable<Uint8Array>, type: string): Promise<Blob> {
  const pieces: Blob[] = [];
  let waiting: Uint8Array[] = [];
  let length = 0;
  for (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += PIECE) {
      const part = chunk.subarray(at, at + PIECE);
      waiting.push(part);
      length += part.length;
      if (length < PIECE) continue;
      pieces.push(new Blob(waiting as BlobPart[]));
      waiting = [];
      length = 0;
      await new Promise((next) => setTimeout(next));
    }
  return new Blob([...pieces, ...(waiting as BlobPart[])], { type });
}

export async function createArchiveFile(archive: CreateArchiveResult, type: string): Promise<Blob> {
  if (!archive.ok) throw new Error(`Failed to create the archive: ${archive.fault} ${archive.path ?? ""}`);
  return createBlobFromChunks(archive.chunks(), type);
}

export const readAsDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
