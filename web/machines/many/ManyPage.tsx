import { useCallback, useMemo, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { machineNameOf } from "../../../shared/model/design.ts";
import { NAME_COLUMN, type VariantTable, variantOf } from "../../../shared/model/table.ts";
import { editing } from "../../edit/app.ts";
import { faultWords as editFaultWords } from "../../edit/fault-words.ts";
import { MANY } from "../../messages/en/many.ts";
import { SHELL } from "../../messages/en/shell.ts";
import { filesOf } from "../../picture/given-files.ts";
import { BottomBar } from "../../ui/bar/BottomBar.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { DropLight } from "../../ui/dropzone/DropLight.tsx";
import { usePageDrop } from "../../ui/dropzone/usePageDrop.ts";
import { Notice } from "../../ui/notice/Notice.tsx";
import { Progress } from "../../ui/progress/Progress.tsx";
import { MATERIALS, useBase } from "./base.ts";
import { ColumnChoice } from "./ColumnChoice.tsx";
import { exampleOf } from "./example.ts";
import { FilesDialog } from "./export/FilesDialog.tsx";
import { faultWords } from "./fault-words.ts";
import { tableKeeping } from "./keep-table.ts";
import { ManyNotice } from "./ManyNotice.tsx";
import styles from "./ManyPage.module.css";
import { ManyTable } from "./ManyTable.tsx";
import { variantMachine } from "./make-variant.ts";
import { change, columnsNow, faultsNow, many, openTable, shownOf, takeFiles } from "./many-table.ts";
import { RowSheet } from "./RowSheet.tsx";
import { ShelfDialog } from "./ShelfDialog.tsx";
import { TableKeys } from "./TableKeys.tsx";
import { type Column, ownText } from "./table/columns.ts";
import { addRows, removeRow } from "./table/table.ts";
import { useManyPaste } from "./useManyPaste.ts";
import { useRowFocus } from "./useRowFocus.ts";

const { model } = ACTIVE;
const { words } = MATERIALS;
await editing.ready;
openTable();

const takeGiven = async (given: (FileSystemEntry | File)[]) =>
  takeFiles((await filesOf(given)).files.map(({ file }) => file));

/** One design, and the machines that are made from it: a table, and what becomes of it. */
export function ManyPage() {
  const { said, making, round } = useSnapshot(many);
  const { table: shownTable } = useSnapshot(many);
  const table = shownTable as VariantTable; // Plain data behind a ref.
  const { fault } = useSnapshot(tableKeeping);
  const base = useBase();
  const { design } = base;
  const [at, setAt] = useState<{ row: string; column: string }>();
  const [open, setOpen] = useState<"files" | "shelf">();
  const page = useRef<HTMLDivElement>(null);
  useRowFocus(page, table.rows);
  useManyPaste();
  const isOver = usePageDrop(takeGiven);

  const columns = useMemo(() => columnsNow(design.counts), [design.counts]);
  const { columns: chosen } = table;
  const shown = useMemo(() => shownOf(columns, { columns: chosen }), [columns, chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is over when files turned out well or badly
  const faults = useMemo(() => faultsNow(table, shown), [table, shown, round]);
  const own = (column: Column) => ownText(column, design, words);

  const add = () => {
    const next = addRows(many.table, [{ cells: {} }]);
    change(next);
    const row = next.rows.at(-1);
    if (row) setAt({ row: row.id, column: NAME_COLUMN });
  };
  const openCell = useCallback((row: string, column: string) => setAt({ row, column }), []);
  const remove = useCallback((row: string) => {
    const { cells } = many.table.rows.find(({ id }) => id === row) ?? { cells: {} as Record<string, string> };
    const number = many.table.rows.findIndex(({ id }) => id === row) + 1;
    change(removeRow(many.table, row), { kind: "removed", name: MANY.row(number, cells.name ?? "") });
  }, []);
  const close = () => {
    setAt(undefined);
    // A row that was begun and left says nothing.
    const last = many.table.rows.at(-1);
    if (last && !last.broken && Object.keys(last.cells).length === 0) change(removeRow(many.table, last.id));
  };

  const ready = table.rows.filter(({ id }) => !faults.has(id));
  const wrong = table.rows.length - ready.length;
  const variants = () => ready.map((row) => variantOf(model, design, table, row, words));
  const leftOut = () =>
    table.rows.flatMap(({ id, cells }, i) => {
      const found = faults.get(id);
      const why = found && [...found.values()].map(faultWords).join(" ");
      return why ? [{ name: cells.name || MANY.number(i + 1), why }] : [];
    });
  const [firstWrong] = [...faults].flatMap(([row, found]) =>
    [...found.keys()].map((column) => ({ row, column })),
  );

  return (
    <>
      <div ref={page} className={styles.page}>
        <header className={styles.head}>
          <h1>{SHELL.titles.many}</h1>
          <p>{MANY.intro(machineNameOf(model, design))}</p>
        </header>
        <ColumnChoice columns={columns} table={table} base={base} />
        <section className={styles.machines} aria-labelledby="many-machines">
          <TableKeys
            count={table.rows.length}
            wrong={wrong}
            onWrong={() => setAt(firstWrong)}
            example={() => exampleOf(shown, own)}
          />
          {said && <ManyNotice said={said as NonNullable<typeof many.said>} />}
          {fault && (
            <Notice tone="warning" announced>
              {MANY.notKept(editFaultWords(fault))}
            </Notice>
          )}
          {making && (
            <Progress
              label={MANY.making}
              share={making.done / making.all}
              detail={MANY.exportPlace(making.done, making.all)}
            />
          )}
          {table.rows.length > 0 && (
            <ManyTable
              table={table}
              shown={shown}
              faults={faults}
              base={base}
              ownText={own}
              onOpen={openCell}
              onRemove={remove}
            />
          )}
          <div className={styles.ways}>
            <Button icon="plus" data-add onClick={add}>
              {MANY.add}
            </Button>
            <p>{MANY.ways}</p>
          </div>
        </section>
      </div>
      {isOver && <DropLight words={MANY.drop} />}
      <BottomBar
        onBack={ready.length > 0 && !making ? () => setOpen("shelf") : undefined}
        backLabel={MANY.toShelf}
        needed={table.rows.length === 0 ? MANY.needed : making ? MANY.making : undefined}
        status={wrong > 0 ? MANY.readyAndWrong(ready.length, wrong) : undefined}
        ready={MANY.ready(ready.length)}
        leads={false}
        continueLabel={MANY.toFiles}
        onContinue={() => ready.length > 0 && !making && setOpen("files")}
      />
      {at && (
        <RowSheet
          base={base}
          table={table}
          shown={shown}
          faults={faults}
          at={at}
          ownText={own}
          onMove={openCell}
          onAdd={add}
          onClose={close}
        />
      )}
      {open === "files" && (
        <FilesDialog
          machines={variants().map((variant) => variantMachine(base, shown, variant))}
          leftOut={leftOut()}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "shelf" && (
        <ShelfDialog
          base={base}
          variants={variants()}
          leftOut={leftOut()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
