import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../classes.ts";
import styles from "./Stage.module.css";

export interface StageProps {
  rail?: ReactNode;
  machine: ReactNode;
  /** A class that may set `--portrait`, `--below`, `--beside`, `--aside` or `--ratio`. */
  fit?: string | undefined;
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
    <div className={classNames("column", styles.page)}>
      {rail && <Rail>{rail}</Rail>}
      <div className={classNames("page stack-5 top", styles.stage, isWide && styles.wide)}>
        <div className={classNames(styles.machine, sticks && styles.sticks)}>
          <div className={classNames("stack", styles.fit, fit)}>{machine}</div>
        </div>
        <div id="content" className={classNames("stack-4", styles.panel)} tabIndex={-1}>
          {beside}
          <header className={classNames("stack-1", styles.head)}>{head}</header>
          {children}
        </div>
      </div>
      {bar}
    </div>
  );
}

function Rail({ children }: { children: ReactNode }) {
  const rail = <div className={classNames("page", styles.rail)}>{children}</div>;
  const place = document.getElementById("steps");
  return place ? createPortal(rail, place) : rail;
}
