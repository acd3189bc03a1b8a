import type { Step } from "../../shared/machine/steps.ts";
import styles from "./MissingList.module.css";
import type { Missing } from "./missing.ts";

interface MissingListProps {
  missing: readonly Missing[];
  onEdit(step: Step): void;
}

/** What is missing, each with a link to the step that fills it; its way back leads here. */
export function MissingList({ missing, onEdit }: MissingListProps) {
  return (
    <ul className={styles.list}>
      {missing.map(({ step, label, words }) => (
        <li key={step.id}>
          <a
            href={step.config.route}
            onClick={(event) => {
              event.preventDefault();
              onEdit(step);
            }}
          >
            {label}
          </a>
          : {words}
        </li>
      ))}
    </ul>
  );
}
