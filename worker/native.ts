import { Buffer } from "node:buffer";
import { crc32 as zlibCrc32 } from "node:zlib";
import { type Crc32, tableCrc32 } from "../shared/crc/crc32.ts";

/** From this length the native CRC is faster than the table, in spite of the call. */
const NATIVE_FROM = 64;

/** CRC-32 by the runtime. */
export const nativeCrc32: Crc32 = (bytes, seed = 0) =>
  bytes.length < NATIVE_FROM ? tableCrc32(bytes, seed) : zlibCrc32(bytes, seed);

const buffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

/** The bytes as a text of one unit a byte, in which the engine searches several times faster. */
export const latin1 = (bytes: Uint8Array): string => buffer(bytes).toString("latin1");

/** Where a sequence of bytes first stands from there on, or -1. */
export const indexOf = (bytes: Uint8Array, sequence: Uint8Array, from: number): number =>
  buffer(bytes).indexOf(sequence, from);
