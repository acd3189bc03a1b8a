import type { ReactNode } from "react";
import { ButtonLink } from "../ui/button/Button.tsx";
import { SCREEN } from "../words/screen.ts";
import styles from "./MachineRow.module.css";
import { tryAddress } from "./try-address.ts";

interface MachineRowProps {
  /** Of the page, to which the way leads back. */
  route: string;
  /** Of the category whose screen is shown; absent where the machine starts at its start. */
  screen?: string | undefined;
  /** Called as the visitor goes to try it. */
  onLeave?(): void;
  children?: ReactNode;
}

/** The quiet row under the machine: try it, and what a page adds. */
export function MachineRow({ route, screen, onLeave, children }: MachineRowProps) {
  return (
    <div className={styles.row}>
      <ButtonLink href={tryAddress(route, screen)} variant="quiet" size="small" icon="play" onClick={onLeave}>
        {SCREEN.tryIt}
      </ButtonLink>
      {children}
    </div>
  );
}
