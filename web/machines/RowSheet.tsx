import { useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { MANY } from "#messages/many.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { type Design, imagesOf, plainImage } from "../../shared/model/design.ts";
import { withImage } from "../../shared/model/edit.ts";
import { PNG_TYPE } from "../../shared/model/picture-value.ts";
import type { Variant, VariantRow } from "../../shared/model/table.ts";
import { state } from "../edit/app.ts";
import { planDesign } from "../exports/plan.ts";
import { screenOfPlan } from "../exports/screen-of-plan.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Field } from "../ui/field/Field.tsx";
import { FileInput } from "../ui/field/FileInput.tsx";
import { Icon } from "../ui/icon/Icon.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { showSize } from "../ui/size.ts";
import { type Column, columnName, type PictureColumn, type TextColumn } from "./columns.ts";
import { RowPicture } from "./ManyTable.tsx";
import styles from "./RowSheet.module.css";
import { pictureIn, setCell } from "./table.ts";
import { change, giveCell, tableState } from "./table-state.ts";
import type { TableView } from "./useTable.ts";
import { type Base, makeVariant } from "./variants.ts";

const { model } = ACTIVE;

interface RowSheetProps {
  view: TableView;
  at: { readonly row: string; readonly column: string };
  onMove(row: string, column: string): void;
  onAdd(): void;
  onClose(): void;
}

export function RowSheet({ view, at, onMove, onAdd, onClose }: RowSheetProps) {
  const { rows } = view.table;
  const index = rows.findIndex(({ id }) => id === at.row);
  const row = rows[index];
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
  const next = rows[index + 1];
  const previous = rows[index - 1];
  const goOn = () => (next ? onMove(next.id, at.column) : onAdd());
  return (
    <Dialog
      title={MANY.sheetName(index + 1, rows.length)}
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
        <RowPreview view={view} row={row} column={column} />
        <form
          ref={form}
          className={classes("stack", styles.fields)}
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
                <TextField column={each} row={row} view={view} />
              )}
            </div>
          ))}
          {/* Enter goes to the next machine. */}
          <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        </form>
      </div>
    </Dialog>
  );
}

interface FieldProps<Kind extends Column> {
  column: Kind;
  row: VariantRow;
  view: TableView;
}

const write = (row: VariantRow, column: Column, text: string) =>
  change(setCell(tableState.table, row.id, column.id, text));

const TextField = ({ column, row, view }: FieldProps<TextColumn>) => (
  <Field
    label={columnName(column)}
    value={row.cells[column.id] ?? ""}
    maxLength={column.maxLength}
    autoComplete="off"
    placeholder={view.ownText(column)}
    error={view.faults.get(row.id)?.get(column.id)}
    onChange={(text) => write(row, column, text)}
  />
);

function PictureField({ column, row, view }: FieldProps<PictureColumn>) {
  const input = useRef<HTMLInputElement>(null);
  const text = row.cells[column.id] ?? "";
  const fault = view.faults.get(row.id)?.get(column.id);
  const picture = pictureIn(view.table, column, text);
  const name = columnName(column);
  return (
    <fieldset className={classes("stack", styles.picture)}>
      <legend className="strong">
        {name} <span className={classes("soft", styles.size)}>{showSize(column.size)}</span>
      </legend>
      <div className={classes("row", styles.file)}>
        {picture && <RowPicture picture={picture} />}
        <span className={styles.fileName}>{text === "" ? MANY.asIs : text}</span>
        <Button size="small" icon="image" onClick={() => input.current?.click()}>
          {text === "" ? MANY.picture : MANY.otherPicture}
        </Button>
        {text !== "" && (
          <Button
            size="small"
            variant="quiet"
            icon="cross"
            aria-label={MANY.noPicture}
            onClick={() => write(row, column, "")}
          />
        )}
      </div>
      {fault && (
        <p className={styles.fault}>
          <Icon name="alert" />
          {fault}
        </p>
      )}
      <FileInput
        ref={input}
        label={name}
        accept="image/*"
        onFiles={([file]) => file && giveCell(row.id, column.id, file)}
      />
    </fieldset>
  );
}

interface RowPreviewProps {
  view: TableView;
  row: VariantRow;
  column: string;
}

/** The screen of a row's machine that shows the column being edited. */
function RowPreview({ view, row, column }: RowPreviewProps) {
  const { base, shown } = view;
  const { isMissing } = useSnapshot(state);
  const variant = view.variant(row);
  const { design, isFailed } = useVariantDesign(base, variant);
  const categories = shown.map((each) => categoryOf(each, base));
  const wanted = categories[shown.findIndex(({ id }) => id === column)] ?? categories.find(Boolean);
  const { screens, machineName } = planDesign(model, { ...design, name: variant.name }, isMissing);
  const screen =
    screens.find(({ category }) => category.id === wanted) ??
    screens.find(({ category }) => category.kind === "slots") ??
    screens[0];
  if (!screen) return null;
  return (
    <div className={classes("stack", styles.machine)}>
      <MachineScreen
        label={MANY.screenOf(machineName, screen.category.label)}
        screen={screenOfPlan(model, screen)}
      />
      {isFailed && <Notice tone="warning">{MANY.notShown}</Notice>}
    </div>
  );
}

function categoryOf(column: Column, { lettered }: Base): string | undefined {
  if (column.kind === "slotName" || column.kind === "picture") return column.category;
  return column.kind === "word" ? lettered.get(column.word) : undefined;
}

interface Preview {
  readonly design: Design;
  readonly urls: readonly string[];
  readonly isFailed: boolean;
}

const PAUSE_MS = 250;

/** Returns a row's rendered design. The previous one stays until the next is rendered. */
function useVariantDesign(base: Base, variant: Variant): Preview {
  const [preview, setPreview] = useState<Preview>({ design: base.design, urls: [], isFailed: false });
  const key = JSON.stringify([variant.names, variant.texts, variant.pictures, variant.namesOn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures depend on the key alone
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const timer = setTimeout(() => {
      makeVariant(base, variant, signal).then(
        (made) => !signal.aborted && setPreview(withUrls(made)),
        (fault) => {
          if (signal.aborted) return;
          console.warn("A machine of the table could not be shown", fault);
          setPreview({ design: base.design, urls: [], isFailed: true });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [base, key]);

  useEffect(
    () => () => {
      for (const url of preview.urls) URL.revokeObjectURL(url);
    },
    [preview],
  );
  return preview;
}

/** Replaces pictures that are not stored by object URLs. */
function withUrls({ design, blobs }: Awaited<ReturnType<typeof makeVariant>>): Preview {
  const urls = new Map(
    [...blobs].map(([blob, bytes]) => [blob, URL.createObjectURL(new Blob([bytes], { type: PNG_TYPE }))]),
  );
  let shown = design;
  for (const { image, ...ref } of imagesOf(design)) {
    const value = image.picture && "blob" in image.picture ? urls.get(image.picture.blob) : undefined;
    if (value !== undefined) shown = withImage(shown, ref, plainImage({ value }, image.name));
  }
  return { design: shown, urls: [...urls.values()], isFailed: false };
}
