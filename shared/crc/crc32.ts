/* The bit-reflected CRC-32 of PNG (Annex D) and ZIP (APPNOTE, 4.4.7). */

/** Continues a CRC-32 from `seed`. Node and workerd have a native implementation. */
export type Crc32Function = (bytes: Uint8Array, seed?: number) => number;

const POLYNOMIAL = 0xedb88320;

/** Four tables, to process four bytes at a time. */
const TABLES = makeTables();

function makeTables(): Int32Array {
  const tables = new Int32Array(4 * 256);
  for (let byte = 0; byte < 256; byte++) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
    tables[byte] = crc;
  }
  for (let i = 256; i < tables.length; i++) {
    const before = tables[i - 256] as number;
    tables[i] = (before >>> 8) ^ (tables[before & 255] as number);
  }
  return tables;
}

/** The casts are safe, since all indices are in range. */
export const tableCrc32: Crc32Function = (bytes, seed = 0) => {
  let crc = ~seed;
  let at = 0;
  // Stryker disable next-line ConditionalExpression: the next loop would do.
  for (; at + 3 < bytes.length; at += 4) {
    crc ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24);
    crc =
      (TABLES[768 + (crc & 255)] as number) ^
      (TABLES[512 + ((crc >>> 8) & 255)] as number) ^
      (TABLES[256 + ((crc >>> 16) & 255)] as number) ^
      (TABLES[crc >>> 24] as number);
  }
  for (; at < bytes.length; at++) crc = (crc >>> 8) ^ (TABLES[(crc ^ (bytes[at] as number)) & 255] as number);
  return ~crc >>> 0;
};
