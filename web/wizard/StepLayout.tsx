import type { ReactNode } from "react";
import { useSnapshot } from "valtio/react";
import type { Step } from "../../shared/catalogue/steps.ts";
import type { MachineModel } from "../../shared/catalogue/types.ts";
import { railSteps } from "../design/completeness.ts";
import { store } from "../design/store.ts";
import { ProgressRail } from "../ui/rail/ProgressRail.tsx";
import styles from "./StepLayout.module.css";

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

/** What every step of the wizard looks like: rail above, machine and controls, one bar below. */
export function StepLayout({ model, step, heading, note, machine, bar, children }: StepLayoutProps) {
  const design = useSnapshot(store.design);
  return (
    <div className={styles.step}>
      <div className={styles.rail}>
        <ProgressRail label="Steps" steps={railSteps(model, design)} current={step.id} />
      </div>
      <div className={styles.stage}>
        <div className={styles.machine}>
          <div className={styles.fit}>{machine}</div>
        </div>
        <div className={styles.panel}>
          <header className={styles.head}>
            <h1>{heading}</h1>
            <p className={styles.note}>{note}</p>
          </header>
          {children}
        </div>
      </div>
      {bar}
    </div>
  );
}
