import type { ReactNode } from "react";
import type { Arrangement, Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Beside } from "../editor/annotator.ts";
import type { Intake } from "./useIntake.ts";

interface StepEditorProps {
  intake: Intake;
  category: Category;
  arrangement: Arrangement;
  labelOf(slot: string): string;
  /** Returns the machine with the picture that is edited and with others that it changes. */
  machine(picture: ReactNode, slot: string, beside: Beside | undefined): ReactNode;
}

export function StepEditor({ intake, category, arrangement, labelOf, machine }: StepEditorProps) {
  const { fit } = intake;
  const { open } = fit;
  if (!open) return null;
  const { target } = open.job;
  return (
    <open.Dialog
      queue={fit}
      open={open}
      frames={[arrangement.size]}
      screen={ACTIVE.model.screen}
      label={labelOf(target)}
      places={arrangement.places.map(({ slot }) => ({ target: slot, label: labelOf(slot) }))}
      place={{ category, arrangement }}
      machine={(picture, _, beside) => machine(picture, target, beside)}
    />
  );
}
