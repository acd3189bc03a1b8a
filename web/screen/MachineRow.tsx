import type { ReactNode } from "react";
import { PAGES } from "../../shared/product.ts";
import { SCREEN } from "../messages/en/screen.ts";
import { ButtonLink } from "../ui/button/Button.tsx";
import styles from "./MachineRow.module.css";

interface MachineRowProps {
  /** Of the page, to which the way leads back. */
  route: string;
  /** Of the category whose screen is shown; absent where the machine starts at its start. */
  screen?: string | undefined;
  /** Called as the visitor goes to try it. */
  onLeave?(): void;
  children?: ReactNode;
}

/** Where the machine is tried, from a screen on; `useTryAddress` reads it. */
const tryAddress = (from: string, at: string | undefined): string =>
  `${PAGES.try}?${new URLSearchParams({ from, ...(at !== undefined && { at }) })}`;

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
