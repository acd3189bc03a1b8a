import { useId } from "react";
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
  /** Left out where there is nothing to continue to yet. */
  onContinue?: (() => void) | undefined;
  continueLabel?: string;
  busy?: boolean;
  busyLabel?: string | undefined;
}

/** Back, what is still needed, Continue: in reach of the thumb at the bottom of the screen. */
export function BottomBar({
  onBack,
  backLabel = "Back",
  needed,
  ready = "",
  onContinue,
  continueLabel = "Continue",
  busy = false,
  busyLabel,
}: BottomBarProps) {
  const id = useId();
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <div>
          {onBack && (
            <Button icon="back" onClick={onBack}>
              {backLabel}
            </Button>
          )}
        </div>
        <p id={id} className={classes(styles.words, !needed && styles.ready)}>
          {!needed && ready && <Icon name="check" />}
          {needed ?? ready}
        </p>
        <div className={styles.continue}>
          {onContinue && (
            <Button
              variant="primary"
              icon="forward"
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
