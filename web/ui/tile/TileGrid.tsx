import type { ReactNode, Ref } from "react";
import styles from "./ImageTile.module.css";

interface TileGridProps {
  label: string;
  ref?: Ref<HTMLUListElement>;
  children: ReactNode;
}

/** Image tiles side by side, as many as fit. */
export function TileGrid({ children, label, ref }: TileGridProps) {
  return (
    <ul ref={ref} className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}
