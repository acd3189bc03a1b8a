import { type ReactNode, useId } from "react";
import type { Size } from "../../shared/machine/types.ts";
import type { Background } from "../picture/fit/render.ts";
import { showSize } from "../ui/size.ts";
import { FIT } from "../words/fit.ts";
import styles from "./FitChoices.module.css";

interface RadioRowProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose(): void;
  children?: ReactNode;
}

function RadioRow({ name, label, isChosen, onChoose, children }: RadioRowProps) {
  return (
    <div className={styles.row}>
      <label className={styles.choice}>
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
        {label}
      </label>
      {children}
    </div>
  );
}

interface FrameChoiceProps {
  frames: readonly Size[];
  frame: Size;
  onChange(frame: Size): void;
}

/** Which of several exact sizes the picture is made for. */
export function FrameChoice({ frames, frame, onChange }: FrameChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{FIT.size}</legend>
      {frames.map((each) => (
        <RadioRow
          key={showSize(each)}
          name={name}
          label={showSize(each)}
          isChosen={each === frame}
          onChoose={() => onChange(each)}
        />
      ))}
    </fieldset>
  );
}

interface FitBackgroundProps {
  background: Background;
  /** The colour that was chosen last. */
  colour: string;
  /** Whether what is under the image on the machine may show through. */
  mayBeClear: boolean;
  /** Whether the picture leaves nothing of the frame free. */
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
        <RadioRow
          key={label}
          name={name}
          label={label}
          isChosen={background.kind === choice.kind}
          onChoose={() => onChange(choice)}
        >
          {choice.kind === "colour" && (
            <input
              className={styles.colour}
              type="color"
              aria-label={FIT.backgroundColour}
              value={colour}
              onChange={(event) => onChange({ kind: "colour", colour: event.target.value })}
            />
          )}
        </RadioRow>
      ))}
      {fills && <p className={styles.hint}>{FIT.fillsFrame}</p>}
    </fieldset>
  );
}
