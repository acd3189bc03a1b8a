import { useState } from "react";
import { SCREEN } from "#messages/screen.ts";
import { loadFaultMessage } from "../edit/app.ts";
import { notify } from "../ui/toast/notify.ts";

export function useFillDesign() {
  const [isFilling, setIsFilling] = useState(false);
  const fill = async () => {
    setIsFilling(true);
    try {
      const { fillOpenDesign } = await import("./fill-design.ts");
      const outcome = await fillOpenDesign();
      // Concerns the whole design, so it survives a change of page.
      if (outcome.ok) notify.success(SCREEN.filled, { survives: true });
      else notify.error(SCREEN.notFilled(await loadFaultMessage(outcome.fault)));
    } finally {
      setIsFilling(false);
    }
  };
  return { isFilling, fill };
}
