import type { ReactNode } from "react";
import { GUIDES } from "#messages/guides.ts";
import { listFileTableRows } from "../../../shared/machine/files.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import guide from "./guide.module.css";

const WORDS = GUIDES.files;

export const FileTable = () => (
  <GuideTable name={WORDS.table} head={[WORDS.image, WORDS.zip, WORDS.package]}>
    {listFileTableRows(ACTIVE.model).map(({ category, slot, path, packagePaths }) => (
      <tr key={path}>
        <th scope="row">{slot === undefined ? WORDS.first(category) : WORDS.ofSlot(category, slot)}</th>
        <td>{path}</td>
        <td>
          {packagePaths.map((each) => (
            <div key={each}>{each}</div>
          ))}
        </td>
      </tr>
    ))}
  </GuideTable>
);

interface TableProps {
  name: string;
  head: readonly string[];
  children: ReactNode;
}

export function GuideTable({ name, head, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
    <section className={guide.scroll} aria-label={name} tabIndex={0}>
      <table className={guide.table}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
