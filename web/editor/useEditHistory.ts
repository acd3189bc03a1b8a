import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Changes of one kind within so many milliseconds are one undo step. */
const JOINED_MS = 900;

export type EditHistory<Value> = ReturnType<typeof useEditHistory<Value>>;

/** A value with an undo stack. Ctrl or Cmd+Z undoes, with Shift it redoes, except in text fields. */
export function useEditHistory<Value>(start: () => Value) {
  const [shown, setShown] = useState(() => {
    const now = start();
    return { now, values: [now] as readonly Value[], at: 0 };
  });
  const latest = useRef(shown);
  const last = useRef({ kind: "", time: 0 });
  const set = (values: readonly Value[], at: number, kind = "") => {
    const now = values[at];
    if (now === undefined) return;
    last.current = { kind, time: performance.now() };
    latest.current = { now, values, at };
    setShown(latest.current);
  };
  const go = (by: number) => set(latest.current.values, latest.current.at + by);
  const history = {
    now: shown.now,
    canUndo: shown.at > 0,
    canRedo: shown.at + 1 < shown.values.length,
    latest: () => latest.current.now,
    change(by: (now: Value) => Value, kind: string) {
      const { now, values, at } = latest.current;
      const isJoined =
        at > 0 && last.current.kind === kind && performance.now() - last.current.time < JOINED_MS;
      const before = values.slice(0, isJoined ? at : at + 1);
      set([...before, by(now)], before.length, kind);
    },
    undo: () => go(-1),
    redo: () => go(1),
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
