import { useEffect, useId, useRef, useState } from "react";
import { isOneOf } from "../../shared/machine/questions.ts";
import { sharpnessWords } from "../picture/fit/fit-words.ts";
import type { OpenPicture } from "../picture/fit/open-picture.ts";
import type { Scene } from "../picture/fit/paint.ts";
import { enlargement, leavesGaps, nearestFrame, startPlacement } from "../picture/fit/placement.ts";
import { classes } from "../ui/classes.ts";
import { DialogParts } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Tabs } from "../ui/tabs/Tabs.tsx";
import { FIT } from "../words/fit.ts";
import { LETTER_TABS } from "../words/letter-tabs.ts";
import { LogoPanel, WordsPanel } from "./AnnotationPanels.tsx";
import type { Annotations, FramePoint, PictureEdit } from "./annotations.ts";
import { EditorActions } from "./EditorActions.tsx";
import { FitBackground, FrameChoice } from "./FitChoices.tsx";
import styles from "./FitDialog.module.css";
import type { FitDialogProps } from "./FitDialog.tsx";
import { FitStage, LivePicture } from "./FitStage.tsx";
import { FitTools, ToolRow } from "./FitTools.tsx";
import type { Fitted } from "./fit-queue.ts";
import { useEditHistory } from "./useEditHistory.ts";
import { finish, useFinished } from "./useFinished.ts";
import { PICTURE, pictureLayer, useStageControls } from "./useStageControls.ts";

/** What fills the free part of a frame if no other colour is chosen: the machine's own ground. */
const COLOUR = "#23140c";

/** The layers, each with a tab; while one is open, what the visitor does on the stage moves that layer. */
const TABS = [
  { id: PICTURE, label: FIT.picture, icon: "image" },
  { id: "words", label: LETTER_TABS.words, icon: "pencil" },
  { id: "logo", label: LETTER_TABS.logo, icon: "sparkle" },
] as const;

interface FitEditorProps extends Omit<FitDialogProps, "label" | "places"> {
  picture: OpenPicture;
  /** How this picture was left when another of the queue was shown. */
  left: PictureEdit | undefined;
  /** Whether the visitor is asked if changes are to be discarded. */
  isLeaving: boolean;
  onStay(): void;
  /** Called after every edit with whether anything is changed. */
  onEdited(edit: PictureEdit, isChanged: boolean): void;
  onClose(): void;
}

