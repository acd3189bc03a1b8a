import { useEffect, useId, useRef, useState } from "react";
import { isOneOf } from "../../shared/machine/questions.ts";
import type { Size } from "../../shared/machine/types.ts";
import type { Edit } from "../picture/fit/edit.ts";
import { sharpnessWords } from "../picture/fit/fit-words.ts";
import type { OpenPicture } from "../picture/fit/open-picture.ts";
import type { Scene } from "../picture/fit/paint.ts";
import {
  enlargement,
  leavesGaps,
  nearestFrame,
  type Placement,
  startPlacement,
} from "../picture/fit/placement.ts";
import type { Background } from "../picture/fit/render.ts";
import { classes } from "../ui/classes.ts";
import { DialogParts } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Tabs } from "../ui/tabs/Tabs.tsx";
import { FIT } from "../words/fit.ts";
import { EditorActions } from "./EditorActions.tsx";
import { EditorRow } from "./EditorRow.tsx";
import { FitBackground } from "./FitBackground.tsx";
import styles from "./FitDialog.module.css";
import type { FitDialogProps } from "./FitDialog.tsx";
import { FitStage, type FramePoint } from "./FitStage.tsx";
import { FitTools } from "./FitTools.tsx";
import { FrameChoice } from "./FrameChoice.tsx";
import { finish } from "./finish.ts";
import { LivePicture } from "./LivePicture.tsx";
import { useEditHistory } from "./useEditHistory.ts";
import { useFinished } from "./useFinished.ts";
import { useSoft } from "./useSoft.ts";
import { useStageHand } from "./useStageHand.ts";
import { useUndoKeys } from "./useUndoKeys.ts";

/** What a picture's free parts are filled with where nothing else is chosen: the machine's own ground. */
const COLOUR = "#23140c";
/** The id of the picture's own tab. */
const PICTURE = "picture";

interface FitEditorProps<Over> extends FitDialogProps<Over> {
  picture: OpenPicture;
  /** Where this picture was left when another of the queue was shown. */
  left: Edit<Over> | undefined;
  /** The visitor wants to close it and is asked. */
  isLeaving: boolean;
  onStay(): void;
  /** Told of every edit, and whether anything was changed. */
  onEdited(edit: Edit<Over>, isChanged: boolean): void;
}

