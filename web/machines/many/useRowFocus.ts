import { type RefObject, useEffect, useRef } from "react";
import type { VariantRow } from "../../../shared/model/table.ts";
import { hasFocus } from "../../ui/has-focus.ts";

/**
 * Where a change of the rows took away what had the focus: a row that was removed gives it to the same key of the row
 * that follows, or else of the one before; an Undo to the row that is back. Without rows the key that adds one has it.
 */
export function useRowFocus(page: RefObject<HTMLElement | null>, rows: readonly VariantRow[]): void {
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
    if (former === rows || hasFocus() || !last.current || last.current.isConnected) return;
    const ids = new Set(rows.map(({ id }) => id));
    const known = new Set(former.map(({ id }) => id));
    const gone = former.findIndex(({ id }) => !ids.has(id));
    const row = rows.find(({ id }) => !known.has(id)) ?? rows[gone] ?? rows.at(-1);
    const key = last.current.matches("[data-remove]") ? "[data-remove]" : "button";
    const found =
      row && page.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.id)}"] ${key}`);
    (found ?? page.current?.querySelector<HTMLElement>("[data-add]"))?.focus();
  }, [page, rows]);
}
