import { useSnapshot } from "valtio/react";
import { REVIEW } from "#messages/review.ts";
import { fillPlaceholders } from "../../shared/machine/questions.ts";
import type { Step } from "../../shared/machine/steps.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { machineNameOf } from "../../shared/model/design.ts";
import { state } from "../edit/app.ts";
import { describePlannedScreen, type ExportPlan } from "../exports/plan.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { Facts } from "../ui/card/Card.tsx";
import { classNames } from "../ui/classes.ts";
import { Icon } from "../ui/icon/Icon.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { findMissingParts, MissingList } from "./missing.tsx";
import styles from "./Review.module.css";

const { model } = ACTIVE;

interface ScreensOverviewProps {
  plan: ExportPlan;
  /** Whether details beside the overview describe the screens to assistive technology. */
  isBeside: boolean;
  onEdit(index: number): void;
}

export const ScreensOverview = ({ plan, isBeside, onEdit }: ScreensOverviewProps) => (
  <ol className={classNames("grid", styles.screens)} aria-label={REVIEW.allScreens}>
    {plan.screens.map((screen, index) => (
      <li key={screen.category.id} className="relative grid fluid top">
        <div aria-hidden={isBeside}>
          <MachineScreen
            label={screen.category.label}
            screen={describePlannedScreen(model, screen)}
            thumbnail
          />
        </div>
        <button
          type="button"
          className={classNames("stretched line gap-1 between anywhere touch semibold small", styles.open)}
          aria-label={REVIEW.change(screen.category.label)}
          onClick={() => onEdit(index)}
        >
          {screen.category.label} <Icon shape="pencil" />
        </button>
      </li>
    ))}
  </ol>
);

export function OverviewFacts({ onEdit }: { onEdit(step: Step): void }) {
  const { design, isMissing } = useSnapshot(state);
  const missing = findMissingParts(model, design, isMissing);
  const names = model.categories.flatMap((category) =>
    category.kind === "slots" && category.names
      ? category.slots.map(({ id, label }) => ({
          term: fillPlaceholders(category.pdf.caption ?? "{label}", { label }),
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
