import { useId } from "react";
import type { Background } from "../picture/fit/render.ts";
import { FIT } from "../words/fit.ts";
import styles from "./FitChoices.module.css";

interface FitBackgroundProps {
  background: Background;
  /** The colour that was last chosen. */
  colour: string;
  /** Whether what is under the image on the machine may show through. */
  mayBeClear: boolean;
  /** The picture leaves nothing of the frame free. */
  fills: boolean;
  onChange(background: Background): void;
}

/** What fills the part of the frame that the picture leaves free. */
export function FitBackground({ background, colour, mayBeClear, fills, onChange }: FitBackgroundProps) {
  const name = useId();
  const choices: readonly (readonly [label: string, background: Background])[] = [
    [FIT.blurred, { kind: "blurred" }],
    [FIT.colour, { kind: "colour", colour }],
    ...(mayBeClear ? ([[FIT.clear, { kind: "clear" }]] as const) : []),
  ];
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{FIT.background}</legend>
      {choices.map(([label, choice]) => (
        <div key={label} className={styles.row}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={background.kind === choice.kind}
              onChange={() => onChange(choice)}
            />
            {label}
          </label>
          {choice.kind === "colour" && (
            <input
              className={styles.colour}
              type="color"
              aria-label={FIT.backgroundColour}
              value={colour}
              onChange={(event) => onChange({ kind: "colour", colour: event.target.value })}
            />
          )}
        </div>
      ))}
      {fills && <p className={styles.hint}>{FIT.fillsFrame}</p>}
    </fieldset>
  );
}
