import { useId } from "react";
import type { Size } from "../../shared/machine/types.ts";
import { showSize } from "../ui/size.ts";
import { FIT } from "../words/fit.ts";
import styles from "./FitChoices.module.css";

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
        <div key={showSize(each)} className={styles.row}>
          <label className={styles.choice}>
            <input type="radio" name={name} checked={each === frame} onChange={() => onChange(each)} />
            {showSize(each)}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
