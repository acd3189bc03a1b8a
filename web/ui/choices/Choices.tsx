import { type ReactNode, useId } from "react";
import styles from "./Choices.module.css";

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** #rrggbb, shown beside the label. */
  readonly colour?: string | undefined;
}

interface ChoicesProps {
  legend: string;
  /** The id of what is chosen; of none of them for nothing yet. */
  value: string;
  choices: readonly Choice[];
  /** More to choose, after them. */
  children?: ReactNode;
  onChoose(id: string): void;
}

/** One of a few, each a key that can be pressed. */
export function Choices({ legend, value, choices, children, onChoose }: ChoicesProps) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map(({ id, label, colour }) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name={name} checked={value === id} onChange={() => onChoose(id)} />
          {colour && (
            <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" fill={colour} />
            </svg>
          )}
          {label}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
