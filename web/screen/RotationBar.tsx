import { Button } from "../ui/button/Button.tsx";
import { SCREEN } from "../words/screen.ts";
import styles from "./RotationBar.module.css";
import type { Rotation } from "./useRotation.ts";

export interface RotationBarProps {
  rotation: Rotation;
  /** What each picture is called, in order. */
  labels: readonly string[];
}

/** A pause button and a dot for each picture; nothing for fewer than two. */
export function RotationBar({ rotation, labels }: RotationBarProps) {
  if (labels.length < 2) return null;
  return (
    <div className={styles.bar}>
      <Button
        size="small"
        variant="quiet"
        icon={rotation.playing ? "pause" : "play"}
        onClick={rotation.toggle}
      >
        {rotation.playing ? SCREEN.pause : SCREEN.play}
      </Button>
      <div className={styles.dots}>
        {labels.map((label, index) => (
          <button
            key={label}
            type="button"
            className={styles.dot}
            aria-label={label}
            aria-current={index === rotation.index || undefined}
            onClick={() => rotation.goTo(index)}
          />
        ))}
      </div>
    </div>
  );
}
