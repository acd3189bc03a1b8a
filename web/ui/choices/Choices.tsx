import { type ReactNode, useId } from "react";
import styles from "./Choices.module.css";

interface ChoicesProps {
  legend: string;
  /** The id of what is chosen; of none of them for nothing yet. */
  value: string;
  choices: readonly { readonly id: string; readonly label: string }[];
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
      {choices.map(({ id, label }) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name={name} checked={value === id} onChange={() => onChoose(id)} />
          {label}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
