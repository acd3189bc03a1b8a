import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { TRY } from "../../messages/en/try.ts";
import { Button } from "../../ui/button/Button.tsx";
import { enterTop } from "../../ui/dialog/top-dialog.ts";
import type { Size } from "../../ui/size.ts";
import styles from "./FullScreen.module.css";
import { HOLD_MS, useCornerHold } from "./useCornerHold.ts";
import { keepAwake } from "./wake-lock.ts";

/**
 * Takes the whole display, where the browser gives it. To be called in the press itself; a browser that
 * refuses leaves the window, which is filled all the same.
 */
export const takeDisplay = async (): Promise<void> => {
  try {
    await document.documentElement.requestFullscreen?.({ navigationUI: "hide" });
  } catch (fault) {
    console.warn("The browser gives no full screen", fault);
  }
};

interface FullScreenProps {
  /** Of what is shown, which is as large as fits. */
  size: Size;
  onLeave(): void;
  children: ReactNode;
}

/** The machine's screen and nothing else, as large as the window. Escape, or holding the corner, leaves. */
export function FullScreen({ size, onLeave, children }: FullScreenProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const hold = useCornerHold(onLeave);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.focus();
    const leaveTop = enterTop(dialog);
    return () => {
      leaveTop();
      dialog.close();
      // Not where React only tries whether effects can be undone.
      queueMicrotask(() => {
        if (!dialog.open && document.fullscreenElement) void document.exitFullscreen().catch(() => {});
      });
    };
  }, []);
  useEffect(keepAwake, []);
  useEffect(() => {
    // Escape ends the browser's full screen without a key that the page would see.
    const follow = () => !document.fullscreenElement && onLeave();
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, [onLeave]);
  return (
    <dialog
      ref={ref}
      className={styles.full}
      aria-label={TRY.machine}
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
      <p className={styles.hint}>{TRY.wayOut(HOLD_MS / 1000)}</p>
      {/* For who can neither hold a corner nor press Escape. */}
      <div className={styles.leave}>
        <Button onClick={onLeave}>{TRY.leave}</Button>
      </div>
    </dialog>
  );
}
