import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import type { LibraryPicture } from "../../../shared/machine/library.ts";
import type { SlotCategory } from "../../../shared/machine/types.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { presentImage } from "../../../shared/model/questions.ts";
import { putNameOnPicture, slotsWithOtherWords } from "../../../shared/model/texts.ts";
import { edit, state } from "../../edit/app.ts";
import { faultWords } from "../../edit/fault-words.ts";
import { LETTERING } from "../../messages/en/lettering.ts";
import { Button } from "../../ui/button/Button.tsx";
import { notify } from "../../ui/toast/notify.ts";
import styles from "./PictureSays.module.css";

interface PictureSaysProps {
  category: SlotCategory;
  slot: string;
}

/** Says that a slot's picture carries another name than the slot's, if it does, and offers to put that on. */
export function PictureSays({ category, slot }: PictureSaysProps) {
  const { id } = category;
  const { design, isMissing } = useSnapshot(state);
  const [library, setLibrary] = useState<readonly LibraryPicture[]>();
  const [status, setStatus] = useState<"busy" | "failed">();
  const name = design.names[id]?.[slot];
  const isAsked = name !== undefined && presentImage(design, id, slot, isMissing) !== undefined;
  useEffect(() => {
    // It is a hint: without it everything works.
    if (isAsked)
      ACTIVE.libraries().then(
        (all) => setLibrary(all[category.library ?? ""] ?? []),
        () => {},
      );
  }, [isAsked, category]);
  if (!isAsked || !library) return null;
  const other = slotsWithOtherWords(ACTIVE.model, design, id, library).find((each) => each.slot === slot);
  if (!other) return null;

  const use = async () => {
    setStatus("busy");
    const outcome = await edit(
      state.design.id,
      { offer: { kind: "picture", category: id } },
      (now) => putNameOnPicture(ACTIVE.model, now, id, slot, library),
      { needs: "every" },
    );
    if (!outcome.ok && outcome.fault === "notRendered") return setStatus("failed");
    if (outcome.ok) notify.success(LETTERING.nameOn(name));
    else notify.error(faultWords(outcome.fault));
    setStatus(undefined);
  };
  return (
    <div className={styles.says}>
      <p role="status">
        {LETTERING.says(other.says)}
        {status === "failed" && ` ${LETTERING.nameNotOn}`}
      </p>
      <Button size="small" busy={status === "busy"} busyLabel={LETTERING.lettering} onClick={use}>
        {status === "failed" ? LETTERING.again : LETTERING.useName}
      </Button>
    </div>
  );
}
