import { dismiss, say, type ToastKind } from "./toasts.ts";

export interface NotifyOptions {
  /** Milliseconds; otherwise DURATIONS of its kind. */
  duration?: number;
  /** Of a toast that this one takes the place of: loading becomes success. */
  id?: string;
  /** It announces a change of page, and stays over it. */
  survives?: boolean;
}

type Say = (message: string, options?: NotifyOptions) => string;

const saying =
  (kind: ToastKind): Say =>
  (message, options = {}) =>
    say(kind, message, options);

/** Shows a toast and reads it out once. Each gives the toast's id. */
export const notify: Readonly<Record<ToastKind, Say>> & { dismiss(id?: string): void } = {
  blank: saying("blank"),
  success: saying("success"),
  error: saying("error"),
  loading: saying("loading"),
  custom: saying("custom"),
  /** Takes one away, or all of them. */
  dismiss,
};
