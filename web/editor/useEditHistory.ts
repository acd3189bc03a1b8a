import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Milliseconds within which changes of one kind are one step of Undo. */
const JOINED_MS = 900;

interface Stacks<Value> {
  readonly undo: readonly Value[];
  readonly now: Value;
  readonly redo: readonly Value[];
}

export interface EditHistory<Value> {
  /** The value as it is shown. */
  readonly now: Value;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Returns the value as it is: a pointer may move several times before it is shown. */
  latest(): Value;
  /** @param kind changes of one kind shortly after each other are one step of Undo */
  change(by: (now: Value) => Value, kind: string): void;
  undo(): void;
  redo(): void;
}

/** A value with an undo stack. Ctrl or Cmd+Z undoes, with Shift it redoes; in text fields the browser does that. */
export function useEditHistory<Value>(start: () => Value): EditHistory<Value> {
  const [shown, setShown] = useState<Stacks<Value>>(() => ({ undo: [], now: start(), redo: [] }));
  const latest = useRef(shown);
  const last = useRef({ kind: "", at: 0 });
  const set = (stacks: Stacks<Value>, kind = "") => {
    last.current = { kind, at: performance.now() };
    latest.current = stacks;
    setShown(stacks);
  };
  const history: EditHistory<Value> = {
    now: shown.now,
    canUndo: shown.undo.length > 0,
    canRedo: shown.redo.length > 0,
    latest: () => latest.current.now,
    change(by, kind) {
      const isJoined = last.current.kind === kind && performance.now() - last.current.at < JOINED_MS;
      const { undo, now } = latest.current;
      set({ undo: isJoined && undo.length > 0 ? undo : [...undo, now], now: by(now), redo: [] }, kind);
    },
    undo() {
      const { undo, now, redo } = latest.current;
      const before = undo.at(-1);
      if (before !== undefined) set({ undo: undo.slice(0, -1), now: before, redo: [now, ...redo] });
    },
    redo() {
      const { undo, now, redo } = latest.current;
      const [next, ...rest] = redo;
      if (next !== undefined) set({ undo: [...undo, now], now: next, redo: rest });
    },
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z";
    const isTyping = event.target instanceof Element && event.target.matches("input[type=text], textarea");
    if (!isUndo || isTyping) return;
    event.preventDefault();
    if (event.shiftKey) history.redo();
    else history.undo();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return history;
}
