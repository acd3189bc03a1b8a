import type { ReactNode } from "react";
import { useSnapshot } from "valtio/react";
import type { Step } from "../../shared/machine/steps.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { railSteps } from "../document/completeness.ts";
import { store } from "../storage/store.ts";
import { ProgressRail } from "../ui/rail/ProgressRail.tsx";
import { Stage } from "../ui/stage/Stage.tsx";
import { WIZARD } from "../words/wizard.ts";

interface StepLayoutProps {
  model: MachineModel;
  step: Step;
  heading: string;
  note: string;
  /** The hero: never scrolls away. */
  machine: ReactNode;
  /** The bottom bar. */
  bar: ReactNode;
  children: ReactNode;
}

/** What every step of the wizard looks like. */
export function StepLayout({ model, step, heading, note, machine, bar, children }: StepLayoutProps) {
  const design = useSnapshot(store.design);
  return (
    <Stage
      rail={<ProgressRail label={WIZARD.steps} steps={railSteps(model, design)} current={step.id} />}
      machine={machine}
      sticks
      head={
        <>
          <h1>{heading}</h1>
          <p>{note}</p>
        </>
      }
      bar={bar}
    >
      {children}
    </Stage>
  );
}
