import { useState } from "react";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { putNameOnPicture } from "../../../shared/model/texts.ts";
import { edit, state } from "../../edit/app.ts";
import { faultWords } from "../../edit/fault-words.ts";
import { LETTERING } from "../../messages/en/lettering.ts";
import { Button } from "../../ui/button/Button.tsx";
import { notify } from "../../ui/toast/notify.ts";
import type { NamedSlot } from "./grounds.ts";
import styles from "./PictureSays.module.css";

interface PictureSaysProps {
  category: string;
  library: string | undefined;
  slot: Pick<NamedSlot, "slot" | "name">;
  says: string;
}

/** That a slot's picture carries another name, and a way to put its own on. */
export function PictureSays({ category, library, slot: { slot, name }, says }: PictureSaysProps) {
  const [status, setStatus] = useState<"busy" | "failed">();
  const use = async () => {
    setStatus("busy");
    const { id } = state.design;
    const pictures = await ACTIVE.libraries().then(
      (all) => all[library ?? ""] ?? [],
      () => undefined,
    );
    const outcome =
      pictures &&
      (await edit(
        id,
        { offer: { kind: "picture", category } },
        (design) => putNameOnPicture(ACTIVE.model, design, category, slot, pictures),
        { needs: "every" },
      ));
    if (!outcome || (!outcome.ok && outcome.fault === "notRendered")) return setStatus("failed");
    if (outcome.ok) notify.success(LETTERING.nameOn(name));
    else notify.error(faultWords(outcome.fault));
    setStatus(undefined);
  };
  return (
    <div className={styles.says}>
      <p role="status">
        {LETTERING.says(says)}
        {status === "failed" && ` ${LETTERING.nameNotOn}`}
      </p>
      <Button size="small" busy={status === "busy"} busyLabel={LETTERING.lettering} onClick={use}>
        {status === "failed" ? LETTERING.again : LETTERING.useName}
      </Button>
    </div>
  );
}
