import { memo } from "react";
import { sizeText } from "../../../shared/machine/questions.ts";
import type { VariantRow, VariantTable } from "../../../shared/model/table.ts";
import { MANY } from "../../messages/en/many.ts";
import { Button } from "../../ui/button/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon/Icon.tsx";
import { Spoken } from "../../ui/spoken/Spoken.tsx";
import { columnName, faultWords } from "./fault-words.ts";
import styles from "./ManyTable.module.css";
import { RowPicture } from "./RowPicture.tsx";
import type { Column } from "./table/columns.ts";
import type { CellFault } from "./table/faults.ts";
import { pictureNamed } from "./table/table.ts";

/** A machine of the table. */
export interface RowProps {
  table: VariantTable;
  /** The name's first. */
  shown: readonly Column[];
  row: VariantRow;
  number: number;
  faults: ReadonlyMap<string, CellFault> | undefined;
  /** The columns of names that its pictures will not show, with spaces between. */
  unnamed: string;
  /** What a cell says that says nothing. */
  own(column: Column): string;
  onOpen(row: string, column: string): void;
  onRemove(row: string): void;
}

const isSame = (one: RowProps, other: RowProps): boolean =>
  one.row === other.row &&
  one.number === other.number &&
  one.shown === other.shown &&
  one.table.pictures === other.table.pictures &&
  one.unnamed === other.unnamed &&
  wordsOf(one.faults) === wordsOf(other.faults);

const wordsOf = (faults: RowProps["faults"]): string =>
  faults ? [...faults].map(([column, fault]) => column + faultWords(fault)).join() : "";

/** As a row of a table. */
export const TableRow = memo(function TableRow(props: RowProps) {
  const { shown } = props;
  return (
    <tr data-row={props.row.id}>
      {shown.map((column) =>
        column.kind === "name" ? (
          <th key={column.id} scope="row">
            <Cell {...props} column={column} />
          </th>
        ) : (
          <td key={column.id}>
            <Cell {...props} column={column} />
          </td>
        ),
      )}
      <td className={styles.end}>
        <RemoveKey {...props} />
      </td>
    </tr>
  );
}, isSame);

/** As a card. */
export const CardRow = memo(function CardRow(props: RowProps) {
  const { shown } = props;
  return (
    <li className={styles.card} data-row={props.row.id}>
      {shown.map((column) => (
        <div key={column.id} className={column.kind === "name" ? styles.first : styles.line}>
          {column.kind !== "name" && <span className={styles.label}>{columnName(column)}</span>}
          <Cell {...props} column={column} />
          {column.kind === "name" && <RemoveKey {...props} />}
        </div>
      ))}
    </li>
  );
}, isSame);

function RemoveKey({ row, number, onRemove }: RowProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      icon="trash"
      data-remove
      aria-label={MANY.remove(MANY.row(number, row.cells.name ?? ""))}
      onClick={() => onRemove(row.id)}
    />
  );
}

function Cell({ column, ...props }: RowProps & { column: Column }) {
  const { row, number, table, faults, unnamed, own, onOpen } = props;
  const text = row.cells[column.id] ?? "";
  const fault = faults?.get(column.id);
  const made = column.kind === "picture" ? pictureNamed(table, text)?.made[sizeText(column.size)] : undefined;
  return (
    <button
      type="button"
      className={classes(styles.cell, fault && styles.wrong)}
      onClick={() => onOpen(row.id, column.id)}
    >
      <Spoken>
        {column.kind === "name" ? MANY.number(number) : columnName(column)}
        {": "}
      </Spoken>
      {column.kind === "name" && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      {made && <RowPicture picture={made} />}
      <span className={styles.words}>
        {text === "" ? (
          <span className={styles.own}>{column.kind === "name" ? MANY.missing : own(column)}</span>
        ) : (
          <span className={styles.said}>{text}</span>
        )}
        {made?.isFitted && <span className={styles.own}>{MANY.fitted}</span>}
        {unnamed.split(" ").includes(column.id) && <span className={styles.own}>{MANY.nameNotOn}</span>}
        {fault && (
          <span className={styles.fault}>
            <Icon name="alert" />
            {faultWords(fault)}
          </span>
        )}
      </span>
    </button>
  );
}
