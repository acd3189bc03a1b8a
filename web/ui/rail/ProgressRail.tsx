import { useId } from "react";
import { Link } from "wouter";
import { UI } from "#messages/ui.ts";
import { classNames } from "../classes.ts";
import { Icon } from "../icon/Icon.tsx";
import { useDisclosure } from "../useDisclosure.ts";
import styles from "./ProgressRail.module.css";

export interface RailStep {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly state: "done" | "missing";
}

export interface ProgressRailProps {
  label: string;
  steps: readonly RailStep[];
  current: string;
}

export function ProgressRail({ label, steps, current }: ProgressRailProps) {
  const id = useId();
  const [open, setOpen] = useDisclosure(current);
  const at = steps.findIndex((step) => step.id === current);
  const done = steps.filter((step) => step.state === "done").length;
  return (
    <nav className={classNames("relative", styles.nav)} aria-label={label}>
      <button
        type="button"
        className={classNames("line gap-3 slip", styles.toggle)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={classNames("grow strong", styles.where)}>
          <span className={styles.place}>{UI.place(at + 1, steps.length)}</span>
          {steps[at]?.label}
        </span>
        <span className={classNames("soft", styles.tally)}>{UI.doneCount(done)}</span>
        <Icon shape={open ? "up" : "down"} />
      </button>
      <ol id={id} className={classNames(styles.steps, open && styles.open)}>
        {steps.map((step, index) => (
          <li key={step.id} className={classNames("relative shrinks", styles.step, styles[step.state])}>
            <Link
              href={step.href}
              className={classNames("relative grid touch muted tiny centred", styles.link)}
              aria-current={step.id === current ? "step" : undefined}
            >
              <span className={classNames("grid strong small", styles.pip)}>
                {step.state === "done" && step.id !== current ? <Icon shape="check" /> : index + 1}
              </span>
              <span className={styles.label}>{step.label}</span>
              <span className="spoken">{step.state === "done" ? UI.done : UI.toDo}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
