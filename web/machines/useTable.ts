import { useEffect, useMemo, useRef } from "react";
import { useSnapshot } from "valtio/react";
import type { VariantRow, VariantTable } from "../../shared/model/table.ts";
import { hasFiles } from "../ui/dropzone/transfer.ts";
import { isFocusLost } from "../ui/is-focus-lost.ts";
import { filterShownColumns, findTableFaults, readVariant, type TableColumn } from "./columns.ts";
import { findTableFileState } from "./table-files.ts";
import { importTableFiles, importTableText } from "./table-import.ts";
import { currentColumns, tableState } from "./table-state.ts";
import { designTextOf, useVariantBase } from "./variants.ts";

export type TableView = ReturnType<typeof useTable>;

export function useTable() {
  const snapshot = useSnapshot(tableState);
  const table = snapshot.table as VariantTable; // Plain data, because `ref` keeps it from being proxied.
  const base = useVariantBase();
  const { design } = base;
  const columns = useMemo(() => currentColumns(design.counts), [design.counts]);
  const shown = useMemo(() => filterShownColumns(columns, table.columns), [columns, table.columns]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new pictures change `findTableFileState`
  const faults = useMemo(
    () => findTableFaults(table, shown, findTableFileState),
    [table, shown, snapshot.fitting],
  );
  return {
    base,
    table,
    columns,
    shown,
    faults,
    ownText: (column: TableColumn) => designTextOf(base, column),
    variant: (row: VariantRow) => readVariant(table, shown, row),
  };
}

export function useTablePaste(): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const isTyping = target instanceof HTMLInputElement && target.type === "text";
      if (!clipboardData || isTyping || document.querySelector("dialog[open]")) return;
      const text = clipboardData.getData("text/plain");
      // Spreadsheets also put a picture of the cells on the clipboard.
      if (text.trim() !== "") importTableText({ text, encoding: "utf-8" }, { delimiter: "\t" });
      else if (hasFiles(clipboardData)) void importTableFiles([...clipboardData.files]);
      else return;
      event.preventDefault();
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}

export function useRowFocus(rows: readonly VariantRow[]): void {
  const last = useRef<Element>(null);
  const before = useRef(rows);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const former = before.current;
    before.current = rows;
    if (former === rows || !isFocusLost() || !last.current || last.current.isConnected) return;
    const gone = former.findIndex(({ id }) => rows.every((row) => row.id !== id));
    const back = rows.find(({ id }) => former.every((row) => row.id !== id));
    const row = back ?? rows[gone] ?? rows.at(-1);
    const button = last.current.matches("[data-remove]") ? "[data-remove]" : "button";
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const inRow = row && find(`[data-row="${CSS.escape(row.id)}"] ${button}`);
    (inRow ?? find("[data-add]"))?.focus();
  }, [rows]);
}
