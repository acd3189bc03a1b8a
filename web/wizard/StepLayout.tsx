import { type ReactNode, useEffect } from "react";
import { useLocation } from "wouter";
import { neighbouringRoutesOf, type Step } from "../../shared/machine/steps.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { editingSession } from "../edit/app.ts";
import { MachineActions, MachineMenuButton, StepsRail } from "../screen/AroundMachine.tsx";
import type { MenuItem } from "../ui/menu/Menu.tsx";
import { Stage } from "../ui/stage/Stage.tsx";
import type { StepOfKind, StepProps } from "./load-step.ts";
import styles from "./StepLayout.module.css";

interface StepLayoutProps {
  step: StepOfKind<"name"> | StepOfKind<"list"> | StepOfKind<"slots">;
  heading?: string;
  note?: string;
  machine: ReactNode;
  items?: readonly MenuItem[];
  hint?: string;
  bar: ReactNode;
  children: ReactNode;
}

export function StepLayout({ step, heading, note, machine, items, hint, bar, children }: StepLayoutProps) {
  const { config } = step;
  return (
    <Stage
      rail={<StepsRail current={step.id} />}
      machine={
        <>
          {machine}
          <MachineActions route={config.route} screen={"category" in step ? step.category.id : undefined}>
            <MachineMenuButton items={items} opensUp />
            {hint && <p className="soft">{hint}</p>}
          </MachineActions>
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

/** If set, `returnToStep` overrides Back and Continue once. */
export function useStepNavigation({
  step,
  isOwnRoute,
}: Pick<StepProps<"name">, "isOwnRoute"> & { step: Step }) {
  const [, navigate] = useLocation();
  const { route } = step.config;
  useEffect(
    () => () => {
      if (window.location.pathname !== route) forgetReturn();
    },
    [route],
  );

  const leave = (path: string) => {
    // The visitor has left, but the next page hasn't loaded yet.
    if (window.location.pathname !== route) return;
    forgetReturn();
    navigate(path);
  };
  const comeBack = (): (() => void) | undefined => {
    const returnToStep = editingSession.returnToStep();
    return isOwnRoute(returnToStep) ? () => leave(returnToStep) : undefined;
  };
  const to = (path: string | undefined) =>
    path === undefined ? comeBack() : () => (comeBack() ?? (() => leave(path)))();
  const { back, forward } = neighbouringRoutesOf(ACTIVE.model, step);
  return { back: to(back), forward: to(forward), comeBack };
}

function forgetReturn(): void {
  if (editingSession.returnToStep() !== "") editingSession.setReturnToStep("");
}
