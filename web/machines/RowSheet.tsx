import { useEffect, useRef, useState } from "react";
import { sizeText } from "../../shared/machine/questions.ts";
import type { VariantRow } from "../../shared/model/table.ts";
import { MANY } from "../messages/en/many.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Field } from "../ui/field/Field.tsx";
import { FileInput } from "../ui/field/FileInput.tsx";
import { Icon } from "../ui/icon/Icon.tsx";
import { showSize } from "../ui/size.ts";
import { type Column, columnName, type PictureColumn } from "./columns.ts";
import { RowPicture } from "./ManyTable.tsx";
import { RowPreview } from "./RowPreview.tsx";
import styles from "./RowSheet.module.css";
import { pictureNamed, setCell } from "./table.ts";
import { change, giveCell, tableState } from "./table-state.ts";
import type { TableView } from "./useTable.ts";

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
          className={styles.fields}
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

const TextField = ({ column, row, view }: FieldProps<Exclude<Column, PictureColumn>>) => (
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
  const picture = pictureNamed(view.table, text)?.made[sizeText(column.size)];
  const name = columnName(column);
  return (
    <fieldset className={styles.picture}>
      <legend>
        {name} <span className={styles.size}>{showSize(column.size)}</span>
      </legend>
      <div className={styles.file}>
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
