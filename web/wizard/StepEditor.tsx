import type { ReactNode } from "react";
import type { Arrangement, Category, MachineModel } from "../../shared/machine/types.ts";
import type { Beside } from "../editor/annotator.ts";
import type { StepFit } from "./useStepFit.ts";

interface StepEditorProps {
  fit: StepFit;
  model: MachineModel;
  category: Category;
  arrangement: Arrangement;
  /** The places that a picture can go to. */
  places: readonly { readonly target: string; readonly label: string }[];
  /** The machine, with the picture that is being edited at a place, and what that changes beside it. */
  machine(picture: ReactNode, target: string, beside: Beside | undefined): ReactNode;
}

/** The editor of a step, open while there are pictures to fit. */
export function StepEditor({ fit, model, category, arrangement, places, machine }: StepEditorProps) {
  const { open } = fit;
  if (!open) return null;
  const { target } = open.job;
  return (
    <open.Dialog
      queue={fit}
      open={open}
      frames={[arrangement.size]}
      screen={model.screen}
      label={places.find((place) => place.target === target)?.label ?? ""}
      places={places}
      place={{ category, arrangement }}
      machine={(picture, _, beside) => machine(picture, target, beside)}
    />
  );
}
