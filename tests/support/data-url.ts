import { decodeBase64, findDataStart } from "../../shared/package/data-url.ts";

/** The bytes of a base64 data URL, or undefined where it is none. */
export function decodeDataUrl(url: string): Uint8Array<ArrayBuffer> | undefined {
  const start = findDataStart(url);
  return start === undefined ? undefined : decodeBase64(url.slice(start));
}
