import { useEffect, useRef, useState } from "react";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { variantOf } from "../../../shared/model/table.ts";
import { MANY } from "../../messages/en/many.ts";
import { useMedia } from "../../ui/useMedia.ts";
import { type Base, MATERIALS } from "./base.ts";
import { CardRow, type RowProps, TableRow } from "./ManyRow.tsx";
import styles from "./ManyTable.module.css";
import { unnamedColumns } from "./make-variant.ts";
import type { Column } from "./table/columns.ts";
import type { Faults } from "./table/faults.ts";

interface ManyTableProps extends Pick<RowProps, "table" | "shown" | "onOpen" | "onRemove"> {
  faults: Faults;
  base: Base;
  /** What a cell says that says nothing. */
  ownText(column: Column): string | undefined;
}

/** Rows that are drawn at once; more come as they are scrolled to. */
const PAGE = 40;

/** The machines: a table whose first column stays in sight, or cards where that would be too narrow. */
export function ManyTable({ table, shown, faults, base, ownText, onOpen, onRemove }: ManyTableProps) {
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
    unnamed: unnamedColumns(base, shown, variantOf(ACTIVE.model, base.design, table, row, MATERIALS.words))
      .map(({ id }) => id)
      .join(" "),
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
