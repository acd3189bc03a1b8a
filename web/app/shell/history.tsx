import { useEffect } from "react";
import { useSnapshot } from "valtio/react";
import { DESIGN } from "#messages/design.ts";
import { findCategory } from "../../../shared/machine/questions.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { editing, loadFaultMessage, state } from "../../edit/app.ts";
import type { UndoOffer } from "../../edit/state.ts";
import { Button } from "../../ui/button/Button.tsx";
import { notify } from "../../ui/toast/notify.ts";

const DIRECTIONS = ["undo", "redo"] as const;
type Direction = (typeof DIRECTIONS)[number];

export function useUndoHistory() {
  const shown = useSnapshot(state);
  return DIRECTIONS.map((direction) => {
    const offer = shown[direction];
    return {
      direction,
      label: offer ? DESIGN[direction].named(whatWords(offer)) : DESIGN[direction].label,
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

/** "new image in Blends". */
const whatWords = ({ kind, category }: UndoOffer): string =>
  DESIGN.changes[kind](findCategory(ACTIVE.model, category ?? "")?.label ?? "");

async function perform(direction: Direction): Promise<void> {
  const offer = state[direction];
  if (!offer) return void notify.error(DESIGN[direction].nothing);
  const what = whatWords(offer);
  const outcome = await editing[direction]();
  if (outcome.ok) {
    notify.removeOutdated();
    notify.success(DESIGN[direction].done(what));
  } else notify.error(DESIGN[direction].failed(await loadFaultMessage(outcome.fault)));
}

/** Binds Ctrl/Cmd+Z to Undo and, with Shift, to Redo, except in text fields and dialogs. */
export function useUndoShortcuts(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z";
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
