import { useEffect, useEffectEvent, useId, useState } from "react";
import { FIT } from "#messages/fit.ts";
import { LETTER_TABS } from "#messages/letter-tabs.ts";
import type { Size } from "../../shared/machine/types.ts";
import { sharpnessWords } from "../picture/fault-words.ts";
import type { OpenPicture } from "../picture/open-picture.ts";
import type { Scene } from "../picture/paint.ts";
import { enlargement, nearestFrame, startPlacement } from "../picture/placement.ts";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import { DialogParts } from "../ui/dialog/Dialog.tsx";
import { Icon } from "../ui/icon/Icon.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Tabs } from "../ui/tabs/Tabs.tsx";
import { LogoPanel, WordsPanel } from "./AnnotationPanels.tsx";
import type { Composition, Point } from "./annotations.ts";
import type { Annotator } from "./annotator.ts";
import type { FitDialogProps } from "./FitDialog.tsx";
import styles from "./FitEditor.module.css";
import { FitStage, LivePicture } from "./FitStage.tsx";
import { PictureChoices, PictureTools, ToolRow } from "./FitTools.tsx";
import type { Fitted } from "./fit-queue.ts";
import { logoLayer, pictureLayer, wordsLayer } from "./layers.ts";
import { type EditHistory, useEditHistory } from "./useEditHistory.ts";
import { type Rendering, renderComposition, useBackground, useRendering } from "./useRendering.ts";
import { type StageControls, useStageControls } from "./useStageControls.ts";

const COLOUR = "#23140c";

const TABS = [
  { id: "picture", label: FIT.picture, icon: "image" },
  { id: "words", label: LETTER_TABS.words, icon: "pencil" },
  { id: "logo", label: LETTER_TABS.logo, icon: "sparkle" },
] as const;

export interface Editor extends Pick<FitDialogProps, "frames" | "screen"> {
  readonly picture: Size;
  readonly composition: Composition;
  readonly annotator: Annotator | undefined;
  readonly rendering: Rendering | undefined;
  readonly controls: StageControls;
  readonly change: EditHistory<Composition>["change"];
}

interface FitEditorProps extends Pick<FitDialogProps, "queue" | "open" | "frames" | "screen" | "machine"> {
  picture: OpenPicture;
  annotator: Annotator | undefined;
  draft: Composition | undefined;
  isLeaving: boolean;
  onCompose(composition: Composition, isChanged: boolean): void;
  onLeave(): void;
  onStay(): void;
}

