import { classes } from "../classes.ts";
import styles from "./Choices.module.css";

interface OwnColourProps {
  /** Beside the colour. */
  children: string;
  /** What is read out for it. */
  label: string;
  /** #rrggbb. */
  value: string;
  isChosen: boolean;
  onChoose(colour: string): void;
}

/** Any colour at all, among choices. */
export function OwnColour({ children, label, value, isChosen, onChoose }: OwnColourProps) {
  return (
    <label className={classes(styles.choice, isChosen && styles.chosen)}>
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
