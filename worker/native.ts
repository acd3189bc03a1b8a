import { Buffer } from "node:buffer";
import { crc32 as zlibCrc32 } from "node:zlib";
import { type Crc32Function, tableCrc32 } from "../shared/crc/crc32.ts";

/** In bytes. For fewer, a call costs more than the native CRC-32 saves. */
const NATIVE_FROM = 64;

export const nativeCrc32: Crc32Function = (bytes, seed = 0) =>
  // Stryker disable next-line EqualityOperator,ConditionalExpression: both return the same.
  bytes.length < NATIVE_FROM ? tableCrc32(bytes, seed) : zlibCrc32(bytes, seed);

const buffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

/** Engines search Latin-1 strings several times faster than bytes. */
export const decodeLatin1 = (bytes: Uint8Array): string => buffer(bytes).toString("latin1");

export const indexOfBytes = (bytes: Uint8Array, sequence: Uint8Array, from: number): number =>
  buffer(bytes).indexOf(sequence, from);