/** The editor of one open picture. */
export function FitEditor<Over>(props: FitEditorProps<Over>) {
  const { file, frames, screen, reason = [], machine, picture, start, left, overlay, isLeaving } = props;
  const { keepsOriginal, onDone, onDoneWithAll, onClose, onStay, onEdited } = props;
  const id = useId();
  const { studio, size, shown } = picture;
  const history = useEditHistory<Edit<Over>>(() => {
    if (left && frames.includes(left.frame)) return left;
    const frame = nearestFrame(frames, size);
    return {
      frame,
      placement: start?.placement ?? startPlacement({ picture: size, frame }),
      background: start?.background ?? { kind: "blurred" },
      // Where there is no overlay, nothing is kept of one.
      over: (start?.over ?? overlay?.start) as Over,
    };
  });
  const edit = history.now;
  const { frame, placement, background, over } = edit;
  const layout = { picture: size, frame };
  const [colour, setColour] = useState(background.kind === "colour" ? background.colour : COLOUR);
  const [tab, setTab] = useState(PICTURE);
  const [isMachineShown, setIsMachineShown] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const finished = useFinished(studio, edit, overlay);
  useEffect(() => {
    // It takes longer than the picture itself, so that it is made while the visitor places that.
    if (keepsOriginal)
      void studio.ask("original", { file, frame, placement: startPlacement({ picture: size, frame }) });
  }, [keepsOriginal, studio, file, frame, size]);
  const isFresh = finished?.of.placement === placement && finished.of.background === background;
  const boxes = finished?.boxes ?? {};
  const open = overlay?.tabs.find((each) => each.id === tab);
  const scene: Scene = {
    shown,
    picture: size,
    frame,
    placement,
    background,
    soft: useSoft(picture, placement, frame),
    finished: isFresh ? finished.bitmap : undefined,
    outlines: Object.entries(boxes).flatMap(([part, box]) => (part === tab || !isFresh ? box : [])),
  };
  const enlarged = enlargement(placement);

  const isChanged = history.canUndo;
  const told = useRef(onEdited);
  told.current = onEdited;
  useEffect(() => told.current(edit, isChanged), [edit, isChanged]);
  useUndoKeys(history);

  const place = (change: (placement: Placement) => Placement, kind = "") =>
    history.change((now) => ({ ...now, placement: change(now.placement) }), kind);
  const changeOver = (change: (over: Over) => Over, kind: string) =>
    history.change((now) => ({ ...now, over: change(now.over) }), kind);
  const hand = useStageHand({ history, layout, open, place, changeOver });
  const openTabAt = ({ x, y }: FramePoint) => {
    const [hit] =
      Object.entries(boxes).find(
        ([, box]) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height,
      ) ?? [];
    setTab(hit ?? PICTURE);
  };
  const use = async (give: typeof onDone) => {
    setIsBusy(true);
    setHasFailed(false);
    const [made, original] = await Promise.all([
      finish(studio, edit, overlay, finished, new AbortController().signal),
      keepsOriginal ? studio.ask("original", { file, placement, frame }) : undefined,
    ]);
    setIsBusy(false);
    if (made) give(new File([made.png], file.name, { type: "image/png" }), edit, original);
    else setHasFailed(true);
  };
  const panel = `${id}panel`;
  const pictureTab = { id: PICTURE, label: FIT.picture, icon: "image" as const };
  return (
    <DialogParts
      fills
      actions={
        <EditorActions
          sharpness={sharpnessWords(frame, enlarged)}
          isSharp={enlarged === undefined}
          isBusy={isBusy}
          isLeaving={isLeaving}
          onUse={() => use(onDone)}
          onUseAll={onDoneWithAll && (() => use(onDoneWithAll))}
          onStay={() => {
            onStay();
            document.getElementById(`${id}stage`)?.focus();
          }}
          onClose={onClose}
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
      <div className={classes(styles.editor, open && styles.hasPanel, isMachineShown && styles.showsMachine)}>
        <div className={styles.work}>
          <FitStage
            id={`${id}stage`}
            name={file.name}
            scene={scene}
            describedBy={reason.length > 0 ? id : undefined}
            {...hand}
            onPress={openTabAt}
          />
          {overlay && (
            <Tabs
              label={FIT.tabs}
              tabs={[pictureTab, ...overlay.tabs]}
              active={tab}
              controls={panel}
              onOpen={setTab}
            />
          )}
          <div
            className={styles.controls}
            {...(overlay && !open && { id: panel, role: "tabpanel", "aria-label": FIT.picture })}
          >
            <EditorRow
              history={history}
              isMachineShown={isMachineShown}
              onExchange={() => setIsMachineShown(!isMachineShown)}
            >
              {!open && <FitTools layout={layout} placement={placement} onPlace={place} />}
            </EditorRow>
          </div>
        </div>
        <div className={styles.side}>
          <div className={styles.machine}>
            {machine(<LivePicture scene={scene} label={file.name} />, frame, finished?.beside)}
          </div>
          {open && (
            <div id={panel} role="tabpanel" aria-label={open.label}>
              <open.Panel over={over} frame={frame} box={boxes[tab]} onChange={changeOver} />
            </div>
          )}
          {!open && frames.length > 1 && (
            <FrameChoice
              frames={frames}
              frame={frame}
              onChange={(next: Size) =>
                history.change(
                  (now) => ({
                    ...now,
                    frame: next,
                    placement: startPlacement({ picture: size, frame: next }),
                  }),
                  "frame",
                )
              }
            />
          )}
          {!open && (
            <FitBackground
              background={background}
              colour={colour}
              mayBeClear={!isOneOf([screen], frame)}
              fills={!leavesGaps(layout, placement)}
              onChange={(next: Background) => {
                history.change((now) => ({ ...now, background: next }), "background");
                if (next.kind === "colour") setColour(next.colour);
              }}
            />
          )}
        </div>
      </div>
    </DialogParts>
  );
}
