import { useEffect, useRef } from "react";

/** Ctrl or Cmd+Z undoes, with Shift it redoes; where letters are typed the browser does so. */
export function useUndoKeys({ undo, redo }: { undo(): void; redo(): void }): void {
  const latest = useRef({ undo, redo });
  latest.current = { undo, redo };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z";
      const isTyping = event.target instanceof Element && event.target.matches("input[type=text], textarea");
      if (!isUndo || isTyping) return;
      event.preventDefault();
      if (event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
