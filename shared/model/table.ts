import type { FilePlace } from "../machine/files.ts";
import type { BlobPicture, Design, DesignDetails } from "./design.ts";
import { type EditResult, refuseEdit, withOffScreenContent } from "./edit.ts";

export interface VariantTable {
  /** Columns for slots that the machine doesn't show are ignored. */
  readonly columns: readonly string[];
  readonly rows: readonly VariantRow[];
  readonly pictures: Readonly<Record<string, TablePicture>>;
  /** Whether to write names on pictures, by name column. */
  readonly namesOn: Readonly<Record<string, boolean>>;
}

export interface VariantRow {
  readonly id: string;
  /** By column; without a cell, the design's value is used. */
  readonly cells: Readonly<Record<string, string>>;
  /** The error in the row's CSV line, until a cell is edited. */
  readonly broken?: CsvLineFault;
}

export interface CsvLineFault {
  readonly code: (typeof CSV_LINE_FAULT_CODES)[number];
  readonly column: string;
  readonly line: number;
}

export interface TablePicture {
  readonly name: string;
  /** By size, such as "302x485". */
  readonly made: Readonly<Record<string, SizedPicture>>;
}

/** A fitted picture gets the words of the picture that it replaces. */
export type SizedPicture = BlobPicture & { readonly isFitted: boolean };

export interface Variant {
  readonly name: string;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly details: Partial<DesignDetails>;
  readonly pictures: readonly (FilePlace & { readonly picture: SizedPicture })[];
  readonly namesOn: readonly (FilePlace & { readonly isWanted: boolean | undefined })[];
}

export const CSV_LINE_FAULT_CODES = ["openQuote", "afterQuote", "tooManyCells", "leftOut"] as const;

export const MAX_TABLE_ROWS = 500;

/* Column ids are stored, so they never change. */

export const NAME_COLUMN_ID = "name";
export const slotNameColumnId = (category: string, slot: string): string => `name:${category}:${slot}`;
export const pictureColumnId = (category: string, slot: string): string => `picture:${category}:${slot}`;
export const isPictureColumnId = (id: string): boolean => id.startsWith("picture:");
export const wordColumnId = (word: string): string => `word:${word}`;
export const COLUMN_ID_PATTERN =
  /^(name|customer|note|(name|picture):[\w-]{1,60}:[\w-]{1,60}|word:[\w-]{1,60})$/;

export const setTable = (design: Design, table: VariantTable | null): EditResult =>
  table && table.rows.length > MAX_TABLE_ROWS
    ? refuseEdit("tooManyRows")
    : withOffScreenContent(design, { table });
