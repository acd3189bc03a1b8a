import { type ComponentType, useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { Link, useLocation } from "wouter";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import type { Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { shownImages } from "../../shared/model/questions.ts";
import { PAGES } from "../../shared/product.ts";
import { editing, state } from "../edit/app.ts";
import { planDesign } from "../exports/plan.ts";
import { REVIEW } from "../messages/en/review.ts";
import { SCREEN } from "../messages/en/screen.ts";
import { chooseFiles } from "../screen/drop-door.ts";
import { MachineRow } from "../screen/MachineRow.tsx";
import { StepsRail } from "../screen/StepsRail.tsx";
import { Button } from "../ui/button/Button.tsx";
import { Stage } from "../ui/stage/Stage.tsx";
import type { MakeAnother } from "./ExportCard.tsx";
import { ExportResult } from "./ExportResult.tsx";
import { exporting } from "./exporting.ts";
import styles from "./FinalReviewPage.module.css";
import { FinishBar } from "./FinishBar.tsx";
import { Overview, OverviewFacts } from "./Overview.tsx";
import { SavePicture } from "./SavePicture.tsx";
import { ScreenFacts } from "./ScreenFacts.tsx";
import { ScreenPreview } from "./ScreenPreview.tsx";
import { arriveAt, forgetLeaving, leaveAt, stopsOf } from "./walk.ts";

const model = ACTIVE.model;
const STOPS = stopsOf(model);
const STEP = model.reviewStep;
const REVIEW_ID = stepsOf(model).find(({ kind }) => kind === "review")?.id ?? "";

interface FinalReviewPageProps {
  /** Offers to put a screen on other machines too. The app hands it in. */
  AlsoOnOthers: ComponentType<{ category: Category }>;
  MakeAnother: MakeAnother;
}

/** Ten stops through everything that was made, then the confirmation, then the files. */
export function FinalReviewPage({ AlsoOnOthers, MakeAnother }: FinalReviewPageProps) {
  const { design, isMissing } = useSnapshot(state);
  const { last } = useSnapshot(exporting);
  const [, navigate] = useLocation();
  const [index, setIndex] = useState(arriveAt);
  useEffect(forgetLeaving, []);
  const stop = STOPS[index] ?? STOPS[0];
  const plan = planDesign(model, design, isMissing);
  const screen = plan.screens[index];

  const edit = ({ config: { route } }: Step) => {
    leaveAt(index);
    editing.setReturnToStep(STEP.route);
    navigate(route);
  };
  const isFirst = index === 0;
  const isLast = index === STOPS.length - 1;

  return (
    <Stage
      rail={<StepsRail model={model} current={REVIEW_ID} />}
      fit={stop.kind === "screen" ? styles.one : styles.all}
      machine={
        stop.kind === "screen" && screen ? (
          <ScreenPreview
            key={stop.step.id}
            model={model}
            screen={screen}
            row={(shown) => (
              <MachineRow route={STEP.route} screen={stop.step.category.id} onLeave={() => leaveAt(index)}>
                {shown.pictures.some(({ source }) => source !== undefined) && (
                  <SavePicture machineName={plan.machineName} label={stop.label} screen={shown} />
                )}
                {shownImages(design, stop.step.category, isMissing).length > 0 && (
                  <AlsoOnOthers category={stop.step.category} />
                )}
              </MachineRow>
            )}
          />
        ) : (
          <>
            <Overview model={model} plan={plan} onChoose={setIndex} />
            <MachineRow route={STEP.route} onLeave={() => leaveAt(index)} />
          </>
        )
      }
      beside={
        <nav className={styles.walk} aria-label={REVIEW.walkthrough}>
          <Button icon="back" unavailable={isFirst} onClick={() => !isFirst && setIndex(index - 1)}>
            {REVIEW.previous}
          </Button>
          <p className={styles.place} aria-live="polite">
            <span className={styles.count}>{REVIEW.place(index + 1, STOPS.length)}</span>
            <span className={styles.where}>{stop.label}</span>
          </p>
          <Button
            icon="forward"
            iconAt="end"
            unavailable={isLast}
            onClick={() => !isLast && setIndex(index + 1)}
          >
            {REVIEW.next}
          </Button>
        </nav>
      }
      head={
        <>
          <h1>{STEP.heading}</h1>
          <p className={styles.name}>{plan.machineName}</p>
          <p>{STEP.note}</p>
        </>
      }
      bar={<FinishBar model={model} onEdit={edit} />}
    >
      {last && <ExportResult model={model} result={last} MakeAnother={MakeAnother} />}
      <section className={styles.stop} aria-label={stop.label}>
        <div className={styles.title}>
          <h2>{stop.label}</h2>
          <Button icon="pencil" aria-label={REVIEW.editStop(stop.label)} onClick={() => edit(stop.step)}>
            {REVIEW.edit}
          </Button>
        </div>
        {stop.kind === "screen" && screen ? (
          <ScreenFacts screen={screen} />
        ) : (
          <OverviewFacts model={model} onEdit={edit} />
        )}
      </section>
      <p className={styles.more}>
        <Button size="small" icon="upload" onClick={() => chooseFiles()}>
          {SCREEN.addPictures}
        </Button>
      </p>
      <p className={styles.more}>
        {REVIEW.otherFiles} <Link href={PAGES.mediaUpload}>{REVIEW.ownPackage}</Link>,{" "}
        <Link href={PAGES.package}>{REVIEW.packageInside}</Link>
        {REVIEW.or} <Link href={PAGES.testDownload}>{REVIEW.testDownload}</Link>.
      </p>
    </Stage>
  );
}
