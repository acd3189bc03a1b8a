import { toast } from "react-hot-toast/headless";

export interface NotifyOptions {
  /** Milliseconds; otherwise DURATIONS of its kind. */
  duration?: number;
  /** Of a toast that this one takes the place of: loading becomes success. */
  id?: string;
}

/** How long each kind stays, in milliseconds, and how long one that leaves is kept. */
export const DURATIONS = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
} as const;
export const REMOVE_DELAY = 1000;

type Say = (message: string, options?: NotifyOptions) => string;

/** Shows a toast and reads it out once. Each gives the toast's id. At most 20 are kept. */
export const notify: Readonly<Record<keyof typeof DURATIONS, Say>> & { dismiss(id?: string): void } = {
  blank: (message, options) => toast(message, options),
  success: (message, options) => toast.success(message, options),
  error: (message, options) => toast.error(message, options),
  loading: (message, options) => toast.loading(message, options),
  custom: (message, options) => toast.custom(message, options),
  /** Takes one away, or all of them. */
  dismiss: (id) => toast.dismiss(id),
};
