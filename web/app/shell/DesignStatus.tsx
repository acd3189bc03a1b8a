import { useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { missingImages } from "../../../shared/model/questions.ts";
import { state } from "../../edit/app.ts";
import type { State } from "../../edit/state.ts";
import { DESIGN } from "../../messages/en/design.ts";
import { Button } from "../../ui/button/Button.tsx";
import type { IconName } from "../../ui/icon/Icon.tsx";
import { loadedOnUse } from "../../ui/loaded-on-use.tsx";
import { Spoken } from "../../ui/spoken/Spoken.tsx";
import { notify } from "../../ui/toast/notify.ts";
import styles from "./DesignStatus.module.css";
import { HistoryKeys } from "./HistoryKeys.tsx";
import { useHistoryKeys } from "./useHistory.ts";

const LOOK: Readonly<Record<Exclude<State["status"], "loading">, { word: string; icon: IconName }>> = {
  saved: { word: DESIGN.saved, icon: "check" },
  saving: { word: DESIGN.saving, icon: "swap" },
  notSaved: { word: DESIGN.notSaved, icon: "alert" },
};

/** Loaded when the menu is opened. */
const DesignDialog = loadedOnUse(async () => (await import("./DesignDialog.tsx")).DesignDialog);

let isWarned = false;

/** The toast that another tab has opened another design: the last of several is shown. */
const SWITCHED = "switched";

/** Whether the design is saved; a press opens the design menu. */
export function DesignStatus() {
  const { design, isMissing, status, inMemory, switchedFrom } = useSnapshot(state);
  const { name } = design;
  /** Empty until the design is stored. */
  const id = design.revision > 0 ? design.id : "";
  const missing = missingImages(design, isMissing).length;
  const [isOpen, setOpen] = useState(false);
  const told = useRef<Pick<State, "switchedFrom"> & { readonly id: string }>(null);
  useHistoryKeys();
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
    // It may still wait behind a dialog when this tab has opened another design itself, or that one has got its name.
    if (isTold && id !== told.current?.id) return notify.dismiss(SWITCHED);
    told.current = { switchedFrom, id };
    const words = DESIGN.switched(switchedFrom.name, name);
    notify.info(words, { id: SWITCHED, duration: 10_000, onlyRenews: isTold });
  }, [switchedFrom, id, name]);
  const shown = inMemory ? "notSaved" : status === "loading" ? "saved" : status;
  // What is gone is said before that the rest is saved.
  const { word, icon } =
    shown === "saved" && missing > 0
      ? { word: DESIGN.missing(missing), icon: "alert" as const }
      : LOOK[shown];
  return (
    <div className={styles.status} data-keeping={shown}>
      <div className={styles.history}>
        <HistoryKeys />
      </div>
      <Button size="small" variant="quiet" icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Spoken>{DESIGN.title}: </Spoken>
        <span className={styles.word}>{word}</span>
        {name && (
          <span className={styles.name} title={name}>
            {name}
          </span>
        )}
      </Button>
      {isOpen && <DesignDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
