import type { ReactNode } from "react";
import type { MachineModel } from "../../shared/machine/types.ts";
import { MachineRow } from "../screen/MachineRow.tsx";
import { StepsRail } from "../screen/StepsRail.tsx";
import { Stage } from "../ui/stage/Stage.tsx";
import styles from "./StepLayout.module.css";
import type { PageStep } from "./step-props.ts";

interface StepLayoutProps {
  model: MachineModel;
  step: PageStep;
  /** The step's own, unless it is in a phase that has others. */
  heading?: string;
  note?: string;
  /** The hero: never scrolls away. */
  machine: ReactNode;
  /** The bottom bar. */
  bar: ReactNode;
  children: ReactNode;
}

/** The layout of every step of the wizard. */
export function StepLayout({
  model,
  step,
  heading = step.config.heading,
  note = step.config.note,
  machine,
  bar,
  children,
}: StepLayoutProps) {
  return (
    <Stage
      rail={<StepsRail model={model} current={step.id} />}
      machine={
        <>
          {machine}
          <MachineRow route={step.config.route} screen={"category" in step ? step.category.id : undefined} />
        </>
      }
      fit={styles.fit}
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
