import { useRef, useState } from "react";

/** Milliseconds within which changes of one kind are one step. */
const JOINED = 900;

interface History<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
}

export interface EditHistory<Value> {
  readonly now: Value;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** @param kind of one kind, changes shortly after each other are one step */
  change(by: (now: Value) => Value, kind: string): void;
  undo(): void;
  redo(): void;
}

/** A value with an undo of its own. */
export function useEditHistory<Value>(start: () => Value): EditHistory<Value> {
  const [history, setHistory] = useState<History<Value>>(() => ({ past: [], now: start(), future: [] }));
  const last = useRef({ kind: "", at: 0 });
  const forgetKind = () => {
    last.current = { kind: "", at: 0 };
  };
  return {
    now: history.now,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change(by, kind) {
      const at = performance.now();
      const isJoined = last.current.kind === kind && at - last.current.at < JOINED;
      last.current = { kind, at };
      setHistory(({ past, now }) => {
        const next = by(now);
        return { past: isJoined && past.length > 0 ? past : [...past, now], now: next, future: [] };
      });
    },
    undo() {
      forgetKind();
      setHistory(({ past, now, future }) => {
        const before = past.at(-1);
        return before === undefined
          ? { past, now, future }
          : { past: past.slice(0, -1), now: before, future: [now, ...future] };
      });
    },
    redo() {
      forgetKind();
      setHistory(({ past, now, future }) => {
        const [next, ...rest] = future;
        return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
      });
    },
  };
}
