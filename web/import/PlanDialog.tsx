import { type DragEvent, useState } from "react";
import { ACTIVE } from "../../shared/machines/index.ts";
import { DROP } from "../messages/en/drop.ts";
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
import { Ghost } from "./Ghost.tsx";
import styles from "./PlanDialog.module.css";
import { ScreenCard } from "./ScreenCard.tsx";
import { TargetNotice } from "./TargetNotice.tsx";
import { Tray } from "./Tray.tsx";
import type { TargetDesign } from "./target-design.ts";
import type { DeskState, Hands } from "./useDesk.ts";
import { usePlan } from "./usePlan.ts";

const { model } = ACTIVE;

interface PlanDialogProps {
  state: DeskState;
  hands: Hands;
  target: TargetDesign;
}

/** What is to become of the machine, before anything of it changes: every screen, and the pictures without a place. */
export function PlanDialog({ state, hands, target }: PlanDialogProps) {
  const view = usePlan(model, state, hands, target);
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
    if (chosen !== undefined) view.letGo();
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
            putting ? (
              <>
                <div className={styles.putting}>
                  <Progress
                    label={DROP.putting}
                    share={putting.made / Math.max(1, putting.all)}
                    detail={DROP.puttingCount(putting.made, putting.all)}
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
                      <p className={styles.hint}>{DROP.hint}</p>
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
          {!putting && <TargetNotice view={view} />}
          {fault && (
            <Notice tone="error" announced>
              {fault}
            </Notice>
          )}
          {stage.kind === "reading" && (
            <Progress
              label={DROP.reading}
              share={stage.done / Math.max(1, stage.all)}
              detail={DROP.readingCount(stage.done, stage.all)}
            />
          )}
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
            <Tray view={view} left={state.left} />
          </div>
          <Spoken>
            <span role="status">{view.said}</span>
          </Spoken>
          {view.dragged && <Ghost key={view.dragged.from} drag={view.dragged} view={view} />}
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
