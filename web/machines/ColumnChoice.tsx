import { type ReactNode, useState } from "react";
import { MANY } from "#messages/many.ts";
import { isSamePlace, takesName } from "../../shared/model/variant.ts";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import { Spoken } from "../ui/spoken/Spoken.tsx";
import styles from "./ColumnChoice.module.css";
import { type Column, columnName } from "./columns.ts";
import { chooseColumn, chooseNameOn } from "./table.ts";
import { change, tableState } from "./table-state.ts";
import type { TableView } from "./useTable.ts";

export function ColumnChoice({ view: { columns, table, base } }: { view: TableView }) {
  const [isOpen, setOpen] = useState(table.rows.length === 0);
  const isChosen = ({ id }: Column) => table.columns.includes(id);
  const offered = columns.filter(
    (column) => column.kind !== "word" || isChosen(column) || base.lettered.has(column.word),
  );
  const of = (kind: Column["kind"]) => offered.filter((column) => column.kind === kind);
  const [hasPicture] = useState(() => of("picture").some(isChosen));
  const bareAt = (column: Column) =>
    column.kind === "slotName" ? base.bare.find((each) => isSamePlace(each, column)) : undefined;
  const without = columns.filter((column) => isChosen(column) && bareAt(column)?.image);
  return (
    <section className={classes("stack", styles.choice)} aria-labelledby="many-differs">
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
      {isOpen ? (
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
      ) : (
        <ul className={classes("wrap", styles.chosen)}>
          {columns
            .filter((column) => column.kind === "name" || isChosen(column))
            .map((column) => (
              <li key={column.id}>{columnName(column)}</li>
            ))}
        </ul>
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
          choose={chooseNameOn}
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
  choose?: typeof chooseColumn;
  /** Read by screen readers before each label. */
  chipOf?: string;
  children?: ReactNode;
}

function Chips({ legend, columns, isChosen, choose = chooseColumn, chipOf, children }: ChipsProps) {
  return (
    <fieldset className={classes("stack", styles.group)}>
      <legend className="soft">{legend}</legend>
      <div className={classes("wrap", styles.chips)}>
        {columns.map((column) => (
          <label key={column.id} className={styles.chip}>
            <input
              type="checkbox"
              checked={isChosen(column)}
              onChange={({ target }) => change(choose(tableState.table, column.id, target.checked))}
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
