import type { ReactNode } from "react";
import { SCREEN } from "#messages/screen.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { ButtonLink } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import styles from "./MachineRow.module.css";

interface MachineRowProps {
  route: string;
  screen?: string | undefined;
  onLeave?(): void;
  children?: ReactNode;
}

/** TryPage reads these parameters. */
const tryAddress = (from: string, at: string | undefined): string =>
  `${PAGE_PATHS.try}?${new URLSearchParams({ from, ...(at !== undefined && { at }) })}`;

export function MachineRow({ route, screen, onLeave, children }: MachineRowProps) {
  return (
    <div className={classNames("wrap", styles.row)}>
      <ButtonLink href={tryAddress(route, screen)} variant="quiet" size="small" icon="play" onClick={onLeave}>
        {SCREEN.tryIt}
      </ButtonLink>
      {children}
    </div>
  );
}
