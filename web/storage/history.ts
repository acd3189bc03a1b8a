import type { Changes } from "./entries.ts";
import type { UndoOffer } from "./outcome.ts";

/** A change of the design: what stood under its keys before it and after. */
export interface Change {
  readonly offer: UndoOffer;
  /** Changes of one group that follow each other are one. */
  readonly group?: string | undefined;
  readonly before: Changes;
  readonly after: Changes;
}

/** How many changes can be taken back. */
const DEPTH = 20;

/** The last changes of this tab, in memory: those that can be undone, and those that can be redone. */
export interface History {
  /** What Undo takes back and Redo does again. */
  next(way: "undo" | "redo"): Change | undefined;
  /** A new change: what was undone can't be redone any more. */
  push(change: Change): void;
  /** The next change of that way was taken back or done again. */
  went(way: "undo" | "redo"): void;
  clear(): void;
  /** Puts all changes aside, until `bringBack`, or for good where another change is made first. */
  setApart(): void;
  /** Brings them back; false where there are none to bring. */
  bringBack(): boolean;
  /** Lets the oldest change go, for want of room. False where there is none. */
  dropOldest(): boolean;
  /** Inline images that went to IndexedDB stand there under these paths now. */
  replace(paths: ReadonlyMap<string, string>): void;
  /** Every value that it holds. */
  values(): Iterable<string | null>;
}

export function createHistory(): History {
  const done: Change[] = [];
  const undone: Change[] = [];
  let apart: { readonly done: Change[]; readonly undone: Change[] } | null = null;
  const lists = () => [...(apart ? [apart.done, apart.undone] : []), done, undone];
  return {
    next: (way) => (way === "undo" ? done : undone).at(-1),
    push(change) {
      undone.length = 0;
      apart = null;
      const last = done.at(-1);
      if (last && change.group !== undefined && last.group === change.group) {
        done[done.length - 1] = {
          ...change,
          before: new Map([...change.before, ...last.before]),
          after: new Map([...last.after, ...change.after]),
        };
        return;
      }
      if (done.push(change) > DEPTH) done.shift();
    },
    went(way) {
      const [from, to] = way === "undo" ? [done, undone] : [undone, done];
      const change = from.pop();
      if (change) to.push(change);
    },
    clear() {
      done.length = undone.length = 0;
      apart = null;
    },
    setApart() {
      apart = { done: [...done], undone: [...undone] };
      done.length = undone.length = 0;
    },
    bringBack() {
      if (!apart) return false;
      done.splice(0, done.length, ...apart.done);
      undone.splice(0, undone.length, ...apart.undone);
      apart = null;
      return true;
    },
    dropOldest: () => lists().some((list) => list.shift() !== undefined),
    replace(paths) {
      const moved = (changes: Changes): Changes =>
        new Map([...changes].map(([key, value]) => [key, (value && paths.get(value)) ?? value]));
      for (const list of lists())
        for (const [i, { before, after, ...rest }] of list.entries())
          list[i] = { ...rest, before: moved(before), after: moved(after) };
    },
    values: () =>
      lists()
        .flat()
        .flatMap(({ before, after }) => [...before.values(), ...after.values()]),
  };
}
