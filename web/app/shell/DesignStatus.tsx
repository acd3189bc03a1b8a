import { useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { DESIGN } from "#messages/design.ts";
import { findMissingImages } from "../../../shared/model/questions.ts";
import { state } from "../../edit/app.ts";
import type { EditingState } from "../../edit/state.ts";
import { Button } from "../../ui/button/Button.tsx";
import { classNames } from "../../ui/classes.ts";
import type { IconName } from "../../ui/icon/Icon.tsx";
import { loadOnUse } from "../../ui/loaded-on-use.tsx";
import { notify } from "../../ui/toast/notify.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/VisuallyHidden.tsx";
import styles from "./DesignStatus.module.css";
import { UndoButtons, useUndoShortcuts } from "./history.tsx";

const LOOK: Readonly<Record<Exclude<EditingState["status"], "loading">, { word: string; icon: IconName }>> = {
  saved: { word: DESIGN.saved, icon: "check" },
  saving: { word: DESIGN.saving, icon: "swap" },
  notSaved: { word: DESIGN.notSaved, icon: "alert" },
};

const DesignDialog = loadOnUse(async () => (await import("./DesignDialog.tsx")).DesignDialog);

let isWarned = false;

/** The toast shown when another tab opens another design. */
const SWITCHED = "switched";

export function DesignStatus() {
  const { design, isMissing, status, inMemory, switchedFrom } = useSnapshot(state);
  const { name } = design;
  /** Empty until the design is stored. */
  const id = design.revision > 0 ? design.id : "";
  const missing = findMissingImages(design, isMissing).length;
  const [isOpen, setOpen] = useState(false);
  const told = useRef<Pick<EditingState, "switchedFrom"> & { readonly id: string }>(null);
  useUndoShortcuts();
  useEffect(() => {
    if (!inMemory || isWarned) return;
    isWarned = true;
    notify.error(DESIGN.inMemory, {
      duration: 10_000,
    });
  }, [inMemory]);
  useEffect(() => {
    if (!switchedFrom) return;
    const isTold = switchedFrom === told.current?.switchedFrom;
    // While the toast waits behind a dialog, this tab may open a design itself, or rename this one.
    if (isTold && id !== told.current?.id) return notify.dismiss(SWITCHED);
    told.current = { switchedFrom, id };
    const words = DESIGN.switched(switchedFrom.name, name);
    notify.info(words, { id: SWITCHED, duration: 10_000, onlyRenews: isTold });
  }, [switchedFrom, id, name]);
  const shown = inMemory ? "notSaved" : status === "loading" ? "saved" : status;
  // Missing images matter more than the rest being saved.
  const { word, icon } =
    shown === "saved" && missing > 0
      ? { word: DESIGN.missing(missing), icon: "alert" as const }
      : LOOK[shown];
  return (
    <div className={classNames("line", styles.status)} data-keeping={shown}>
      <div className={styles.history}>
        <UndoButtons />
      </div>
      <Button size="small" variant="quiet" icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <VisuallyHidden>{DESIGN.title}: </VisuallyHidden>
        <span className={styles.word}>{word}</span>
        {name && (
          <span className={classNames("cut", styles.name)} title={name}>
            {name}
          </span>
        )}
      </Button>
      {isOpen && <DesignDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
