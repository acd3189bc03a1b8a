import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { UI } from "../../messages/en/ui.ts";
import { Button } from "../button/Button.tsx";
import { classes } from "../classes.ts";
import styles from "./Dialog.module.css";
import { enterTop } from "./top-dialog.ts";

export interface DialogProps {
  title: string;
  /** Called by the close button, Escape, or a press outside. The owner then stops rendering the dialog. */
  onClose(): void;
  aside?: ReactNode;
  /** Stands below the title and does not scroll, for example a search box. */
  bar?: ReactNode;
  actions?: ReactNode;
  width?: "narrow" | "wide" | "widest";
  /** The children bring their own `DialogParts`, because they change while the dialog is open. */
  isBare?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. The browser traps the focus and returns it to the opener when the
 * dialog closes; if the opener is gone, the focus goes to `main`.
 */
export function Dialog({
  title,
  onClose,
  aside,
  bar,
  actions,
  width = "narrow",
  isBare = false,
  children,
}: DialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    const leaveTop = enterTop(dialog);
    return () => {
      leaveTop();
      dialog.close();
      if (!opener?.isConnected) document.getElementById("main")?.focus();
    };
  }, []);

  const isOutside = (event: MouseEvent) => event.target === ref.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by key what a press outside does
    <dialog
      ref={ref}
      className={classes(styles.dialog, styles[width])}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      // A browser may close the dialog without asking (Escape pressed twice). Only the owner closes it, so it is opened
      // again.
      onClose={(event) => {
        if (event.target !== ref.current || ref.current.open) return;
        ref.current.showModal();
        onClose();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => pressedOutside.current && isOutside(event) && onClose()}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {aside && <div className={styles.aside}>{aside}</div>}
          <Button icon="cross" variant="quiet" aria-label={UI.close} onClick={onClose} />
        </div>
        {bar && <div className={styles.bar}>{bar}</div>}
        {isBare ? children : <DialogParts actions={actions}>{children}</DialogParts>}
      </div>
    </dialog>
  );
}

interface DialogPartsProps extends Pick<DialogProps, "actions" | "children"> {
  /** Whether the children share the available height. */
  fills?: boolean;
}

/** The scrolling part of a dialog, and the buttons below it. */
export function DialogParts({ actions, fills = false, children }: DialogPartsProps) {
  return (
    <>
      <div className={classes(styles.body, fills && styles.fills)}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
}
