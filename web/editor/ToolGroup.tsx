import type { ReactNode } from "react";
import styles from "./ToolGroup.module.css";

/** Keys of one kind, which stand together as one. */
export function ToolGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group} aria-label={label}>
      {children}
    </fieldset>
  );
}
