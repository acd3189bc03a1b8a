import { useRef } from "react";
import { sizeText } from "../../../shared/machine/questions.ts";
import type { VariantRow, VariantTable } from "../../../shared/model/table.ts";
import { MANY } from "../../messages/en/many.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { FileInput } from "../../ui/field/FileInput.tsx";
import { Icon } from "../../ui/icon/Icon.tsx";
import { showSize } from "../../ui/size.ts";
import { columnName, faultWords } from "./fault-words.ts";
import { change, giveCell, many } from "./many-table.ts";
import { RowPicture } from "./RowPicture.tsx";
import styles from "./RowSheet.module.css";
import type { Column } from "./table/columns.ts";
import type { CellFault } from "./table/faults.ts";
import { pictureNamed, setCell } from "./table/table.ts";

interface RowFieldProps {
  column: Column;
  row: VariantRow;
  table: VariantTable;
  fault: CellFault | undefined;
  /** What stands there where the cell says nothing. */
  own: string | undefined;
}

/** What a machine says in a column. A change of it is kept as it is typed. */
export function RowField({ column, row, table, fault, own }: RowFieldProps) {
  const text = row.cells[column.id] ?? "";
  if (column.kind === "picture")
    return <PictureField column={column} row={row} table={table} fault={fault} text={text} />;
  return (
    <Field
      label={columnName(column)}
      value={text}
      maxLength={column.maxLength}
      autoComplete="off"
      placeholder={own}
      error={fault && faultWords(fault)}
      onChange={(value) => change(setCell(many.table, row.id, column.id, value))}
    />
  );
}

interface PictureFieldProps extends Omit<RowFieldProps, "own" | "column"> {
  column: Extract<Column, { kind: "picture" }>;
  text: string;
}

function PictureField({ column, row, table, fault, text }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const made = pictureNamed(table, text)?.made[sizeText(column.size)];
  const name = columnName(column);
  return (
    <fieldset className={styles.picture}>
      <legend>
        {name} <span className={styles.size}>{showSize(column.size)}</span>
      </legend>
      <div className={styles.file}>
        {made && <RowPicture picture={made} />}
        <span className={styles.fileName}>{text === "" ? MANY.asIs : text}</span>
        <Button size="small" icon="image" onClick={() => input.current?.click()}>
          {text === "" ? MANY.picture : MANY.otherPicture}
        </Button>
        {text !== "" && (
          <Button
            size="small"
            variant="quiet"
            icon="cross"
            aria-label={MANY.noPicture}
            onClick={() => change(setCell(many.table, row.id, column.id, ""))}
          />
        )}
      </div>
      {fault && (
        <p className={styles.fault}>
          <Icon name="alert" />
          {faultWords(fault)}
        </p>
      )}
      <FileInput
        ref={input}
        label={name}
        accept="image/*"
        onFiles={([file]) => file && giveCell(row.id, column.id, file)}
      />
    </fieldset>
  );
}
