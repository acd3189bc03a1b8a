import { useEffect } from "react";
import { useSnapshot } from "valtio/react";
import { findCategory } from "../../../shared/machine/questions.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { editing, state } from "../../edit/app.ts";
import type { UndoOffer } from "../../edit/label.ts";
import { lateFaultWords } from "../../edit/late-fault-words.ts";
import { DESIGN } from "../../messages/en/design.ts";
import { notify } from "../../ui/toast/notify.ts";

export type Way = "undo" | "redo";
export const WAYS: readonly Way[] = ["undo", "redo"];

/** Undo or Redo as something to press: what it would do, in words, and whether it can. */
export interface HistoryKey {
  readonly way: Way;
  readonly label: string;
  readonly isAvailable: boolean;
  press(): Promise<void>;
}

/** Undo and Redo of the design. */
export function useHistory(): readonly HistoryKey[] {
  const shown = useSnapshot(state);
  return WAYS.map((way) => {
    const offer = shown[way];
    return {
      way,
      label: offer ? DESIGN[way].named(whatWords(offer)) : DESIGN[way].label,
      isAvailable: offer !== null,
      press: () => go(way),
    };
  });
}

/** What a change did, in words: "new image in Blends". */
const whatWords = ({ kind, category }: UndoOffer): string =>
  DESIGN.changes[kind](findCategory(ACTIVE.model, category ?? "")?.label ?? "");

async function go(way: Way): Promise<void> {
  const offer = state[way];
  if (!offer) {
    notify.error(DESIGN[way].nothing);
    return;
  }
  const what = whatWords(offer);
  const outcome = await editing[way]();
  if (outcome.ok) notify.success(DESIGN[way].done(what));
  else notify.error(DESIGN[way].failed(await lateFaultWords(outcome.fault)));
}

/** Ctrl or Cmd+Z undoes, with Shift it redoes; text fields and dialogs have an undo of their own. */
export function useHistoryKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z";
      if (!isUndo || event.defaultPrevented || isEditing(event.target)) return;
      event.preventDefault();
      void go(event.shiftKey ? "redo" : "undo");
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

const isEditing = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof Element &&
    target.closest(
      "input:not([type=radio], [type=checkbox], [type=button], [type=file]), textarea, select",
    ) !== null) ||
  (target instanceof HTMLElement && target.isContentEditable);
