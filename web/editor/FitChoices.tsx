import { type ReactNode, useId } from "react";
import type { Size } from "../../shared/machine/types.ts";
import type { Background } from "../../shared/model/recipe.ts";
import { FIT } from "../messages/en/fit.ts";
import { BACKGROUNDS, type BackgroundId } from "../picture/backgrounds.ts";
import { showSize } from "../ui/size.ts";
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
  const kinds = Object.keys(BACKGROUNDS) as BackgroundId[];
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{FIT.background}</legend>
      {kinds.map((kind) => {
        if (kind === "clear" && !mayBeClear) return null;
        const { hasColour } = BACKGROUNDS[kind];
        return (
          <RadioRow
            key={kind}
            name={name}
            label={FIT.backgrounds[kind]}
            isChosen={background.kind === kind}
            onChoose={() => onChange(hasColour ? { kind, colour } : { kind })}
          >
            {hasColour && (
              <input
                className={styles.colour}
                type="color"
                aria-label={FIT.backgroundColour}
                value={colour}
                onChange={(event) => onChange({ kind, colour: event.target.value })}
              />
            )}
          </RadioRow>
        );
      })}
      {fills && <p className={styles.hint}>{FIT.fillsFrame}</p>}
    </fieldset>
  );
}
