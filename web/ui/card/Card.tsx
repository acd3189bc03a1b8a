import type { ReactNode } from "react";
import { classNames } from "../classes.ts";
import styles from "./Card.module.css";

export interface CardProps {
  title?: ReactNode;
  level?: 2 | 3;
  eyebrow?: string;
  aside?: ReactNode;
  children?: ReactNode;
}

export function Card({ title, level = 2, eyebrow, aside, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classNames("relative stack-4 fluid top", styles.card)}>
      {title && (
        <header className={classNames("wrap between", styles.head)}>
          <div>
            {eyebrow && <p className={classNames("strong small", styles.eyebrow)}>{eyebrow}</p>}
            <Heading className={styles.title}>{title}</Heading>
          </div>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}

export interface Fact {
  readonly term: string;
  readonly value: string;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="stack">
      {facts.map(({ term, value }) => (
        <div key={term} className={classNames("wrap", styles.fact)}>
          <dt>{term}</dt>
          <dd className="strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
