import { useEffect, useState } from "react";
import type { Aside } from "../storage/durable-copy.ts";
import { store } from "../storage/store.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { DESIGN_MENU } from "../words/design-menu.ts";

/** Another version of the design, which a browser that ended at once left behind, with the way to take it. */
export function OtherVersion({ onRefused }: { onRefused(why: string): void }) {
  const [aside, setAside] = useState<Aside | null>(null);
  useEffect(() => {
    let isOver = false;
    void store.aside().then((found) => !isOver && setAside(found));
    return () => {
      isOver = true;
    };
  }, []);
  if (!aside) return null;

  const take = async () => {
    const outcome = await store.takeAside(aside.id);
    setAside(null);
    if (!outcome.ok) onRefused(storeFaultWords(outcome.reason));
  };
  return (
    <Notice
      title={DESIGN_MENU.otherVersion}
      action={{ label: DESIGN_MENU.takeOtherVersion, icon: "swap", onPress: take }}
    >
      {DESIGN_MENU.otherVersionOf(aside.machineName, new Date(aside.changedAt))}
    </Notice>
  );
}
