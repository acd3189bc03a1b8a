import { type Toast as LibraryToast, toast as library, useToaster } from "react-hot-toast/headless";
import type { NotifyOptions, ToastAction, ToastKind } from "./notify.ts";

/*
 * react-hot-toast keeps the toasts (the last 20), runs their time, pauses it, joins those of one id, and removes a
 * dismissed one after a second. It shows every toast at once, so three things are added here: a toast that waits for
 * its turn has no end until it is shown; going to another page dismisses the toasts of the page before; and the view
 * announces them, since the library would make a live region of each.
 */

/** Milliseconds that each kind is shown (specification, section 9). */
const DURATIONS: Readonly<Record<ToastKind, number>> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
};
const MOST_SHOWN = 2;

/** Our part of a toast's options, which the library returns with the toast. */
interface Own {
  /** Milliseconds that it is to be shown. */
  readonly time: number;
  /** Of each call another one: a repeated toast is announced again. */
  readonly turn: number;
  /** The page that it goes with, if it goes with one. */
  readonly page: string | undefined;
  readonly action: ToastAction | undefined;
}

export interface Toast extends LibraryToast, Own {
  readonly message: string;
}

export interface SayOptions extends NotifyOptions {
  /** An equal toast has the same one, and is joined. */
  readonly id: string;
  readonly page: string | undefined;
}

let turns = 0;

/** The toasts as they were last drawn, since the library tells components alone what there is. */
let drawn: readonly Toast[] | undefined;

/** Every toast that the library keeps, the first said first, and what stops and resumes their time. */
export function useToasts() {
  const { toasts, handlers } = useToaster();
  // All of them are put in by `put`.
  drawn = (toasts as Toast[]).toReversed();
  return { toasts: drawn, ...handlers };
}

/** Those that there is room to show. */
export const shownOf = (all: readonly Toast[], most = MOST_SHOWN): readonly Toast[] =>
  all.filter(({ visible }) => visible).slice(0, most);

/** Adds a toast that waits until it is shown. It replaces the one of its id. */
export function say(type: ToastKind, message: string, options: SayOptions): void {
  const { id, page, duration: time = DURATIONS[type], onlyRenews, action } = options;
  if (onlyRenews && drawn && !drawn.some((toast) => toast.id === id && toast.visible)) return;
  put({ id, type, message, time, turn: ++turns, page, action }, Number.POSITIVE_INFINITY);
}

/** Gives the shown toasts their time, from now on, and stops that of others. */
export function runShown(all: readonly Toast[], shown: readonly Toast[]): void {
  for (const toast of all) {
    const duration = shown.includes(toast) ? toast.time : Number.POSITIVE_INFINITY;
    if (toast.visible && toast.duration !== duration) put(toast, duration);
  }
}

function put(toast: Own & Pick<Toast, "id" | "type" | "message">, duration: number): void {
  const { id, type, message, time, turn, page, action } = toast;
  const options = { id, duration, time, turn, page, action };
  const show = type === "blank" ? library : library[type];
  show(message, options);
}

/** Dismisses one toast, or all of them. */
export const dismiss = (id?: string): void => library.dismiss(id);

/** Dismisses the toasts of other pages. */
export function leavePage(all: readonly Toast[], path: string): void {
  for (const { id, page } of all) if (page !== undefined && page !== path) dismiss(id);
}
