import type { Picture } from "./design.ts";

/** What a stored image value is. */
type ImageValue =
  | { readonly kind: "inline"; readonly type: string; readonly base64: string }
  /** In IndexedDB, under the SHA-256 of its bytes in lower-case hexadecimal. */
  | { readonly kind: "stored"; readonly sha256: string }
  | { readonly kind: "path"; readonly path: string };

export const PNG_TYPE = "image/png";

const STORED = /^\/stored-images\/([0-9a-f]{64})\.png$/;
const INLINE = /^data:([a-z]+\/[a-z0-9.+-]+);base64,/;
/** Groups of four, the last one padded (RFC 4648, section 4). */
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/**
 * One slash, not two: `//host/…` leaves the site. So does a backslash, which URLs take for a slash, and
 * so do control characters, which they drop.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const PATH = /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/;

/** What a key of localStorage says of a picture that is a blob. No server answers it: the app shows the blob. */
export const storedPath = (sha256: string): string => `/stored-images/${sha256}.png`;

/** Reads a stored image value; null where it is neither a relative path nor a base64 data URI. */
export function parseImageValue(value: string): ImageValue | null {
  const stored = STORED.exec(value)?.[1];
  if (stored !== undefined) return { kind: "stored", sha256: stored };
  if (PATH.test(value)) return { kind: "path", path: value };
  const [head, type] = INLINE.exec(value) ?? [];
  if (head === undefined || type === undefined) return null;
  const base64 = value.slice(head.length);
  return base64.length % 4 === 0 && BASE64.test(base64) ? { kind: "inline", type, base64 } : null;
}

/** The stored value of a picture: its path, or what was set by hand; empty for none. */
export function pictureValue(picture: Picture | null | undefined): string {
  if (!picture) return "";
  if ("blob" in picture) return storedPath(picture.blob);
  return "path" in picture ? picture.path : picture.value;
}

/** The picture of a stored value, to read its bytes; the length of a blob is not known. */
export function pictureOf(value: string): Picture {
  const parsed = parseImageValue(value);
  if (parsed?.kind === "stored") return { blob: parsed.sha256, bytes: 0 };
  return parsed?.kind === "path" ? { path: parsed.path } : { value };
}

/** Length of the data URI that holds so many bytes of PNG. */
export const inlineLength = (bytes: number): number =>
  `data:${PNG_TYPE};base64,`.length + Math.ceil(bytes / 3) * 4;
