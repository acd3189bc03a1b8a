import { useCallback, useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { VARIANTS } from "#messages/many.ts";
import { SHELL } from "#messages/shell.ts";
import { STORE_FAULTS } from "#messages/store-faults.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { machineNameOf } from "../../shared/model/design.ts";
import { NAME_COLUMN_ID } from "../../shared/model/table.ts";
import type { TableEncoding } from "../../shared/sorting/csv.ts";
import { editingSession } from "../edit/app.ts";
import { faultMessage } from "../edit/fault-message.ts";
import { deliverFile } from "../files/deliver.ts";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { DropOverlay, usePageDrop } from "../ui/dropzone/page-files.tsx";
import { FileInput } from "../ui/field/FileInput.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { Menu } from "../ui/menu/Menu.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { AddDesignsDialog } from "./AddDesignsDialog.tsx";
import { ColumnChooser } from "./ColumnChooser.tsx";
import { explainFaults } from "./columns.ts";
import { ExportDialog } from "./ExportDialog.tsx";
import { RowEditor } from "./RowEditor.tsx";
import { isEmptyRow, removeRow, withEmptyRow } from "./table.ts";
import { importTableFiles } from "./table-import.ts";
import {
  changeTable,
  openTable,
  showTableNotice,
  type TableNotice,
  tableState,
  undoTableChange,
} from "./table-state.ts";
import { createExampleCsv } from "./table-text.ts";
import { type TableView, useRowFocus, useTable, useTablePaste } from "./useTable.ts";
import styles from "./VariantsPage.module.css";
import { VariantsTable } from "./VariantsTable.tsx";
import { createVariantExportSource, loadDesignMaterials } from "./variants.ts";

const { model } = ACTIVE;

export async function loadVariantsPage(): Promise<typeof VariantsPage> {
  await Promise.all([editingSession.ready, loadDesignMaterials()]);
  openTable();
  return VariantsPage;
}

function remove(id: string): void {
  const { table } = tableState;
  const index = table.rows.findIndex((row) => row.id === id);
  const name = VARIANTS.row(index + 1, table.rows[index]?.cells[NAME_COLUMN_ID] ?? "");
  changeTable(removeRow(table, id), { tone: "info", title: VARIANTS.removed(name), isUndoable: true });
}

function VariantsPage() {
  const { notice, fitting, fault } = useSnapshot(tableState);
  const view = useTable();
  const { base, table, shown, faults } = view;
  const [at, setAt] = useState<{ row: string; column: string }>();
  const [open, setOpen] = useState<"files" | "designs">();
  useRowFocus(table.rows);
  useTablePaste();
  const isOver = usePageDrop(importTableFiles);

  const add = () => {
    const next = withEmptyRow(tableState.table);
    changeTable(next);
    const row = next.rows.at(-1);
    if (!row || !isEmptyRow(row)) {
      setAt(undefined);
      return showTableNotice({ tone: "warning", lines: [STORE_FAULTS.tooManyRows] });
    }
    setAt({ row: row.id, column: NAME_COLUMN_ID });
  };
  const openCell = useCallback((row: string, column: string) => setAt({ row, column }), []);
  const close = () => {
    setAt(undefined);
    const last = tableState.table.rows.at(-1);
    if (last && isEmptyRow(last)) changeTable(removeRow(tableState.table, last.id));
  };

  const ready = table.rows.filter(({ id }) => !faults.has(id));
  const wrong = table.rows.length - ready.length;
  const canMake = ready.length > 0 && !fitting;
  const variants = () => ready.map(view.variant);
  const leftOut = () =>
    table.rows.flatMap(({ id, cells }, i) => {
      const found = faults.get(id);
      const name = cells[NAME_COLUMN_ID] || VARIANTS.number(i + 1);
      return found ? [{ name, reason: explainFaults(shown, found) }] : [];
    });
  const openWrong = () => {
    const [row = "", found] = faults.entries().next().value ?? [];
    const [column = NAME_COLUMN_ID] = found?.keys() ?? [];
    openCell(row, column);
  };

  return (
    <>
      <div className={classNames("page stack top", styles.page)}>
        <header className="stack">
          <h1>{SHELL.titles.many}</h1>
          <p className="lead">{VARIANTS.intro(machineNameOf(model, base.design))}</p>
        </header>
        <ColumnChooser view={view} />
        <section className="stack-4 fluid" aria-labelledby="many-machines">
          <TableTools view={view} wrongRows={wrong} onWrong={openWrong} />
          {notice && <ChangeNotice notice={notice} />}
          {fault && (
            <Notice tone="warning" announced>
              {VARIANTS.notKept(faultMessage(fault))}
            </Notice>
          )}
          {fitting && (
            <Progress
              label={VARIANTS.making}
              share={fitting.done / fitting.all}
              detail={VARIANTS.exportPlace(fitting.done, fitting.all)}
            />
          )}
          {table.rows.length > 0 && <VariantsTable view={view} onOpen={openCell} onRemove={remove} />}
          <div className={classNames("row", styles.ways)}>
            <Button icon={ICONS.plus} data-add onClick={add}>
              {VARIANTS.add}
            </Button>
            <p className="lead">{VARIANTS.ways}</p>
          </div>
        </section>
      </div>
      {isOver && <DropOverlay text={VARIANTS.drop} />}
      <BottomBar
        onBack={canMake ? () => setOpen("designs") : undefined}
        backLabel={VARIANTS.toShelf}
        needed={table.rows.length === 0 ? VARIANTS.needed : fitting ? VARIANTS.making : undefined}
        status={wrong > 0 ? VARIANTS.readyAndWrong(ready.length, wrong) : undefined}
        ready={VARIANTS.ready(ready.length)}
        hasArrows={false}
        continueLabel={VARIANTS.toFiles}
        onContinue={() => canMake && setOpen("files")}
      />
      {at && <RowEditor view={view} at={at} onMove={openCell} onAdd={add} onClose={close} />}
      {open === "files" && (
        <ExportDialog
          machines={variants().map((variant) => createVariantExportSource(base, shown, variant))}
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
  wrongRows: number;
  onWrong(): void;
}

function TableTools({ view: { table, columns, shown, ownText }, wrongRows, onWrong }: TableToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  const count = table.rows.length;
  const saveExample = () => deliverFile(createExampleCsv(columns, shown, ownText), VARIANTS.exampleFile);
  const removeAll = () =>
    changeTable(
      { ...tableState.table, rows: [] },
      { tone: "info", title: VARIANTS.removed(VARIANTS.machines(count)), isUndoable: true },
    );
  return (
    <div className={classNames("row", styles.keys)}>
      <h2 id="many-machines" className="large">
        {VARIANTS.table}
      </h2>
      {wrongRows > 0 && (
        <Button size="small" icon="alert" onClick={onWrong}>
          {VARIANTS.wrongRows(wrongRows)}
        </Button>
      )}
      <Button size="small" icon="upload" onClick={() => input.current?.click()}>
        {VARIANTS.files}
      </Button>
      {count === 0 ? (
        <Button size="small" variant="quiet" icon="download" onClick={saveExample}>
          {VARIANTS.example}
        </Button>
      ) : (
        <Menu
          label={VARIANTS.more}
          items={[
            { label: VARIANTS.example, icon: "download", onPress: saveExample },
            { label: VARIANTS.removeAll, icon: ICONS.trash, onPress: removeAll },
          ]}
        />
      )}
      <FileInput
        ref={input}
        label={VARIANTS.files}
        multiple
        accept="image/*,.csv,.tsv,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values"
        onFiles={(files) => void importTableFiles(files)}
      />
    </div>
  );
}

const ENCODINGS = Object.entries(VARIANTS.encodings) as [TableEncoding, string][]; // There are no other keys.

function ChangeNotice({ notice }: { notice: TableNotice }) {
  const { tone, title, lines = [], isUndoable, more, encoding, chooseEncoding } = notice;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Rows may be dropped far from the notice. Removing one ("info") shouldn't scroll the page.
    if (notice.tone !== "info") place.current?.scrollIntoView({ block: "nearest" });
  }, [notice]);
  const undo = isUndoable
    ? ({ label: VARIANTS.undo, icon: "undo", onPress: undoTableChange } as const)
    : undefined;
  return (
    <div ref={place} className={styles.notice}>
      <Notice
        tone={tone}
        {...(title !== undefined && { title })}
        action={undo ?? more}
        secondAction={undo && more}
        onDismiss={() => showTableNotice(undefined)}
        announced
      >
        {lines.length > 0 && lines.map((line) => <p key={line}>{line}</p>)}
        {encoding && chooseEncoding && (
          <label className={classNames("row", styles.encoding)}>
            {VARIANTS.encoding}
            <select value={encoding} onChange={({ target }) => chooseEncoding(target.value as TableEncoding)}>
              {ENCODINGS.map(([id, label]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
      </Notice>
    </div>
  );
}
