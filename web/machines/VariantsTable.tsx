import { memo, useEffect, useRef, useState } from "react";
import { VARIANTS } from "#messages/many.ts";
import type { BlobPicture } from "../../shared/model/design.ts";
import type { VariantRow, VariantTable } from "../../shared/model/table.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Icon } from "../ui/icon/Icon.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { useIsInView } from "../ui/useIsInView.ts";
import { useMediaQuery } from "../ui/useMediaQuery.ts";
import { columnTitle, readVariant, type TableColumn } from "./columns.ts";
import { findPictureOfCell } from "./table.ts";
import { tablePictureUrl } from "./table-files.ts";
import type { TableView } from "./useTable.ts";
import styles from "./VariantsTable.module.css";
import { designTextOf, findHiddenNameColumns, type VariantBase } from "./variants.ts";

interface VariantsTableProps {
  view: TableView;
  onOpen(row: string, column: string): void;
  onRemove(row: string): void;
}

const ROWS_AT_A_TIME = 40;

export function VariantsTable({ view, onOpen, onRemove }: VariantsTableProps) {
  const { base, table, shown, faults } = view;
  const isWide = useMediaQuery("(width >= 43.75rem)");
  const [count, setCount] = useState(ROWS_AT_A_TIME);
  const rows = table.rows
    .slice(0, count)
    .map((row, at) => (
      <Row
        key={row.id}
        isWide={isWide}
        base={base}
        row={row}
        number={at + 1}
        shown={shown}
        pictures={table.pictures}
        namesOn={table.namesOn}
        faults={faults.get(row.id)}
        onOpen={onOpen}
        onRemove={onRemove}
      />
    ));
  const more = table.rows.length > count && (
    <MoreRows key={count} onSeen={() => setCount(count + ROWS_AT_A_TIME)} />
  );
  if (!isWide)
    return (
      <>
        <ul className="stack-3" aria-label={VARIANTS.table}>
          {rows}
        </ul>
        {more}
      </>
    );
  return (
    <div className={classNames("slip", styles.scroll)}>
      <table className={styles.table} aria-label={VARIANTS.table}>
        <thead>
          <tr>
            {shown.map(({ id, kind, group, label }) => (
              <th key={id} scope="col">
                {(kind === "word" || (kind === "picture" && label !== "")) && (
                  <span className={classNames("soft", styles.group)}>{group}</span>
                )}
                <span>{label || group}</span>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
      {more}
    </div>
  );
}

function MoreRows({ onSeen }: { onSeen(): void }) {
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useIsInView(ref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only `isSeen` matters
  useEffect(() => {
    if (isSeen) onSeen();
  }, [isSeen]);
  return <div ref={ref} className={styles.more} />;
}

interface RowProps extends Pick<VariantsTableProps, "onOpen" | "onRemove"> {
  isWide: boolean;
  base: VariantBase;
  row: VariantRow;
  number: number;
  shown: readonly TableColumn[];
  pictures: VariantTable["pictures"];
  namesOn: VariantTable["namesOn"];
  faults: ReadonlyMap<string, string> | undefined;
}

const Row = memo(function Row(props: RowProps) {
  const { isWide, base, row, number, shown, onRemove } = props;
  const unnamed = findHiddenNameColumns(base, shown, readVariant(props, shown, row));
  const remove = (
    <Button
      size="small"
      variant="quiet"
      icon={ICONS.trash}
      data-remove
      aria-label={VARIANTS.remove(VARIANTS.row(number, row.cells.name ?? ""))}
      onClick={() => onRemove(row.id)}
    />
  );
  if (isWide)
    return (
      <tr data-row={row.id}>
        {shown.map((column) => {
          const [Tag, scope] = column.kind === "name" ? (["th", "row"] as const) : (["td"] as const);
          return (
            <Tag key={column.id} scope={scope}>
              <Cell {...props} column={column} isUnnamed={unnamed.includes(column)} />
            </Tag>
          );
        })}
        <td className={styles.end}>{remove}</td>
      </tr>
    );
  return (
    <li className={classNames("slip", styles.card)} data-row={row.id}>
      {shown.map((column) => (
        <div
          key={column.id}
          className={column.kind === "name" ? classNames("line", styles.first) : styles.line}
        >
          {column.kind !== "name" && (
            <span className={classNames("soft", styles.label)}>{columnTitle(column)}</span>
          )}
          <Cell {...props} column={column} isUnnamed={unnamed.includes(column)} />
          {column.kind === "name" && remove}
        </div>
      ))}
    </li>
  );
});

interface CellProps extends RowProps {
  column: TableColumn;
  /** Whether the row's pictures won't show this name. */
  isUnnamed: boolean;
}

function Cell({ column, isUnnamed, ...props }: CellProps) {
  const { base, row, number, faults, onOpen } = props;
  const text = row.cells[column.id] ?? "";
  const fault = faults?.get(column.id);
  const isName = column.kind === "name";
  const picture = column.kind === "picture" ? findPictureOfCell(props, column, row.cells) : undefined;
  return (
    <button
      type="button"
      className={classNames("line gap-3", styles.cell, fault && styles.wrong)}
      onClick={() => onOpen(row.id, column.id)}
    >
      <span className="spoken">
        {isName ? VARIANTS.number(number) : columnTitle(column)}
        {": "}
      </span>
      {isName && (
        <span className={classNames("soft", styles.number)} aria-hidden="true">
          {number}
        </span>
      )}
      {picture && <RowPicture picture={picture} />}
      <span className="grid shrinks">
        {text === "" ? (
          <span className="muted">
            {isName ? VARIANTS.missing : (designTextOf(base, column) ?? VARIANTS.asIs)}
          </span>
        ) : (
          <span className={classNames("breaks", styles.said)}>
            <bdi>{text}</bdi>
          </span>
        )}
        {picture?.isFitted && <span className="soft">{VARIANTS.fitted}</span>}
        {isUnnamed && <span className="soft">{VARIANTS.nameNotOn}</span>}
        {fault && (
          <span className={classNames("gap-1 anywhere fault small", styles.fault)}>
            <Icon shape="alert" />
            {fault}
          </span>
        )}
      </span>
    </button>
  );
}

/** The cell names the file, so there is no alternative text. */
export function RowPicture({ picture: { blob, bytes } }: { picture: BlobPicture }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const showing = tablePictureUrl({ blob, bytes });
    let isOver = false;
    void showing.then((shown) => !isOver && typeof shown !== "string" && setSource(shown.url));
    return () => {
      isOver = true;
      void showing.then((shown) => typeof shown !== "string" && shown.release());
    };
  }, [blob, bytes]);
  return source ? (
    <img className={classNames("well", styles.thumb)} src={source} alt="" draggable={false} />
  ) : (
    <span className={classNames("well", styles.thumb)} />
  );
}
