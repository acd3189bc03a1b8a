import type { Size } from "../../../shared/machine/types.ts";
import { readFormat } from "./format.ts";
import { stripJpeg } from "./strip-jpeg.ts";
import { stripPng } from "./strip-png.ts";
import { stripWebp } from "./strip-webp.ts";

/** A picture's file in pieces, without what it says besides the picture; its size is the upright one. */
export interface Stripped extends Size {
  readonly type: "image/jpeg" | "image/png" | "image/webp";
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

/** A picture's file without its metadata, where and when it was taken among them. */
export interface PlainPicture extends Size {
  readonly type: Stripped["type"];
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * A JPEG, PNG or WebP without its metadata and with the same pixels, colours and turn. Undefined for any other
 * file, and for one that can't be so without being made anew. Does not throw.
 */
export async function withoutMetadata(file: Blob): Promise<PlainPicture | undefined> {
  try {
    const format = await readFormat(file);
    const strip = format === "JPEG" ? stripJpeg : format === "PNG" ? stripPng : stripWebp;
    if (format !== "JPEG" && format !== "PNG" && format !== "WebP") return undefined;
    const stripped = strip(new Uint8Array(await file.arrayBuffer()));
    if (!stripped) return undefined;
    const { type, width, height, parts } = stripped;
    const bytes = new Uint8Array(await new Blob([...parts]).arrayBuffer());
    return { type, width, height, bytes };
  } catch {
    // It is cut off, or was moved meanwhile.
    return undefined;
  }
}
