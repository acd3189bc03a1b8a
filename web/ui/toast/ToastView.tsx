import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { UI } from "../../words/ui.ts";
import { Button } from "../button/Button.tsx";
import { classes } from "../classes.ts";
import { useTopDialog } from "../dialog/topDialog.ts";
import { Icon } from "../icon/Icon.tsx";
import { Spinner } from "../icon/Spinner.tsx";
import styles from "./ToastView.module.css";
import { dismiss, leavePage, shownOf, spend, type Toast, type ToastKind, useToasts } from "./toasts.ts";
import { useAnnounced } from "./useAnnounced.ts";

const NARROW = "(width < 48rem)";

/**
 * The toasts, over the header. While a modal dialog is open they wait and their time stands still, since what is
 * outside the dialog is inert and silent. A live region of its own announces them, so that nothing is announced
 * twice.
 */
export function ToastView() {
  const all = useToasts();
  const isWaiting = useTopDialog() !== undefined;
  const [isHeld, setIsHeld] = useState(false);
  const [path] = useLocation();
  useEffect(() => leavePage(path), [path]);

  // Two would reach over the machine there.
  const shown = isWaiting ? [] : shownOf(all, matchMedia(NARROW).matches ? 1 : undefined);
  const said = useAnnounced(shown.map(({ id, turn, words }) => ({ id: `${id} ${turn}`, words })));
  const lines = all.filter((toast) => shown.includes(toast) || (!isWaiting && toast.isLeaving));
  const layer = useRef<HTMLElement>(null);
  const any = lines.length > 0;
  useLayoutEffect(() => {
    if (any) layer.current?.showPopover?.();
  }, [any]);

  return (
    <>
      <div className={styles.live} role="status">
        {said.map(({ id, words }) => (
          <p key={id}>{words}</p>
        ))}
      </div>
      {any && (
        <section
          ref={layer}
          aria-label={UI.notifications}
          className={styles.layer}
          popover="manual"
          onMouseEnter={() => setIsHeld(true)}
          onMouseLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          {lines.map((toast) => (
            <ToastLine key={toast.id} toast={toast} isRunning={!isHeld && !toast.isLeaving} />
          ))}
        </section>
      )}
    </>
  );
}

function ToastLine({ toast, isRunning }: { toast: Toast; isRunning: boolean }) {
  const { id, kind, words, turn, isLeaving, action } = toast;
  const latest = useRef(toast);
  latest.current = toast;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said again has all its time again
  useEffect(() => {
    const { left } = latest.current;
    if (!isRunning || !Number.isFinite(left)) return;
    const from = performance.now();
    const timer = setTimeout(() => dismiss(id), left);
    return () => {
      clearTimeout(timer);
      spend(id, performance.now() - from);
    };
  }, [id, kind, turn, isRunning]);
  return (
    <div className={classes(styles.toast, styles[kind], isLeaving && styles.gone)}>
      <Sign kind={kind} />
      <p className={styles.words}>{words}</p>
      {action && (
        <Button variant="secondary" size="small" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        icon="cross"
        aria-label={UI.dismissNotification}
        onClick={() => dismiss(id)}
      />
    </div>
  );
}

function Sign({ kind }: { kind: ToastKind }) {
  if (kind === "loading") return <Spinner />;
  if (kind === "success") return <Icon name="check" />;
  if (kind === "error") return <Icon name="alert" />;
  return null;
}
