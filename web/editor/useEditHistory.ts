import { useRef, useState } from "react";

/** Milliseconds within which changes of one kind are one step. */
const JOINED = 900;

interface History<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
}

export interface EditHistory<Value> {
  /** As it is shown. */
  readonly now: Value;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** As it is: a hand may move several times before it is shown. */
  latest(): Value;
  /** @param kind of one kind, changes shortly after each other are one step */
  change(by: (now: Value) => Value, kind: string): void;
  undo(): void;
  redo(): void;
}

/** A value with an undo of its own. */
export function useEditHistory<Value>(start: () => Value): EditHistory<Value> {
  const [shown, setShown] = useState<History<Value>>(() => ({ past: [], now: start(), future: [] }));
  const held = useRef(shown);
  const last = useRef({ kind: "", at: 0 });
  const set = (history: History<Value>) => {
    held.current = history;
    setShown(history);
  };
  /** The next change is a step of its own. */
  const forgetKind = () => {
    last.current = { kind: "", at: 0 };
  };
  return {
    now: shown.now,
    canUndo: shown.past.length > 0,
    canRedo: shown.future.length > 0,
    latest: () => held.current.now,
    change(by, kind) {
      const at = performance.now();
      const isJoined = last.current.kind === kind && at - last.current.at < JOINED;
      last.current = { kind, at };
      const { past, now } = held.current;
      set({ past: isJoined && past.length > 0 ? past : [...past, now], now: by(now), future: [] });
    },
    undo() {
      forgetKind();
      const { past, now, future } = held.current;
      const before = past.at(-1);
      if (before !== undefined) set({ past: past.slice(0, -1), now: before, future: [now, ...future] });
    },
    redo() {
      forgetKind();
      const { past, now, future } = held.current;
      const [next, ...rest] = future;
      if (next !== undefined) set({ past: [...past, now], now: next, future: rest });
    },
  };
}
