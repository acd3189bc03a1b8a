import { useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { resolveValue, type Toast, useToaster } from "react-hot-toast/headless";
import { Button } from "../button/Button.tsx";
import { classes } from "../classes.ts";
import { useTopDialog } from "../dialog/topDialog.ts";
import { Icon } from "../icon/Icon.tsx";
import { Spinner } from "../icon/Spinner.tsx";
import { DURATIONS, notify, REMOVE_DELAY } from "./notify.ts";
import styles from "./ToastView.module.css";
import { useAnnounced } from "./useAnnounced.ts";

const OPTIONS = {
  removeDelay: REMOVE_DELAY,
  ...Object.fromEntries(Object.entries(DURATIONS).map(([type, duration]) => [type, { duration }])),
};

/**
 * The toasts, top right, over everything. What lies outside an open modal dialog is inert and silent, so
 * they stand inside the topmost one while there is one. What is seen is not what is read out: the one live
 * region is apart, so that nothing is said twice.
 */
export function ToastView() {
  const { toasts, handlers } = useToaster(OPTIONS);
  const host = useTopDialog() ?? document.body;
  const said = useAnnounced(
    toasts.filter((toast) => toast.visible).map((toast) => ({ id: toast.id, words: wordsOf(toast) })),
  );
  const layer = useRef<HTMLElement>(null);
  const any = toasts.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another host is another element, to be shown anew
  useLayoutEffect(() => {
    // A dialog that goes in the same moment takes its layer along; the one in the next host is shown then.
    if (any && layer.current?.isConnected) layer.current.showPopover?.();
  }, [any, host]);

  return createPortal(
    <>
      <div className={styles.live} role="status">
        {said.map(({ id, words }) => (
          <p key={id}>{words}</p>
        ))}
      </div>
      {any && (
        <section
          ref={layer}
          aria-label="Notifications"
          className={styles.layer}
          popover="manual"
          onMouseEnter={handlers.startPause}
          onMouseLeave={handlers.endPause}
          onFocus={handlers.startPause}
          onBlur={handlers.endPause}
        >
          {toasts.map((toast) => (
            <div
              key={toast.id}
              className={classes(styles.toast, styles[toast.type], !toast.visible && styles.gone)}
            >
              <Sign type={toast.type} />
              <p className={styles.words}>{wordsOf(toast)}</p>
              <Button
                variant="quiet"
                size="small"
                icon="cross"
                aria-label="Dismiss notification"
                onClick={() => notify.dismiss(toast.id)}
              />
            </div>
          ))}
        </section>
      )}
    </>,
    host,
  );
}

/** notify takes strings alone. */
const wordsOf = (toast: Toast): string => String(resolveValue(toast.message, toast));

function Sign({ type }: { type: Toast["type"] }) {
  if (type === "loading") return <Spinner />;
  if (type === "success") return <Icon name="check" />;
  if (type === "error") return <Icon name="alert" />;
  return null;
}
