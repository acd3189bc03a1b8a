import { type ReactNode, useState } from "react";
import { Button } from "../ui/button/Button.tsx";
import { Spoken } from "../ui/spoken/Spoken.tsx";
import { MANY } from "../words/many.ts";
import styles from "./ColumnChoice.module.css";
import { columnName } from "./fault-words.ts";
import { change, many } from "./many-table.ts";
import type { Column } from "./table/columns.ts";
import { chooseColumn, type VariantTable } from "./table/table.ts";

interface ColumnChoiceProps {
  /** The name's is always there. */
  columns: readonly Column[];
  table: VariantTable;
  /** Words that stand on pictures; undefined while that is looked up. */
  lettered: ReadonlyMap<string, string> | undefined;
}

/** What differs from machine to machine, as chips; those that are chosen alone, once there are machines. */
export function ColumnChoice({ columns, table, lettered }: ColumnChoiceProps) {
  const [isOpen, setOpen] = useState(table.rows.length === 0);
  const isChosen = ({ id }: Column) => table.columns.includes(id);
  const offered = columns.filter(
    (column) => column.kind !== "word" || isChosen(column) || lettered?.has(column.word),
  );
  const of = (kind: Column["kind"]) => offered.filter((column) => column.kind === kind);
  const [hasPicture] = useState(() => of("picture").some(isChosen));
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
            {/* While it is looked up too, so that nothing moves. */}
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
    </section>
  );
}

interface ChipsProps {
  legend: string;
  columns: readonly Column[];
  isChosen(column: Column): boolean;
  children?: ReactNode;
}

function Chips({ legend, columns, isChosen, children }: ChipsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {columns.map((column) => (
          <label key={column.id} className={styles.chip}>
            <input
              type="checkbox"
              checked={isChosen(column)}
              onChange={(event) => change(chooseColumn(many.table, column.id, event.target.checked))}
            />
            {column.kind === "picture" && <Spoken>{MANY.chipOf(column.group)}</Spoken>}
            <span>{column.label || MANY.onlyPicture}</span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
