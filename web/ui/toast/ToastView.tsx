import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { useLocation } from "wouter";
import { UI } from "#messages/ui.ts";
import { Button } from "../button/Button.tsx";
import { classNames } from "../classes.ts";
import { Icon, Spinner } from "../icon/Icon.tsx";
import { useMediaQuery } from "../useMediaQuery.ts";
import { type ToastKind, toastState } from "./notify.ts";
import styles from "./ToastView.module.css";
import {
  dismissToast,
  dismissToastsFromOtherPages,
  runToastTimers,
  selectVisibleToasts,
  type Toast,
  useToasts,
} from "./toasts.ts";

/** Lets a closing dialog return focus, which screen readers announce first. */
const ANNOUNCE_DELAY_MS = 120;

/** Toasts wait while a modal dialog makes the page inert. */
export function ToastView() {
  const { toasts, startPause, endPause } = useToasts();
  const isWaiting = useSnapshot(toastState).openDialogs > 0;
  const [isHeld, setIsHeld] = useState(false);
  const isPaused = isWaiting || isHeld;
  const [path] = useLocation();
  // On a phone, two toasts would cover the machine.
  const maxVisible = useMediaQuery("(width < 48rem)") ? 1 : undefined;
  const shown = isWaiting ? [] : selectVisibleToasts(toasts, maxVisible);
  const announced = useAnnounced(shown);
  const lines = toasts.filter((toast) => shown.includes(toast) || (!isWaiting && !toast.visible));

  // biome-ignore lint/correctness/useExhaustiveDependencies: dismisses only toasts from before navigation
  useEffect(() => dismissToastsFromOtherPages(toasts, path), [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: calling the library's functions changes them
  useEffect(() => (isPaused ? startPause() : endPause()), [isPaused]);
  useEffect(() => {
    // The library would extend a toast started during a pause by the whole pause.
    if (!isPaused) runToastTimers(toasts, shown);
  });
  const layer = useRef<HTMLElement>(null);
  const any = lines.length > 0;
  useLayoutEffect(() => {
    if (any) layer.current?.showPopover?.();
    // Elements that are removed fire no mouseleave event.
    else setIsHeld(false);
  }, [any]);

  return (
    <>
      <div className={classNames("spoken", styles.live)} role="status">
        {announced.map(({ serial, message }) => (
          <p key={serial}>{message}</p>
        ))}
      </div>
      {any && (
        <section
          ref={layer}
          aria-label={UI.notifications}
          className={classNames("column gap-1", styles.layer)}
          popover="manual"
          onMouseEnter={() => setIsHeld(true)}
          onMouseLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          {lines.map((toast) => (
            <ToastLine key={toast.id} toast={toast} />
          ))}
        </section>
      )}
    </>
  );
}

function useAnnounced(shown: readonly Toast[]): readonly Toast[] {
  const serials = useRef(new Set<number>()).current;
  const [announced, setAnnounced] = useState<readonly Toast[]>([]);
  const fresh = shown.filter(({ serial }) => !serials.has(serial));
  const key = fresh.map(({ serial }) => serial).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the toasts
  useEffect(() => {
    if (fresh.length === 0) return;
    const timer = setTimeout(() => {
      for (const { serial } of fresh) serials.add(serial);
      setAnnounced(fresh);
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return announced;
}

function ToastLine({ toast: { id, type, message, visible, action } }: { toast: Toast }) {
  return (
    <div className={classNames("dark small", styles.toast, styles[type], !visible && styles.gone)}>
      <Sign kind={type} />
      <p className={styles.words}>{message}</p>
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
        onClick={() => dismissToast(id)}
      />
    </div>
  );
}

function Sign({ kind }: { kind: ToastKind }) {
  if (kind === "loading") return <Spinner />;
  if (kind === "success") return <Icon shape="check" />;
  if (kind === "error") return <Icon shape="alert" />;
  return null;
}
