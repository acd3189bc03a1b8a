import { useSnapshot } from "valtio/react";
import type { Category } from "../../shared/machine/types.ts";
import type { UndoOffer } from "../storage/outcome.ts";
import { store } from "../storage/store.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { notify } from "../ui/toast/notify.ts";
import { WIZARD } from "../words/wizard.ts";
import { countWords } from "./CountChoice.tsx";

interface UndoNoticeProps {
  category: Category;
  onUndone(): void;
}

/** Undo for the last change of a category that removed something. */
export function UndoNotice({ category, onUndone }: UndoNoticeProps) {
  const { loss } = useSnapshot(store.keeping);
  const design = useSnapshot(store.design);
  if (loss?.category !== category.id) return null;

  const takeBack = async () => {
    const outcome = await store.undo();
    if (!outcome.ok) notify.error(WIZARD.notUndone(storeFaultWords(outcome.reason)));
    else onUndone();
    // The focused button is gone now.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <Notice
      title={titleOf(loss, category, design.counts[category.id])}
      action={{ label: WIZARD.undo, icon: "undo", onPress: takeBack }}
    />
  );
}

function titleOf({ kind }: UndoOffer, category: Category, count: number | undefined): string {
  const counting = category.kind === "slots" ? category.step.counting : undefined;
  if (kind === "count" && counting && count !== undefined)
    return WIZARD.countChanged(countWords(counting, count));
  if (kind === "removal") return WIZARD.imageRemoved;
  return kind === "defaults" ? WIZARD.defaultsReplaced : WIZARD.imageReplaced;
}
