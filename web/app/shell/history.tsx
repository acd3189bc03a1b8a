import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { DESIGN, SHELL } from "#messages/shell.ts";
import type { UndoDirection } from "../../../shared/model/history.ts";
import { state } from "../../edit/app.ts";
import { loadOnce } from "../../edit/editing.ts";
import { Button } from "../../ui/button/Button.tsx";
import { notify } from "../../ui/toast/notify.ts";
import type { undoButtonLabel } from "./restore.ts";

const DIRECTIONS: readonly UndoDirection[] = ["undo", "redo"];

const load = loadOnce(() => import("./restore.ts"));

export function useUndoHistory() {
  const shown = useSnapshot(state);
  const [named, setNamed] = useState<typeof undoButtonLabel>();
  const isOffered = (shown.undo ?? shown.redo) !== null;
  useEffect(() => {
    if (isOffered) load().then(({ undoButtonLabel }) => setNamed(() => undoButtonLabel), console.warn);
  }, [isOffered]);
  return DIRECTIONS.map((direction) => {
    const offer = shown[direction];
    return {
      direction,
      label: (offer && named?.(direction, offer)) ?? DESIGN[direction],
      isAvailable: offer !== null,
      perform: () => perform(direction),
    };
  });
}

export function UndoButtons() {
  return useUndoHistory().map(({ direction, label, isAvailable, perform }) => (
    <Button
      key={direction}
      size="small"
      variant="quiet"
      icon={direction}
      aria-label={label}
      title={label}
      unavailable={!isAvailable}
      onClick={perform}
    />
  ));
}

const perform = (direction: UndoDirection): Promise<void> =>
  load().then(
    ({ undoOrRedo }) => undoOrRedo(direction),
    () => void notify.error(SHELL.notLoaded),
  );

export function useUndoShortcuts(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // On keyboards without Latin letters, `key` is another letter.
      const letter = event.key > "~" ? event.code : event.key;
      const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && /z$/i.test(letter);
      if (!isUndo || event.defaultPrevented || isEditing(event.target)) return;
      event.preventDefault();
      void perform(event.shiftKey ? "redo" : "undo");
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

const isEditing = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof HTMLElement &&
    target.matches(":is(textarea,select,input:not([type=radio],[type=checkbox],[type=button],[type=file]))"));
