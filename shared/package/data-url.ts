/** Everything before the data (RFC 2397): printable ASCII without a comma. */
const START = /^data:[!-+\--~]*;base64,/i;

/** Real media types are far shorter. */
export const MAX_DATA_URL_START_LENGTH = 256;

export const findDataStart = (url: string): number | undefined =>
  START.exec(url.slice(0, MAX_DATA_URL_START_LENGTH))?.[0].length;

/** Newer engines have `fromBase64`, but TypeScript's ES2024 lib doesn't declare it. */
interface NativeBase64 {
  fromBase64?(text: string, options: { lastChunkHandling: "strict" }): Uint8Array<ArrayBuffer>;
}

/** Ignored by lenient decoders, including the native one. */
const WHITESPACE = /[\t\n\f\r ]/;

/** Decodes base64 strictly (RFC 4648, section 4): whole groups of four, without stray bits or white space. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const { fromBase64 } = Uint8Array as NativeBase64;
  if (WHITESPACE.test(text)) return undefined;
  if (fromBase64 === undefined) return decodeBase64Fallback(text);
  try {
    return fromBase64.call(Uint8Array, text, { lastChunkHandling: "strict" });
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const NOT_A_DIGIT = 64;
const VALUES = new Uint8Array(256).fill(NOT_A_DIGIT);
for (let i = 0; i < ALPHABET.length; i++) VALUES[ALPHABET.charCodeAt(i)] = i;

export function decodeBase64Fallback(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 4 !== 0) return undefined;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const digits = text.length - padding;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let bits = 0;
  let at = 0;
  for (let i = 0; i < digits; i++) {
    const value = VALUES[text.charCodeAt(i)] ?? NOT_A_DIGIT;
    if (value === NOT_A_DIGIT) return undefined;
    bits = (bits << 6) | value;
    if (i % 4 === 3) {
      bytes[at++] = bits >>> 16;
      bytes[at++] = bits >>> 8;
      bytes[at++] = bits;
      bits = 0;
    }
  }
  // Stryker disable next-line ConditionalExpression: nothing would be left to write.
  if (padding === 0) return bytes;
  // Two digits hold one byte and 4 extra bits; three hold two bytes and 2 extra bits, which must be zero.
  const stray = padding === 2 ? 4 : 2;
  if ((bits & ((1 << stray) - 1)) !== 0) return undefined;
  if (padding === 1) bytes[at++] = bits >>> 10;
  bytes[at] = bits >>> stray;
  return bytes;
}
