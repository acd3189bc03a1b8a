import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { UI } from "../../messages/en/ui.ts";
import { Button } from "../button/Button.tsx";
import { classes } from "../classes.ts";
import styles from "./Dialog.module.css";
import { enterTop } from "./topDialog.ts";

export interface DialogProps {
  title: string;
  /** Asked for by the close button, Escape, or a press outside. The owner then takes the dialog away. */
  onClose(): void;
  /** Stands beside the title. */
  aside?: ReactNode;
  /** Stands below the title and does not scroll: a search box. */
  bar?: ReactNode;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  width?: "narrow" | "wide" | "widest";
  /** Its children are DialogParts of their own: what changes as the dialog stays. */
  isBare?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. The browser keeps the focus inside and, when it goes,
 * gives it back to what had it; where that is gone, it goes to the page's main part.
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
      // A browser may close it without asking (Escape twice): whether it goes is the owner's to say. Closing it
      // ourselves leaves it removed or open.
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
  /** Its children share the height that there is. */
  fills?: boolean;
}

/** The part of a dialog that scrolls, and the buttons below it. */
export function DialogParts({ actions, fills = false, children }: DialogPartsProps) {
  return (
    <>
      <div className={classes(styles.body, fills && styles.fills)}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
}
