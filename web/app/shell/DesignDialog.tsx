import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { useLocation } from "wouter";
import { BRANDING } from "#messages/branding.ts";
import { DESIGN } from "#messages/design.ts";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { SHELF } from "#messages/shelf.ts";
import { SHELL } from "#messages/shell.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { emptyDesign, machineNameOf } from "../../../shared/model/design.ts";
import { replaceContent } from "../../../shared/model/edit.ts";
import { missingImages } from "../../../shared/model/questions.ts";
import { PAGES } from "../../../shared/product.ts";
import { edit, editing, loadDesigns, state, store } from "../../edit/app.ts";
import { faultWords } from "../../edit/fault-words.ts";
import { openFaultWords, openFile, type Undone, undoBeside } from "../../edit/open-file.ts";
import { DeliveryNotice } from "../../files/DeliveryNotice.tsx";
import { BINARY, type Delivery, deliver, forget } from "../../files/deliver.ts";
import { useOthers } from "../../machines/useDesigns.ts";
import { useOpenLooks } from "../../screen/actions.ts";
import { Button, ButtonLink, type ButtonProps } from "../../ui/button/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { FileInput } from "../../ui/field/FileInput.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import { notify } from "../../ui/toast/notify.ts";
import { KeepEverything, NewVersion } from "../offline/OfflineNotices.tsx";
import styles from "./DesignDialog.module.css";
import { placeName, statusWords } from "./design-words.ts";
import { useHistory } from "./history.tsx";

const { model } = ACTIVE;

type Menu = ComponentType<{ onClose(): void }>;
type Task = "save" | "open" | "create" | "exchange";

