import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { UI } from "#messages/ui.ts";
import { Button } from "../button/Button.tsx";
import { classNames } from "../classes.ts";
import { notify, toastState } from "../toast/notify.ts";
import styles from "./Dialog.module.css";

export interface DialogProps {
  title: string;
  onClose(): void;
  aside?: ReactNode;
  bar?: ReactNode;
  actions?: ReactNode;
  width?: "narrow" | "wide" | "widest";
  /** Whether the children render their own `DialogBody`. */
  isBare?: boolean;
  children: ReactNode;
}

/** Closing returns the focus to the opener, or to `main` if that is gone. */
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
    toastState.openDialogs++;
    return () => {
      toastState.openDialogs--;
      dialog.close();
      if (!opener?.isConnected) document.getElementById("main")?.focus();
    };
  }, []);

  const isOutside = (event: MouseEvent) => event.target === ref.current;
  const closeUnlessDoubleClicked = ({ detail }: MouseEvent) => detail < 2 && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key equivalent of a click outside
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[width])}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog on a second Escape, but only its owner may.
      onClose={(event) => {
        if (event.target !== ref.current || ref.current.open) return;
        ref.current.showModal();
        onClose();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => pressedOutside.current && isOutside(event) && closeUnlessDoubleClicked(event)}
    >
      <div className={classNames("column grow", styles.sheet)}>
        <div className={classNames("line gap-4 between", styles.head)}>
          <h2 id={id}>{title}</h2>
          {aside && <div className={styles.aside}>{aside}</div>}
          <Button icon="cross" variant="quiet" aria-label={UI.close} onClick={closeUnlessDoubleClicked} />
        </div>
        {bar && <div className={styles.bar}>{bar}</div>}
        {isBare ? children : <DialogBody actions={actions}>{children}</DialogBody>}
      </div>
    </dialog>
  );
}

interface DialogBodyProps extends Pick<DialogProps, "actions" | "children"> {
  fills?: boolean;
}

export function DialogBody({ actions, fills = false, children }: DialogBodyProps) {
  return (
    <>
      <div className={classNames(styles.body, fills && "column")}>{children}</div>
      {actions && <div className={classNames("wrap gap-3", styles.actions)}>{actions}</div>}
    </>
  );
}

export function useLazyDialog() {
  const [dialog, setDialog] = useState<ReactNode>();
  return {
    dialog,
    async open(load: (onClose: () => void) => Promise<ReactNode>, notLoaded: string): Promise<void> {
      try {
        setDialog(await load(() => setDialog(undefined)));
      } catch (fault) {
        console.error(fault);
        notify.error(notLoaded);
      }
    },
  };
}

const drafts = new Map<string, object>();

/** Keeps entries if a dialog is closed by mistake. */
export function useDraft<Draft extends object = Readonly<Record<string, string>>>(key: string) {
  const find = () => (drafts.get(key) ?? {}) as Draft;
  const [draft, setDraft] = useState(find);
  return {
    draft,
    change(next: Draft | ((now: Draft) => Draft)): void {
      const changed = typeof next === "function" ? next(find()) : next;
      drafts.set(key, changed);
      setDraft(changed);
    },
    drop: () => void drafts.delete(key),
  };
}
