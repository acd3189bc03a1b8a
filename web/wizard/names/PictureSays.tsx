import { useState } from "react";
import type { Arrangement } from "../../../shared/machine/types.ts";
import { storeFaultWords } from "../../storage/store-fault-words.ts";
import { Button } from "../../ui/button/Button.tsx";
import { notify } from "../../ui/toast/notify.ts";
import { LETTERING } from "../../words/lettering.ts";
import type { NamedSlot } from "./grounds.ts";
import styles from "./PictureSays.module.css";

interface PictureSaysProps {
  category: string;
  library: string | undefined;
  slot: Omit<NamedSlot, "recipe">;
  arrangement: Arrangement;
  says: string;
}

/** That a slot's picture carries another name, and a way to put its own on. */
export function PictureSays({ category, library, slot, arrangement, says }: PictureSaysProps) {
  const [state, setState] = useState<"busy" | "failed">();
  const use = async () => {
    setState("busy");
    try {
      const { putOwnName } = await import("./other-words.ts");
      const outcome = await putOwnName(category, library, slot, arrangement);
      if (outcome.ok) notify.success(LETTERING.nameOn(slot.name));
      else notify.error(storeFaultWords(outcome.reason));
      setState(undefined);
    } catch (fault) {
      console.warn("The name could not be put on", fault);
      setState("failed");
    }
  };
  return (
    <div className={styles.says}>
      <p role="status">
        {LETTERING.says(says)}
        {state === "failed" && ` ${LETTERING.nameNotOn}`}
      </p>
      <Button size="small" busy={state === "busy"} busyLabel={LETTERING.lettering} onClick={use}>
        {state === "failed" ? LETTERING.again : LETTERING.useName}
      </Button>
    </div>
  );
}
