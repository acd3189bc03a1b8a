import { type ComponentType, useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { Link, useLocation } from "wouter";
import { REVIEW } from "#messages/review.ts";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import type { Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { findShownImages, isConfirmed } from "../../shared/model/questions.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { editingSession, state } from "../edit/app.ts";
import { planExport } from "../exports/plan.ts";
import { MachineActions, MachineMenuButton, StepsRail } from "../screen/AroundMachine.tsx";
import { useStandIns } from "../screen/stand-ins.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Stage } from "../ui/stage/Stage.tsx";
import { FinishCard } from "./ExportResult.tsx";
import { useLastExport } from "./exporting.ts";
import { type AnotherMachineDialogComponent, FinishBar } from "./FinishBar.tsx";
import styles from "./Review.module.css";
import { ScreenFacts, ScreenPreview } from "./ScreenStop.tsx";
import { OverviewFacts, ScreensOverview } from "./ScreensOverview.tsx";

const { model } = ACTIVE;
const STEP = model.reviewStep;
const [NAME_STEP, ...STEPS] = stepsOf(model);
/** The last stop, after these, is the overview. */
const SCREEN_STEPS = STEPS.filter((step) => "category" in step);
/** In sessionStorage: the stop to return to after editing. */
const LEFT_STOP = "brewscreen:review-stop";

interface FinalReviewPageProps {
  CopyScreenButton: ComponentType<{ category: Category }>;
  AnotherMachineDialog: AnotherMachineDialogComponent;
}

export function FinalReviewPage({ CopyScreenButton, AnotherMachineDialog }: FinalReviewPageProps) {
  const { design, isMissing } = useSnapshot(state);
  const isDone = isConfirmed(design, isMissing);
  const [wasDone] = useState(isDone);
  // Shown even if finding deleted images revokes the confirmation.
  const last = useLastExport();
  const [, navigate] = useLocation();
  const [index, setIndex] = useState(() => Number(inSession((storage) => storage.getItem(LEFT_STOP)) ?? 0));
  useEffect(() => inSession((storage) => storage.removeItem(LEFT_STOP)), []);
  const edited = useRef<string>(undefined);
  useEffect(
    () => () => {
      // The visitor left before the step was shown.
      if (edited.current !== undefined && location.pathname !== edited.current)
        editingSession.setReturnToStep("");
    },
    [],
  );
  const plan = planExport(model, design, isMissing, useStandIns(design, isMissing));
  const screen = plan.screens[index];
  const step = SCREEN_STEPS[index];
  const label = step?.category.label ?? REVIEW.overview;

  const leave = (stop = index) => inSession((storage) => storage.setItem(LEFT_STOP, String(stop)));
  const edit = ({ id, config: { route } }: Step) => {
    const stop = SCREEN_STEPS.findIndex((each) => each.id === id);
    leave(stop < 0 ? SCREEN_STEPS.length : stop);
    edited.current = route;
    editingSession.setReturnToStep(STEP.route);
    navigate(route);
  };
  const screens = (
    <ScreensOverview
      plan={plan}
      isBeside={step !== undefined}
      onEdit={(stop) => SCREEN_STEPS[stop] && edit(SCREEN_STEPS[stop])}
    />
  );
  const editButton = (
    <Button
      size="small"
      icon="pencil"
      aria-label={REVIEW.editStop(label)}
      onClick={() => edit(step ?? NAME_STEP)}
    >
      {REVIEW.edit}
    </Button>
  );
  const isFirst = index === 0;
  const isLast = index === SCREEN_STEPS.length;

  return (
    <Stage
      rail={<StepsRail current="review" />}
      fit={step ? styles.one : styles.all}
      machine={
        <nav className="stack" aria-label={REVIEW.walkthrough}>
          {step && screen ? (
            <ScreenPreview key={step.id} screen={screen} machineName={plan.machineName} onLeave={leave}>
              {editButton}
              {findShownImages(design, step.category, isMissing).length > 0 && (
                <CopyScreenButton category={step.category} />
              )}
            </ScreenPreview>
          ) : (
            <>
              {screens}
              <MachineActions route={STEP.route} onLeave={leave}>
                {editButton}
              </MachineActions>
            </>
          )}
          <div className={classNames("row between", styles.walk)}>
            <Button icon="back" unavailable={isFirst} onClick={() => !isFirst && setIndex(index - 1)}>
              {REVIEW.previous}
            </Button>
            <p className={classNames("grid centred", styles.place)} aria-live="polite">
              <span className="soft">{REVIEW.place(index + 1, SCREEN_STEPS.length + 1)}</span>
              <span className="strong">{label}</span>
            </p>
            <Button
              icon="forward"
              iconAt="end"
              unavailable={isLast}
              onClick={() => !isLast && setIndex(index + 1)}
            >
              {REVIEW.next}
            </Button>
          </div>
        </nav>
      }
      head={
        <>
          <div className="row between">
            <h1>{STEP.heading}</h1>
            {!isDone && <MachineMenuButton />}
          </div>
          <p className={classNames("strong", styles.name)}>{plan.machineName}</p>
          <p>{STEP.note}</p>
        </>
      }
      bar={<FinishBar AnotherMachineDialog={AnotherMachineDialog} onEdit={edit} />}
    >
      {(isDone || last) && <FinishCard isDone={isDone} isNew={!wasDone} />}
      {!isDone && step && screens}
      <section className={classNames("stack-4", styles.stop)} aria-label={label}>
        <h2 className="large">{label}</h2>
        {screen ? <ScreenFacts screen={screen} /> : <OverviewFacts onEdit={edit} />}
      </section>
      {!isDone && (
        <p className="wrap lead soft">
          <span>{REVIEW.otherFiles}</span>
          <Link href={PAGE_PATHS.mediaUpload}>{REVIEW.ownPackage}</Link>
          <Link href={PAGE_PATHS.package}>{REVIEW.packageInside}</Link>
          <Link href={PAGE_PATHS.testDownload}>{REVIEW.testDownload}</Link>
        </p>
      )}
    </Stage>
  );
}

/** Returns undefined if storage is blocked. */
function inSession<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
