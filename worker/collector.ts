import { REQUEST_LIMITS } from "../shared/package/limits.ts";
import { checkPackageName } from "../shared/package/names.ts";
import type { RequestFault } from "../shared/package/problems.ts";
import type { TextTarget } from "./json/events.ts";
import type { PackageDraft } from "./package-draft.ts";

interface CollectorOptions {
  readonly limit: number;
  /** The limit before trimming. */
  readonly sentLimit?: number;
  tooLong(text: string): RequestFault | undefined;
  done(text: string): RequestFault | undefined;
}

/** Collects a text from pieces. Holds at most its limit and one piece. */
export class StringCollector implements TextTarget {
  readonly kind = "text";
  readonly #options: CollectorOptions;
  readonly #sentLimit: number;
  #text = "";

  constructor(options: CollectorOptions) {
    this.#options = options;
    this.#sentLimit = options.sentLimit ?? options.limit;
  }

  get isFull(): boolean {
    return this.#text.length > this.#sentLimit;
  }

  take(text: string): RequestFault | undefined {
    if (this.isFull) return undefined;
    this.#text += text;
    const isTooLong = this.isFull || this.#text.trim().length > this.#options.limit;
    return isTooLong ? this.#options.tooLong(this.#text) : undefined;
  }

  end(): RequestFault | undefined {
    return this.isFull ? this.#options.tooLong(this.#text) : this.#options.done(this.#text);
  }
}

export const createPackageNameCollector = (draft: PackageDraft): StringCollector =>
  new StringCollector({
    limit: REQUEST_LIMITS.packageNameLength,
    sentLimit: REQUEST_LIMITS.packageNameSentLength,
    tooLong: () => checkPackageName("x".repeat(REQUEST_LIMITS.packageNameLength + 1)),
    done: (text) => draft.setPackageName(text),
  });

/** Longer than any valid time. */
const TIME_LENGTH = 64;

export const createCreatedAtCollector = (draft: PackageDraft): StringCollector =>
  new StringCollector({
    limit: TIME_LENGTH,
    tooLong: (text) => draft.setCreatedAt(text),
    done: (text) => draft.setCreatedAt(text),
  });

export const createFileNameCollector = (draft: PackageDraft): StringCollector =>
  new StringCollector({
    limit: REQUEST_LIMITS.fileNameLength,
    tooLong: () =>
      draft.createFault(
        "file-name-invalid",
        "name",
        `A file name may have at most ${REQUEST_LIMITS.fileNameLength} UTF-16 units.`,
      ),
    done: (text) => draft.setFileName(text),
  });
