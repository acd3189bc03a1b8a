import { type DragEvent, useState } from "react";
import { FILE_IMPORT } from "#messages/drop.ts";
import { sentences } from "#messages/formats.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Dialog, DialogBody } from "../ui/dialog/Dialog.tsx";
import { filesAndFoldersIn, hasFiles } from "../ui/dropzone/transfer.ts";
import { ICONS } from "../ui/icon/icons.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import type { TargetDesign } from "./apply-plan.ts";
import styles from "./PlanDialog.module.css";
import { ScreenCard } from "./ScreenCard.tsx";
import { SelectedPictureBar } from "./SelectedPictureBar.tsx";
import { TargetNotice } from "./TargetNotice.tsx";
import { Thumbnail } from "./thumbnails.tsx";
import { UnusedPictures } from "./UnusedPictures.tsx";
import type { ImportStage, ImportState, ImportTools } from "./useImport.ts";
import { type PlanView, usePlan } from "./usePlan.ts";

interface PlanDialogProps {
  state: ImportState;
  tools: ImportTools;
  target: TargetDesign;
}

export function PlanDialog({ state, tools, target }: PlanDialogProps) {
  const view = usePlan(state, tools, target);
  const { stage, close, screens, appliedCount, chosen, fault, dragged } = view;
  const [isLeaving, setIsLeaving] = useState(false);
  const drag = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (event.type === "drop") view.take(filesAndFoldersIn(event.dataTransfer));
  };
  const leave = () => {
    if (chosen) view.toggle(chosen.id);
    else if (view.isCorrected && !isLeaving) setIsLeaving(true);
    else close();
  };
  return (
    <Dialog title={FILE_IMPORT.title(view.machineName)} width="widest" isBare onClose={leave}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files can be chosen by a button too */}
      <div ref={view.setArea} className={classNames("column", styles.plan)} onDragOver={drag} onDrop={drag}>
        <DialogBody fills actions={<PlanActions view={view} />}>
          {isLeaving && (
            <Notice
              tone="warning"
              title={FILE_IMPORT.leave}
              action={{ label: FILE_IMPORT.leaveIt, icon: ICONS.trash, onPress: close }}
              secondAction={{ label: FILE_IMPORT.stay, onPress: () => setIsLeaving(false) }}
              announced
            />
          )}
          {appliedCount === undefined && <TargetNotice view={view} />}
          {fault && (
            <Notice tone="error" announced>
              {fault}
            </Notice>
          )}
          {stage.kind === "reading" && <ReadingProgress stage={stage} />}
          <div
            className={classNames("stack-5", styles.work, chosen && styles.choosing)}
            inert={appliedCount !== undefined}
          >
            <ol className={classNames("grid top", styles.screens)} aria-label={FILE_IMPORT.screens}>
              {screens.map((screen) => (
                <ScreenCard key={screen.category.id} screen={screen} view={view} />
              ))}
            </ol>
            <UnusedPictures view={view} />
          </div>
          <span className="spoken">
            <span role="status">{view.announcement}</span>
          </span>
          {dragged && <DraggedPicture key={dragged.from} view={view} drag={dragged} />}
        </DialogBody>
      </div>
    </Dialog>
  );
}

function PlanActions({ view }: { view: PlanView }) {
  const { appliedCount, summary, chosen, stage } = view;
  const isReady = summary.placed > 0 && stage.kind === "planning" && view.targetState === "open";
  return appliedCount !== undefined ? (
    <>
      <div className={styles.putting}>
        <Progress
          label={FILE_IMPORT.putting}
          share={appliedCount / Math.max(1, summary.placed)}
          detail={FILE_IMPORT.puttingCount(appliedCount, summary.placed)}
        />
      </div>
      <Button icon="cross" onClick={view.cancel}>
        {FILE_IMPORT.cancel}
      </Button>
    </>
  ) : (
    <>
      <div className={classNames("shrinks", styles.chosen)}>
        {chosen ? (
          <SelectedPictureBar view={view} picture={chosen} />
        ) : (
          <>
            <p className={classNames("strong", styles.summary)} role="status">
              {summaryText(view)}
            </p>
            <p className="soft">{FILE_IMPORT.hint}</p>
          </>
        )}
      </div>
      <div className={classNames("line gap-3", styles.end)}>
        <Button onClick={view.close}>{FILE_IMPORT.cancel}</Button>
        <Button variant="primary" unavailable={!isReady} onClick={() => view.apply()}>
          {FILE_IMPORT.put}
        </Button>
      </div>
    </>
  );
}

function summaryText({ summary: { placed, guesses, replaced, empty }, newName }: PlanView): string {
  const words = FILE_IMPORT.summary;
  const said = [
    placed > 0 ? words.placed(placed) : words.none,
    guesses > 0 && words.guesses(guesses),
    replaced > 0 && words.replaced(replaced),
    empty > 0 && words.empty(empty),
    newName !== "" && placed > 0 && words.named(newName),
  ];
  return sentences(said.filter((each) => each !== false));
}

interface DraggedPictureProps {
  view: PlanView;
  drag: NonNullable<PlanView["dragged"]>;
}

/** Keeps the size from before the drag. */
function DraggedPicture({ view, drag: { from, x, y, picture } }: DraggedPictureProps) {
  const [start] = useState(() =>
    document.querySelector(`[data-slot="${CSS.escape(from)}"]`)?.getBoundingClientRect(),
  );
  if (!start) return null;
  const { left, top, width, height } = start;
  return (
    <div className={styles.dragged} style={{ left: left + x, top: top + y, width, height }}>
      <Thumbnail view={view} picture={picture} className="cropped" />
    </div>
  );
}

export const ReadingProgress = ({ stage }: { stage: ImportStage }) =>
  stage.kind === "reading" ? (
    <Progress
      label={FILE_IMPORT.reading}
      share={stage.done / Math.max(1, stage.all)}
      detail={FILE_IMPORT.readingCount(stage.done, stage.all)}
    />
  ) : (
    <Progress label={FILE_IMPORT.opening} />
  );
