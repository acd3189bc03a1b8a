import { usualDelimiter, writeCsv } from "../../../shared/sorting/csv.ts";
import { MANY } from "../../messages/en/many.ts";
import type { Column } from "./table/columns.ts";

/** A CSV file to begin with: the headings of the columns that are shown, and one machine with what is there now. */
export function exampleOf(
  shown: readonly Column[],
  own: (column: Column) => string | undefined,
  delimiter = usualDelimiter(),
): Blob {
  const cells = shown.map((column) => {
    if (column.kind === "name") return MANY.exampleName;
    return column.kind === "picture" ? MANY.examplePicture : (own(column) ?? "");
  });
  const rows = [shown.map(({ heading }) => heading), cells];
  return new Blob([writeCsv(rows, delimiter)], { type: "text/csv" });
}
