import { useCallback, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { MANY } from "#messages/many.ts";
import { SHELL } from "#messages/shell.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { machineNameOf } from "../../shared/model/design.ts";
import { NAME_COLUMN } from "../../shared/model/table.ts";
import { editing } from "../edit/app.ts";
import { faultWords } from "../edit/fault-words.ts";
import { deliver } from "../files/deliver.ts";
import { filesOf } from "../files/given-files.ts";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import { DropLight, usePageDrop } from "../ui/dropzone/page-files.tsx";
import { FileInput } from "../ui/field/FileInput.tsx";
import { Menu } from "../ui/menu/Menu.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { AddDesignsDialog } from "./AddDesignsDialog.tsx";
import { ColumnChoice } from "./ColumnChoice.tsx";
import { FilesDialog } from "./FilesDialog.tsx";
import styles from "./ManyPage.module.css";
import { ManyTable } from "./ManyTable.tsx";
import { RowSheet } from "./RowSheet.tsx";
import { addRows, removeRow } from "./table.ts";
import {
  change,
  openTable,
  showNotice,
  type TableNotice,
  tableState,
  takeFiles,
  undo,
} from "./table-state.ts";
import { exampleOf } from "./table-text.ts";
import { type TableView, useRowFocus, useTable, useTablePaste } from "./useTable.ts";
import { rowMachine } from "./variants.ts";

const { model } = ACTIVE;
await editing.ready;
openTable();

const takeGiven = async (given: (FileSystemEntry | File)[]) =>
  takeFiles((await filesOf(given)).files.map(({ file }) => file));

function remove(id: string): void {
  const { table } = tableState;
  const index = table.rows.findIndex((row) => row.id === id);
  const name = MANY.row(index + 1, table.rows[index]?.cells[NAME_COLUMN] ?? "");
  change(removeRow(table, id), { tone: "info", title: MANY.removed(name), isUndoable: true });
}

export function ManyPage() {
  const { notice, making, fault } = useSnapshot(tableState);
  const view = useTable();
  const { base, table, shown, faults } = view;
  const [at, setAt] = useState<{ row: string; column: string }>();
  const [open, setOpen] = useState<"files" | "designs">();
  useRowFocus(table.rows);
  useTablePaste();
  const isOver = usePageDrop(takeGiven);

  const add = () => {
    const next = addRows(tableState.table, [{ cells: {} }]);
    change(next);
    const row = next.rows.at(-1);
    if (row) setAt({ row: row.id, column: NAME_COLUMN });
  };
  const openCell = useCallback((row: string, column: string) => setAt({ row, column }), []);
  const close = () => {
    setAt(undefined);
    // Removes a new row that was left empty.
    const last = tableState.table.rows.at(-1);
    if (last && !last.broken && Object.keys(last.cells).length === 0)
      change(removeRow(tableState.table, last.id));
  };

  const ready = table.rows.filter(({ id }) => !faults.has(id));
  const wrong = table.rows.length - ready.length;
  const canMake = ready.length > 0 && !making;
  const variants = () => ready.map(view.variant);
  const leftOut = () =>
    table.rows.flatMap(({ id, cells }, i) => {
      const why = [...(faults.get(id)?.values() ?? [])].join(" ");
      return why ? [{ name: cells[NAME_COLUMN] || MANY.number(i + 1), why }] : [];
    });
  const openWrong = () => {
    const [row = "", found] = faults.entries().next().value ?? [];
    const [column = NAME_COLUMN] = found?.keys() ?? [];
    openCell(row, column);
  };

  return (
    <>
      <div className={classes("stack", "page", styles.page)}>
        <header className={classes("stack", styles.head)}>
          <h1>{SHELL.titles.many}</h1>
          <p>{MANY.intro(machineNameOf(model, base.design))}</p>
        </header>
        <ColumnChoice view={view} />
        <section className={classes("stack", styles.machines)} aria-labelledby="many-machines">
          <TableTools view={view} wrong={wrong} onWrong={openWrong} />
          {notice && <ChangeNotice notice={notice} />}
          {fault && (
            <Notice tone="warning" announced>
              {MANY.notKept(faultWords(fault))}
            </Notice>
          )}
          {making && (
            <Progress
              label={MANY.making}
              share={making.done / making.all}
              detail={MANY.exportPlace(making.done, making.all)}
            />
          )}
          {table.rows.length > 0 && <ManyTable view={view} onOpen={openCell} onRemove={remove} />}
          <div className={classes("row", styles.ways)}>
            <Button icon="plus" data-add onClick={add}>
              {MANY.add}
            </Button>
            <p>{MANY.ways}</p>
          </div>
        </section>
      </div>
      {isOver && <DropLight words={MANY.drop} />}
      <BottomBar
        onBack={canMake ? () => setOpen("designs") : undefined}
        backLabel={MANY.toShelf}
        needed={table.rows.length === 0 ? MANY.needed : making ? MANY.making : undefined}
        status={wrong > 0 ? MANY.readyAndWrong(ready.length, wrong) : undefined}
        ready={MANY.ready(ready.length)}
        leads={false}
        continueLabel={MANY.toFiles}
        onContinue={() => canMake && setOpen("files")}
      />
      {at && <RowSheet view={view} at={at} onMove={openCell} onAdd={add} onClose={close} />}
      {open === "files" && (
        <FilesDialog
          machines={variants().map((variant) => rowMachine(base, shown, variant))}
          leftOut={leftOut()}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "designs" && (
        <AddDesignsDialog
          base={base}
          variants={variants()}
          leftOut={leftOut()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface TableToolsProps {
  view: TableView;
  /** The number of rows with faults. */
  wrong: number;
  onWrong(): void;
}

function TableTools({ view: { table, shown, ownText }, wrong, onWrong }: TableToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  const count = table.rows.length;
  const saveExample = () => deliver(exampleOf(shown, ownText), MANY.exampleFile);
  const removeAll = () =>
    change(
      { ...tableState.table, rows: [] },
      { tone: "info", title: MANY.removed(MANY.machines(count)), isUndoable: true },
    );
  return (
    <div className={classes("row", styles.keys)}>
      <h2 id="many-machines">{MANY.table}</h2>
      {wrong > 0 && (
        <Button size="small" icon="alert" onClick={onWrong}>
          {MANY.wrongRows(wrong)}
        </Button>
      )}
      <Button size="small" icon="upload" onClick={() => input.current?.click()}>
        {MANY.files}
      </Button>
      {count === 0 ? (
        <Button size="small" variant="quiet" icon="download" onClick={saveExample}>
          {MANY.example}
        </Button>
      ) : (
        <Menu
          label={MANY.more}
          items={[
            { label: MANY.example, icon: "download", onPress: saveExample },
            { label: MANY.removeAll, icon: "trash", onPress: removeAll },
          ]}
        />
      )}
      <FileInput
        ref={input}
        label={MANY.files}
        multiple
        accept="image/*,.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        onFiles={(files) => void takeFiles(files)}
      />
    </div>
  );
}

const ChangeNotice = ({ notice: { tone, title, lines = [], isUndoable } }: { notice: TableNotice }) => (
  <Notice
    tone={tone}
    {...(title !== undefined && { title })}
    action={isUndoable ? { label: MANY.undo, icon: "undo", onPress: undo } : undefined}
    onDismiss={() => showNotice(undefined)}
    announced
  >
    {lines.length > 0 && lines.map((line) => <p key={line}>{line}</p>)}
  </Notice>
);
