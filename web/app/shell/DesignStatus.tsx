import { useState } from "react";
import { useSnapshot } from "valtio/react";
import { DESIGN } from "#messages/shell.ts";
import { findMissingImages } from "../../../shared/model/questions.ts";
import { drafts, hasStoredDesign, state } from "../../edit/app.ts";
import type { EditingState } from "../../edit/state.ts";
import { Button } from "../../ui/button/Button.tsx";
import { classNames } from "../../ui/classes.ts";
import type { IconShape } from "../../ui/icon/Icon.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import styles from "./DesignStatus.module.css";
import { UndoButtons, useUndoShortcuts } from "./history.tsx";

type Look = readonly [word: string, icon: IconShape];

const LOOK: Readonly<Record<Exclude<EditingState["status"], "loading">, Look>> = {
  saved: [DESIGN.saved, "check"],
  saving: [DESIGN.saving, "swap"],
  notSaved: [DESIGN.notSaved, "alert"],
};

const DesignToasts = lazyComponent(async () => (await import("./DesignToasts.tsx")).DesignToasts);
const DesignDialog = lazyComponent(async () => (await import("./DesignDialog.tsx")).DesignDialog);

export function DesignStatus() {
  const { design, isMissing, status, inMemory, switchedFrom } = useSnapshot(state);
  const { isPending, unfinished } = useSnapshot(drafts.status);
  const { name } = design;
  const storedId = design.revision > 0 ? design.id : "";
  const missing = findMissingImages(design, isMissing).length;
  const [isOpen, setOpen] = useState(false);
  useUndoShortcuts();
  const isLoading = status === "loading";
  const isNothing = storedId === "" && !(isLoading && hasStoredDesign());
  const kept = isLoading ? "saved" : status;
  const shown = inMemory ? "notSaved" : kept === "saved" && isPending ? "saving" : kept;
  let [word, icon] = LOOK[shown];
  if (shown === "saved") {
    if (missing > 0) [word, icon] = [DESIGN.missing(missing), "alert"];
    else if (unfinished.length > 0) [word, icon] = [DESIGN.unfinished, "alert"];
    else if (isNothing) [word, icon] = [DESIGN.nothing, "pencil"];
  }
  return (
    <div className={classNames("line shrinks", styles.status)} data-keeping={shown}>
      <div className={styles.history}>
        <UndoButtons />
      </div>
      <Button size="small" variant="quiet" icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="spoken">
          {DESIGN.title}: {word}
        </span>
        <span className={styles.word} aria-hidden="true">
          {word === DESIGN.nothing ? DESIGN.title : word}
        </span>
        {name && (
          <span className={classNames("cut", styles.name)} title={name}>
            {name}
          </span>
        )}
      </Button>
      {(inMemory || switchedFrom) && <DesignToasts />}
      {isOpen && <DesignDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
