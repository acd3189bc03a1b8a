import type { ReactNode } from "react";
import type { Arrangement, Category, MachineModel } from "../../shared/machine/types.ts";
import type { Beside } from "../editor/annotator.ts";
import type { Intake } from "./useIntake.ts";

interface StepEditorProps {
  intake: Intake;
  model: MachineModel;
  category: Category;
  arrangement: Arrangement;
  labelOf(slot: string): string;
  /** The machine, with the picture that is being edited at a place, and what that changes beside it. */
  machine(picture: ReactNode, slot: string, beside: Beside | undefined): ReactNode;
}

/** The editor of a step, open while there are pictures to fit. */
export function StepEditor({ intake, model, category, arrangement, labelOf, machine }: StepEditorProps) {
  const { fit } = intake;
  const { open } = fit;
  if (!open) return null;
  const { target } = open.job;
  return (
    <open.Dialog
      queue={fit}
      open={open}
      frames={[arrangement.size]}
      screen={model.screen}
      label={labelOf(target)}
      places={arrangement.places.map(({ slot }) => ({ target: slot, label: labelOf(slot) }))}
      place={{ category, arrangement }}
      machine={(picture, _, beside) => machine(picture, target, beside)}
    />
  );
}
