import { useSnapshot } from "valtio/react";
import type { SlotCategory } from "../../shared/machine/types.ts";
import type { UndoOffer } from "../storage/outcome.ts";
import { store } from "../storage/store.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { notify } from "../ui/toast/notify.ts";
import { WIZARD } from "../words/wizard.ts";
import { countWords } from "./CountChoice.tsx";

interface UndoNoticeProps {
  category: SlotCategory;
  onUndone(): void;
}

/** The last change of a category that took something away, with its way back. */
export function UndoNotice({ category, onUndone }: UndoNoticeProps) {
  const { undo } = useSnapshot(store.keeping);
  const design = useSnapshot(store.design);
  if (undo?.category !== category.id) return null;

  const takeBack = async () => {
    const outcome = await store.undo();
    if (!outcome.ok) notify.error(WIZARD.notUndone(storeFaultWords(outcome.reason)));
    else onUndone();
    // The button is gone now.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <Notice
      title={titleOf(undo, category, design.counts[category.id])}
      action={{ label: WIZARD.undo, icon: "undo", onPress: takeBack }}
    />
  );
}

function titleOf({ kind }: UndoOffer, { step }: SlotCategory, count: number | undefined): string {
  if (kind === "count" && step.counting && count !== undefined)
    return WIZARD.countChanged(countWords(step.counting, count));
  return kind === "defaults" ? WIZARD.defaultsReplaced : WIZARD.imageReplaced;
}
