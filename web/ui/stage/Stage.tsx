import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./Stage.module.css";

export interface StageProps {
  /** The progress rail, where the page is a step. */
  rail?: ReactNode;
  /** The hero: in landscape it never scrolls away. */
  machine: ReactNode;
  /** Sets `--portrait`, `--below`, `--beside`, `--aside` and `--ratio`, where more than the machine stands there. */
  fit?: string | undefined;
  /** In portrait the machine stays above what scrolls beneath it. */
  sticks?: boolean;
  /** What goes with the machine, below it; in landscape below the heading, so that the machine has the height. */
  beside?: ReactNode;
  /** In landscape the machine has all of the width that the words beside it can spare. */
  isWide?: boolean;
  /** The page's heading and what belongs to it. */
  head: ReactNode;
  /** The bottom bar. */
  bar: ReactNode;
  children: ReactNode;
}

/** A page about the machine: rail above, machine and what belongs to it, one bar below. */
export function Stage({
  rail,
  machine,
  fit,
  sticks = false,
  isWide = false,
  beside,
  head,
  bar,
  children,
}: StageProps) {
  return (
    <div className={styles.page}>
      {rail && <div className={styles.rail}>{rail}</div>}
      <div className={classes(styles.stage, isWide && styles.wide)}>
        <div className={classes(styles.machine, sticks && styles.sticks)}>
          <div className={classes(styles.fit, fit)}>{machine}</div>
        </div>
        <div className={styles.panel}>
          {beside}
          <header className={styles.head}>{head}</header>
          {children}
        </div>
      </div>
      {bar}
    </div>
  );
}
