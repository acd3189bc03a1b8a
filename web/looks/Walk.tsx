import { PauseButton } from "../screen/PauseButton.tsx";
import type { Rotation } from "../screen/useRotation.ts";
import { Button } from "../ui/button/Button.tsx";
import { LOOKS } from "../words/looks.ts";
import styles from "./Walk.module.css";

interface WalkProps {
  rotation: Rotation;
  /** Of the screens, in order. */
  labels: readonly string[];
  /** The screen that is shown. */
  at: number;
  onGo(to: number): void;
}

/** Pause, the screen that is shown, and those before and after it. */
export function Walk({ rotation, labels, at, onGo }: WalkProps) {
  const count = labels.length;
  if (count < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div className={styles.walk} role="group" aria-label={LOOKS.walk}>
      <PauseButton rotation={rotation} />
      <div className={styles.way}>
        <Button
          size="small"
          variant="quiet"
          icon="back"
          aria-label={LOOKS.previous}
          onClick={() => onGo((at + count - 1) % count)}
        />
        <p className={styles.where}>
          <span>{labels[at]}</span> <span>{LOOKS.place(at + 1, count)}</span>
        </p>
        <Button
          size="small"
          variant="quiet"
          icon="forward"
          aria-label={LOOKS.next}
          onClick={() => onGo((at + 1) % count)}
        />
      </div>
    </div>
  );
}
