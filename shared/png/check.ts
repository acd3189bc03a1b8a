import { type Crc32, joinCrc32, rangeCrc32, tableCrc32 } from "../crc/crc32.ts";
import { ACTL, CGBI, chunkFault, IDAT, IEND, IHDR, PLTE, type Seen } from "./chunk-rules.ts";
import { CHUNK_HEAD_LENGTH, CRC_LENGTH, SIGNATURE_LENGTH } from "./chunks.ts";
import type { PngFault, PngFaultCode } from "./faults.ts";
import {
  HEAD_LENGTH,
  type Header,
  type HeaderFields,
  IHDR_LENGTH,
  readHeader,
  startsLikePng,
} from "./header.ts";

/** Its image data has not been inflated. */
export interface PngFacts extends Header {
  readonly bytes: number;
  readonly crc32: number;
  readonly animated: boolean;
}

export type PngResult =
  | { readonly ok: true; readonly facts: PngFacts }
  | { readonly ok: false; readonly fault: PngFault };

const TYPE_AT = 4;
const TYPE_LENGTH = 4;

/** From this length on, joining CRCs is cheaper than computing both. */
const JOINED_FROM = 2_048;

/** The casts hold: four bytes are there. */
const uint32 = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] as number) << 24) |
    ((bytes[at + 1] as number) << 16) |
    ((bytes[at + 2] as number) << 8) |
    (bytes[at + 3] as number)) >>>
  0;

type Stage = "head" | "chunk" | "data" | "crc" | "after";

/**
 * Checks a PNG that arrives in pieces: signature, header, the length, type, order and CRC of every chunk, palette,
 * IEND. Never throws or inflates, holds 33 bytes, and reads none more than twice. Counts data after IEND.
 */
export class PngCheck {
  readonly #crc32: Crc32;
  readonly #readFields: ((head: Uint8Array) => HeaderFields) | undefined;
  #stage: Stage = "head";
  #fault: PngFault | undefined;
  #before = 0;
  /** Fields may be split between pieces. */
  readonly #field = new Uint8Array(HEAD_LENGTH);
  readonly #fieldView = new DataView(this.#field.buffer);
  #gathered = 0;
  #fileCrc = 0;
  #header: Header | undefined;
  #animated = false;
  readonly #seen: Seen = { palette: false, image: false, imageLength: 0, lastType: 0 };
  #chunkAt = 0;
  #type = 0;
  #length = 0;
  #left = 0;
  #chunkCrc = 0;

  constructor(crc32: Crc32 = tableCrc32, readFields?: (head: Uint8Array) => HeaderFields) {
    this.#crc32 = crc32;
    this.#readFields = readFields;
  }

