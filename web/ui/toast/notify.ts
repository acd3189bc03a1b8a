import type { ToastType } from "react-hot-toast/headless";
import { proxy } from "valtio";

export type ToastKind = ToastType;

export interface ToastAction {
  readonly label: string;
  onPress(): void;
}

export interface NotifyOptions {
  readonly duration?: number;
  /** The id of the toast that it replaces. */
  readonly id?: string;
  /** Whether it needs the toast with that id to be still there. */
  readonly onlyRenews?: boolean;
  readonly survives?: boolean;
  readonly action?: ToastAction;
}

type Say = (message: string, options?: NotifyOptions) => string;

/** Calls run in order. */
const toasts = () => import("./toasts.ts");

/** The view of toasts is loaded with the first one. Toasts wait while dialogs are open. */
export const toasting = proxy({ hasToasts: false, openDialogs: 0 });

const saying =
  (kind: ToastKind): Say =>
  (message, options = {}) => {
    const { id = `${kind} ${message}`, survives = false } = options;
    toasting.hasToasts = true;
    const page = survives ? undefined : location.pathname;
    void toasts().then(({ say }) => say(kind, message, { ...options, id, page }));
    return id;
  };

/** Returns ids; equal toasts share one. */
export const notify = {
  info: saying("blank"),
  success: saying("success"),
  error: saying("error"),
  loading: saying("loading"),
  dismiss(id?: string): void {
    void toasts().then(({ dismiss }) => dismiss(id));
  },
};
