import type { ReactNode } from "react";
import styles from "./ImageTile.module.css";

/** Image tiles side by side, as many as fit. */
export function TileGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}