/** The editor of one open picture. */
export function FitEditor(props: FitEditorProps) {
  const { queue, open, frames, screen, machine, picture, annotator, left, isLeaving } = props;
  const { file, start, reason = [], withoutOriginal = false } = open.job;
  const { studio, size, shown } = picture;
  const id = useId();
  const history = useEditHistory<PictureEdit>(() => {
    if (left && frames.includes(left.frame)) return left;
    const frame = nearestFrame(frames, size);
    return {
      frame,
      placement: start?.placement ?? startPlacement({ picture: size, frame }),
      background: start?.background ?? { kind: "blurred" },
      over: start?.over ?? {},
    };
  });
  const edit = history.now;
  const { frame, placement, background } = edit;
  const layout = { picture: size, frame };
  const [colour, setColour] = useState(background.colour ?? COLOUR);
  const [tab, setTab] = useState<string>(PICTURE);
  const [isMachineShown, setIsMachineShown] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const layers = [pictureLayer(layout), ...(annotator?.layers(frame) ?? [])];
  const layer = layers.find((each) => each.id === tab) ?? pictureLayer(layout);
  const isPicture = layer.id === PICTURE;
  const { onPlace, ...controls } = useStageControls(history, layout, layer);

  const finished = useFinished(studio, edit, annotator);
  const isFresh = finished?.of.placement === placement && finished.of.background === background;
  const boxes = Object.entries(finished?.boxes ?? {});
  const scene: Scene = {
    shown,
    picture: size,
    frame,
    placement,
    background: useBackground(picture, edit),
    isClear: background.kind === "clear",
    finished: isFresh ? finished.bitmap : undefined,
    outlines: boxes.flatMap(([part, box]) => (part === tab || !isFresh ? box : [])),
  };

  useEffect(() => {
    // It takes longer than the picture itself, so that it is made while the visitor places that.
    if (!withoutOriginal)
      void studio.ask("original", { file, frame, placement: startPlacement({ picture: size, frame }) });
  }, [withoutOriginal, studio, file, frame, size]);
  const isChanged = history.canUndo;
  const onEdited = useRef(props.onEdited);
  onEdited.current = props.onEdited;
  useEffect(() => onEdited.current(edit, isChanged), [edit, isChanged]);

  const openTabAt = ({ x, y }: FramePoint) => {
    const hit = boxes.find(
      ([, box]) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height,
    );
    setTab(hit?.[0] ?? PICTURE);
  };
  const use = async (give: (fitted: Fitted) => Promise<void>) => {
    setIsBusy(true);
    setHasFailed(false);
    const [made, original] = await Promise.all([
      finish(studio, edit, annotator, finished, new AbortController().signal),
      withoutOriginal ? undefined : studio.ask("original", { file, placement, frame }),
    ]);
    setIsBusy(false);
    if (!made) return setHasFailed(true);
    await give({ file: new File([made.png], file.name, { type: "image/png" }), edit, original });
  };
  const useAll = (fitted: Fitted) => queue.doneWithAll(frame, fitted);
  const enlarged = enlargement(placement);
  const panel = `${id}panel`;
  const panelProps = annotator && {
    annotations: edit.over,
    frame,
    annotator,
    onChange: (change: (now: Annotations) => Annotations, kind: string) =>
      history.change((now) => ({ ...now, over: change(now.over) }), kind),
    onMove: controls.onMove,
    onZoom: controls.onZoom,
  };
  return (
    <DialogParts
      fills
      actions={
        <EditorActions
          sharpness={sharpnessWords(frame, enlarged)}
          isSharp={enlarged === undefined}
          isBusy={isBusy}
          isLeaving={isLeaving}
          onUse={() => use(queue.done)}
          onUseAll={open.jobs.length > 1 ? () => use(useAll) : undefined}
          onStay={() => {
            props.onStay();
            document.getElementById(`${id}stage`)?.focus();
          }}
          onClose={props.onClose}
        />
      }
    >
      {reason.length > 0 && (
        <div id={id} className={styles.reason} role="status">
          {reason.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {hasFailed && (
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
            {...controls}
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
              {isPicture && (
                <FitTools layout={layout} placement={placement} onMove={controls.onMove} onPlace={onPlace} />
              )}
            </ToolRow>
          </div>
        </div>
        <div className={styles.side}>
          <div className={styles.machine}>
            {machine(<LivePicture scene={scene} label={file.name} />, frame, finished?.beside)}
          </div>
          {panelProps && !isPicture && (
            <div id={panel} role="tabpanel" aria-label={TABS.find((each) => each.id === tab)?.label}>
              {tab === "words" ? <WordsPanel {...panelProps} /> : <LogoPanel {...panelProps} />}
            </div>
          )}
          {isPicture && frames.length > 1 && (
            <FrameChoice
              frames={frames}
              frame={frame}
              onChange={(next) =>
                history.change((now) => {
                  const placed = startPlacement({ picture: size, frame: next });
                  return { ...now, frame: next, placement: placed };
                }, "frame")
              }
            />
          )}
          {isPicture && (
            <FitBackground
              background={background}
              colour={colour}
              mayBeClear={!isOneOf([screen], frame)}
              fills={!leavesGaps(layout, placement)}
              onChange={(next) => {
                history.change((now) => ({ ...now, background: next }), "background");
                if (next.colour !== undefined) setColour(next.colour);
              }}
            />
          )}
        </div>
      </div>
    </DialogParts>
  );
}

/** Returns what shows where the picture leaves the frame free. It follows the edit a little later. */
function useBackground({ studio }: OpenPicture, edit: PictureEdit): ImageBitmap | undefined {
  const [shown, setShown] = useState<ImageBitmap>();
  const { frame, placement, background } = edit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the placement matters
  useEffect(() => {
    let isOver = false;
    void studio.ask("background", { placement, frame, background }).then((bitmap) => {
      if (isOver) bitmap?.close();
      else setShown(bitmap);
    });
    return () => {
      isOver = true;
    };
  }, [studio, frame, background, placement.quarters, placement.mirrored]);
  // By then the next one is painted.
  useEffect(() => () => shown?.close(), [shown]);
  return shown;
}
