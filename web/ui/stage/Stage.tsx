import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./Stage.module.css";

export interface StageProps {
  rail?: ReactNode;
  machine: ReactNode;
  /** A class that sets `--portrait`, `--below`, `--beside`, `--aside` and `--ratio`. */
  fit?: string | undefined;
  /** Whether the machine stays in view in portrait orientation too. */
  sticks?: boolean;
  beside?: ReactNode;
  isWide?: boolean;
  head: ReactNode;
  bar: ReactNode;
  children: ReactNode;
}

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
      {rail && <div className={classes("page", styles.rail)}>{rail}</div>}
      <div className={classes("page", "stack-5", styles.stage, isWide && styles.wide)}>
        <div className={classes(styles.machine, sticks && styles.sticks)}>
          <div className={classes("stack", styles.fit, fit)}>{machine}</div>
        </div>
        <div className={classes("stack-4", styles.panel)}>
          {beside}
          <header className={classes("stack", styles.head)}>{head}</header>
          {children}
        </div>
      </div>
      {bar}
    </div>
  );
}
