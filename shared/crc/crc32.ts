/*
 * CRC-32 of PNG (Annex D) and ZIP (APPNOTE, 4.4.7), bits reflected.
 */

/** Continues a CRC-32 from `seed`. Node and workerd have a native one. */
export type Crc32 = (bytes: Uint8Array, seed?: number) => number;

const POLYNOMIAL = 0xedb88320;

/** Four bytes are taken at a time. */
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

export const tableCrc32: Crc32 = (bytes, seed = 0) => rangeCrc32(bytes, 0, bytes.length, seed);

/** Spares a view. The casts hold: indices are below 1024. */
export function rangeCrc32(bytes: Uint8Array, start: number, end: number, seed = 0): number {
  let crc = ~seed;
  let at = start;
  for (; at + 3 < end; at += 4) {
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
  for (; at < end; at++) {
    crc = (crc >>> 8) ^ (TABLES[(crc ^ (bytes[at] as number)) & 255] as number);
  }
  return ~crc >>> 0;
}

/** Modulo the CRC's polynomial, bits reflected. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let rest = a, term = b; rest !== 0; rest <<= 1) {
    if (rest < 0) product ^= term;
    term = term & 1 ? (term >>> 1) ^ POLYNOMIAL : term >>> 1;
  }
  return product;
}

/** x to the power 8·2^k. */
const POWERS = makePowers();

function makePowers(): Int32Array {
  const powers = new Int32Array(32);
  powers[0] = 0x00800000;
  for (let k = 1; k < powers.length; k++) {
    const before = powers[k - 1] as number;
    powers[k] = multiply(before, before);
  }
  return powers;
}

/** The CRC of two joined parts, given the second's length in bytes, below 2^32. */
export function joinCrc32(first: number, second: number, secondLength: number): number {
  let shifted = first | 0;
  for (let k = 0, rest = secondLength >>> 0; rest !== 0; k++, rest >>>= 1) {
    if (rest & 1) shifted = multiply(POWERS[k] as number, shifted);
  }
  return (shifted ^ second) >>> 0;
}
