import { dismiss, say, type ToastKind } from "./toasts.ts";

export interface NotifyOptions {
  /** Milliseconds; otherwise DURATIONS of its kind. */
  duration?: number;
  /** Of a toast that this one replaces: loading becomes success. */
  id?: string;
  /** It announces a change of page, and stays through it. */
  survives?: boolean;
}

type Say = (message: string, options?: NotifyOptions) => string;

const saying =
  (kind: ToastKind): Say =>
  (message, options = {}) =>
    say(kind, message, options);

/** Shows a toast and announces it once. Each returns the toast's id. */
export const notify = {
  success: saying("success"),
  error: saying("error"),
  loading: saying("loading"),
  /** Dismisses one toast, or all of them. */
  dismiss,
};
