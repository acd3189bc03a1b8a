import { classNames } from "../classes.ts";
import styles from "./Facts.module.css";

export interface Fact {
  readonly term: string;
  readonly value: string;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="stack">
      {facts.map(({ term, value }) => (
        <div key={term} className={classNames("wrap", styles.row)}>
          <dt>{term}</dt>
          <dd className="strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
