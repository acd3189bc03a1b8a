import { chunksOf, SIGNATURE_LENGTH } from "../../../shared/png/chunks.ts";
import { orientationIn } from "./orientation-tag.ts";
import type { Stripped } from "./strip.ts";

/** Chunks that say what the pixels are and which colours they have (PNG, table 7). */
const KEPT = ["IHDR", "PLTE", "tRNS", "cICP", "iCCP", "sRGB", "gAMA", "cHRM", "sBIT", "IDAT", "IEND"];

/** A PNG without texts, times and a camera's notes. Undefined if those turn it, or if it is cut off. */
export function stripPng(bytes: Uint8Array<ArrayBuffer>): Stripped | undefined {
  const chunks = [...chunksOf(bytes)];
  const isTurned = chunks.some(({ type, data }) => type === "eXIf" && orientationIn(data) !== 1);
  const [header] = chunks;
  if (isTurned || !header || chunks.at(-1)?.type !== "IEND") return undefined;
  const { buffer, byteOffset } = header.data;
  const view = new DataView(buffer, byteOffset);
  const kept = chunks.filter(({ type }) => KEPT.includes(type)).map(({ whole }) => whole);
  return {
    type: "image/png",
    width: view.getUint32(0),
    height: view.getUint32(4),
    parts: [bytes.subarray(0, SIGNATURE_LENGTH), ...kept],
  };
}
