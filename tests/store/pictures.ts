import { createHash } from "node:crypto";
import type { Size } from "../../shared/machine/types.ts";
import type { BlobMap, BlobPicture } from "../../shared/model/design.ts";
import type { BlobOriginal } from "../../shared/model/recipe.ts";
import { png } from "../support/png.ts";

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** PNGs that were made already: it takes a while. */
const made = new Map<string, Uint8Array>();

/** The bytes of a browser, as its store has them. */
export class FakeBlobs {
  readonly stored = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly bytesOf = async (blob: string) => this.stored.get(blob);

  add(bytes: Uint8Array): BlobPicture {
    const blob = sha256(bytes);
    this.stored.set(blob, new Uint8Array(bytes));
    return { blob, bytes: bytes.length };
  }

  /** A PNG; noise makes it large. */
  png({ width, height }: Size, seed: number, noise = 0): BlobPicture {
    const key = `${width} ${height} ${seed} ${noise}`;
    const bytes = made.get(key) ?? png(width, height, { seed, noise });
    made.set(key, bytes);
    return this.add(bytes);
  }

  /** A PNG that pictures are made of. */
  original(seed: number, noise = 0): BlobOriginal {
    const size = { width: 200, height: 150 };
    return { blob: this.png(size, seed, noise).blob, type: "image/png", ...size };
  }
}

/** Blobs by their hashes, so that a failing test prints no bytes. */
export const lengths = (blobs: BlobMap): Record<string, number> =>
  Object.fromEntries([...blobs].map(([blob, bytes]) => [blob, bytes.length]));
