import { isOneOf } from "../../../shared/machine/questions.ts";
import type { AcceptedType, Size } from "../../../shared/machine/types.ts";
import type { PngFault } from "../../../shared/png/faults.ts";
import { type Format, isPicture, type PictureFormat } from "./format.ts";
import { inspect } from "./inspect.ts";

/** What a place takes: the category's type and the exact size of its arrangement. */
export interface ImageRule {
  readonly accepts: AcceptedType;
  readonly size: Size;
}

/** Why a file was not taken. */
export type Refusal =
  /** Not of an accepted type; the format is undefined where we do not know it. */
  | { readonly code: "wrongType"; readonly format: Format | undefined }
  | { readonly code: "wrongSize"; readonly actual: Size }
  | { readonly code: "unreadable"; readonly why: Unreadable };

export type Unreadable =
  | { readonly kind: "damaged"; readonly fault: PngFault }
  | { readonly kind: "folder" }
  /** A drawing of so many parts, or such unknown ones, that a browser could stand still over it. */
  | { readonly kind: "tooComplex" }
  | { readonly kind: "damagedHeic" }
  | { readonly kind: "empty" }
  /** Moved, deleted or locked since it was chosen. */
  | { readonly kind: "gone" }
  /** Of a format of pictures, but this browser can't show it. */
  | { readonly kind: "undecodable"; readonly format: Format }
  /** The code that converts it did not load: there is no connection. */
  | { readonly kind: "unconverted"; readonly format: Format }
  /** The browser alters what a page reads from a picture, against fingerprinting. */
  | { readonly kind: "altered"; readonly format: Format };

export type Admission =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly refusal: Refusal };

/** Whether a refused file is a picture that could be placed in the frame. */
export const canBeFitted = (refusal: Refusal): boolean =>
  refusal.code === "wrongSize" || (refusal.code === "wrongType" && isPicture(refusal.format));

const refuse = (refusal: Refusal): Admission => ({ ok: false, refusal });
const unreadable = (why: Unreadable): Admission => refuse({ code: "unreadable", why });

/**
 * Judges a file by its bytes. A PNG of the size is taken as it is; where other images are taken too, one
 * of the size becomes a PNG, upright and in sRGB. Does not throw.
 */
export async function admit(file: Blob, { accepts, size }: ImageRule): Promise<Admission> {
  const facts = await inspect(file);
  switch (facts.kind) {
    case "unreadable":
      return unreadable({ kind: "gone" });
    case "too-complex":
      return accepts === "png"
        ? refuse({ code: "wrongType", format: "SVG" })
        : unreadable({ kind: "tooComplex" });
    case "folder":
    case "empty":
      return unreadable({ kind: facts.kind });
    case "damaged-png":
      return unreadable({ kind: "damaged", fault: facts.fault });
    case "png": {
      const { width, height } = facts.png;
      if (!isOneOf([size], facts.png)) return refuse({ code: "wrongSize", actual: { width, height } });
      try {
        return { ok: true, bytes: new Uint8Array(await file.arrayBuffer()) };
      } catch {
        return unreadable({ kind: "gone" });
      }
    }
    case "other":
      return accepts === "png" || !isPicture(facts.format)
        ? refuse({ code: "wrongType", format: facts.format })
        : convert(file, facts.format, size);
  }
}

async function convert(file: Blob, format: PictureFormat, size: Size): Promise<Admission> {
  const converter = await import("./to-png.ts").catch(() => undefined);
  if (!converter) return unreadable({ kind: "unconverted", format });
  const result = await converter.toPng(file, format, size);
  switch (result.kind) {
    case "png":
      return { ok: true, bytes: result.bytes };
    case "wrong-size":
      return refuse({ code: "wrongSize", actual: result.actual });
    case "damaged-heic":
      return unreadable({ kind: "damagedHeic" });
    case "undecodable":
    case "unconverted":
    case "altered":
      return unreadable({ kind: result.kind, format });
  }
}
