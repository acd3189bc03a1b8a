import { useEffect, useState } from "react";
import { FILE_IMPORT } from "#messages/drop.ts";
import { loadDesignShelf, store } from "../edit/app.ts";
import { faultMessage } from "../edit/fault-message.ts";
import { ICONS } from "../ui/icon/icons.ts";
import { Notice, type NoticeAction } from "../ui/notice/Notice.tsx";
import { captureTarget } from "./apply-plan.ts";
import type { PlanView } from "./usePlan.ts";

const WORDS = FILE_IMPORT.otherTab;

export function TargetNotice({ view }: { view: PlanView }) {
  const { target, targetState, openName, apply, retarget } = view;
  const { id, name, revision } = target.design;
  const isElsewhere = targetState === "elsewhere";
  const isThere = useIsThere(isElsewhere && revision > 0 ? id : "");
  if (targetState === "open") return null;
  const openNew: NoticeAction = {
    label: WORDS.fresh,
    icon: ICONS.plus,
    onPress: () =>
      apply(async () => {
        const made = await (await loadDesignShelf()).create();
        return made.ok ? captureTarget() : faultMessage(made.fault);
      }),
  };
  const openAgain: NoticeAction = {
    label: WORDS.back(name),
    onPress: () =>
      apply(async () => {
        const opened = await (await loadDesignShelf()).open(id);
        return opened.ok ? target : faultMessage(opened.fault);
      }),
  };
  const anyway = { label: WORDS.anyway(openName), onPress: () => apply(async () => captureTarget()) };
  // Lets the visitor first see what would be replaced.
  const instead = { label: WORDS.instead(openName), onPress: () => retarget(captureTarget()) };
  const elsewhere = isThere ? openAgain : openNew;
  const advice = isThere ? WORDS.opened(openName) : WORDS.gone(openName);
  return (
    <Notice
      tone="warning"
      title={isElsewhere ? WORDS.isFor(name) : WORDS.changed(openName)}
      action={isElsewhere ? elsewhere : anyway}
      secondAction={isElsewhere ? instead : openNew}
      announced
    >
      {isElsewhere ? advice : WORDS.changedAdvice}
    </Notice>
  );
}

/** True until the design is known to be gone. */
function useIsThere(id: string): boolean {
  const [gone, setGone] = useState("");
  useEffect(() => {
    if (id === "") return;
    let isOver = false;
    void store
      .read(id)
      .catch(() => null)
      .then((design) => !isOver && setGone(design ? "" : id));
    return () => {
      isOver = true;
    };
  }, [id]);
  return id !== gone;
}
