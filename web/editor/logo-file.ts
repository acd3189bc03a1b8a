import type { Size } from "../../shared/machine/types.ts";
import { sha256Of } from "../files/sha256.ts";
import { readFormat } from "../picture/format.ts";
import { closePicture, openPicture } from "../picture/open-picture.ts";

/** A logo that can be put on pictures. */
export interface LogoFile {
  /** A PNG, as large as any picture needs it. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sha256: string;
  readonly size: Size;
}

/** Pixels of a logo's longer side at most. */
const LONGEST = 1024;

/** A logo from a PNG or an SVG, read as pictures are; undefined for anything else, and where it can't be opened. */
export async function readLogo(file: Blob): Promise<LogoFile | undefined> {
  const format = await readFormat(file).catch(() => undefined);
  if (format !== "PNG" && format !== "SVG") return undefined;
  const picture = await openPicture(file, { width: LONGEST, height: LONGEST });
  if (!("studio" in picture)) return undefined;
  try {
    const { width, height } = picture.size;
    const scale = Math.min(1, LONGEST / Math.max(width, height));
    const size = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
    const placement = { x: 0, y: 0, scale, quarters: 0, angle: 0, mirrored: false, mode: "fit" } as const;
    const bytes = await picture.studio.ask("render", {
      placement,
      frame: size,
      background: { kind: "clear" },
    });
    return bytes && { bytes, size, sha256: await sha256Of(bytes) };
  } finally {
    closePicture(picture);
  }
}

/** The size of a logo that is kept; undefined where it can't be read. */
export async function keptLogo(bytes: Uint8Array<ArrayBuffer>): Promise<LogoFile | undefined> {
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  if (!bitmap) return undefined;
  const size = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  return { bytes, size, sha256: await sha256Of(bytes) };
}
