import { usualDelimiter, writeCsv } from "../../../../shared/sorting/csv.ts";
import { MANY } from "../../../messages/en/many.ts";

/** What the summary says of a machine. */
export interface SummaryRow {
  readonly name: string;
  /** Empty where it has no files. */
  readonly folder: string;
  /** Names of its files. */
  readonly files: readonly string[];
  /** The archive that has them. */
  readonly archive: string;
  /** Sentences: what could not be made, and what is missing in what was made. */
  readonly faults: readonly string[];
  readonly lacks: readonly string[];
}

/** The table of all machines that goes with their files. */
export function summaryFile(rows: readonly SummaryRow[]): Blob {
  const said = rows.map(({ name, folder, files, archive, faults, lacks }) => [
    name,
    folder,
    archive,
    files.join(", "),
    faults.length > 0 ? MANY.summary.failed : lacks.length > 0 ? MANY.summary.lacking : MANY.summary.made,
    [...faults, ...lacks].join(" "),
  ]);
  return new Blob([writeCsv([[...MANY.summary.head], ...said], usualDelimiter())], { type: "text/csv" });
}
