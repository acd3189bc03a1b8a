import { type ReactNode, useId } from "react";
import { classNames } from "../classes.ts";
import styles from "./Choices.module.css";

interface Choice<Id> {
  readonly id: Id;
  readonly label: string;
  readonly colour?: string | undefined;
  readonly picture?: ReactNode;
  readonly beside?: ReactNode;
}

interface ChoicesProps<Id> {
  legend: string;
  value: string;
  choices: readonly Choice<Id>[];
  look?: "cards" | "filled" | "plain" | "pictures";
  children?: ReactNode;
  onChoose(id: Id): void;
}

export function Choices<Id extends string>(props: ChoicesProps<Id>) {
  const { legend, value, choices, look = "cards", children, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={classNames("wrap", styles.choices, styles[look])}>
      <legend>{legend}</legend>
      {choices.map(({ id, label, colour, picture, beside }) => (
        <div key={id}>
          <label className="line touch pressable">
            <input type="radio" name={name} checked={value === id} onChange={() => onChoose(id)} />
            {colour && (
              <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
                <rect width="1" height="1" fill={colour} />
              </svg>
            )}
            {picture}
            {label}
          </label>
          {beside}
        </div>
      ))}
      {children}
    </fieldset>
  );
}

interface OwnColourProps {
  children: string;
  label: string;
  value: string;
  isChosen: boolean;
  onChoose(colour: string): void;
}

export function CustomColour({ children, label, value, isChosen, onChoose }: OwnColourProps) {
  return (
    <label className={classNames("line touch pressable", isChosen && styles.chosen)}>
      <input
        className={styles.colour}
        type="color"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
      {children}
    </label>
  );
}
