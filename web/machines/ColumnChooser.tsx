import { type ReactNode, useState } from "react";
import { VARIANTS } from "#messages/many.ts";
import { isSamePlace, shouldAddName } from "../../shared/model/variant.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { columnTitle, type TableColumn } from "./columns.ts";
import { setColumnChosen, setNameShown } from "./table.ts";
import { changeTable, tableState } from "./table-state.ts";
import type { TableView } from "./useTable.ts";
import styles from "./VariantsPage.module.css";

const { groups } = VARIANTS;

export function ColumnChooser({ view: { columns, table, base } }: { view: TableView }) {
  const [isOpen, setOpen] = useState(table.rows.length === 0);
  const isChosen = ({ id }: TableColumn) => table.columns.includes(id);
  const ofKind = (kind: TableColumn["kind"]) => columns.filter((column) => column.kind === kind);
  const words = columns.filter(
    (column) => column.kind === "word" && (isChosen(column) || base.categoryOfWord.has(column.word)),
  );
  const pictures = ofKind("picture");
  const [chosenAtFirst] = useState(table.columns);
  const unletteredAt = (column: TableColumn) =>
    column.kind === "slotName" ? base.unlettered.find((each) => isSamePlace(each, column)) : undefined;
  const without = columns.filter((column) => isChosen(column) && unletteredAt(column)?.image);
  return (
    <section className="stack-3" aria-labelledby="many-differs">
      <div className="line gap-4">
        <h2 id="many-differs" className="large">
          {VARIANTS.differs}
        </h2>
        <Button
          size="small"
          icon={isOpen ? "check" : "pencil"}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? VARIANTS.chooseDone : VARIANTS.choose}
        </Button>
      </div>
      {isOpen ? (
        <>
          <Chips legend={groups.slotName} columns={ofKind("slotName")} isChosen={isChosen} />
          <Chips legend={groups.word} columns={words} isChosen={isChosen}>
            {words.length === 0 && <p className={classNames("muted", styles.note)}>{VARIANTS.noWords}</p>}
          </Chips>
          <Chips legend={groups.detail} columns={ofKind("detail")} isChosen={isChosen} />
          <details className={styles.pictures} open={pictures.some(({ id }) => chosenAtFirst.includes(id))}>
            <summary className="line touch strong pressable">{groups.picture}</summary>
            <div className={classNames("grid", styles.screens)}>
              {[...Map.groupBy(pictures, ({ group }) => group)].map(([group, ofScreen]) => (
                <Chips key={group} legend={group} columns={ofScreen} isChosen={isChosen} />
              ))}
            </div>
          </details>
        </>
      ) : (
        <ul className={classNames("wrap", styles.chosen)}>
          {columns
            .filter((column) => column.kind === "name" || isChosen(column))
            .map((column) => (
              <li key={column.id}>{columnTitle(column)}</li>
            ))}
        </ul>
      )}
      {without.length > 0 && (
        <Chips
          legend={VARIANTS.namesOn}
          columns={without}
          chipOf={VARIANTS.nameOn}
          isChosen={(column) => {
            const place = unletteredAt(column);
            return place !== undefined && shouldAddName(place, table.namesOn[column.id]);
          }}
          choose={setNameShown}
        >
          {without.some((column) => unletteredAt(column)?.isFinished) && (
            <p className={classNames("muted", styles.note)}>{VARIANTS.finishedNote}</p>
          )}
        </Chips>
      )}
    </section>
  );
}

interface ChipsProps {
  legend: string;
  columns: readonly TableColumn[];
  isChosen(column: TableColumn): boolean;
  choose?: typeof setColumnChosen;
  chipOf?: string;
  children?: ReactNode;
}

function Chips({ legend, columns, isChosen, choose = setColumnChosen, chipOf, children }: ChipsProps) {
  return (
    <fieldset className={classNames("stack-1", styles.group)}>
      <legend className="soft">{legend}</legend>
      <div className="wrap touch">
        {columns.map((column) => (
          <label key={column.id} className={classNames("relative line touch pressable", styles.chip)}>
            <input
              className="cover"
              type="checkbox"
              checked={isChosen(column)}
              onChange={({ target }) => changeTable(choose(tableState.table, column.id, target.checked))}
            />
            {column.kind === "picture" && <span className="spoken">{VARIANTS.chipOf(column.group)}</span>}
            {chipOf && <span className="spoken">{VARIANTS.chipOf(chipOf)}</span>}
            <span>{column.label || VARIANTS.onlyPicture}</span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
