import { type Crc32Function, tableCrc32 } from "../crc/crc32.ts";
import { ACTL, CGBI, checkChunk, IDAT, IEND, IHDR, PLTE, type SeenChunks } from "./chunk-rules.ts";
import { CHUNK_HEADER_LENGTH, CRC_LENGTH, SIGNATURE_LENGTH } from "./chunks.ts";
import type { PngFault } from "./faults.ts";
import {
  IHDR_LENGTH,
  PNG_HEAD_LENGTH,
  type PngHeader,
  readHeader,
  type readHeaderFields,
  startsLikePng,
} from "./header.ts";

/** The image data has not been inflated. */
export interface PngFacts extends PngHeader {
  readonly bytes: number;
  readonly crc32: number;
  readonly animated: boolean;
}

export type PngResult =
  | { readonly ok: true; readonly facts: PngFacts }
  | { readonly ok: false; readonly fault: PngFault };

const TYPE_AT = 4;

type Stage = "head" | "chunk" | "data" | "crc" | "after";

/**
 * Checks a PNG that arrives in pieces: the signature and header; each chunk's length, type, order and CRC; the
 * palette; IEND. Never throws or inflates, buffers at most 33 bytes, and reads each byte at most twice. Counts
 * the bytes after IEND.
 */
export class PngChecker {
  readonly #crc32: Crc32Function;
  readonly #readFields: typeof readHeaderFields | undefined;
  #stage: Stage = "head";
  #fault: PngFault | undefined;
  /** Bytes in earlier pieces. */
  #before = 0;
  #fileCrc = 0;
  /** Fields may be split between pieces. */
  readonly #field = new Uint8Array(PNG_HEAD_LENGTH);
  readonly #fieldView = new DataView(this.#field.buffer);
  #gathered = 0;
  #header: PngHeader | undefined;
  #animated = false;
  // Stryker disable next-line ObjectLiteral: what is not there has not been seen, either.
  readonly #seen: SeenChunks = { palette: false, image: false, imageData: false, lastType: 0 };
  #chunkAt = 0;
  #type = 0;
  #left = 0;
  #chunkCrc = 0;

  constructor(crc32: Crc32Function = tableCrc32, read?: typeof readHeaderFields) {
    this.#crc32 = crc32;
    this.#readFields = read;
  }

  /** Returns the first fault, and ignores all bytes after it. */
  push(bytes: Uint8Array): PngFault | undefined {
    if (this.#fault) return this.#fault;
    this.#fileCrc = this.#crc32(bytes, this.#fileCrc);
    let at = 0;
    while (at < bytes.length && !this.#fault) at = this.#step(bytes, at);
    this.#before += at;
    return this.#fault;
  }

  end(): PngResult {
    if (!this.#fault && this.#stage !== "after") {
      const isSigned = this.#stage !== "head" || this.#gathered >= SIGNATURE_LENGTH;
      this.#fault = isSigned ? { code: "truncated", at: this.#before } : { code: "not-png", at: 0 };
    }
    if (this.#fault) return { ok: false, fault: this.#fault };
    // IEND comes after the header.
    const header = this.#header as PngHeader;
    return {
      ok: true,
      facts: { ...header, bytes: this.#before, crc32: this.#fileCrc, animated: this.#animated },
    };
  }

  /** Returns the next unread offset. */
  #step(bytes: Uint8Array, at: number): number {
    switch (this.#stage) {
      case "head": {
        const next = this.#gather(bytes, at, PNG_HEAD_LENGTH);
        this.#fault = this.#checkHead();
        return next;
      }
      case "chunk": {
        const next = this.#gather(bytes, at, CHUNK_HEADER_LENGTH);
        if (this.#gathered === CHUNK_HEADER_LENGTH)
          this.#fault = this.#startChunk(this.#before + next - CHUNK_HEADER_LENGTH);
        return next;
      }
      case "data": {
        const next = Math.min(bytes.length, at + this.#left);
        this.#chunkCrc = this.#crc32(bytes.subarray(at, next), this.#chunkCrc);
        this.#left -= next - at;
        if (this.#left === 0) this.#enter("crc");
        return next;
      }
      case "crc": {
        const next = this.#gather(bytes, at, CRC_LENGTH);
        if (this.#gathered === CRC_LENGTH) this.#fault = this.#endChunk();
        return next;
      }
      case "after":
        return bytes.length;
    }
  }

  #gather(bytes: Uint8Array, at: number, length: number): number {
    const next = Math.min(bytes.length, at + length - this.#gathered);
    for (let i = at; i < next; i++) this.#field[this.#gathered++] = bytes[i] as number;
    return next;
  }

  /** Also checks incomplete heads, to recognise other formats at once. */
  #checkHead(): PngFault | undefined {
    const head = this.#field.subarray(0, this.#gathered);
    if (!startsLikePng(head)) return { code: "not-png", at: 0 };
    if (head.length < SIGNATURE_LENGTH + CHUNK_HEADER_LENGTH) return undefined;
    const type = this.#fieldView.getUint32(12);
    if (type !== IHDR) return { code: type === CGBI ? "cgbi" : "bad-order", at: SIGNATURE_LENGTH };
    if (this.#fieldView.getUint32(8) !== IHDR_LENGTH) return { code: "bad-length", at: SIGNATURE_LENGTH };
    if (head.length < PNG_HEAD_LENGTH) return undefined;
    const crcAt = PNG_HEAD_LENGTH - CRC_LENGTH;
    if (tableCrc32(head.subarray(SIGNATURE_LENGTH + TYPE_AT, crcAt)) !== this.#fieldView.getUint32(crcAt))
      return { code: "bad-crc", at: SIGNATURE_LENGTH };
    const header = readHeader(head, this.#readFields);
    if (typeof header === "string") return { code: header, at: SIGNATURE_LENGTH + CHUNK_HEADER_LENGTH };
    this.#header = header;
    this.#seen.lastType = IHDR;
    this.#enter("chunk");
    return undefined;
  }

  #startChunk(at: number): PngFault | undefined {
    const length = this.#fieldView.getUint32(0);
    const type = this.#fieldView.getUint32(TYPE_AT);
    // The header comes first.
    const code = checkChunk(this.#header as PngHeader, this.#seen, type, length);
    if (code) return { code, at };
    if (type === ACTL) this.#animated = true;
    if (type === PLTE) this.#seen.palette = true;
    if (type === IDAT) {
      this.#seen.image = true;
      if (length > 0) this.#seen.imageData = true;
    }
    this.#chunkAt = at;
    this.#type = type;
    this.#chunkCrc = tableCrc32(this.#field.subarray(TYPE_AT, CHUNK_HEADER_LENGTH));
    this.#left = length;
    this.#enter("data");
    return undefined;
  }

  #endChunk(): PngFault | undefined {
    if (this.#fieldView.getUint32(0) !== this.#chunkCrc) return { code: "bad-crc", at: this.#chunkAt };
    this.#seen.lastType = this.#type;
    this.#enter(this.#type === IEND ? "after" : "chunk");
    return undefined;
  }

  #enter(stage: Stage): void {
    this.#stage = stage;
    this.#gathered = 0;
  }
}

export function checkPng(bytes: Uint8Array, ...options: ConstructorParameters<typeof PngChecker>): PngResult {
  const check = new PngChecker(...options);
  check.push(bytes);
  return check.end();
}
