import { type ReactNode, type Ref, useId } from "react";
import { UI } from "#messages/ui.ts";
import { Button } from "../button/Button.tsx";
import { classNames } from "../classes.ts";
import { Icon } from "../icon/Icon.tsx";
import styles from "./BottomBar.module.css";

export interface BottomBarProps {
  onBack?: (() => void) | undefined;
  backLabel?: string | undefined;
  /** What is missing. Continue then looks unavailable, but still calls `onContinue`. */
  needed?: string | undefined;
  ready?: string;
  status?: string | undefined;
  onContinue?: (() => void) | undefined;
  continueLabel?: string;
  hasArrows?: boolean;
  above?: ReactNode;
  busy?: boolean;
  busyLabel?: string | undefined;
}

export function BottomBar({
  onBack,
  backLabel = UI.back,
  needed,
  ready = "",
  status,
  onContinue,
  continueLabel = UI.continue,
  hasArrows = true,
  above,
  busy = false,
  busyLabel,
}: BottomBarProps) {
  const id = useId();
  const isReady = needed === undefined && status === undefined && ready !== "";
  return (
    <BottomBarFrame>
      {above && <div className={classNames("page stack-3", styles.above)}>{above}</div>}
      <div className={classNames("page stack-4", styles.line)}>
        <div>
          {onBack && (
            <Button icon={hasArrows ? "back" : undefined} onClick={onBack}>
              {backLabel}
            </Button>
          )}
        </div>
        <p
          id={id}
          className={classNames("line muted semibold centred", styles.words, isReady && styles.ready)}
        >
          {isReady && <Icon shape="check" />}
          {needed ?? status ?? ready}
        </p>
        <div className={styles.continue}>
          {onContinue && (
            <Button
              variant="primary"
              icon={hasArrows ? "forward" : undefined}
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
    </BottomBarFrame>
  );
}

export function BottomBarFrame({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} className={styles.bar}>
      {children}
    </div>
  );
}
