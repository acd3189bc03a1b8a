import type { ToastType } from "react-hot-toast/headless";
import { proxy } from "valtio";
import { waitToRetry } from "../wait-to-retry.ts";

export type ToastKind = ToastType;

export interface ToastAction {
  readonly label: string;
  onPress(): void;
}

export interface NotifyOptions {
  readonly duration?: number;
  /** A toast with the same id is replaced. */
  readonly id?: string;
  /** Skips the toast unless its id is still visible. */
  readonly onlyIfVisible?: boolean;
  /** Keeps the toast after navigation. */
  readonly survives?: boolean;
  readonly action?: ToastAction;
}

type ShowMessage = (message: string, options?: NotifyOptions) => string;

const toasts = (): Promise<typeof import("./toasts.ts")> =>
  import("./toasts.ts").catch(() => waitToRetry().then(toasts));

export const toastState = proxy({ hasToasts: false, openDialogs: 0 });

const showAs =
  (kind: ToastKind): ShowMessage =>
  (message, options = {}) => {
    const { id = `${kind} ${message}`, survives = false } = options;
    toastState.hasToasts = true;
    const page = survives ? undefined : location.pathname;
    void toasts().then(({ showToast }) => showToast(kind, message, { ...options, id, page }));
    return id;
  };

export const notify = {
  info: showAs("blank"),
  success: showAs("success"),
  error: showAs("error"),
  loading: showAs("loading"),
  /** Removes the page's toasts, which a change has made outdated. */
  removeOutdated(): void {
    if (toastState.hasToasts) void toasts().then(({ removePageToasts }) => removePageToasts());
  },
  dismiss(id?: string): void {
    void toasts().then(({ dismissToast }) => dismissToast(id));
  },
};
