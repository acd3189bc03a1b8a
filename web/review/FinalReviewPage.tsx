import { useSnapshot } from "valtio/react";
import { useLocation } from "wouter";
import { ACTIVE_MODEL } from "../../shared/catalogue/active.ts";
import { arrangementFor } from "../../shared/catalogue/questions.ts";
import { type Step, stepsOf } from "../../shared/catalogue/steps.ts";
import { isComplete, presentImage, presentImages, railSteps } from "../design/completeness.ts";
import { machineNameOf } from "../design/design.ts";
import { store } from "../design/store.ts";
import { CategoryPreview } from "../preview/CategoryPreview.tsx";
import { Button } from "../ui/button/Button.tsx";
import { ProgressRail } from "../ui/rail/ProgressRail.tsx";
import styles from "./FinalReviewPage.module.css";

const model = ACTIVE_MODEL;
const STEPS = stepsOf(model);

/** Every screen at once, with what is missing and the way to fill it. */
export function FinalReviewPage() {
  const design = useSnapshot(store.design);
  const [, navigate] = useLocation();
  const { facts, id } = STEPS.find((step) => step.kind === "review") ?? STEPS[0];
  const edit = async ({ facts: { route } }: Step) => {
    await store.setReturnToStep(facts.route);
    navigate(route);
  };
  return (
    <div className={styles.page}>
      <ProgressRail label="Steps" steps={railSteps(model, design)} current={id} />
      <header className={styles.head}>
        <h1>{facts.heading}</h1>
        <p className={styles.note}>{facts.note}</p>
        <p className={styles.name}>{machineNameOf(model, design)}</p>
      </header>
      <ul className={styles.screens}>
        {STEPS.filter((step) => step.kind !== "review").map((step) => (
          <li key={step.id} className={styles.screen}>
            <h2 className={styles.title}>{step.facts.label}</h2>
            {step.kind !== "name" && <Screen step={step} />}
            <p className={styles.state}>{isComplete(design, step) ? "Complete" : "Not complete yet"}</p>
            <Button
              size="small"
              icon="pencil"
              aria-label={`Edit ${step.facts.label}`}
              onClick={() => edit(step)}
            >
              Edit
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Screen({ step: { category, facts } }: { step: Extract<Step, { kind: "list" | "slots" }> }) {
  const design = useSnapshot(store.design);
  const arrangement = arrangementFor(category, design.counts[category.id]);
  const images = Object.fromEntries(
    arrangement.places.map(({ slot }) => {
      const image =
        category.kind === "list"
          ? presentImages(design, category.id)[0]
          : presentImage(design, category.id, slot);
      return [slot, image && { image, label: image.name }];
    }),
  );
  return (
    <CategoryPreview
      model={model}
      category={category}
      arrangement={arrangement}
      label={facts.label}
      images={images}
      labelOf={(slot) => slot}
      bare
    />
  );
}
