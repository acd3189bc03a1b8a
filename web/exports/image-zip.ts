import { createArchive } from "../../shared/archive/archive.ts";
import { storedEntry } from "../../shared/archive/entry.ts";
import { blobInPieces } from "./blobs.ts";
import type { LoadedImage } from "./load-images.ts";

/** Packs the images, byte for byte, in their folders. */
export async function imageZip(images: readonly LoadedImage[]): Promise<Blob> {
  const archive = createArchive(
    images.map(({ image, bytes, facts }) => storedEntry(image.path, bytes, facts.crc32)),
  );
  if (!archive.ok)
    throw new Error(`the pictures do not fit an archive: ${archive.fault} ${archive.path ?? ""}`);
  return blobInPieces(archive.chunks(), "application/zip");
}
