import { useEffect, useId, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { VARIANTS } from "#messages/many.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { PNG_MEDIA_TYPE, storedImagePath } from "../../shared/model/picture-value.ts";
import type { Variant, VariantRow } from "../../shared/model/table.ts";
import { state } from "../edit/app.ts";
import { describePlannedScreen, planExport } from "../exports/plan.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { useStandIns } from "../screen/stand-ins.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Field } from "../ui/field/Field.tsx";
import { FileInput } from "../ui/field/FileInput.tsx";
import { Icon } from "../ui/icon/Icon.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { formatSizeForDisplay } from "../ui/size.ts";
import { columnTitle, type PictureColumn, type TableColumn } from "./columns.ts";
import { findPictureOfCell, setCell } from "./table.ts";
import { setCellFile } from "./table-import.ts";
import { changeTable, tableState } from "./table-state.ts";
import type { TableView } from "./useTable.ts";
import styles from "./VariantsPage.module.css";
import { RowPicture } from "./VariantsTable.tsx";
import { renderVariant, type VariantBase } from "./variants.ts";

const { model } = ACTIVE;

interface RowEditorProps {
  view: TableView;
  at: { readonly row: string; readonly column: string };
  onMove(row: string, column: string): void;
  onAdd(): void;
  onClose(): void;
}

