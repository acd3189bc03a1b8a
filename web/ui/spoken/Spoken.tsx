import type { ReactNode } from "react";
import styles from "./Spoken.module.css";

/** Visually hidden text for screen readers. */
export function Spoken({ children }: { children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>;
}
