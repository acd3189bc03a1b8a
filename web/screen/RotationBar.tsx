import { useEffect, useState } from "react";
import { SCREEN } from "#messages/screen.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import styles from "./RotationBar.module.css";

export type Rotation = ReturnType<typeof useRotation>;

/** Pauses while the tab is hidden or `heldAt` is set. Starts paused if the visitor prefers reduced motion. */
export function useRotation(count: number, milliseconds: number, heldAt?: number) {
  const [index, setIndex] = useState(0);
  const [restarts, setRestarts] = useState(0);
  const [playing, setPlaying] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  useEffect(() => {
    if (heldAt !== undefined) setIndex(heldAt);
  }, [heldAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a restart starts the timer again
  useEffect(() => {
    if (!playing || heldAt !== undefined || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((now) => (now + 1) % count);
    }, milliseconds);
    return () => clearInterval(timer);
  }, [playing, heldAt, count, milliseconds, restarts]);
  return {
    index: Math.min(index, Math.max(count - 1, 0)),
    playing,
    toggle: () => setPlaying((now) => !now),
    goTo: (next: number) => {
      setPlaying(false);
      setIndex(next);
    },
    restart: () => {
      setIndex(0);
      setRestarts((count) => count + 1);
    },
  };
}

export function PauseButton({ rotation: { playing, toggle } }: { rotation: Rotation }) {
  return (
    <Button size="small" variant="quiet" icon={playing ? "pause" : "play"} onClick={toggle}>
      {playing ? SCREEN.pause : SCREEN.play}
    </Button>
  );
}

interface RotationBarProps {
  rotation: Rotation;
  labels: readonly string[];
}

export function RotationBar({ rotation, labels }: RotationBarProps) {
  if (labels.length < 2) return null;
  return (
    <div className={classNames("row between", styles.bar)}>
      <PauseButton rotation={rotation} />
      <div className={styles.dots}>
        {labels.map((label, index) => (
          <button
            key={label}
            type="button"
            className={classNames("grid", styles.dot)}
            aria-label={label}
            aria-current={index === rotation.index || undefined}
            onClick={() => rotation.goTo(index)}
          />
        ))}
      </div>
    </div>
  );
}
