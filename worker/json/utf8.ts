const CONTINUATION = 0b10;
const isContinuation = (byte: number | undefined): boolean =>
  byte !== undefined && byte >>> 6 === CONTINUATION;

/** For a lead byte: the sequence's length, and what its second byte may be (Unicode, table 3-7). */
function sequence(lead: number): [length: number, least: number, most: number] | undefined {
  if (lead >= 0xc2 && lead <= 0xdf) return [2, 0x80, 0xbf];
  if (lead === 0xe0) return [3, 0xa0, 0xbf];
  if (lead === 0xed) return [3, 0x80, 0x9f];
  if (lead >= 0xe1 && lead <= 0xef) return [3, 0x80, 0xbf];
  if (lead === 0xf0) return [4, 0x90, 0xbf];
  if (lead >= 0xf1 && lead <= 0xf3) return [4, 0x80, 0xbf];
  if (lead === 0xf4) return [4, 0x80, 0x8f];
  return undefined;
}

/**
 * Where the run of bytes from `start`, none of them ASCII, stops being whole UTF-8 sequences: `end`
 * where all of it is. `isCut` says that the rest may be a sequence of which `end` cut the last bytes.
 */
export function wholeUtf8(bytes: Uint8Array, start: number, end: number): { end: number; isCut: boolean } {
  let at = start;
  while (at < end) {
    const [length, least, most] = sequence(bytes[at] as number) ?? [0, 0, 0];
    if (length === 0) return { end: at, isCut: false };
    for (let i = 1; i < length; i++) {
      if (at + i === end) return { end: at, isCut: true };
      const byte = bytes[at + i] as number;
      if (i === 1 ? byte < least || byte > most : !isContinuation(byte)) return { end: at, isCut: false };
    }
    at += length;
  }
  return { end: at, isCut: false };
}