  /** Returns the first fault, and takes no more bytes after it. */
  push(bytes: Uint8Array): PngFault | undefined {
    let at = 0;
    while (at < bytes.length && this.#fault === undefined) at = this.#step(bytes, at);
    this.#before += at;
    return this.#fault;
  }

  end(): PngResult {
    if (this.#fault === undefined && this.#stage !== "after") {
      const isSigned = this.#stage !== "head" || this.#gathered >= SIGNATURE_LENGTH;
      this.#fault = isSigned ? { code: "truncated", at: this.#before } : { code: "not-png", at: 0 };
    }
    if (this.#fault !== undefined) return { ok: false, fault: this.#fault };
    // The cast holds: IEND comes after the header.
    const header = this.#header as Header;
    return {
      ok: true,
      facts: { ...header, bytes: this.#before, crc32: this.#fileCrc, animated: this.#animated },
    };
  }

  /** Returns where the rest begins. */
  #step(bytes: Uint8Array, at: number): number {
    switch (this.#stage) {
      case "head": {
        const next = this.#gather(bytes, at, HEAD_LENGTH);
        this.#fault = this.#checkHead();
        return next;
      }
      case "chunk": {
        const end = this.#gathered === 0 ? this.#imageRun(bytes, at) : at;
        if (end > at || this.#fault !== undefined) return end;
        const next = this.#gather(bytes, at, CHUNK_HEAD_LENGTH);
        if (this.#gathered === CHUNK_HEAD_LENGTH) {
          this.#fault = this.#startChunk(this.#before + next - CHUNK_HEAD_LENGTH);
        }
        return next;
      }
      case "data": {
        const next = Math.min(bytes.length, at + this.#left);
        const data = at === 0 && next === bytes.length ? bytes : bytes.subarray(at, next);
        this.#chunkCrc = this.#crc32(data, this.#chunkCrc);
        if (this.#length < JOINED_FROM) this.#fileCrc = this.#crc32(data, this.#fileCrc);
        this.#left -= next - at;
        if (this.#left === 0) this.#endData();
        return next;
      }
      case "crc": {
        const next = this.#gather(bytes, at, CRC_LENGTH);
        if (this.#gathered === CRC_LENGTH) this.#fault = this.#endChunk();
        return next;
      }
      case "after": {
        this.#fileCrc = this.#crc32(at === 0 ? bytes : bytes.subarray(at), this.#fileCrc);
        return bytes.length;
      }
    }
  }

  #gather(bytes: Uint8Array, at: number, length: number): number {
    const next = Math.min(bytes.length, at + length - this.#gathered);
    for (let i = at; i < next; i++) this.#field[this.#gathered++] = bytes[i] as number;
    return next;
  }

  /** An incomplete head too, so that another format is recognised at once. */
  #checkHead(): PngFault | undefined {
    const head = this.#field.subarray(0, this.#gathered);
    if (!startsLikePng(head)) return { code: "not-png", at: 0 };
    if (head.length < SIGNATURE_LENGTH + CHUNK_HEAD_LENGTH) return undefined;
    const length = this.#fieldView.getUint32(8);
    const type = this.#fieldView.getUint32(12);
    if (type !== IHDR) return { code: type === CGBI ? "cgbi" : "bad-order", at: SIGNATURE_LENGTH };
    if (length !== IHDR_LENGTH) return { code: "bad-length", at: SIGNATURE_LENGTH };
    if (head.length < HEAD_LENGTH) return undefined;
    const crcAt = HEAD_LENGTH - CRC_LENGTH;
    if (rangeCrc32(head, SIGNATURE_LENGTH + TYPE_AT, crcAt) !== this.#fieldView.getUint32(crcAt)) {
      return { code: "bad-crc", at: SIGNATURE_LENGTH };
    }
    const header = readHeader(head, this.#readFields);
    if (typeof header === "string") return { code: header, at: SIGNATURE_LENGTH + CHUNK_HEAD_LENGTH };
    this.#header = header;
    this.#fileCrc = tableCrc32(head);
    this.#seen.lastType = IHDR;
    this.#next("chunk");
    return undefined;
  }

  /**
   * Takes a run of whole IDAT chunks with one CRC, since encoders write thousands and native calls are costly.
   * Only if it differs from the one that follows from their own CRCs are they checked one by one. Errors that
   * cancel out can only be deliberate.
   */
  #imageRun(bytes: Uint8Array, start: number): number {
    const claims: { at: number; end: number; crc: number }[] = [];
    let crc = 0;
    let at = start;
    while (at + CHUNK_HEAD_LENGTH + CRC_LENGTH <= bytes.length) {
      const length = uint32(bytes, at);
      const end = at + CHUNK_HEAD_LENGTH + length;
      if (length < JOINED_FROM || end + CRC_LENGTH > bytes.length) break;
      if (uint32(bytes, at + TYPE_AT) !== IDAT) break;
      const claimed = uint32(bytes, end);
      crc = joinCrc32(this.#crcOf(length, crc), claimed, TYPE_LENGTH + length);
      crc = this.#crcOf(claimed, crc);
      claims.push({ at, end, crc: claimed });
      at = end + CRC_LENGTH;
    }
    this.#type = IDAT;
    if (claims.length < 2 || this.#faultOfChunk() !== undefined) return start;
    const found = this.#crc32(bytes.subarray(start, at));
    if (found !== crc) {
      const wrong = claims.find((one) => this.#crc32(bytes.subarray(one.at + TYPE_AT, one.end)) !== one.crc);
      this.#fault = { code: "bad-crc", at: this.#before + (wrong ?? { at: start }).at };
    }
    this.#fileCrc = joinCrc32(this.#fileCrc, found, at - start);
    this.#seen.image = true;
    this.#seen.imageLength += at - start;
    this.#seen.lastType = IDAT;
    return at;
  }

  #crcOf(value: number, seed: number): number {
    this.#fieldView.setUint32(0, value);
    return rangeCrc32(this.#field, 0, 4, seed);
  }

  #startChunk(at: number): PngFault | undefined {
    this.#chunkAt = at;
    this.#length = this.#fieldView.getUint32(0);
    this.#type = this.#fieldView.getUint32(4);
    const fault = this.#faultOfChunk();
    if (fault !== undefined) return { code: fault, at };
    if (this.#type === ACTL) this.#animated = true;
    if (this.#type === PLTE) this.#seen.palette = true;
    if (this.#type === IDAT) {
      this.#seen.image = true;
      this.#seen.imageLength += this.#length;
    }
    // A long chunk's CRC already covers its type.
    const counted = this.#length < JOINED_FROM ? CHUNK_HEAD_LENGTH : TYPE_AT;
    this.#fileCrc = rangeCrc32(this.#field, 0, counted, this.#fileCrc);
    this.#chunkCrc = rangeCrc32(this.#field, TYPE_AT, CHUNK_HEAD_LENGTH);
    this.#left = this.#length;
    this.#next(this.#length === 0 ? "crc" : "data");
    return undefined;
  }

  /** The cast holds: the header comes first. */
  #faultOfChunk(): PngFaultCode | undefined {
    return chunkFault(this.#header as Header, this.#seen, this.#type, this.#length);
  }

  #endData(): void {
    if (this.#length >= JOINED_FROM) {
      this.#fileCrc = joinCrc32(this.#fileCrc, this.#chunkCrc, TYPE_LENGTH + this.#length);
    }
    this.#next("crc");
  }

  #endChunk(): PngFault | undefined {
    if (this.#fieldView.getUint32(0) !== this.#chunkCrc) return { code: "bad-crc", at: this.#chunkAt };
    this.#fileCrc = rangeCrc32(this.#field, 0, CRC_LENGTH, this.#fileCrc);
    this.#seen.lastType = this.#type;
    this.#next(this.#type === IEND ? "after" : "chunk");
    return undefined;
  }

  #next(stage: Stage): void {
    this.#stage = stage;
    this.#gathered = 0;
  }
}

export function checkPng(bytes: Uint8Array, ...options: ConstructorParameters<typeof PngCheck>): PngResult {
  const check = new PngCheck(...options);
  check.push(bytes);
  return check.end();
}
