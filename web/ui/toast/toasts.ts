/** What kinds of toasts there are, and how long each is shown, in milliseconds. */
export const DURATIONS = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
} as const;
export type ToastKind = keyof typeof DURATIONS;

/** How long one that leaves is kept, how many are kept, and how many of them are shown. */
export const REMOVE_DELAY = 1000;
const MOST_KEPT = 20;
export const MOST_SHOWN = 2;

export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly words: string;
  /** Milliseconds that it is still to be shown: they pass only while it is. */
  readonly left: number;
  /** How many times it was said: what is said again is read out again. */
  readonly turn: number;
  /** The page on which it was said; another page ends it, unless it announces that page. */
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
export const shownOf = (all: readonly Toast[]): readonly Toast[] =>
  all.filter(({ isLeaving }) => !isLeaving).slice(0, MOST_SHOWN);

/**
 * Says something, and gives its id. In place of the one whose id is given, or joined with an equal one; the
 * oldest go where too many wait.
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

/** Notes for how long one was shown. */
export function spend(id: string, milliseconds: number): void {
  const toast = toasts.find((each) => each.id === id);
  // No one has to be told: what is shown stays the same.
  if (toast)
    toasts = toasts.map((each) => (each === toast ? { ...toast, left: toast.left - milliseconds } : each));
}

/** Takes one away, or all of them. */
export function dismiss(id?: string): void {
  leave((toast) => id === undefined || toast.id === id);
}

/** Takes away what was said on other pages and does not announce this one. */
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
