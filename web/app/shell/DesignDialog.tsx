import { type ComponentType, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { BRANDING } from "#messages/branding.ts";
import { DESIGN } from "#messages/design.ts";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { emptyDesign, machineNameOf } from "../../../shared/model/design.ts";
import { replaceContent } from "../../../shared/model/edit.ts";
import { missingImages } from "../../../shared/model/questions.ts";
import { edit, editing, state, store } from "../../edit/app.ts";
import { faultWords } from "../../edit/fault-words.ts";
import { DeliveryNotice } from "../../files/DeliveryNotice.tsx";
import { BINARY, type Delivery, deliver, forget } from "../../files/deliver.ts";
import { useOthers } from "../../machines/useDesigns.ts";
import { useOpenLooks } from "../../screen/open-looks.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { FileInput } from "../../ui/field/FileInput.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import { KeepEverything, NewVersion } from "../offline/OfflineNotices.tsx";
import styles from "./DesignDialog.module.css";
import { placeName, statusWords } from "./design-words.ts";
import { useHistory } from "./history.tsx";
import { ShelfEntries } from "./ShelfEntries.tsx";
import { useOpening } from "./useOpening.ts";

const { model } = ACTIVE;

/** The design menu: whether the design is saved, Save design, Open design, Start over, Undo. */
export function DesignDialog({ onClose }: { onClose(): void }) {
  const [other, setOther] = useState<ComponentType<{ onClose(): void }>>();
  const shown = useSnapshot(state);
  const { design } = shown;
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [delivery, setDelivery] = useState<Delivery>();
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const look = useOpenLooks();
  const hasOthers = useOthers().length > 0;
  const lost = shown.loss?.kind;
  const opening = useOpening(setRefusal);
  const undoWords = opening.undo
    ? DESIGN_MENU.undoable.beside
    : lost === "startOver" || lost === "open"
      ? DESIGN_MENU.undoable[lost]
      : undefined;

  async function save() {
    setSaving(true);
    try {
      const { design } = state;
      const { saveDesignFile } = await import("../../edit/design-files.ts");
      const file = await saveDesignFile(model, design, store.blob);
      const { fileName, bytes, skipped, withoutOriginal } = file;
      if (delivery) forget(delivery);
      setDelivery(deliver(new Blob([bytes], { type: BINARY }), fileName));
      const missing = skipped.length === 0 ? [] : [DESIGN_MENU.missingInFile(skipped.length)];
      const places = withoutOriginal.map((ref) => placeName(model, design, ref));
      if (places.length > 0) missing.push(DESIGN_MENU.withoutOriginals(places.join(", ")));
      setRefusal(missing.join(" "));
    } catch (fault) {
      console.error("The design could not be saved as a file", fault);
      setRefusal(DESIGN_MENU.notMade);
    }
    setSaving(false);
  }

  async function startOver() {
    setAsking(false);
    const outcome = await edit(state.design.id, { offer: { kind: "startOver" } }, (design) =>
      replaceContent(design, emptyDesign(model, design.id)),
    );
    if (outcome.ok) editing.setReturnToStep("");
    setRefusal(outcome.ok ? "" : faultWords(outcome.fault));
  }

  async function undo() {
    const outcome = await (opening.undo ?? editing.undo)();
    setRefusal(outcome.ok ? "" : DESIGN.undo.failed(faultWords(outcome.fault)));
  }

  /** Replaces the menu by another dialog. */
  async function exchange(load: () => Promise<ComponentType<{ onClose(): void }>>) {
    try {
      const Loaded = await load();
      setOther(() => Loaded);
    } catch (fault) {
      console.error(fault);
      setRefusal(BRANDING.notLoaded);
    }
  }
  const Other = other;
  if (Other) return <Other onClose={onClose} />;
  return (
    <Dialog title={DESIGN.title} onClose={onClose}>
      <div className={styles.body}>
        <div>
          <p className={styles.name}>{machineNameOf(model, design)}</p>
          <p>{statusWords(shown, missingImages(design, shown.isMissing))}</p>
        </div>
        {refusal && (
          <Notice tone="error" announced>
            {refusal}
          </Notice>
        )}
        {undoWords && (
          <Notice
            title={undoWords}
            action={{ label: DESIGN.undo.label, icon: "undo", onPress: undo }}
            announced
          />
        )}
        <NewVersion />
        {delivery && <DeliveryNotice delivery={delivery} />}
        <div className={styles.buttons}>
          {history.map(({ direction, label, isAvailable, perform }) => (
            <div key={direction} className={styles.history}>
              <Button icon={direction} unavailable={!isAvailable} wide onClick={perform}>
                {label}
              </Button>
            </div>
          ))}
          <Button icon="download" busy={isSaving} busyLabel={DESIGN_MENU.savingFile} wide onClick={save}>
            {DESIGN_MENU.save}
          </Button>
          <Button
            icon="upload"
            busy={opening.isBusy}
            busyLabel={DESIGN_MENU.openingFile}
            wide
            onClick={() => input.current?.click()}
          >
            {DESIGN_MENU.open}
          </Button>
          <Button
            icon="pencil"
            wide
            onClick={() => exchange(async () => (await import("../../editor/WordsDialog.tsx")).WordsDialog)}
          >
            {BRANDING.words}
          </Button>
          <Button
            icon="sparkle"
            wide
            onClick={() => exchange(async () => (await import("../../editor/BrandDialog.tsx")).BrandDialog)}
          >
            {BRANDING.brand}
          </Button>
          {look.isOffered && (
            <Button
              icon="image"
              wide
              onClick={() => {
                onClose();
                void look.open();
              }}
            >
              {DESIGN_MENU.look}
            </Button>
          )}
          <ShelfEntries hasOthers={hasOthers} onClose={onClose} onRefused={setRefusal}>
            {!isAsking && (
              <Button icon="trash" variant="quiet" wide onClick={() => setAsking(true)}>
                {DESIGN_MENU.startOver}
              </Button>
            )}
          </ShelfEntries>
        </div>
        {isAsking && (
          <Notice tone="warning" title={DESIGN_MENU.startOverTitle} announced>
            <p>{DESIGN_MENU.startOverWarning}</p>
            <div className={styles.choices}>
              <Button size="small" icon="download" onClick={save}>
                {DESIGN_MENU.saveFirst}
              </Button>
              <Button size="small" icon="trash" onClick={startOver}>
                {DESIGN_MENU.empty}
              </Button>
              <Button size="small" variant="quiet" onClick={() => setAsking(false)}>
                {DESIGN_MENU.keep}
              </Button>
            </div>
          </Notice>
        )}
        <KeepEverything />
        <FileInput
          ref={input}
          label={DESIGN_MENU.file}
          onFiles={([file]) => file && void opening.open(file)}
        />
      </div>
    </Dialog>
  );
}
