import { useSyncExternalStore } from "react";
import type { ToastType } from "react-hot-toast/headless";

export type ToastKind = ToastType;

export interface ToastAction {
  readonly label: string;
  onPress(): void;
}

export interface NotifyOptions {
  /** In milliseconds; by default the kind's own. */
  readonly duration?: number;
  /** The id of a toast that this one replaces: loading becomes success. */
  readonly id?: string;
  /** Whether it only changes the text of the toast with that id, if that is still there. */
  readonly onlyRenews?: boolean;
  /** Whether it survives a change of page, because it announces one or is not about this page. */
  readonly survives?: boolean;
  readonly action?: ToastAction;
}

type Say = (message: string, options?: NotifyOptions) => string;

/** The code of toasts loads with the first one; later calls wait for it, in order. */
const toasts = () => import("./toasts.ts");

let hasToasts = false;
let showFirst: (() => void) | undefined;

export const useHasToasts = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      showFirst = listener;
      return () => {
        showFirst = undefined;
      };
    },
    () => hasToasts,
  );

const saying =
  (kind: ToastKind): Say =>
  (message, options = {}) => {
    const { id = `${kind} ${message}`, survives = false } = options;
    hasToasts = true;
    showFirst?.();
    const page = survives ? undefined : location.pathname;
    void toasts().then(({ say }) => say(kind, message, { ...options, id, page }));
    return id;
  };

/** Shows a toast and announces it once. Each function returns the id of the toast, which equal toasts share. */
export const notify = {
  /** For news that are neither a success nor an error. */
  info: saying("blank"),
  success: saying("success"),
  error: saying("error"),
  loading: saying("loading"),
  dismiss(id?: string): void {
    void toasts().then(({ dismiss }) => dismiss(id));
  },
};
