import { orientationIn } from "./orientation-tag.ts";
import type { Stripped } from "./strip.ts";

const SIGNATURE_LENGTH = 8;
/** Chunks that say what the pixels are and which colours they have (PNG, table 7). */
const KEPT = ["IHDR", "PLTE", "tRNS", "cICP", "iCCP", "sRGB", "gAMA", "cHRM", "sBIT", "IDAT", "IEND"];

/** A PNG without texts, times and a camera's notes. Undefined where those turn it, or it has no end. */
export function stripPng(bytes: Uint8Array<ArrayBuffer>): Stripped | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, SIGNATURE_LENGTH)];
  for (let at = SIGNATURE_LENGTH; ; ) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    if (type === "eXIf" && orientationIn(bytes.subarray(at + 8, end - 4)) !== 1) return undefined;
    if (KEPT.includes(type)) parts.push(bytes.subarray(at, end));
    if (type === "IEND") break;
    at = end;
  }
  // The first chunk is the header.
  const size = { width: view.getUint32(SIGNATURE_LENGTH + 8), height: view.getUint32(SIGNATURE_LENGTH + 12) };
  return { type: "image/png", ...size, parts };
}
