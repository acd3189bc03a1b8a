import { useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { type VariantTable, variantOf } from "../../../shared/model/table.ts";
import { state } from "../../edit/app.ts";
import { planDesign } from "../../exports/plan.ts";
import { screenOfPlan } from "../../exports/screen-of-plan.ts";
import { MANY } from "../../messages/en/many.ts";
import { MachineScreen } from "../../screen/MachineScreen.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import { type Base, MATERIALS } from "./base.ts";
import { RowField } from "./RowField.tsx";
import styles from "./RowSheet.module.css";
import type { Column } from "./table/columns.ts";
import type { Faults } from "./table/faults.ts";
import { useRowPreview } from "./useRowPreview.ts";

interface RowSheetProps {
  base: Base;
  table: VariantTable;
  shown: readonly Column[];
  faults: Faults;
  /** The row and the column at which it was opened. */
  at: { readonly row: string; readonly column: string };
  ownText(column: Column): string | undefined;
  /** Goes to another row; to a new one where the last is left. */
  onMove(row: string, column: string): void;
  onAdd(): void;
  onClose(): void;
}

/** One machine of the table: what it says, and how it looks. */
export function RowSheet({ base, table, shown, faults, at, ownText, onMove, onAdd, onClose }: RowSheetProps) {
  const index = table.rows.findIndex(({ id }) => id === at.row);
  const row = table.rows[index];
  const [column, setColumn] = useState(at.column);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row has its own focus
  useEffect(() => {
    setColumn(at.column);
    const field = form.current?.querySelector<HTMLElement>(
      `[data-column="${CSS.escape(at.column)}"] :is(input:not([hidden]), button)`,
    );
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [at.row, at.column]);
  if (!row) return null;
  const next = table.rows[index + 1];
  const previous = table.rows[index - 1];
  const goOn = () => (next ? onMove(next.id, at.column) : onAdd());
  return (
    <Dialog
      title={MANY.sheetName(index + 1, table.rows.length)}
      width="wide"
      onClose={onClose}
      actions={
        <>
          {previous && (
            <Button icon="back" onClick={() => onMove(previous.id, at.column)}>
              {MANY.previous}
            </Button>
          )}
          <Button icon={next ? "forward" : undefined} iconAt="end" onClick={goOn}>
            {next ? MANY.next : MANY.another}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {MANY.done}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <Preview base={base} table={table} row={row} shown={shown} column={column} />
        <form
          ref={form}
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
          onFocus={(event) => {
            const within = event.target.closest("[data-column]")?.getAttribute("data-column");
            if (within) setColumn(within);
          }}
        >
          {shown.map((each) => (
            <div key={`${row.id} ${each.id}`} data-column={each.id}>
              <RowField
                column={each}
                row={row}
                table={table}
                fault={faults.get(row.id)?.get(each.id)}
                own={ownText(each)}
              />
            </div>
          ))}
          {/* Enter goes to the next machine. */}
          <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        </form>
      </div>
    </Dialog>
  );
}

interface PreviewProps extends Pick<RowSheetProps, "base" | "table" | "shown"> {
  row: VariantTable["rows"][number];
  /** The column that is worked on: its screen is shown. */
  column: string;
}

function Preview({ base, table, row, shown, column }: PreviewProps) {
  const { model } = ACTIVE;
  const { isMissing } = useSnapshot(state);
  const variant = variantOf(model, base.design, table, row, MATERIALS.words);
  const preview = useRowPreview(base, variant);
  const at = shown.find(({ id }) => id === column);
  const { lettered } = base;
  const wanted = categoryOf(at, lettered) ?? shown.map((each) => categoryOf(each, lettered)).find(Boolean);
  const plan = planDesign(model, { ...preview.design, name: variant.name }, isMissing);
  const screen =
    plan.screens.find(({ category }) => category.id === wanted) ??
    plan.screens.find(({ category }) => category.kind === "slots") ??
    plan.screens[0];
  if (!screen) return null;
  return (
    <div className={styles.machine}>
      <MachineScreen
        label={MANY.screenOf(plan.machineName, screen.category.label)}
        screen={screenOfPlan(model, screen)}
      />
      {preview.isFailed && <Notice tone="warning">{MANY.notShown}</Notice>}
    </div>
  );
}

/** The screen that shows what a column changes; a word may stand on several: the first. */
function categoryOf(column: Column | undefined, lettered: Base["lettered"]): string | undefined {
  if (column?.kind === "slotName" || column?.kind === "picture") return column.category;
  return column?.kind === "word" ? lettered.get(column.word) : undefined;
}
