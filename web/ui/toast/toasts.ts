/** The kinds of toasts, and how long each is shown, in milliseconds (specification, section 9). */
export const DURATIONS = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
} as const;
export type ToastKind = keyof typeof DURATIONS;

/** Milliseconds that a dismissed toast is kept for its animation; how many are kept, and how many are shown. */
export const REMOVE_DELAY = 1000;
const MOST_KEPT = 20;
export const MOST_SHOWN = 2;

export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly words: string;
  /** Milliseconds that it is still to be shown; they count only while it is. */
  readonly left: number;
  /** How often it was shown: a repeated toast is announced again. */
  readonly turn: number;
  /** The page on which it was shown; going to another page ends it, unless `survives`. */
  readonly path: string;
  readonly survives: boolean;
  readonly isLeaving: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
const alter = (id: string, by: Partial<Toast>): void =>
  change(toasts.map((toast) => (toast.id === id ? { ...toast, ...by } : toast)));

export const toastsNow = (): readonly Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Those that there is room to show: the first said come first. */
export const shownOf = (all: readonly Toast[], most = MOST_SHOWN): readonly Toast[] =>
  all.filter(({ isLeaving }) => !isLeaving).slice(0, most);

/**
 * Shows a toast and returns its id. It replaces the one of the given id, or joins an equal one; the oldest are
 * dropped where there are too many.
 */
export function say(
  kind: ToastKind,
  words: string,
  { id, duration = DURATIONS[kind], survives = false }: SayOptions,
): string {
  const before = toasts.find((toast) =>
    id === undefined ? !toast.isLeaving && toast.kind === kind && toast.words === words : toast.id === id,
  );
  const said = { kind, words, left: duration, survives, path: location.pathname, isLeaving: false };
  if (before) {
    alter(before.id, { ...said, turn: before.turn + 1 });
    return before.id;
  }
  const fresh = { ...said, id: id ?? `toast-${++lastId}`, turn: 1 };
  change([...toasts, fresh].slice(-MOST_KEPT));
  return fresh.id;
}

export interface SayOptions {
  readonly id?: string | undefined;
  readonly duration?: number | undefined;
  readonly survives?: boolean | undefined;
}

/** Takes the time that a toast was shown off what it has left. */
export function spend(id: string, milliseconds: number): void {
  const toast = toasts.find((each) => each.id === id);
  // Listeners are not called: what is shown stays the same.
  if (toast)
    toasts = toasts.map((each) => (each === toast ? { ...toast, left: toast.left - milliseconds } : each));
}

/** Dismisses one toast, or all of them. */
export function dismiss(id?: string): void {
  leave((toast) => id === undefined || toast.id === id);
}

/** Dismisses the toasts of other pages, unless they survive. */
export const leavePage = (path: string): void => leave((toast) => toast.path !== path && !toast.survives);

function leave(does: (toast: Toast) => boolean): void {
  const leaving = toasts.filter((toast) => !toast.isLeaving && does(toast)).map(({ id }) => id);
  if (leaving.length === 0) return;
  change(toasts.map((toast) => (leaving.includes(toast.id) ? { ...toast, isLeaving: true } : toast)));
  setTimeout(
    () => change(toasts.filter(({ id, isLeaving }) => !(isLeaving && leaving.includes(id)))),
    REMOVE_DELAY,
  );
}
