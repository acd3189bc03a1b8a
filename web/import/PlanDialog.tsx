import { type DragEvent, useState } from "react";
import { DROP } from "#messages/drop.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { useImageSources } from "../screen/useImageSources.ts";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import { Dialog, DialogParts } from "../ui/dialog/Dialog.tsx";
import { carriesFiles, entriesOf } from "../ui/dropzone/transfer.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { Spoken } from "../ui/spoken/Spoken.tsx";
import { ChosenBar } from "./ChosenBar.tsx";
import { shownSource, type Tally } from "./draft.ts";
import styles from "./PlanDialog.module.css";
import { ScreenCard } from "./ScreenCard.tsx";
import { TargetNotice } from "./TargetNotice.tsx";
import { Thumbnail } from "./Thumbnail.tsx";
import type { TargetDesign } from "./target-design.ts";
import { UnusedPictures } from "./UnusedPictures.tsx";
import type { ImportState, ImportWorkers, Stage } from "./useImport.ts";
import { type PlanView, usePlan } from "./usePlan.ts";

const { model } = ACTIVE;

interface PlanDialogProps {
  state: ImportState;
  workers: ImportWorkers;
  target: TargetDesign;
}

export function PlanDialog({ state, workers, target }: PlanDialogProps) {
  const view = usePlan(model, state, workers, target);
  const { screens, putting, chosen, fault, tally } = view;
  const sourceOf = useImageSources(
    screens.flatMap(({ places }) => places.flatMap(({ before }) => (before ? shownSource(before) : []))),
  );
  const { stage } = state;
  const [isLeaving, setIsLeaving] = useState(false);
  const drag = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (event.type === "drop") state.take(entriesOf(event.dataTransfer));
  };
  const leave = () => {
    if (chosen !== undefined) view.toggle(chosen);
    else if (view.isCorrected && !isLeaving) setIsLeaving(true);
    else state.close();
  };
  return (
    <Dialog title={DROP.title(view.machineName)} width="widest" isBare onClose={leave}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files can be chosen by a button too */}
      <div ref={view.setArea} className={styles.plan} onDragOver={drag} onDrop={drag}>
        <DialogParts
          fills
          actions={
            putting !== undefined ? (
              <>
                <div className={styles.putting}>
                  <Progress
                    label={DROP.putting}
                    share={putting / Math.max(1, tally.placed)}
                    detail={DROP.puttingCount(putting, tally.placed)}
                  />
                </div>
                <Button icon="cross" onClick={view.stop}>
                  {DROP.cancel}
                </Button>
              </>
            ) : (
              <>
                <div className={styles.chosen}>
                  {chosen === undefined ? (
                    <>
                      <p className={styles.summary} role="status">
                        {summaryWords(tally, view.newName)}
                      </p>
                      <p className="soft">{DROP.hint}</p>
                    </>
                  ) : (
                    <ChosenBar model={model} view={view} sourceOf={sourceOf} />
                  )}
                </div>
                <div className={styles.end}>
                  <Button onClick={state.close}>{DROP.cancel}</Button>
                  <Button
                    variant="primary"
                    unavailable={
                      tally.placed === 0 || stage.kind !== "planning" || view.targetState !== "open"
                    }
                    onClick={() => view.put()}
                  >
                    {DROP.put}
                  </Button>
                </div>
              </>
            )
          }
        >
          {isLeaving && (
            <Notice
              tone="warning"
              title={DROP.leave}
              action={{ label: DROP.leaveIt, icon: "trash", onPress: state.close }}
              more={{ label: DROP.stay, onPress: () => setIsLeaving(false) }}
              announced
            />
          )}
          {putting === undefined && <TargetNotice view={view} />}
          {fault && (
            <Notice tone="error" announced>
              {fault}
            </Notice>
          )}
          {stage.kind === "reading" && <ReadingProgress stage={stage} />}
          <div
            className={classes(styles.work, chosen !== undefined && styles.choosing)}
            inert={putting !== undefined}
          >
            <ol className={styles.screens} aria-label={DROP.screens}>
              {screens.map((screen) => (
                <ScreenCard
                  key={screen.category.id}
                  model={model}
                  screen={screen}
                  view={view}
                  sourceOf={sourceOf}
                />
              ))}
            </ol>
            <UnusedPictures view={view} left={state.left} />
          </div>
          <Spoken>
            <span role="status">{view.said}</span>
          </Spoken>
          {view.dragged && <DraggedPicture key={view.dragged.from} view={view} drag={view.dragged} />}
        </DialogParts>
      </div>
    </Dialog>
  );
}

const summaryWords = ({ placed, guesses, replaced, empty }: Tally, newName: string): string =>
  [
    placed > 0 ? DROP.summary.placed(placed) : DROP.summary.none,
    ...(guesses > 0 ? [DROP.summary.guesses(guesses)] : []),
    ...(replaced > 0 ? [DROP.summary.replaced(replaced)] : []),
    ...(empty > 0 ? [DROP.summary.empty(empty)] : []),
    ...(newName !== "" && placed > 0 ? [DROP.summary.named(newName)] : []),
  ].join(" ");

interface DraggedPictureProps {
  view: PlanView;
  drag: NonNullable<PlanView["dragged"]>;
}

/** The picture under the pointer, as large as it lay in its place. */
function DraggedPicture({ view: { workers }, drag: { from, x, y, picture } }: DraggedPictureProps) {
  const [start] = useState(() =>
    document.querySelector(`[data-slot="${CSS.escape(from)}"]`)?.getBoundingClientRect(),
  );
  if (!start) return null;
  const { left, top, width, height } = start;
  return (
    <div className={styles.dragged} style={{ left: left + x, top: top + y, width, height }}>
      <Thumbnail thumbnails={workers.thumbnails} picture={picture} />
    </div>
  );
}

export const ReadingProgress = ({ stage }: { stage: Stage }) =>
  stage.kind === "reading" ? (
    <Progress
      label={DROP.reading}
      share={stage.done / Math.max(1, stage.all)}
      detail={DROP.readingCount(stage.done, stage.all)}
    />
  ) : (
    <Progress label={DROP.opening} />
  );
