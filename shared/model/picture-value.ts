import type { Picture } from "./design.ts";

type ImageValue =
  | { readonly kind: "inline"; readonly type: string; readonly base64: string }
  | { readonly kind: "stored"; readonly sha256: string }
  | { readonly kind: "path"; readonly path: string };

export const PNG_MEDIA_TYPE = "image/png";

const STORED = /^\/stored-images\/([0-9a-f]{64})\.png$/;
/** Excludes SVG, which may take arbitrarily long to draw. */
const INLINE = /^data:(image\/(?!svg)[a-z0-9.+-]+);base64,/;
/** RFC 4648, section 4. */
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** A path on this site. URL parsers treat a backslash as a slash and drop control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it excludes control characters
const PATH = /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/;

/** Returns a placeholder that no server serves. */
export const storedImagePath = (sha256: string): string => `/stored-images/${sha256}.png`;

/** Returns null unless the value is a path on this site or a picture as a base64 data URL. */
export function parseImageValue(value: string): ImageValue | null {
  const stored = STORED.exec(value)?.[1];
  if (stored !== undefined) return { kind: "stored", sha256: stored };
  if (PATH.test(value)) return { kind: "path", path: value };
  const inline = INLINE.exec(value);
  if (!inline?.[1]) return null;
  const base64 = value.slice(inline[0].length);
  return base64.length % 4 === 0 && BASE64.test(base64) ? { kind: "inline", type: inline[1], base64 } : null;
}

export function serializePicture(picture: Picture | null | undefined): string {
  if (!picture) return "";
  if ("blob" in picture) return storedImagePath(picture.blob);
  return "path" in picture ? picture.path : picture.value;
}

/** The inverse of `serializePicture`, except for the blob's size. */
export function parsePicture(value: string): Picture {
  const parsed = parseImageValue(value);
  if (parsed?.kind === "stored") return { blob: parsed.sha256, bytes: 0 };
  return parsed?.kind === "path" ? { path: parsed.path } : { value };
}

export const pngDataUrlLength = (bytes: number): number =>
  `data:${PNG_MEDIA_TYPE};base64,`.length + Math.ceil(bytes / 3) * 4;
