import { type ReactNode, useId } from "react";
import { classNames } from "../classes.ts";
import styles from "./RadioGroup.module.css";

interface RadioOption<Id> {
  readonly id: Id;
  readonly label: string;
  readonly colour?: string | undefined;
  readonly picture?: ReactNode;
  readonly beside?: ReactNode;
}

interface RadioGroupProps<Id> {
  legend: string;
  value: string;
  options: readonly RadioOption<Id>[];
  look?: "cards" | "filled" | "plain" | "pictures";
  children?: ReactNode;
  onChange(id: Id): void;
}

export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { legend, value, options, look = "cards", children, onChange } = props;
  const name = useId();
  return (
    <fieldset className={classNames("wrap", styles.group, styles[look])}>
      <legend>{legend}</legend>
      {options.map(({ id, label, colour, picture, beside }) => (
        <div key={id}>
          <label className="line touch pressable">
            <input type="radio" name={name} checked={value === id} onChange={() => onChange(id)} />
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

interface ColourInputProps {
  children: string;
  label: string;
  value: string;
  isChosen: boolean;
  onChange(colour: string): void;
}

export function ColourInput({ children, label, value, isChosen, onChange }: ColourInputProps) {
  return (
    <label className={classNames("line touch pressable", isChosen && styles.chosen)}>
      <input
        className={styles.colour}
        type="color"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {children}
    </label>
  );
}
