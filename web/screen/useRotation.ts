import { useEffect, useState } from "react";

export interface Rotation {
  readonly index: number;
  readonly playing: boolean;
  toggle(): void;
  goTo(index: number): void;
  restart(): void;
}

/**
 * Rotates through pictures. Pauses while the tab is hidden, and under reduced motion until the visitor starts it.
 */
export function useRotation(count: number, milliseconds: number): Rotation {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  useEffect(() => {
    if (!playing || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((now) => (now + 1) % count);
    }, milliseconds);
    return () => clearInterval(timer);
  }, [playing, count, milliseconds]);
  return {
    index: Math.min(index, Math.max(count - 1, 0)),
    playing,
    toggle: () => setPlaying((now) => !now),
    goTo: (next) => {
      setPlaying(false);
      setIndex(next);
    },
    restart: () => setIndex(0),
  };
}
