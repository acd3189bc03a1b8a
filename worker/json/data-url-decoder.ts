import { findDataStart, MAX_DATA_URL_START_LENGTH } from "../../shared/package/data-url.ts";
import { explainBase64Fault, explainDataStart } from "../../shared/package/explain.ts";
import type { RequestFault } from "../../shared/package/problems.ts";
import type { FileReceiver } from "../file-receiver.ts";
import type { PackageDraft } from "../package-draft.ts";
import type { AsciiTarget } from "./events.ts";

type Refusal = { readonly fault: RequestFault; readonly at: number };

const SCHEME = "data:";
const GROUP = 4;
const GROUP_BYTES = 3;
const NOT_BASE64 = /[^A-Za-z0-9+/=]/;
/** A final group with padding and no stray bits. */
const PADDED = /^(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)$/;

const mayBeStart = (text: string): boolean =>
  text.length < MAX_DATA_URL_START_LENGTH &&
  SCHEME.startsWith(text.slice(0, SCHEME.length).toLowerCase()) &&
  !/[^!-+\--~]/.test(text);

/** Decodes a data URL in pieces. Refuses partial groups, stray bits and white space. */
export class DataUrlDecoder implements AsciiTarget {
  readonly kind = "ascii";
  readonly #draft: PackageDraft;
  readonly #data: FileReceiver;
  /** The text before the data; undefined once the data has begun. */
  #start: string | undefined = "";
  #pending = "";
  #length = 0;
  /** A padded group, decoded at the end, since nothing may follow it. */
  #padded: string | undefined;

  constructor(draft: PackageDraft) {
    this.#draft = draft;
    this.#data = draft.startData();
  }

  take(text: string): Refusal | undefined {
    const dataAt = this.#start === undefined ? 0 : this.#takeStart(text, this.#start);
    if (typeof dataAt !== "number") return dataAt;
    const before = this.#length;
    this.#length += text.length - dataAt;
    const refused = this.#takeData(text.slice(dataAt));
    if (refused === undefined) return undefined;
    const at = dataAt + refused.at;
    if (refused.fault.code !== "data-not-base64") return { fault: refused.fault, at };
    return this.#refuse(at, explainBase64Fault(text[at], before + refused.at));
  }

  end(): RequestFault | undefined {
    if (this.#start !== undefined) return this.#refuse(0, explainDataStart(this.#start)).fault;
    if (this.#pending !== "") return this.#refuse(0, explainBase64Fault(undefined, 0)).fault;
    const fault = this.#padded === undefined ? undefined : this.#decodePadded(this.#padded);
    return fault ?? this.#draft.packFile(this.#data);
  }

  #refuse(at: number, detail?: string): Refusal {
    return { fault: this.#draft.createFault("data-not-base64", "data", detail), at };
  }

  #takeStart(text: string, before: string): number | Refusal {
    const comma = text.indexOf(",");
    const part = comma < 0 ? text : text.slice(0, comma + 1);
    const start = before + part;
    if (findDataStart(start) === start.length) {
      this.#start = undefined;
      return part.length;
    }
    if (mayBeStart(start)) {
      this.#start = start;
      return part.length;
    }
    let good = 0;
    while (mayBeStart(before + part.slice(0, good + 1))) good++;
    return this.#refuse(good, explainDataStart(start));
  }

  /** If a refused group began in the previous text, its index is negative. */
  #takeData(text: string): Refusal | undefined {
    const before = this.#pending.length;
    const missing = before === 0 ? 0 : GROUP - before;
    if (missing > text.length) return this.#keep(this.#pending + text, -before);
    const group = this.#pending + text.slice(0, missing);
    this.#pending = "";
    const refused = this.#decode(group, 0, group.length);
    if (refused !== undefined) return { fault: refused.fault, at: refused.at - before };
    const end = text.length - ((text.length - missing) % GROUP);
    return this.#decode(text, missing, end) ?? this.#keep(text.slice(end), end);
  }

  /** Keeps an incomplete group, unless a character is invalid. */
  #keep(text: string, offset: number): Refusal | undefined {
    if (text === "") return undefined;
    const wrong = this.#padded === undefined ? text.search(NOT_BASE64) : 0;
    if (wrong >= 0) return this.#refuse(offset + wrong);
    this.#pending = text;
    return undefined;
  }

  /** A PNG fault before an invalid character is reported instead. */
  #decode(text: string, start: number, end: number): Refusal | undefined {
    for (let at = start; at < end; ) {
      if (this.#padded !== undefined) return this.#refuse(at);
      const room = this.#data.room(GROUP_BYTES);
      const run = text.slice(at, Math.min(end, at + Math.floor(room.length / GROUP_BYTES) * GROUP));
      let good = run;
      if (!decodeInto(room, run)) {
        good = run.slice(0, measureWholeGroups(run));
        decodeInto(room, good);
      }
      const fault = this.#data.take(room, (good.length / GROUP) * GROUP_BYTES);
      if (fault !== undefined) return { fault, at };
      at += good.length;
      if (good === run) continue;
      const group = text.slice(at, at + GROUP);
      if (!PADDED.test(group)) return this.#refuse(at + findWrongCharacter(group));
      this.#padded = group;
      at += GROUP;
    }
    return undefined;
  }

  #decodePadded(group: string): RequestFault | undefined {
    const room = this.#data.room(GROUP_BYTES);
    return this.#data.take(room, room.setFromBase64(group).written);
  }
}

function measureWholeGroups(text: string): number {
  const end = text.search(/[^A-Za-z0-9+/]/);
  return end - (end % GROUP);
}

function findWrongCharacter(group: string): number {
  const wrong = group.search(NOT_BASE64);
  return wrong < 0 ? GROUP - 1 : wrong;
}

/** Returns false unless the text consists of whole groups without padding. */
function decodeInto(room: Uint8Array, groups: string): boolean {
  try {
    const { written } = room.setFromBase64(groups);
    // The runtime also accepts padding and white space, and then writes fewer bytes.
    return written === (groups.length / GROUP) * GROUP_BYTES;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
