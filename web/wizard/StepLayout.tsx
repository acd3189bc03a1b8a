import { type ReactNode, useEffect } from "react";
import { useLocation } from "wouter";
import { neighboursOf, type Step } from "../../shared/machine/steps.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { editing } from "../edit/app.ts";
import { MachineRow } from "../screen/MachineRow.tsx";
import { StepsRail } from "../screen/StepsRail.tsx";
import { Stage } from "../ui/stage/Stage.tsx";
import type { StepContext, StepOf } from "./load-step.ts";
import styles from "./StepLayout.module.css";

interface StepLayoutProps {
  model: MachineModel;
  step: StepOf<"name"> | StepOf<"list"> | StepOf<"slots">;
  /** The step's own, unless it is in a phase that has others. */
  heading?: string;
  note?: string;
  /** The hero, which never scrolls away. */
  machine: ReactNode;
  /** The bottom bar. */
  bar: ReactNode;
  children: ReactNode;
}

/** The layout of every step of the wizard. */
export function StepLayout({ model, step, heading, note, machine, bar, children }: StepLayoutProps) {
  const { config } = step;
  return (
    <Stage
      rail={<StepsRail model={model} current={step.id} />}
      machine={
        <>
          {machine}
          <MachineRow route={config.route} screen={"category" in step ? step.category.id : undefined} />
        </>
      }
      fit={styles.fit}
      sticks
      head={
        <>
          <h1>{heading ?? config.heading}</h1>
          <p>{note ?? config.note}</p>
        </>
      }
      bar={bar}
    >
      {children}
    </Stage>
  );
}

export interface StepNavigation {
  /** To the step before, or to where the visitor came from. Absent if there is neither. */
  readonly back: (() => void) | undefined;
  readonly forward: (() => void) | undefined;
  /** To where the visitor came from to edit this step; undefined if the step is done in its turn. */
  comeBack(): (() => void) | undefined;
}

/** Back and forward from a step. returnToStep overrides them once, and is cleared however the step is left. */
export function useStepNavigation({ model, step, isOwnRoute }: StepContext & { step: Step }): StepNavigation {
  const [, navigate] = useLocation();
  const { route } = step.config;
  useEffect(
    () => () => {
      if (window.location.pathname !== route) forgetReturn();
    },
    [route],
  );

  const comeBack = () => {
    const returnToStep = editing.returnToStep();
    return isOwnRoute(returnToStep) ? () => leave(returnToStep) : undefined;
  };
  const leave = (path: string) => {
    forgetReturn();
    navigate(path);
  };
  const to = (path: string | undefined) =>
    path === undefined ? comeBack() : () => (comeBack() ?? (() => leave(path)))();
  const { back, forward } = neighboursOf(model, step);
  return { back: to(back), forward: to(forward), comeBack };
}

function forgetReturn(): void {
  if (editing.returnToStep() !== "") editing.setReturnToStep("");
}