export function DesignDialog({ onClose }: { onClose(): void }) {
  const [Other, setOther] = useState<Menu>();
  const shown = useSnapshot(state);
  const [running, setRunning] = useState<readonly Task[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [delivery, setDelivery] = useState<Delivery>();
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const look = useOpenLooks();
  const hasOthers = useOthers().length > 0;
  const [, navigate] = useLocation();
  const [undoOpening, findUndoOpening] = useUndoOpening();
  const lost = shown.loss?.kind;
  const undoWords = undoOpening
    ? DESIGN_MENU.undoable.beside
    : lost === "startOver" || lost === "open"
      ? DESIGN_MENU.undoable[lost]
      : undefined;

  async function run(task: Task, failed: string, act: () => Promise<void>) {
    setRunning((tasks) => [...tasks, task]);
    try {
      await act();
    } catch (fault) {
      console.error(failed, fault);
      setRefusal(failed);
    }
    setRunning((tasks) => tasks.filter((each) => each !== task));
  }

  const save = () =>
    run("save", DESIGN_MENU.notMade, async () => {
      const { design } = state;
      const { saveDesignFile } = await import("../../edit/design-files.ts");
      const { fileName, bytes, skipped, withoutOriginal } = await saveDesignFile(model, design, store.blob);
      if (delivery) forget(delivery);
      setDelivery(deliver(new Blob([bytes], { type: BINARY }), fileName));
      const missing = skipped.length === 0 ? [] : [DESIGN_MENU.missingInFile(skipped.length)];
      const places = withoutOriginal.map((ref) => placeName(model, design, ref));
      if (places.length > 0) missing.push(DESIGN_MENU.withoutOriginals(places.join(", ")));
      setRefusal(missing.join(" "));
    });

  const open = (file: File) =>
    run("open", DESIGN_MENU.notRead(file.name), async () => {
      setRefusal("");
      const outcome = await openFile(file);
      if (outcome.ok) notify.success(DESIGN_MENU.opened);
      else setRefusal(DESIGN_MENU.notOpened(file.name, openFaultWords(outcome.fault)));
      await findUndoOpening();
    });

  const create = () =>
    run("create", SHELF.failed.create(SHELF.failed.unknown), async () => {
      const outcome = await (await loadDesigns()).create();
      if (!outcome.ok) return setRefusal(SHELF.failed.create(faultWords(outcome.fault)));
      onClose();
      navigate(model.nameStep.route);
    });

  async function startOver() {
    setAsking(false);
    const outcome = await edit(state.design.id, { offer: { kind: "startOver" } }, (design) =>
      replaceContent(design, emptyDesign(model, design.id)),
    );
    if (outcome.ok) editing.setReturnToStep("");
    setRefusal(outcome.ok ? "" : faultWords(outcome.fault));
  }

  async function undo() {
    const outcome = await (undoOpening ?? editing.undo)();
    await findUndoOpening();
    setRefusal(outcome.ok ? "" : DESIGN.undo.failed(faultWords(outcome.fault)));
  }

  const exchange = (load: () => Promise<Menu>) =>
    run("exchange", BRANDING.notLoaded, async () => {
      const Loaded = await load();
      setOther(() => Loaded);
    });

  if (Other) return <Other onClose={onClose} />;
  const buttons: ButtonProps[] = [
    {
      icon: "download",
      busy: running.includes("save"),
      busyLabel: DESIGN_MENU.savingFile,
      onClick: save,
      children: DESIGN_MENU.save,
    },
    {
      icon: "upload",
      busy: running.includes("open"),
      busyLabel: DESIGN_MENU.openingFile,
      onClick: () => input.current?.click(),
      children: DESIGN_MENU.open,
    },
    {
      icon: "pencil",
      onClick: () => exchange(async () => (await import("../../editor/BrandingDialogs.tsx")).WordsDialog),
      children: BRANDING.words,
    },
    {
      icon: "sparkle",
      onClick: () => exchange(async () => (await import("../../editor/BrandingDialogs.tsx")).BrandDialog),
      children: BRANDING.brand,
    },
  ];
  const openLook = () => {
    onClose();
    void look.open();
  };
  if (look.isOffered) buttons.push({ icon: "image", onClick: openLook, children: DESIGN_MENU.look });
  return (
    <Dialog title={DESIGN.title} onClose={onClose}>
      <div className="stack-4">
        <div>
          <p className={styles.name}>{machineNameOf(model, shown.design)}</p>
          <p>{statusWords(shown, missingImages(shown.design, shown.isMissing))}</p>
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
        <div className={classes("stack", styles.buttons)}>
          {history.map(({ direction, label, isAvailable, perform }) => (
            <div key={direction} className={styles.history}>
              <Button icon={direction} unavailable={!isAvailable} wide onClick={perform}>
                {label}
              </Button>
            </div>
          ))}
          {buttons.map((button) => (
            <Button key={button.icon} wide {...button} />
          ))}
          <ButtonLink href={PAGES.machines} icon="grid" wide onClick={onClose}>
            {SHELF.title}
          </ButtonLink>
          <ButtonLink href={PAGES.many} icon="layers" wide onClick={onClose}>
            {SHELL.titles.many}
          </ButtonLink>
          {hasOthers && (
            <Button
              icon="plus"
              wide
              busy={running.includes("create")}
              busyLabel={SHELF.making}
              onClick={create}
            >
              {SHELF.new}
            </Button>
          )}
          {!hasOthers && !isAsking && (
            <Button icon="trash" variant="quiet" wide onClick={() => setAsking(true)}>
              {DESIGN_MENU.startOver}
            </Button>
          )}
        </div>
        {isAsking && (
          <Notice tone="warning" title={DESIGN_MENU.startOverTitle} announced>
            <p>{DESIGN_MENU.startOverWarning}</p>
            <div className={classes("wrap", styles.choices)}>
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
        <FileInput ref={input} label={DESIGN_MENU.file} onFiles={([file]) => file && void open(file)} />
      </div>
    </Dialog>
  );
}

/** Opening a file can be undone if it added a design that is unchanged since. `find` checks again. */
function useUndoOpening() {
  const [undo, setUndo] = useState<() => Promise<Undone>>();
  const find = useCallback(async () => {
    const found = await undoBeside().catch(() => undefined);
    setUndo(() => found);
  }, []);
  useEffect(() => void find(), [find]);
  return [undo, find] as const;
}
