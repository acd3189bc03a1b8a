import { memo, useEffect, useRef, useState } from "react";
import { sizeText } from "../../shared/machine/questions.ts";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import { Icon } from "../ui/icon/Icon.tsx";
import { Spoken } from "../ui/spoken/Spoken.tsx";
import { useMedia } from "../ui/useMedia.ts";
import { MANY } from "../words/many.ts";
import { columnName, faultWords } from "./fault-words.ts";
import styles from "./ManyTable.module.css";
import { RowPicture } from "./RowPicture.tsx";
import type { Column } from "./table/columns.ts";
import type { CellFault, Faults } from "./table/faults.ts";
import { pictureNamed, type VariantRow, type VariantTable } from "./table/table.ts";

interface ManyTableProps {
  table: VariantTable;
  /** The name's first. */
  shown: readonly Column[];
  faults: Faults;
  /** What a cell says that says nothing. */
  ownText(column: Column): string | undefined;
  onOpen(row: string, column: string): void;
  onRemove(row: string): void;
}

/** Rows that are drawn at once; more come as they are scrolled to. */
const PAGE = 40;

/** The machines: a table whose first column stays in sight, or cards where that would be too narrow. */
export function ManyTable({ table, shown, faults, ownText, onOpen, onRemove }: ManyTableProps) {
  const isWide = useMedia("(width >= 43.75rem)");
  const [count, setCount] = useState(PAGE);
  const rows = table.rows.slice(0, count);
  const own = (column: Column) => ownText(column) ?? MANY.asIs;
  const parts = rows.map((row, at) => ({
    key: row.id,
    row,
    number: at + 1,
    shown,
    own,
    table,
    faults: faults.get(row.id),
    onOpen,
    onRemove,
  }));
  const more = table.rows.length > count && <MoreRows onSeen={() => setCount(count + PAGE)} />;
  if (!isWide)
    return (
      <>
        <ul className={styles.cards} aria-label={MANY.table}>
          {parts.map(({ key, ...part }) => (
            <CardRow key={key} {...part} />
          ))}
        </ul>
        {more}
      </>
    );
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={MANY.table}>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column.id} scope="col">
                {column.kind === "picture" && column.label !== "" && (
                  <span className={styles.group}>{column.group}</span>
                )}
                {column.kind === "word" && <span className={styles.group}>{column.group}</span>}
                <span>{column.label || column.group}</span>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, ...part }) => (
            <TableRow key={key} {...part} />
          ))}
        </tbody>
      </table>
      {more}
    </div>
  );
}

interface RowProps extends Pick<ManyTableProps, "table" | "shown" | "onOpen" | "onRemove"> {
  row: VariantRow;
  number: number;
  faults: ReadonlyMap<string, CellFault> | undefined;
  own(column: Column): string;
}

const isSame = (one: RowProps, other: RowProps): boolean =>
  one.row === other.row &&
  one.number === other.number &&
  one.shown === other.shown &&
  one.table.pictures === other.table.pictures &&
  wordsOf(one.faults) === wordsOf(other.faults);

const wordsOf = (faults: RowProps["faults"]): string =>
  faults ? [...faults].map(([column, fault]) => column + faultWords(fault)).join() : "";

const nameOf = ({ row, number }: RowProps): string => MANY.row(number, row.cells.name ?? "");

const TableRow = memo(function TableRow(props: RowProps) {
  const { row, shown, onRemove } = props;
  return (
    <tr>
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
        <Button
          size="small"
          variant="quiet"
          icon="trash"
          aria-label={MANY.remove(nameOf(props))}
          onClick={() => onRemove(row.id)}
        />
      </td>
    </tr>
  );
}, isSame);

const CardRow = memo(function CardRow(props: RowProps) {
  const { row, shown, onRemove } = props;
  return (
    <li className={styles.card}>
      {shown.map((column) => (
        <div key={column.id} className={column.kind === "name" ? styles.first : styles.line}>
          {column.kind !== "name" && <span className={styles.label}>{columnName(column)}</span>}
          <Cell {...props} column={column} />
          {column.kind === "name" && (
            <Button
              size="small"
              variant="quiet"
              icon="trash"
              aria-label={MANY.remove(nameOf(props))}
              onClick={() => onRemove(row.id)}
            />
          )}
        </div>
      ))}
    </li>
  );
}, isSame);

function Cell({ column, ...props }: RowProps & { column: Column }) {
  const { row, number, table, faults, own, onOpen } = props;
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
      {made && <RowPicture url={made.url} />}
      <span className={styles.words}>
        {text === "" ? (
          <span className={styles.own}>{column.kind === "name" ? MANY.missing : own(column)}</span>
        ) : (
          <span className={styles.said}>{text}</span>
        )}
        {made?.isFitted && <span className={styles.own}>{MANY.fitted}</span>}
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

/** Asks for more rows when it comes near. */
function MoreRows({ onSeen }: { onSeen(): void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onSeen(),
      { rootMargin: "400px" },
    );
    if (ref.current) seen.observe(ref.current);
    return () => seen.disconnect();
  }, [onSeen]);
  return <div ref={ref} className={styles.more} />;
}
