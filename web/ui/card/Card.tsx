import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./Card.module.css";

export interface CardProps {
  title?: string;
  /** The heading's level, so that headings stay in order on any page. */
  level?: 2 | 3;
  /** A word above the title. */
  eyebrow?: string;
  /** Shown at the right of the title. */
  aside?: ReactNode;
  /** Raised above the page, or sunk into it. */
  ground?: "card" | "well";
  children?: ReactNode;
}

/** A card with a title, like a printed label: paper with an inner rule. */
export function Card({ title, level = 2, eyebrow, aside, ground = "card", children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classes(styles.card, ground === "well" && styles.well)}>
      {title && (
        <header className={styles.head}>
          <div>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <Heading className={styles.title}>{title}</Heading>
          </div>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
