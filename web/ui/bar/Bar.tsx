import type { ReactNode, Ref } from "react";
import styles from "./Bar.module.css";

/** A bar at the foot of the window: what is in it is always in sight. */
export function Bar({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} className={styles.bar}>
      {children}
    </div>
  );
}
