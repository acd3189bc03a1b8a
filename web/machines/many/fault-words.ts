import { MANY } from "../../messages/en/many.ts";
import type { Column } from "./table/columns.ts";
import type { CellFault } from "./table/faults.ts";

/** What is wrong with a cell, in a sentence. */
export function faultWords(fault: CellFault): string {
  const { faults } = MANY;
  switch (fault.code) {
    case "noName":
    case "noFolder":
      return faults[fault.code];
    case "tooShort":
      return faults.tooShort(fault.least);
    case "tooLong":
      return faults.tooLong(fault.most, fault.actual);
    case "twice":
      return faults.twice(fault.row);
    case "noPicture":
    case "badPicture":
      return faults[fault.code](fault.file);
    case "broken":
      return faults[fault.why](fault.line);
  }
}

/** What a column is called where its group is not seen. */
export const columnName = (column: Column): string =>
  column.kind !== "picture"
    ? column.label
    : column.label === ""
      ? column.group
      : MANY.pictureLabel(column.group, column.label);
