/// <reference path="../shared/png/upng-js.d.ts" />
import UPNG from "upng-js";
import type { HeaderFields } from "../shared/png/header.ts";

/**
 * Decodes the signature and IHDR of a PNG. upng-js must never get more than these 33 bytes: it would inflate the whole
 * file, and some files make it loop forever.
 */
export function readPngFields(head: Uint8Array): HeaderFields {
  const { width, height, depth, ctype } = UPNG.decode(head.slice().buffer);
  return { width, height, depth, colourType: ctype };
}
