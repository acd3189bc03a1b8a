import { useSyncExternalStore } from "react";
import type { ToastType } from "react-hot-toast/headless";

export type ToastKind = ToastType;

/** What a toast's button does. */
export interface ToastAction {
  readonly label: string;
  onPress(): void;
}

export interface NotifyOptions {
  /** Milliseconds; otherwise its kind's. */
  readonly duration?: number;
  /** Of a toast that this one replaces: loading becomes success. */
  readonly id?: string;
  /** It changes the words of the toast of that id, if that is not gone by now. */
  readonly onlyRenews?: boolean;
  /** It is not about this page alone, or announces another, and stays through a change of page. */
  readonly survives?: boolean;
  /** A button beside the words. */
  readonly action?: ToastAction;
}

type Say = (message: string, options?: NotifyOptions) => string;

/** Toasts load with the first; what is said meanwhile waits for them, in its order. */
const toasts = () => import("./toasts.ts");

let hasToasts = false;
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

/** Shows a toast and announces it once. Each returns the toast's id, which equal ones share. */
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
