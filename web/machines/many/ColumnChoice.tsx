import { type ReactNode, useState } from "react";
import type { VariantTable } from "../../../shared/model/table.ts";
import { isSamePlace, takesName } from "../../../shared/model/variant.ts";
import { MANY } from "../../messages/en/many.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Spoken } from "../../ui/spoken/Spoken.tsx";
import type { Base } from "./base.ts";
import styles from "./ColumnChoice.module.css";
import { columnName } from "./fault-words.ts";
import { change, many } from "./many-table.ts";
import type { Column } from "./table/columns.ts";
import { chooseColumn, chooseNameOn } from "./table/table.ts";

interface ColumnChoiceProps {
  /** The name's is always there. */
  columns: readonly Column[];
  table: VariantTable;
  base: Base;
}

/** What differs from machine to machine, as chips; those that are chosen alone, once there are machines. */
export function ColumnChoice({ columns, table, base: { lettered, bare } }: ColumnChoiceProps) {
  const [isOpen, setOpen] = useState(table.rows.length === 0);
  const isChosen = ({ id }: Column) => table.columns.includes(id);
  const offered = columns.filter(
    (column) => column.kind !== "word" || isChosen(column) || lettered.has(column.word),
  );
  const of = (kind: Column["kind"]) => offered.filter((column) => column.kind === kind);
  const [hasPicture] = useState(() => of("picture").some(isChosen));
  const bareAt = (column: Column) =>
    column.kind === "slotName" ? bare.find((each) => isSamePlace(each, column)) : undefined;
  const without = columns.filter((column) => isChosen(column) && bareAt(column)?.image);
  const chosen = columns.filter((column) => column.kind === "name" || isChosen(column));
  return (
    <section className={styles.choice} aria-labelledby="many-differs">
      <div className={styles.head}>
        <h2 id="many-differs">{MANY.differs}</h2>
        <Button
          size="small"
          icon={isOpen ? "check" : "pencil"}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? MANY.chooseDone : MANY.choose}
        </Button>
      </div>
      {!isOpen && (
        <ul className={styles.chosen}>
          {chosen.map((column) => (
            <li key={column.id}>{columnName(column)}</li>
          ))}
        </ul>
      )}
      {isOpen && (
        <>
          <Chips legend={MANY.groups.slotName} columns={of("slotName")} isChosen={isChosen} />
          <Chips legend={MANY.groups.word} columns={of("word")} isChosen={isChosen}>
            {of("word").length === 0 && <p className={styles.note}>{MANY.noWords}</p>}
          </Chips>
          <details className={styles.pictures} open={hasPicture}>
            <summary>{MANY.groups.picture}</summary>
            <div className={styles.screens}>
              {[...new Set(of("picture").map(({ group }) => group))].map((group) => (
                <Chips
                  key={group}
                  legend={group}
                  columns={of("picture").filter((column) => column.group === group)}
                  isChosen={isChosen}
                />
              ))}
            </div>
          </details>
        </>
      )}
      {without.length > 0 && (
        <Chips
          legend={MANY.namesOn}
          columns={without}
          chipOf={MANY.nameOn}
          isChosen={(column) => {
            const place = bareAt(column);
            return place !== undefined && takesName(place, table.namesOn[column.id]);
          }}
          onChoose={(column, isOn) => change(chooseNameOn(many.table, column, isOn))}
        >
          {without.some((column) => bareAt(column)?.isFinished) && (
            <p className={styles.note}>{MANY.finishedNote}</p>
          )}
        </Chips>
      )}
    </section>
  );
}

interface ChipsProps {
  legend: string;
  columns: readonly Column[];
  isChosen(column: Column): boolean;
  onChoose?(column: string, isChosen: boolean): void;
  /** Said before a chip's label, where that would not do alone. */
  chipOf?: string;
  children?: ReactNode;
}

const chooseDiffering = (column: string, isChosen: boolean) =>
  change(chooseColumn(many.table, column, isChosen));

function Chips({ legend, columns, isChosen, onChoose = chooseDiffering, chipOf, children }: ChipsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {columns.map((column) => (
          <label key={column.id} className={styles.chip}>
            <input
              type="checkbox"
              checked={isChosen(column)}
              onChange={(event) => onChoose(column.id, event.target.checked)}
            />
            {column.kind === "picture" && <Spoken>{MANY.chipOf(column.group)}</Spoken>}
            {chipOf && <Spoken>{MANY.chipOf(chipOf)}</Spoken>}
            <span>{column.label || MANY.onlyPicture}</span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
