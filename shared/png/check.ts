import { type Crc32Function, tableCrc32 } from "../crc/crc32.ts";
import {
  CHUNK_HEADER_LENGTH,
  CRC_LENGTH,
  IHDR_LENGTH,
  PNG_HEAD_LENGTH,
  PNG_SIGNATURE_LENGTH,
  type PngHeader,
  type PngHeaderFault,
  readPngHeader,
  type readPngHeaderFields,
  startsLikePng,
} from "./chunks.ts";

export type PngFaultCode =
  | "not-png"
  | "cgbi"
  | PngHeaderFault
  | "truncated"
  | "bad-length"
  | "bad-type"
  | "bad-crc"
  | "bad-order"
  | "bad-palette"
  | "unknown-critical"
  | "no-image-data"
  /** Found only by inflating the image data. */
  | "bad-image-data";

export interface PngFault {
  readonly code: PngFaultCode;
  /** A byte offset. */
  readonly at: number;
}

export const isOtherFormat = (code: PngFaultCode): boolean => code === "not-png" || code === "cgbi";

export interface PngFacts extends PngHeader {
  readonly bytes: number;
  readonly crc32: number;
  readonly animated: boolean;
}

export type PngCheckResult =
  | { readonly ok: true; readonly facts: PngFacts }
  | { readonly ok: false; readonly fault: PngFault };

const TYPE_AT = 4;

/** PNG, section 5.3. */
const MAX_CHUNK_LENGTH = 0x7fffffff;
const MAX_PALETTE_ENTRIES = 256;
const PALETTE_COLOUR_TYPE = 3;
/** Colour types without a palette (PNG, section 11.2.2). */
const WITHOUT_PALETTE = [0, 4];

const typeOf = (name: string): number =>
  [...name].reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0);
const IHDR = typeOf("IHDR");
const CGBI = typeOf("CgBI");
const PLTE = typeOf("PLTE");
const IDAT = typeOf("IDAT");
const IEND = typeOf("IEND");
const ACTL = typeOf("acTL");

/** PNG, section 5.4. */
const ANCILLARY_BIT = 0x20000000;

const isLetter = (byte: number): boolean => (byte | 32) >= 97 && (byte | 32) <= 122;
const isType = (type: number): boolean => [24, 16, 8, 0].every((shift) => isLetter((type >>> shift) & 255));

interface SeenChunks {
  palette: boolean;
  /** True even for an empty IDAT. */
  image: boolean;
  imageData: boolean;
  lastType: number;
}

type Stage = "head" | "chunk" | "data" | "crc" | "after";

/**
 * Checks a PNG that arrives in pieces. Never throws or inflates, and buffers at most 33 bytes. Bytes after IEND
 * aren't checked, but count towards the PNG's size.
 */
export class PngChecker {
  readonly #crc32: Crc32Function;
  readonly #readFields: typeof readPngHeaderFields | undefined;
  #stage: Stage = "head";
  #fault: PngFault | undefined;
  /** Bytes in earlier pieces. */
  #before = 0;
  #fileCrc = 0;
  /** Gathers fields that are split between pieces. */
  readonly #field = new Uint8Array(PNG_HEAD_LENGTH);
  readonly #fieldView = new DataView(this.#field.buffer);
  #gathered = 0;
  #header: PngHeader | undefined;
  #animated = false;
  // Stryker disable next-line ObjectLiteral: undefined would do.
  readonly #seen: SeenChunks = { palette: false, image: false, imageData: false, lastType: 0 };
  #chunkAt = 0;
  #type = 0;
  #left = 0;
  #chunkCrc = 0;

  constructor(crc32: Crc32Function = tableCrc32, read?: typeof readPngHeaderFields) {
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

  end(): PngCheckResult {
    if (!this.#fault && this.#stage !== "after") {
      const isSigned = this.#stage !== "head" || this.#gathered >= PNG_SIGNATURE_LENGTH;
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

  /** Also checks incomplete heads. */
  #checkHead(): PngFault | undefined {
    const head = this.#field.subarray(0, this.#gathered);
    if (!startsLikePng(head)) return { code: "not-png", at: 0 };
    if (head.length < PNG_SIGNATURE_LENGTH + CHUNK_HEADER_LENGTH) return undefined;
    const type = this.#fieldView.getUint32(12);
    if (type !== IHDR) return { code: type === CGBI ? "cgbi" : "bad-order", at: PNG_SIGNATURE_LENGTH };
    if (this.#fieldView.getUint32(8) !== IHDR_LENGTH) return { code: "bad-length", at: PNG_SIGNATURE_LENGTH };
    if (head.length < PNG_HEAD_LENGTH) return undefined;
    const crcAt = PNG_HEAD_LENGTH - CRC_LENGTH;
    if (tableCrc32(head.subarray(PNG_SIGNATURE_LENGTH + TYPE_AT, crcAt)) !== this.#fieldView.getUint32(crcAt))
      return { code: "bad-crc", at: PNG_SIGNATURE_LENGTH };
    const header = readPngHeader(head, this.#readFields);
    if (typeof header === "string") return { code: header, at: PNG_SIGNATURE_LENGTH + CHUNK_HEADER_LENGTH };
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

function checkChunk(
  { colourType, depth }: PngHeader,
  seen: SeenChunks,
  type: number,
  length: number,
): PngFaultCode | undefined {
  if (!isType(type)) return "bad-type";
  if (length > MAX_CHUNK_LENGTH) return "bad-length";
  switch (type) {
    case IHDR:
      return "bad-order";
    case PLTE: {
      if (seen.image) return "bad-order";
      const entries = length / 3;
      const most = colourType === PALETTE_COLOUR_TYPE ? 2 ** depth : MAX_PALETTE_ENTRIES;
      const isPossible = Number.isInteger(entries) && entries >= 1 && entries <= most;
      return seen.palette || WITHOUT_PALETTE.includes(colourType) || !isPossible ? "bad-palette" : undefined;
    }
    case IDAT:
      if (colourType === PALETTE_COLOUR_TYPE && !seen.palette) return "bad-palette";
      return seen.image && seen.lastType !== IDAT ? "bad-order" : undefined;
    case IEND:
      if (length !== 0) return "bad-length";
      return seen.imageData ? undefined : "no-image-data";
    default:
      return (type & ANCILLARY_BIT) === 0 ? "unknown-critical" : undefined;
  }
}

export function checkPng(
  bytes: Uint8Array,
  ...options: ConstructorParameters<typeof PngChecker>
): PngCheckResult {
  const check = new PngChecker(...options);
  check.push(bytes);
  return check.end();
}
