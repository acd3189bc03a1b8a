import { type ComponentType, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { useLocation } from "wouter";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { sentences } from "#messages/formats.ts";
import { BRANDING } from "#messages/lettering.ts";
import { SHELF } from "#messages/shelf.ts";
import { DESIGN, SHELL } from "#messages/shell.ts";
import { STORE_FAULTS } from "#messages/store-faults.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { createEmptyDesign, machineNameOf } from "../../../shared/model/design.ts";
import { replaceContent } from "../../../shared/model/edit.ts";
import { listNameFields } from "../../../shared/model/name-fields.ts";
import { findMissingImages } from "../../../shared/model/questions.ts";
import { PAGE_PATHS } from "../../../shared/product.ts";
import { drafts, edit, editingSession, loadDesignShelf, state, store } from "../../edit/app.ts";
import { discardDrafts } from "../../edit/draft-autosave.ts";
import { faultMessage } from "../../edit/fault-message.ts";
import { describeOmissions } from "../../edit/omissions.ts";
import {
  openDesignFile,
  openFaultMessage,
  prepareUndoOfOpening,
  type UndoOutcome,
} from "../../edit/open-file.ts";
import { DeliveryNotice } from "../../files/DeliveryNotice.tsx";
import { BINARY_TYPE, type Delivery, deliverFile, releaseDelivery } from "../../files/deliver.ts";
import { useOtherDesigns } from "../../machines/useDesigns.ts";
import { useLooksAction } from "../../screen/actions.ts";
import { Button, ButtonLink, type ButtonProps } from "../../ui/button/Button.tsx";
import { classNames } from "../../ui/classes.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { FileInput } from "../../ui/field/FileInput.tsx";
import { ICONS } from "../../ui/icon/icons.ts";
import { Notice } from "../../ui/notice/Notice.tsx";
import { notify } from "../../ui/toast/notify.ts";
import { KeepOfflineNotice, NewVersionNotice } from "../offline/OfflineNotices.tsx";
import styles from "./DesignDialog.module.css";
import { statusMessage } from "./design-messages.ts";
import { useUndoHistory } from "./history.tsx";

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
  useEffect(() => () => delivery && releaseDelivery(delivery), [delivery]);
  const input = useRef<HTMLInputElement>(null);
  const history = useUndoHistory();
  const look = useLooksAction();
  const hasOthers = useOtherDesigns().length > 0;
  const [path, navigate] = useLocation();
  const [openedAt] = useState(path);
  const leave = useEffectEvent(() => !Other && running.length === 0 && onClose());
  useEffect(() => {
    if (path !== openedAt) leave();
  }, [path, openedAt]);
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
      await drafts.flush().catch(console.warn);
      const { design } = state;
      const { createDesignFile } = await import("../../edit/design-files.ts");
      const file = await createDesignFile(model, design, store.blob);
      setDelivery(deliverFile(new Blob([file.bytes], { type: BINARY_TYPE }), file.fileName));
      setRefusal(sentences(describeOmissions(model, design, file)));
    });

  const open = (file: File) =>
    run("open", DESIGN_MENU.notRead(file.name), async () => {
      setRefusal("");
      const outcome = await openDesignFile(file);
      if (outcome.ok) notify.success(DESIGN_MENU.opened);
      else setRefusal(DESIGN_MENU.notOpened(file.name, openFaultMessage(outcome.fault)));
      await findUndoOpening();
    });

  const create = () =>
    run("create", SHELF.failed.create(SHELF.failed.unknown), async () => {
      const outcome = await (await loadDesignShelf()).create();
      if (!outcome.ok) return setRefusal(SHELF.failed.create(faultMessage(outcome.fault)));
      editingSession.setReturnToStep("");
      onClose();
      navigate(model.nameStep.route);
    });

  async function startOver() {
    setAsking(false);
    const outcome = await edit(state.design.id, { offer: { kind: "startOver" } }, (design) =>
      replaceContent(design, createEmptyDesign(model, design.id, design.language)),
    );
    if (outcome.ok) {
      editingSession.setReturnToStep("");
      discardDrafts(drafts, listNameFields(model), state.design);
    }
    setRefusal(outcome.ok ? "" : faultMessage(outcome.fault));
  }

  async function undo() {
    const outcome = await (undoOpening ?? editingSession.undo)();
    await findUndoOpening();
    setRefusal(outcome.ok ? "" : STORE_FAULTS.notUndone(faultMessage(outcome.fault)));
  }

  const exchange = (load: () => Promise<Menu>) =>
    run("exchange", BRANDING.notLoaded, async () => {
      const Loaded = await load();
      setOther(() => Loaded);
    });

  if (shown.status === "loading") return null;
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
    void look.onPress();
  };
  if (look.isOffered) buttons.push({ icon: ICONS.image, onClick: openLook, children: DESIGN_MENU.look });
  return (
    <Dialog title={DESIGN.title} onClose={onClose}>
      <div className="stack-4">
        <div>
          <p className={styles.name}>
            <bdi>{machineNameOf(model, shown.design)}</bdi>
          </p>
          <p>
            {statusMessage(
              shown,
              findMissingImages(shown.design, shown.isMissing),
              drafts.status.unfinished.length,
            )}
          </p>
        </div>
        {refusal && (
          <Notice tone="error" announced>
            {refusal}
          </Notice>
        )}
        {undoWords && (
          <Notice title={undoWords} action={{ label: DESIGN.undo, icon: "undo", onPress: undo }} announced />
        )}
        <NewVersionNotice />
        {delivery && <DeliveryNotice delivery={delivery} announced />}
        <div className={classNames("stack-3", styles.buttons)}>
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
          <ButtonLink href={PAGE_PATHS.machines} icon={ICONS.grid} wide onClick={onClose}>
            {SHELF.title}
          </ButtonLink>
          <ButtonLink href={PAGE_PATHS.many} icon={ICONS.layers} wide onClick={onClose}>
            {SHELL.titles.many}
          </ButtonLink>
          {hasOthers && (
            <Button
              icon={ICONS.plus}
              wide
              busy={running.includes("create")}
              busyLabel={SHELF.making}
              onClick={create}
            >
              {SHELF.new}
            </Button>
          )}
          {!hasOthers && !isAsking && (
            <Button icon={ICONS.trash} variant="quiet" wide onClick={() => setAsking(true)}>
              {DESIGN_MENU.startOver}
            </Button>
          )}
        </div>
        {isAsking && (
          <Notice tone="warning" title={DESIGN_MENU.startOverTitle} announced>
            <p>{DESIGN_MENU.startOverWarning}</p>
            <div className={classNames("wrap", styles.choices)}>
              <Button size="small" icon="download" onClick={save}>
                {DESIGN_MENU.saveFirst}
              </Button>
              <Button size="small" icon={ICONS.trash} onClick={startOver}>
                {DESIGN_MENU.empty}
              </Button>
              <Button size="small" variant="quiet" onClick={() => setAsking(false)}>
                {DESIGN_MENU.keep}
              </Button>
            </div>
          </Notice>
        )}
        <KeepOfflineNotice />
        <FileInput ref={input} label={DESIGN_MENU.file} onFiles={([file]) => file && void open(file)} />
      </div>
    </Dialog>
  );
}

/** Offers to undo opening a file until the added design is changed or closed, or the list of designs changes. */
function useUndoOpening() {
  const [undo, setUndo] = useState<() => Promise<UndoOutcome>>();
  const find = useCallback(async () => {
    const found = await prepareUndoOfOpening().catch(() => undefined);
    setUndo(() => found);
  }, []);
  useEffect(() => void find(), [find]);
  return [undo, find] as const;
}
