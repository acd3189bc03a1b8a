import { useSyncExternalStore } from "react";
import type { ToastAction, ToastKind } from "./toasts.ts";

export interface NotifyOptions {
  /** Milliseconds; otherwise its kind's. */
  duration?: number;
  /** Of a toast that this one replaces: loading becomes success. */
  id?: string;
  /** It changes the words of the toast of that id, if that is not gone by now. */
  onlyRenews?: boolean;
  /** It is not about this page alone, or announces another, and stays through a change of page. */
  survives?: boolean;
  /** A button beside the words. */
  action?: ToastAction;
}

type Say = (message: string, options?: NotifyOptions) => string;

/** Toasts load with the first; what is said meanwhile waits for them, in its order. */
const toasts = () => import("./toasts.ts");

/** The number of the last toast. */
let last = 0;
let showFirst: (() => void) | undefined;

/** Whether there was a toast. */
export const useHasToasts = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      showFirst = listener;
      return () => {
        showFirst = undefined;
      };
    },
    () => last > 0,
  );

const saying =
  (kind: ToastKind): Say =>
  (message, options = {}) => {
    const fresh = `toast-${++last}`;
    showFirst?.();
    const path = location.pathname;
    void toasts().then(({ say }) => say(kind, message, { fresh, path, ...options }));
    return options.id ?? fresh;
  };

/** Shows a toast and announces it once. Each returns the toast's id. */
export const notify = {
  /** What has happened, neither a success nor a fault. */
  info: saying("blank"),
  success: saying("success"),
  error: saying("error"),
  loading: saying("loading"),
  /** Dismisses one toast, or all of them. */
  dismiss(id?: string): void {
    void toasts().then(({ dismiss }) => dismiss(id));
  },
};
