import { useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { DESIGN } from "#messages/design.ts";
import { missingImages } from "../../../shared/model/questions.ts";
import { state } from "../../edit/app.ts";
import type { State } from "../../edit/state.ts";
import { Button } from "../../ui/button/Button.tsx";
import { classes } from "../../ui/classes.ts";
import type { IconName } from "../../ui/icon/Icon.tsx";
import { loadedOnUse } from "../../ui/loaded-on-use.tsx";
import { Spoken } from "../../ui/spoken/Spoken.tsx";
import { notify } from "../../ui/toast/notify.ts";
import styles from "./DesignStatus.module.css";
import { HistoryButtons, useHistoryKeys } from "./history.tsx";

const LOOK: Readonly<Record<Exclude<State["status"], "loading">, { word: string; icon: IconName }>> = {
  saved: { word: DESIGN.saved, icon: "check" },
  saving: { word: DESIGN.saving, icon: "swap" },
  notSaved: { word: DESIGN.notSaved, icon: "alert" },
};

const DesignDialog = loadedOnUse(async () => (await import("./DesignDialog.tsx")).DesignDialog);

let isWarned = false;

/** The toast shown when another tab opens another design. */
const SWITCHED = "switched";

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
    // The toast may still wait behind a dialog when this tab opens a design itself, or the design is renamed.
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
    <div className={classes("line", styles.status)} data-keeping={shown}>
      <div className={styles.history}>
        <HistoryButtons />
      </div>
      <Button size="small" variant="quiet" icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Spoken>{DESIGN.title}: </Spoken>
        <span className={styles.word}>{word}</span>
        {name && (
          <span className={classes("cut", styles.name)} title={name}>
            {name}
          </span>
        )}
      </Button>
      {isOpen && <DesignDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
