import { PauseButton } from "./PauseButton.tsx";
import styles from "./RotationBar.module.css";
import type { Rotation } from "./useRotation.ts";

export interface RotationBarProps {
  rotation: Rotation;
  labels: readonly string[];
}

export function RotationBar({ rotation, labels }: RotationBarProps) {
  if (labels.length < 2) return null;
  return (
    <div className={styles.bar}>
      <PauseButton rotation={rotation} />
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
