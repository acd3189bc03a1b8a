import { LIMITS } from "../shared/package/limits.ts";
import { packageNameFault } from "../shared/package/names.ts";
import type { PackageFault } from "../shared/package/problems.ts";
import type { TextTarget } from "./json/events.ts";
import type { PackageDraft } from "./package-draft.ts";

/** Collects a string that comes in pieces, holding no more of it than its limit and one piece. */
export class Collector implements TextTarget {
  readonly kind = "text";
  readonly #limit: number;
  readonly #sentLimit: number;
  readonly #tooLong: () => PackageFault | undefined;
  readonly #done: (text: string) => PackageFault | undefined;
  #text = "";

  /** `limit` applies to the trimmed string if `sentLimit` is given, which then applies to the untrimmed one. */
  constructor(options: {
    limit: number;
    sentLimit?: number;
    tooLong: () => PackageFault | undefined;
    done: (text: string) => PackageFault | undefined;
  }) {
    this.#limit = options.limit;
    this.#sentLimit = options.sentLimit ?? options.limit;
    this.#tooLong = options.tooLong;
    this.#done = options.done;
  }

  get isFull(): boolean {
    return this.#text.length > this.#sentLimit;
  }

  take(text: string): PackageFault | undefined {
    if (this.isFull) return undefined;
    const all = this.#text + text;
    this.#text = all.slice(0, this.#sentLimit + 1);
    return this.isFull || all.trim().length > this.#limit ? this.#tooLong() : undefined;
  }

  end(): PackageFault | undefined {
    return this.isFull ? this.#tooLong() : this.#done(this.#text);
  }
}

export const packageNameCollector = (draft: PackageDraft): Collector =>
  new Collector({
    limit: LIMITS.packageNameLength,
    sentLimit: LIMITS.packageNameSentLength,
    tooLong: () => packageNameFault("x".repeat(LIMITS.packageNameLength + 1)),
    done: (text) => draft.packageName(text),
  });

export const fileNameCollector = (draft: PackageDraft): Collector =>
  new Collector({
    limit: LIMITS.fileNameLength,
    tooLong: () =>
      draft.refuse("file-name-invalid", "name", `It may have ${LIMITS.fileNameLength} UTF-16 units.`),
    done: (text) => draft.fileName(text),
  });