export function FitEditor(props: FitEditorProps) {
  const { queue, open, frames, screen, machine, picture, annotator, draft } = props;
  const { isLeaving, onCompose, onLeave, onStay } = props;
  const { file, start, reason = [], withoutOriginal = false } = open.job;
  const { studio, size, shown } = picture;
  const id = useId();
  const history = useEditHistory<Composition>(() => {
    if (draft && frames.includes(draft.frame)) return draft;
    const frame = nearestFrame(frames, size);
    const placement = startPlacement({ picture: size, frame });
    return { placement, background: { kind: "blurred" }, ...start, frame };
  });
  const { now: composition, canUndo } = history;
  const { frame, placement, background } = composition;
  const [colour, setColour] = useState(background.colour ?? COLOUR);
  const [tab, setTab] = useState<string>("picture");
  const [isMachineShown, setIsMachineShown] = useState(false);
  const [making, setMaking] = useState<"busy" | "failed">();
  const rendering = useRendering(studio, composition, annotator);

  const isPicture = tab === "picture";
  const layer = isPicture
    ? pictureLayer(size)
    : tab === "words"
      ? wordsLayer(rendering)
      : logoLayer(annotator?.keepClear ?? []);
  const controls = useStageControls(history, size, { id: tab, layer });
  const isFresh = rendering?.of.placement === placement && rendering.of.background === background;
  const boxes = Object.entries({ words: rendering?.bounds, logo: rendering?.logo });
  const scene: Scene = {
    shown,
    picture: size,
    frame,
    placement,
    background: useBackground(studio, composition),
    isClear: background.kind === "clear",
    rendered: isFresh ? rendering.bitmap : undefined,
    outlines: boxes.flatMap(([part, box]) => (box && (part === tab || !isFresh) ? box : [])),
  };

  useEffect(() => {
    // Encoding the original takes longest, so it starts while the visitor places the picture.
    if (!withoutOriginal)
      void studio.ask("original", { file, frame, placement: startPlacement({ picture: size, frame }) });
  }, [withoutOriginal, studio, file, frame, size]);
  const tell = useEffectEvent(onCompose);
  useEffect(() => tell(composition, canUndo), [composition, canUndo]);

  const openTabAt = ({ x, y }: Point) => {
    const hit = boxes.find(
      ([, box]) => box && x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height,
    );
    setTab(hit?.[0] ?? "picture");
  };
  const use = async (give: (fitted: Fitted) => Promise<void>) => {
    setMaking("busy");
    const [made, original] = await Promise.all([
      renderComposition(studio, composition, annotator, rendering),
      withoutOriginal ? undefined : studio.ask("original", { file, placement, frame }),
    ]);
    setMaking(made ? undefined : "failed");
    if (!made) return;
    await give({ file: new File([made.png], file.name, { type: "image/png" }), composition, original });
  };

  const isBusy = making === "busy";
  const enlarged = enlargement(placement);
  const actions = isLeaving ? (
    <>
      <p className={styles.question} role="alert">
        {FIT.leave}
      </p>
      <Button onClick={queue.close}>{FIT.leaveIt}</Button>
      <Button
        variant="primary"
        autoFocus
        onClick={() => {
          onStay();
          document.getElementById(`${id}stage`)?.focus();
        }}
      >
        {FIT.stay}
      </Button>
    </>
  ) : (
    <>
      <p className={enlarged ? styles.enlarged : styles.sharp} role="status">
        <Icon name={enlarged ? "alert" : "check"} />
        {sharpnessWords(frame, enlarged)}
      </p>
      <span className={styles.cancel}>
        <Button onClick={onLeave}>{FIT.cancel}</Button>
      </span>
      {open.jobs.length > 1 && (
        <Button unavailable={isBusy} onClick={() => isBusy || use(queue.useAll)}>
          {FIT.useAll}
        </Button>
      )}
      <Button
        variant="primary"
        icon="check"
        busy={isBusy}
        busyLabel={FIT.making}
        onClick={() => use(queue.use)}
      >
        {FIT.use}
      </Button>
    </>
  );
  const panel = `${id}panel`;
  const { change } = history;
  const editor: Editor = {
    frames,
    screen,
    picture: size,
    composition,
    annotator,
    rendering,
    controls,
    change,
  };
  return (
    <DialogParts fills actions={actions}>
      {reason.length > 0 && (
        <div id={id} className={classes("wrap", styles.reason)} role="status">
          {reason.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {making === "failed" && (
        <Notice tone="error" title={FIT.notMade} announced>
          {FIT.notMadeAdvice}
        </Notice>
      )}
      <div
        className={classes(
          styles.editor,
          !isPicture && styles.hasPanel,
          isMachineShown && styles.showsMachine,
        )}
      >
        <div className={styles.work}>
          <FitStage
            id={`${id}stage`}
            name={file.name}
            scene={scene}
            describedBy={reason.length > 0 ? id : undefined}
            controls={controls}
            onPress={openTabAt}
          />
          {annotator && <Tabs label={FIT.tabs} tabs={TABS} active={tab} controls={panel} onOpen={setTab} />}
          <div
            className={styles.controls}
            {...(annotator && isPicture && { id: panel, role: "tabpanel", "aria-label": FIT.picture })}
          >
            <ToolRow
              history={history}
              isMachineShown={isMachineShown}
              onExchange={() => setIsMachineShown(!isMachineShown)}
            >
              {isPicture && <PictureTools {...editor} />}
            </ToolRow>
          </div>
        </div>
        <div className={styles.side}>
          <div className={styles.machine}>
            {machine(<LivePicture scene={scene} label={file.name} />, frame, rendering?.beside)}
          </div>
          {annotator && !isPicture && (
            <div id={panel} role="tabpanel" aria-label={TABS.find((each) => each.id === tab)?.label}>
              {tab === "words" ? (
                <WordsPanel {...editor} annotator={annotator} />
              ) : (
                <LogoPanel {...editor} annotator={annotator} />
              )}
            </div>
          )}
          {isPicture && <PictureChoices {...editor} colour={colour} onColour={setColour} />}
        </div>
      </div>
    </DialogParts>
  );
}
