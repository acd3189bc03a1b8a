import { useState } from "react";
import { lateFaultWords } from "../edit/late-fault-words.ts";
import { SCREEN } from "../messages/en/screen.ts";
import { notify } from "../ui/toast/notify.ts";

/** Fills everything that is empty, in one change. */
export function useFill() {
  const [isFilling, setIsFilling] = useState(false);
  const fill = async () => {
    setIsFilling(true);
    try {
      const { fillDesign } = await import("../edit/fill-design.ts");
      const outcome = await fillDesign();
      // Of the whole design: a step that goes on by itself meanwhile does not end it.
      if (outcome.ok) notify.success(SCREEN.filled, { survives: true });
      else notify.error(SCREEN.notFilled(await lateFaultWords(outcome.fault)));
    } finally {
      setIsFilling(false);
    }
  };
  return { isFilling, fill };
}
