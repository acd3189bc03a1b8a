import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { SIMULATOR } from "#messages/review.ts";
import { Button } from "../../ui/button/Button.tsx";
import { classNames } from "../../ui/classes.ts";
import type { Size } from "../../ui/size.ts";
import { toastState } from "../../ui/toast/notify.ts";
import styles from "./Try.module.css";

const HOLD_MS = 3000;
const CORNER = 110;

/** Must be called from a click handler. */
export const enterFullScreen = async (): Promise<void> => {
  try {
    await document.documentElement.requestFullscreen?.({ navigationUI: "hide" });
  } catch (fault) {
    console.warn("Full screen is unavailable", fault);
  }
};

interface FullScreenProps {
  size: Size;
  onLeave(): void;
  children: ReactNode;
}

/** Fills the window until the visitor presses Escape or holds the bottom left corner. */
export function FullScreen({ size, onLeave, children }: FullScreenProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const hold = useCornerHold(onLeave);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.focus();
    toastState.openDialogs++;
    return () => {
      toastState.openDialogs--;
      dialog.close();
      // React's strict mode has reopened the dialog by then.
      queueMicrotask(() => {
        if (!dialog.open && document.fullscreenElement) void document.exitFullscreen().catch(() => {});
      });
    };
  }, []);
  useEffect(keepAwake, []);
  useEffect(() => {
    // In full screen, Escape fires no key event.
    const follow = () => !document.fullscreenElement && onLeave();
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, [onLeave]);
  return (
    <dialog
      ref={ref}
      className={classNames("grid", styles.full)}
      aria-label={SIMULATOR.machine}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      onClose={() => !ref.current?.open && onLeave()}
      onContextMenu={(event) => event.preventDefault()}
      {...hold}
    >
      <div
        style={{
          aspectRatio: `${size.width} / ${size.height}`,
          width: `min(100vw, 100dvh * ${size.width / size.height})`,
        }}
      >
        {children}
      </div>
      <p className={classNames("semibold small centred", styles.hint)}>{SIMULATOR.wayOut(HOLD_MS / 1000)}</p>
      {/* For visitors who can neither hold the corner nor press Escape. */}
      <div className={styles.leave}>
        <Button onClick={onLeave}>{SIMULATOR.leave}</Button>
      </div>
    </dialog>
  );
}

const isInCorner = ({ clientX, clientY }: PointerEvent): boolean =>
  clientX <= CORNER && clientY >= window.innerHeight - CORNER;

function useCornerHold(onHeld: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: (event: PointerEvent) => {
      stop();
      if (isInCorner(event)) timer.current = setTimeout(onHeld, HOLD_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!isInCorner(event)) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}

function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const take = async () => {
    if (document.visibilityState !== "visible" || isOver) return;
    try {
      const taken = await navigator.wakeLock?.request("screen");
      if (isOver) await taken?.release();
      else lock = taken;
    } catch {
      // Browsers may refuse, for example on low battery.
    }
  };
  void take();
  // Browsers release the lock whenever the page is hidden.
  document.addEventListener("visibilitychange", take);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release().catch(() => {});
  };
}
