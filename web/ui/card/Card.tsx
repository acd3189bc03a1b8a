import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./Card.module.css";

export interface CardProps {
  title?: string;
  level?: 2 | 3;
  eyebrow?: string;
  aside?: ReactNode;
  ground?: "card" | "well";
  children?: ReactNode;
}

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