export function RowEditor({ view, at, onMove, onAdd, onClose }: RowEditorProps) {
  const { rows } = view.table;
  const index = rows.findIndex(({ id }) => id === at.row);
  const row = rows[index];
  const [column, setColumn] = useState(at.column);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs if the row changes
  useEffect(() => {
    setColumn(at.column);
    const field = form.current?.querySelector<HTMLElement>(
      `[data-column="${CSS.escape(at.column)}"] :is(input:not([hidden]), button)`,
    );
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [at.row, at.column]);
  if (!row) return null;
  const next = rows[index + 1];
  const previous = rows[index - 1];
  const goOn = () => (next ? onMove(next.id, at.column) : onAdd());
  return (
    <Dialog
      title={VARIANTS.sheetName(index + 1, rows.length)}
      width="wide"
      onClose={onClose}
      actions={
        <>
          {previous && (
            <Button icon="back" onClick={() => onMove(previous.id, at.column)}>
              {VARIANTS.previous}
            </Button>
          )}
          <Button icon={next ? "forward" : undefined} iconAt="end" onClick={goOn}>
            {next ? VARIANTS.next : VARIANTS.another}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {VARIANTS.done}
          </Button>
        </>
      }
    >
      <div className={classNames("stack-5", styles.sheet)}>
        <RowPreview view={view} row={row} column={column} />
        <form
          ref={form}
          className={classNames("stack-4", styles.fields)}
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
          onFocus={({ target }) => {
            const within = target.closest("[data-column]")?.getAttribute("data-column");
            if (within) setColumn(within);
          }}
        >
          {view.shown.map((each) => (
            <div key={`${row.id} ${each.id}`} data-column={each.id}>
              {each.kind === "picture" ? (
                <PictureField column={each} row={row} view={view} />
              ) : (
                <Field
                  label={columnTitle(each)}
                  value={row.cells[each.id] ?? ""}
                  maxLength={each.maxLength}
                  autoComplete="off"
                  placeholder={view.ownText(each)}
                  error={view.faults.get(row.id)?.get(each.id)}
                  onChange={(text) => write(row, each, text)}
                />
              )}
            </div>
          ))}
          {/* Makes Enter go to the next machine. */}
          <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        </form>
      </div>
    </Dialog>
  );
}

const write = (row: VariantRow, column: TableColumn, text: string) =>
  changeTable(setCell(tableState.table, row.id, column.id, text));

interface PictureFieldProps {
  column: PictureColumn;
  row: VariantRow;
  view: TableView;
}

function PictureField({ column, row, view }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = row.cells[column.id] ?? "";
  const fault = view.faults.get(row.id)?.get(column.id);
  const picture = findPictureOfCell(view.table, column, row.cells);
  const name = columnTitle(column);
  const id = useId();
  return (
    <fieldset className="stack" aria-describedby={fault && id}>
      <legend>
        {name} <span className={classNames("soft", styles.size)}>{formatSizeForDisplay(column.size)}</span>
      </legend>
      <div className={classNames("row", styles.file)}>
        {picture && <RowPicture picture={picture} />}
        <span className={classNames("breaks muted", styles.fileName)}>
          {text === "" ? VARIANTS.asIs : text}
        </span>
        <Button size="small" icon={ICONS.image} onClick={() => input.current?.click()}>
          {text === "" ? VARIANTS.picture : VARIANTS.otherPicture}
        </Button>
        {text !== "" && (
          <Button
            size="small"
            variant="quiet"
            icon="cross"
            aria-label={VARIANTS.remove(text)}
            onClick={() => write(row, column, "")}
          />
        )}
      </div>
      {fault && (
        <p id={id} className="fault">
          <Icon shape="alert" />
          {fault}
        </p>
      )}
      <FileInput
        ref={input}
        label={name}
        accept="image/*"
        onFiles={([file]) => file && setCellFile(row.id, column.id, file)}
      />
    </fieldset>
  );
}

interface RowPreviewProps {
  view: TableView;
  row: VariantRow;
  column: string;
}

function RowPreview({ view, row, column }: RowPreviewProps) {
  const { base, shown } = view;
  const { isMissing } = useSnapshot(state);
  const variant = view.variant(row);
  const { design, urls, isFailed } = useVariantDesign(base, variant);
  const categories = shown.map((each) =>
    each.kind === "word"
      ? base.categoryOfWord.get(each.word)
      : "category" in each
        ? each.category
        : undefined,
  );
  const wanted = categories[shown.findIndex(({ id }) => id === column)] ?? categories.find(Boolean);
  const standIns = useStandIns(design, isMissing);
  const named = { ...design, name: variant.name };
  const { screens, machineName } = planExport(model, named, isMissing, standIns);
  const planned =
    screens.find(({ category }) => category.id === wanted) ??
    screens.find(({ category }) => category.kind === "slots") ??
    screens[0];
  if (!planned) return null;
  const screen = describePlannedScreen(model, planned);
  const pictures = screen.pictures.map(({ source = "", ...picture }) => ({
    ...picture,
    source: urls.get(source) ?? (source || undefined),
  }));
  return (
    <div className={classNames("stack-3", styles.machine)}>
      <MachineScreen
        label={VARIANTS.screenOf(machineName, planned.category.label)}
        screen={{ ...screen, pictures }}
      />
      {isFailed && <Notice tone="warning">{VARIANTS.notShown}</Notice>}
    </div>
  );
}

interface Preview {
  readonly design: Design;
  /** URLs of unstored pictures, by image value. */
  readonly urls: ReadonlyMap<string, string>;
  readonly isFailed: boolean;
}

const PAUSE_MS = 250;
const urlOf = (bytes: Uint8Array<ArrayBuffer>) =>
  URL.createObjectURL(new Blob([bytes], { type: PNG_MEDIA_TYPE }));

/** Returns the previous preview until the next is rendered. */
function useVariantDesign(base: VariantBase, variant: Variant): Preview {
  const [preview, setPreview] = useState<Preview>({ design: base.design, urls: new Map(), isFailed: false });
  const { name: _, ...differences } = variant; // Pictures don't show the machine's name.
  const key = JSON.stringify(differences);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the key matters
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const render = async () => {
      const { design, blobs } = await renderVariant(base, variant, signal);
      if (signal.aborted) return;
      const urls = new Map([...blobs].map(([blob, bytes]) => [storedImagePath(blob), urlOf(bytes)]));
      setPreview({ design, urls, isFailed: false });
    };
    const fail = (fault: unknown) => {
      if (signal.aborted) return;
      console.warn("Failed to preview a machine in the table", fault);
      setPreview({ design: base.design, urls: new Map(), isFailed: true });
    };
    const timer = setTimeout(() => render().catch(fail), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [base, key]);

  useEffect(
    () => () => {
      for (const url of preview.urls.values()) URL.revokeObjectURL(url);
    },
    [preview],
  );
  return preview;
}
