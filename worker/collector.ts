import { LIMITS } from "../shared/package/limits.ts";
import { packageNameFault } from "../shared/package/name.ts";
import type { PackageFault } from "../shared/package/problems.ts";
import type { TextTarget } from "./json/events.ts";
import type { PackageDraft } from "./package-draft.ts";

/**
 * Collects a string, of which it never holds more than the limit and one piece.
 * `isTrimmed` counts the length without white space at both ends.
 */
export class Collector implements TextTarget {
  readonly kind = "text";
  readonly #limit: number;
  readonly #isTrimmed: boolean;
  readonly #tooLong: () => PackageFault | undefined;
  readonly #done: (text: string) => PackageFault | undefined;
  #text = "";

  constructor(options: {
    limit: number;
    isTrimmed?: boolean;
    tooLong: () => PackageFault | undefined;
    done: (text: string) => PackageFault | undefined;
  }) {
    this.#limit = options.limit;
    this.#isTrimmed = options.isTrimmed ?? false;
    this.#tooLong = options.tooLong;
    this.#done = options.done;
  }

  take(text: string): PackageFault | undefined {
    const all = this.#text + text;
    const counted = this.#isTrimmed ? all.trimStart() : all;
    const { length } = this.#isTrimmed ? counted.trimEnd() : counted;
    // One unit over the limit is kept: it says whether what follows is inside the text or beyond it.
    this.#text = counted.slice(0, this.#limit + 1);
    return length > this.#limit ? this.#tooLong() : undefined;
  }

  end(): PackageFault | undefined {
    return this.#text.length > this.#limit && !this.#isTrimmed ? this.#tooLong() : this.#done(this.#text);
  }
}

/** Takes packageName, wherever it comes from. */
export const packageNameCollector = (draft: PackageDraft): Collector =>
  new Collector({
    limit: LIMITS.packageNameLength,
    isTrimmed: true,
    tooLong: () => packageNameFault("x".repeat(LIMITS.packageNameLength + 1)),
    done: (text) => draft.packageName(text),
  });

/** Takes the name of the file in hand. */
export const fileNameCollector = (draft: PackageDraft): Collector =>
  new Collector({
    limit: LIMITS.fileNameLength,
    tooLong: () =>
      draft.refuse("file-name-invalid", "name", `It may have ${LIMITS.fileNameLength} UTF-16 units.`),
    done: (text) => draft.fileName(text),
  });
