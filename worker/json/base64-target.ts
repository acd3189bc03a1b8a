import { DATA_URL_START_LENGTH, dataUrlStart } from "../../shared/package/data-url.ts";
import type { PackageFault } from "../../shared/package/problems.ts";
import type { FileData } from "../file-data.ts";
import type { PackageDraft } from "../package-draft.ts";
import type { AsciiTarget } from "./events.ts";

type Refusal = { readonly fault: PackageFault; readonly at: number };

const SCHEME = "data:";
const GROUP = 4;
const GROUP_BYTES = 3;
const NOT_BASE64 = /[^A-Za-z0-9+/=]/;
/** The last group, with no stray bits before its padding. */
const PADDED = /^(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)$/;

/** Whether a text may still become the start of a base64 data URL. */
const mayBeStart = (text: string): boolean =>
  text.length < DATA_URL_START_LENGTH &&
  SCHEME.startsWith(text.slice(0, SCHEME.length).toLowerCase()) &&
  !/[^!-+\--~]/.test(text);

/**
 * Decodes a data URL that comes in pieces into a file's place in the archive, strictly: the standard
 * alphabet, whole groups, padding only at the end, no stray bits, no white space.
 */
export class Base64Target implements AsciiTarget {
  readonly kind = "ascii";
  readonly #draft: PackageDraft;
  readonly #data: FileData;
  /** The URL's start as far as it has come; undefined once the data has begun. */
  #start: string | undefined = "";
  /** The beginning of a group of which the rest has not come. */
  #pending = "";
  #isPadded = false;

  constructor(draft: PackageDraft) {
    this.#draft = draft;
    this.#data = draft.startData();
  }

  take(text: string): Refusal | undefined {
    const dataAt = this.#start === undefined ? 0 : this.#takeStart(text, this.#start);
    if (typeof dataAt !== "number") return dataAt;
    return this.#takeData(dataAt === 0 ? text : text.slice(dataAt), dataAt);
  }

  end(): PackageFault | undefined {
    if (this.#start !== undefined || this.#pending !== "") return this.#refuse(0).fault;
    return this.#draft.packFile(this.#data);
  }

  #refuse(at: number): Refusal {
    return { fault: this.#draft.refuse("data-not-base64", "data"), at };
  }

  /** Reads on in the URL's start, and answers where in the text the data begins. */
  #takeStart(text: string, before: string): number | Refusal {
    const comma = text.indexOf(",");
    const part = comma < 0 ? text.slice(0, DATA_URL_START_LENGTH) : text.slice(0, comma + 1);
    const start = before + part;
    if (comma >= 0 && dataUrlStart(start) === start.length) {
      this.#start = undefined;
      return comma + 1;
    }
    if (comma < 0 && mayBeStart(start)) {
      this.#start = start;
      return text.length;
    }
    let good = 0;
    while (good < part.length && mayBeStart(before + part.slice(0, good + 1))) good++;
    return this.#refuse(good);
  }

  #takeData(text: string, offset: number): Refusal | undefined {
    if (text === "") return undefined;
    if (this.#isPadded) return this.#refuse(offset);
    const missing = this.#pending === "" ? 0 : GROUP - this.#pending.length;
    const before = this.#pending.length;
    if (missing > text.length) return this.#keep(this.#pending + text, offset - before);
    if (missing > 0) {
      const refused = this.#decode(this.#pending + text.slice(0, missing), 0, GROUP);
      this.#pending = "";
      if (refused !== undefined)
        return { fault: refused.fault, at: offset + Math.max(0, refused.at - before) };
    }
    const end = text.length - ((text.length - missing) % GROUP);
    const refused = this.#decode(text, missing, end);
    if (refused !== undefined) return { fault: refused.fault, at: offset + refused.at };
    return this.#keep(text.slice(end), offset + end);
  }

  /** Keeps the beginning of a group. What can't be one is refused now, at its own place. */
  #keep(text: string, offset: number): Refusal | undefined {
    if (text === "") return undefined;
    const wrong = this.#isPadded ? 0 : text.search(NOT_BASE64);
    if (wrong >= 0) return this.#refuse(offset + wrong);
    this.#pending = text;
    return undefined;
  }

  /** Decodes whole groups of the text. */
  #decode(text: string, start: number, end: number): Refusal | undefined {
    for (let at = start; at < end; ) {
      if (this.#isPadded) return this.#refuse(at);
      const room = this.#data.room(GROUP_BYTES);
      const groups = Math.min(Math.floor(room.length / GROUP_BYTES), (end - at) / GROUP);
      const run = text.slice(at, at + groups * GROUP);
      const length = decodeInto(room, run);
      if (length === undefined) return this.#refuseRun(room, run, at);
      const fault = this.#data.take(room, length);
      if (fault !== undefined) return { fault, at };
      this.#isPadded = run.endsWith("=");
      at += run.length;
    }
    return undefined;
  }

  /** The refusal of a run that is not base64: what is wrong with the PNG before that point comes first. */
  #refuseRun(room: Uint8Array, run: string, at: number): Refusal {
    const bad = wrongAt(run);
    const length = decodeInto(room, run.slice(0, bad - (bad % GROUP))) ?? 0;
    const fault = this.#data.take(room, length);
    return fault === undefined ? this.#refuse(at + bad) : { fault, at };
  }
}

/**
 * The earliest character of whole groups, not all of which are base64, at which that is certain however they come: one
 * that is none, the first after a padded group, or the last of a group that ends in stray bits or wrong padding.
 */
function wrongAt(groups: string): number {
  const wrong = groups.search(NOT_BASE64);
  const padding = groups.indexOf("=");
  if (padding < 0 || (wrong >= 0 && wrong < padding)) return wrong < 0 ? groups.length - 1 : wrong;
  const group = padding - (padding % GROUP);
  const after = group + GROUP;
  if (wrong >= 0 && wrong < after) return wrong;
  return PADDED.test(groups.slice(group, after)) ? after : after - 1;
}

/** Bytes decoded from whole groups into the room, which holds them; undefined where they are wrong. */
function decodeInto(room: Uint8Array, groups: string): number | undefined {
  try {
    const { written } = room.setFromBase64(groups, { lastChunkHandling: "strict" });
    const padding = groups.endsWith("==") ? 2 : groups.endsWith("=") ? 1 : 0;
    // Fewer than there are groups for: white space, which the runtime would let pass.
    return written === (groups.length / GROUP) * GROUP_BYTES - padding ? written : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
