import { type Toast as LibraryToast, toast as library, useToaster } from "react-hot-toast/headless";
import type { NotifyOptions, ToastAction, ToastKind } from "./notify.ts";

/* Extends react-hot-toast: waiting toasts don't expire, and leaving a page dismisses its toasts. */

/** Milliseconds (specification, section 9). */
const DURATIONS: Readonly<Record<ToastKind, number>> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
};
const MAX_VISIBLE = 2;

interface ToastFields {
  readonly time: number;
  /** Unique per call, so that repeated toasts are announced again. */
  readonly serial: number;
  readonly page: string | undefined;
  readonly action: ToastAction | undefined;
}

export interface Toast extends LibraryToast, ToastFields {
  readonly message: string;
}

export interface ShowToastOptions extends NotifyOptions {
  readonly id: string;
  readonly page: string | undefined;
}

let lastSerial = 0;

/** Toasts as last rendered. Only components can read the library's list. */
let rendered: readonly Toast[] | undefined;

export function useToasts() {
  const { toasts, handlers } = useToaster();
  rendered = (toasts as Toast[]).toReversed();
  return { toasts: rendered, ...handlers };
}

export const selectVisibleToasts = (all: readonly Toast[], max = MAX_VISIBLE): readonly Toast[] =>
  all.filter(({ visible }) => visible).slice(0, max);

export function showToast(type: ToastKind, message: string, options: ShowToastOptions): void {
  const { id, page, duration: time = DURATIONS[type], onlyIfVisible, action } = options;
  if (onlyIfVisible && rendered && !rendered.some((toast) => toast.id === id && toast.visible)) return;
  put({ id, type, message, time, serial: ++lastSerial, page, action }, Number.POSITIVE_INFINITY);
}

export function runToastTimers(all: readonly Toast[], shown: readonly Toast[]): void {
  for (const toast of all) {
    const duration = shown.includes(toast) ? toast.time : Number.POSITIVE_INFINITY;
    if (toast.visible && toast.duration !== duration) put(toast, duration);
  }
}

function put(toast: ToastFields & Pick<Toast, "id" | "type" | "message">, duration: number): void {
  const { id, type, message, time, serial, page, action } = toast;
  const options = { id, duration, time, serial, page, action };
  const show = type === "blank" ? library : library[type];
  show(message, options);
}

export const dismissToast = (id?: string): void => library.dismiss(id);

export function removePageToasts(): void {
  for (const { id, page } of rendered ?? []) if (page !== undefined) library.remove(id);
}

export function dismissToastsFromOtherPages(all: readonly Toast[], path: string): void {
  for (const { id, page } of all) if (page !== undefined && page !== path) dismissToast(id);
}
