import { useEffect, useId, useState } from "react";
import { isOneOf } from "../../shared/machine/questions.ts";
import { FIT } from "../messages/en/fit.ts";
import { LETTER_TABS } from "../messages/en/letter-tabs.ts";
import type { OpenPicture } from "../picture/open-picture.ts";
import type { Scene } from "../picture/paint.ts";
import { leavesGaps, nearestFrame, startPlacement } from "../picture/placement.ts";
import { classes } from "../ui/classes.ts";
import { DialogParts } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Tabs } from "../ui/tabs/Tabs.tsx";
import { LogoPanel, WordsPanel } from "./AnnotationPanels.tsx";
import type { FramePoint, PictureEdit } from "./annotations.ts";
import { EditorActions } from "./EditorActions.tsx";
import { FitBackground, FrameChoice } from "./FitChoices.tsx";
import styles from "./FitDialog.module.css";
import type { FitDialogProps } from "./FitDialog.tsx";
import { FitStage, LivePicture } from "./FitStage.tsx";
import { FitTools, ToolRow } from "./FitTools.tsx";
import type { Fitted } from "./fit-queue.ts";
import { pictureLayer } from "./layers.ts";
import { useEditHistory } from "./useEditHistory.ts";
import { finish, useFinished } from "./useFinished.ts";
import { PICTURE, useStageControls } from "./useStageControls.ts";

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
}

/** The editor of one open picture. */
export function FitEditor({ queue, open, frames, screen, machine, picture, annotator }: FitEditorProps) {
  const { file, start, reason = [], withoutOriginal = false } = open.job;
  const { studio, size, shown } = picture;
  const id = useId();
  const history = useEditHistory<PictureEdit>(() => {
    const left = open.edits.get(file);
    if (left && frames.includes(left.frame)) return left;
    const frame = nearestFrame(frames, size);
    const placement = startPlacement({ picture: size, frame });
    return { placement, background: { kind: "blurred" }, ...start, frame };
  });
  const edit = history.now;
  const { frame, placement, background } = edit;
  const layout = { picture: size, frame };
  const [colour, setColour] = useState(background.colour ?? COLOUR);
  const [tab, setTab] = useState<string>(PICTURE);
  const [isMachineShown, setIsMachineShown] = useState(false);
  const [making, setMaking] = useState<"busy" | "failed">();

  const isPicture = tab === PICTURE;
  const layer = annotator?.layers[tab] ?? pictureLayer(size);
  const controls = useStageControls(history, size, { id: tab, layer });

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
  const { canUndo } = history;
  useEffect(() => queue.edited(file, edit, canUndo), [queue, file, edit, canUndo]);

  const openTabAt = ({ x, y }: FramePoint) => {
    const hit = boxes.find(
      ([, box]) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height,
    );
    setTab(hit?.[0] ?? PICTURE);
  };
  const use = async (give: (fitted: Fitted) => Promise<void>) => {
    setMaking("busy");
    const [made, original] = await Promise.all([
      finish(studio, edit, annotator, finished, new AbortController().signal),
      withoutOriginal ? undefined : studio.ask("original", { file, placement, frame }),
    ]);
    setMaking(made ? undefined : "failed");
    if (made) await give({ file: new File([made.png], file.name, { type: "image/png" }), edit, original });
  };
  const panel = `${id}panel`;
  const panelProps = annotator && { edit, annotator, controls, onChange: history.change };
  return (
    <DialogParts
      fills
      actions={
        <EditorActions
          queue={queue}
          open={open}
          edit={edit}
          isBusy={making === "busy"}
          onUse={use}
          onStay={() => {
            queue.stay();
            document.getElementById(`${id}stage`)?.focus();
          }}
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
              {isPicture && <FitTools layout={layout} placement={placement} controls={controls} />}
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
