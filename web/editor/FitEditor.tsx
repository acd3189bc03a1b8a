import { useEffect, useEffectEvent, useId, useState } from "react";
import { FITTING } from "#messages/fit.ts";
import { ANNOTATIONS } from "#messages/lettering.ts";
import { fittedMessage, sharpnessMessage } from "../picture/fault-messages.ts";
import { fitAutomatically } from "../picture/fit-file.ts";
import { enlargementOf } from "../picture/placement.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { DialogBody } from "../ui/dialog/Dialog.tsx";
import { Icon } from "../ui/icon/Icon.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { Tabs } from "../ui/tabs/Tabs.tsx";
import { LogoPanel, WordsPanel } from "./AnnotationPanels.tsx";
import { type Editor, useEditor } from "./editor.ts";
import type { FitDialogProps } from "./FitDialog.tsx";
import styles from "./FitEditor.module.css";
import { FitStage, LivePicture } from "./FitStage.tsx";
import { BackgroundChoices, SizeChoices, ToolRow, ZoomSlider } from "./FitTools.tsx";
import { type EditorResult, isJobWaiting } from "./fit-queue.ts";
import { isTextField, latinKeyOf } from "./tools.ts";

const TABS = [
  { id: "picture", label: FITTING.picture, icon: ICONS.image },
  { id: "words", label: ANNOTATIONS.words, icon: "pencil" },
  { id: "logo", label: ANNOTATIONS.logo, icon: "sparkle" },
] as const;

interface FitEditorProps extends Pick<FitDialogProps, "queue" | "open" | "machine"> {
  onLeave(): void;
}

export function FitEditor({ queue, open, machine, onLeave }: FitEditorProps) {
  const { editor, composition, annotator, rendering, backdrop, hasTools, tab, isLeaving, isMachineShown } =
    useEditor();
  const { frame, placement } = composition;
  const { reason = [], isAdjusting } = open.job;
  const fitted = fittedMessage({ picture: editor.size, frame }, placement, editor.givenSize);
  const sentences = isAdjusting || fitted === undefined ? reason : [fitted, ...reason];
  const id = useId();
  const [making, setMaking] = useState<"busy" | "failed">();
  useEffect(() => () => rendering?.bitmap.close(), [rendering]);
  useEffect(() => () => backdrop?.close(), [backdrop]);
  useUndoKeys(editor);

  const use = async (give: (fitted: EditorResult) => Promise<void>) => {
    setMaking("busy");
    const made = await editor.finish();
    if (!made) return setMaking("failed");
    await give(made).finally(() => setMaking(undefined));
  };

  const isBusy = making === "busy";
  const waiting = open.jobs.filter(isJobWaiting).length;
  const enlarged = enlargementOf(placement);
  const actions = isLeaving ? (
    <>
      <p className={classNames("strong", styles.question)} role="alert">
        {FITTING.leave}
      </p>
      <Button onClick={({ detail }) => detail < 2 && queue.close()}>{FITTING.leaveIt}</Button>
      <Button
        variant="primary"
        autoFocus
        onClick={() => {
          editor.set({ isLeaving: false });
          document.getElementById(`${id}stage`)?.focus();
        }}
      >
        {FITTING.stay}
      </Button>
    </>
  ) : (
    <>
      <p
        className={classNames("line strong", styles.sharpness, enlarged !== undefined && styles.enlarged)}
        role="status"
      >
        <Icon shape={enlarged ? "alert" : "check"} />
        {sharpnessMessage(frame, enlarged)}
      </p>
      <span className={styles.cancel}>
        <Button onClick={onLeave}>{FITTING.cancel}</Button>
      </span>
      {waiting > 1 && (
        <Button
          unavailable={isBusy}
          onClick={() => isBusy || use((fitted) => queue.finishAll(fitted, fitAutomatically))}
        >
          {FITTING.takeAll(waiting)}
        </Button>
      )}
      <Button
        variant="primary"
        icon="check"
        busy={isBusy}
        busyLabel={FITTING.making}
        onClick={() => use(queue.finish)}
      >
        {FITTING.use}
      </Button>
    </>
  );
  const panel = `${id}panel`;
  const isPicture = tab === "picture";
  return (
    <DialogBody fills actions={actions}>
      {sentences.length > 0 && (
        <div id={id} className={classNames("wrap muted", styles.reason)} role="status">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {making === "failed" && (
        <Notice tone="error" title={FITTING.notMade} announced>
          {FITTING.notMadeAdvice}
        </Notice>
      )}
      <div
        className={classNames(
          "stack-5 fluid",
          styles.editor,
          hasTools && styles.hasTools,
          hasTools && !isPicture && styles.hasPanel,
          hasTools && isMachineShown && styles.showsMachine,
        )}
      >
        <div className={classNames("stack-3 top shrinks", styles.work)}>
          <FitStage id={`${id}stage`} describedBy={sentences.length > 0 ? id : undefined} />
          <div className={classNames("flex gap-4", styles.first)}>
            <ZoomSlider />
            <Button
              size="small"
              icon={ICONS.crop}
              aria-expanded={hasTools}
              onClick={() => editor.set({ hasTools: !hasTools, tab: "picture" })}
            >
              {FITTING.adjust}
            </Button>
          </div>
          {editor.frames.length > 1 && <SizeChoices />}
          {hasTools && annotator && (
            <Tabs
              label={FITTING.tabs}
              tabs={TABS}
              active={tab}
              controls={panel}
              onOpen={(next) => editor.set({ tab: TABS.find((each) => each.id === next)?.id ?? tab })}
            />
          )}
          {hasTools && (
            <div
              className="stack-3 top shrinks"
              {...(annotator && isPicture && { id: panel, role: "tabpanel", "aria-label": FITTING.picture })}
            >
              <ToolRow />
            </div>
          )}
        </div>
        {hasTools && (
          <div className={classNames("stack-4 top shrinks", styles.side)}>
            <div className={styles.machine}>{machine(<LivePicture />, frame, rendering?.beside)}</div>
            {annotator && !isPicture && (
              <div id={panel} role="tabpanel" aria-label={TABS.find((each) => each.id === tab)?.label}>
                {tab === "words" ? <WordsPanel annotator={annotator} /> : <LogoPanel annotator={annotator} />}
              </div>
            )}
            {isPicture && <BackgroundChoices />}
          </div>
        )}
      </div>
    </DialogBody>
  );
}

/** Text fields keep their own undo. */
function useUndoKeys({ undo, redo }: Editor) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && latinKeyOf(event) === "z";
    if (!isUndo || isTextField(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
