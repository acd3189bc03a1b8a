import { useSnapshot } from "valtio/react";
import { fillWords } from "../../shared/machine/questions.ts";
import type { Step } from "../../shared/machine/steps.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { machineNameOf } from "../../shared/model/design.ts";
import { state } from "../edit/app.ts";
import type { ExportPlan } from "../exports/plan.ts";
import { screenOfPlan } from "../exports/screen-of-plan.ts";
import { REVIEW } from "../messages/en/review.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { Facts } from "../ui/facts/Facts.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { MissingList } from "./MissingList.tsx";
import { missingIn } from "./missing.ts";
import styles from "./Overview.module.css";

interface OverviewProps {
  model: MachineModel;
  plan: ExportPlan;
  /** Goes to the screen of that index. */
  onChoose(index: number): void;
}

/** All screens as thumbnails. */
export function Overview({ model, plan, onChoose }: OverviewProps) {
  return (
    <ol className={styles.screens} aria-label={REVIEW.allScreens}>
      {plan.screens.map((screen, index) => (
        <li key={screen.category.id} className={styles.screen}>
          <MachineScreen label={screen.category.label} screen={screenOfPlan(model, screen)} thumbnail />
          <button type="button" className={styles.name} onClick={() => onChoose(index)}>
            {screen.category.label}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface OverviewFactsProps {
  model: MachineModel;
  onEdit(step: Step): void;
}

/** The names, and what is missing with the way to fill it. */
export function OverviewFacts({ model, onEdit }: OverviewFactsProps) {
  const { design, isMissing } = useSnapshot(state);
  const missing = missingIn(model, design, isMissing);
  const names = model.categories.flatMap((category) =>
    category.kind === "slots" && category.names
      ? category.slots.map(({ id, label }) => ({
          term: fillWords(category.pdf.caption ?? "{label}", { label }),
          value: design.names[category.id]?.[id] || REVIEW.notNamed,
        }))
      : [],
  );
  return (
    <>
      <Facts facts={[{ term: REVIEW.machine, value: machineNameOf(model, design) }, ...names]} />
      {missing.length > 0 && (
        <Notice tone="warning" title={REVIEW.missing}>
          <MissingList missing={missing} onEdit={onEdit} />
        </Notice>
      )}
    </>
  );
}
