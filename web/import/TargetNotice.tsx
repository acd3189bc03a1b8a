import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { state, store } from "../edit/app.ts";
import { DROP } from "../messages/en/drop.ts";
import { Notice, type NoticeAction } from "../ui/notice/Notice.tsx";
import type { PlanView } from "./usePlan.ts";

const WORDS = DROP.otherTab;

/** Says that the design of the plan is not open any more, or is not as it was, and what can be done. */
export function TargetNotice({ view }: { view: PlanView }) {
  const { target, targetState, ways } = view;
  const { name: machineName } = useSnapshot(state).design;
  const isElsewhere = targetState === "elsewhere";
  const isThere = useIsThere(isElsewhere && target.design.revision > 0 ? target.design.id : "");
  if (targetState === "open") return null;
  const fresh: NoticeAction = { label: WORDS.fresh, icon: "plus", onPress: ways.fresh };
  if (!isElsewhere)
    return (
      <Notice
        tone="warning"
        title={WORDS.changed(machineName)}
        action={{ label: WORDS.anyway(machineName), onPress: ways.anyway }}
        more={fresh}
        announced
      >
        {WORDS.changedAdvice}
      </Notice>
    );
  const { name } = target.design;
  return (
    <Notice
      tone="warning"
      title={WORDS.isFor(name)}
      action={isThere ? { label: WORDS.back(name), onPress: ways.back } : fresh}
      more={{ label: WORDS.instead(machineName), onPress: ways.instead }}
      announced
    >
      {isThere ? WORDS.opened(machineName) : WORDS.gone(machineName)}
    </Notice>
  );
}

/** Whether a design can be opened; taken for granted until it is known, and false without an id. */
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
  return id !== "" && id !== gone;
}
