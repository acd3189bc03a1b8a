import { isOneOf } from "../../shared/machine/questions.ts";
import type { AcceptedType, Size } from "../../shared/machine/types.ts";
import type { PngFault } from "../../shared/png/faults.ts";
import { type Format, isPicture, type PictureFormat } from "./format.ts";
import { startPlacement } from "./placement.ts";
import { inspect, measure, type OpenFault } from "./read-file.ts";

export interface ImageRule {
  readonly accepts: AcceptedType;
  readonly size: Size;
}

export type Refusal =
  /** The format is undefined if it is unknown. */
  | { readonly code: "wrongType"; readonly format: Format | undefined }
  | { readonly code: "wrongSize"; readonly actual: Size }
  | { readonly code: "unreadable"; readonly why: Unreadable };

export type Unreadable =
  | { readonly kind: "damaged"; readonly fault: PngFault }
  | { readonly kind: "folder" }
  | { readonly kind: "empty" }
  /** There was no connection to load the converter. */
  | { readonly kind: "notConverted"; readonly format: Format }
  | (Exclude<OpenFault, { kind: "tooLarge" }> & { readonly format?: Format | undefined });

export type Admission =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly refusal: Refusal };

export const canBeFitted = (refusal: Refusal): boolean =>
  refusal.code === "wrongSize" || (refusal.code === "wrongType" && isPicture(refusal.format));

const refuse = (refusal: Refusal): Admission => ({ ok: false, refusal });
const unreadable = (why: Unreadable): Admission => refuse({ code: "unreadable", why });

/** Accepts a PNG of the exact size, and converts other accepted formats of that size. Does not reject. */
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
  const measured = await measure(file);
  if ("kind" in measured) return notOpened(measured, format);
  if (!isOneOf([size], measured.size)) return refuse({ code: "wrongSize", actual: measured.size });
  const opener = await import("./open-picture.ts").catch(() => undefined);
  if (!opener) return unreadable({ kind: "notConverted", format });
  const picture = await opener.openPicture(file, size);
  if ("kind" in picture) return notOpened(picture, format);
  // SVGs are opened larger than the size that they state.
  const placement = startPlacement({ picture: picture.size, frame: size });
  const background = { kind: "clear" };
  const bytes = await picture.studio.ask("render", { placement, frame: size, background });
  opener.closePicture(picture);
  return bytes ? { ok: true, bytes } : unreadable({ kind: "undecodable", format });
}

const notOpened = (fault: OpenFault, format: PictureFormat): Admission =>
  fault.kind === "tooLarge"
    ? refuse({ code: "wrongSize", actual: fault.size })
    : unreadable({ ...fault, format });
