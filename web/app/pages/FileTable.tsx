import { GUIDES } from "#messages/guides.ts";
import { type FileTableRow, listFileTableRows } from "../../../shared/machine/files.ts";
import type { MachineModel } from "../../../shared/machine/types.ts";
import styles from "./FileTable.module.css";

const WORDS = GUIDES.files;

export function FileTable({ model }: { model: MachineModel }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
    <section className={styles.scroll} aria-label={WORDS.table} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{WORDS.image}</th>
            <th scope="col">{WORDS.zip}</th>
            <th scope="col">{WORDS.package}</th>
          </tr>
        </thead>
        <tbody>
          {listFileTableRows(model).map((row) => (
            <Row key={row.path} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row: { category, slot, path, packagePaths } }: { row: FileTableRow }) {
  return (
    <tr>
      <th scope="row">{slot === undefined ? WORDS.first(category) : WORDS.ofSlot(category, slot)}</th>
      <td>{path}</td>
      <td>
        {packagePaths.map((each) => (
          <div key={each}>{each}</div>
        ))}
      </td>
    </tr>
  );
}
