import type { ArchiveFault, EntryFault, Trait } from "../archive/found.ts";
import type { PngFacts } from "../png/check.ts";
import type { PngFault } from "../png/faults.ts";
import type { ConfigFile } from "./config.ts";

/** What is in an entry, by its bytes. */
export type EntryContent =
  | { readonly kind: "png"; readonly facts: PngFacts }
  | { readonly kind: "damaged-png"; readonly fault: PngFault }
  /** No PNG, or nothing is known of it, since it could not be had. */
  | { readonly kind: "other" };

/** One file of a package that was read, config.json aside. */
export interface ReadEntry {
  readonly path: string;
  /** Bytes, as the archive says. */
  readonly size: number;
  readonly fault: EntryFault | undefined;
  readonly content: EntryContent;
}

/** A row of config.json that names a path; nothing else about it is sure. */
export type ReadRow = Readonly<Partial<Record<keyof ConfigFile, unknown>>> & { readonly path: string };

/** config.json as it was found. */
export type ReadConfig =
  | { readonly kind: "missing" }
  /** It is no JSON object in UTF-8, or too long to be one of ours. */
  | { readonly kind: "unreadable" }
  | {
      readonly kind: "read";
      /** Whether it is the archive's first entry. */
      readonly isFirst: boolean;
      readonly members: Readonly<Record<string, unknown>>;
      /** Undefined where `files` is no list of objects with a path. */
      readonly rows: readonly ReadRow[] | undefined;
    };

/** What a media package was found to be; rules judge it. */
export interface PackageReading {
  /** Why the archive is not read; of one that was cut off, the entries are what is whole. */
  readonly fault: ArchiveFault | undefined;
  readonly traits: readonly Trait[];
  readonly entries: readonly ReadEntry[];
  readonly config: ReadConfig;
}
