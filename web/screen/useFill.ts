import { useState } from "react";
import { SCREEN } from "#messages/screen.ts";
import { lateFaultWords } from "../edit/app.ts";
import { notify } from "../ui/toast/notify.ts";

export function useFill() {
  const [isFilling, setIsFilling] = useState(false);
  const fill = async () => {
    setIsFilling(true);
    try {
      const { fillDesign } = await import("../edit/fill-design.ts");
      const outcome = await fillDesign();
      // It is about the whole design, so a change of page does not end it.
      if (outcome.ok) notify.success(SCREEN.filled, { survives: true });
      else notify.error(SCREEN.notFilled(await lateFaultWords(outcome.fault)));
    } finally {
      setIsFilling(false);
    }
  };
  return { isFilling, fill };
}
