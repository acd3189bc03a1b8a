import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./Stage.module.css";

export interface StageProps {
  rail?: ReactNode;
  /** In landscape the machine never scrolls away. */
  machine: ReactNode;
  /**
   * A class that sets `--portrait`, `--below`, `--beside`, `--aside` and `--ratio` if more than the machine stands
   * there.
   */
  fit?: string | undefined;
  /** Whether the machine stays in view while the content below it scrolls, in portrait. */
  sticks?: boolean;
  /** Content below the machine; in landscape below the heading, so that the machine has the full height. */
  beside?: ReactNode;
  /** Whether the machine takes all the width that the text can spare, in landscape. */
  isWide?: boolean;
  head: ReactNode;
  bar: ReactNode;
  children: ReactNode;
}

/** The layout of a page about the machine: rail, machine, content and bottom bar. */
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
