import { type ReactNode, useId } from "react";
import { UI } from "../../words/ui.ts";
import { Button } from "../button/Button.tsx";
import { classes } from "../classes.ts";
import { Icon } from "../icon/Icon.tsx";
import styles from "./BottomBar.module.css";

export interface BottomBarProps {
  onBack?: (() => void) | undefined;
  backLabel?: string;
  /** What is still needed, in words; Continue is then unavailable, but pressing it still asks. */
  needed?: string | undefined;
  /** Said instead once nothing is needed. */
  ready?: string;
  /** Or said in its place, where it is no more than a fact. */
  status?: string | undefined;
  /** Left out where there is nothing to continue to yet. */
  onContinue?: (() => void) | undefined;
  continueLabel?: string;
  /** False where pressing it does not lead to another page. */
  leads?: boolean;
  /** What is under way or went wrong, above the line. */
  above?: ReactNode;
  busy?: boolean;
  busyLabel?: string | undefined;
}

/** Back, what is still needed, Continue: in reach of the thumb at the bottom of the screen. */
export function BottomBar({
  onBack,
  backLabel = UI.back,
  needed,
  ready = "",
  status,
  onContinue,
  continueLabel = UI.continue,
  leads = true,
  above,
  busy = false,
  busyLabel,
}: BottomBarProps) {
  const id = useId();
  const isReady = needed === undefined && status === undefined && ready !== "";
  return (
    <div className={styles.bar}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.line}>
        <div>
          {onBack && (
            <Button icon={leads ? "back" : undefined} onClick={onBack}>
              {backLabel}
            </Button>
          )}
        </div>
        <p id={id} className={classes(styles.words, isReady && styles.ready)}>
          {isReady && <Icon name="check" />}
          {needed ?? status ?? ready}
        </p>
        <div className={styles.continue}>
          {onContinue && (
            <Button
              variant="primary"
              icon={leads ? "forward" : undefined}
              iconAt="end"
              wide
              unavailable={needed !== undefined}
              busy={busy}
              busyLabel={busyLabel}
              aria-describedby={needed === undefined ? undefined : id}
              onClick={onContinue}
            >
              {continueLabel}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
