import { type ReactNode, useEffect, useRef } from "react";
import { Bar } from "../../ui/bar/BottomBar.tsx";
import { hasFocus } from "../../ui/has-focus.ts";
import styles from "./ShelfBar.module.css";

interface ShelfBarProps {
  /** What it is about. */
  words: string;
  /** Its first key takes the focus, with each words: what had it went with what it did. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A bar at the foot of the window: what is chosen, or what can be taken back. It is always in sight. */
export function ShelfBar({ words, takesFocus = false, children }: ShelfBarProps) {
  const keys = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are about another act
  useEffect(() => {
    if (takesFocus && !hasFocus()) keys.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [takesFocus, words]);
  return (
    <Bar>
      <div className={styles.line}>
        <p className={styles.words} role="status">
          {words}
        </p>
        <div ref={keys} className={styles.keys}>
          {children}
        </div>
      </div>
    </Bar>
  );
}
