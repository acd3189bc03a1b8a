import type { ReactNode } from "react";
import styles from "./ImageTile.module.css";

interface TileGridProps {
  label: string;
  /** More of it is on its way. */
  "aria-busy"?: true | undefined;
  children: ReactNode;
}

/** Image tiles side by side, as many as fit. */
export function TileGrid({ children, label, ...busy }: TileGridProps) {
  return (
    <ul className={styles.grid} aria-label={label} {...busy}>
      {children}
    </ul>
  );
}
