import { toast as library, useToaster } from "react-hot-toast/headless";

/** The kinds of toasts, and how long each is shown, in milliseconds (specification, section 9). */
const DURATIONS = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
} as const;
export type ToastKind = keyof typeof DURATIONS;

/** Milliseconds that a dismissed toast is kept for its animation, and how many are shown. */
const REMOVE_DELAY = 1000;
const MOST_SHOWN = 2;

/** What a toast's button does. */
export interface ToastAction {
  readonly label: string;
  onPress(): void;
}

/** What the library, which keeps and removes toasts, does not know of one. */
interface Particulars {
  readonly kind: ToastKind;
  readonly words: string;
  /** Milliseconds that it is still to be shown. The library's would run while a toast waits unseen. */
  readonly left: number;
  /** How often it was shown: a repeated toast is announced again. */
  readonly turn: number;
  /** The page on which it was shown; going to another page ends it, unless `survives`. */
  readonly path: string;
  readonly survives: boolean;
  readonly action: ToastAction | undefined;
}

export interface Toast extends Particulars {
  readonly id: string;
  readonly isLeaving: boolean;
}

export interface SayOptions {
  /** Of the toast that it replaces. */
  readonly id?: string | undefined;
  /** The id that it has otherwise, unless it joins an equal one. */
  readonly fresh: string;
  readonly path: string;
  /** Milliseconds; otherwise DURATIONS of its kind. */
  readonly duration?: number | undefined;
  readonly survives?: boolean | undefined;
  readonly onlyRenews?: boolean | undefined;
  readonly action?: ToastAction | undefined;
}

/** Of those that are kept and not dismissed. */
const particulars = new Map<string, Particulars>();

/** Every toast that the library keeps (the last 20), the first said first. */
export function useToasts(): readonly Toast[] {
  const { toasts } = useToaster();
  // One that is leaving is drawn as it last was: nothing of it is asked any more but its words.
  return toasts.toReversed().flatMap(({ id, type, message, visible }) =>
    typeof message === "string"
      ? [
          {
            ...(particulars.get(id) ?? { left: 0, turn: 0, path: "", survives: false, action: undefined }),
            id,
            kind: type,
            words: message,
            isLeaving: !visible,
          },
        ]
      : [],
  );
}

/** Those that there is room to show: the first said come first. */
export const shownOf = (all: readonly Toast[], most = MOST_SHOWN): readonly Toast[] =>
  all.filter(({ isLeaving }) => !isLeaving).slice(0, most);

/** Shows a toast. It replaces the one of the given id, or joins an equal one. */
export function say(kind: ToastKind, words: string, options: SayOptions): void {
  const { fresh, path, duration = DURATIONS[kind], survives = false, onlyRenews = false, action } = options;
  if (onlyRenews && !particulars.has(options.id ?? fresh)) return;
  const equal = [...particulars].find(([, shown]) => shown.kind === kind && shown.words === words)?.[0];
  const id = options.id ?? equal ?? fresh;
  const turn = (particulars.get(id)?.turn ?? 0) + 1;
  particulars.set(id, { kind, words, left: duration, turn, path, survives, action });
  const show = kind === "blank" ? library : library[kind];
  show(words, { id, duration: Number.POSITIVE_INFINITY, removeDelay: REMOVE_DELAY });
}

/** Takes the time that a toast was shown off what it has left. */
export function spend(id: string, milliseconds: number): void {
  const shown = particulars.get(id);
  if (shown) particulars.set(id, { ...shown, left: shown.left - milliseconds });
}

/** Dismisses one toast, or all of them. */
export function dismiss(id?: string): void {
  if (id === undefined) particulars.clear();
  else particulars.delete(id);
  library.dismiss(id);
}

/** Dismisses the toasts of other pages, unless they survive. */
export function leavePage(path: string): void {
  for (const [id, shown] of particulars) if (shown.path !== path && !shown.survives) dismiss(id);
}
