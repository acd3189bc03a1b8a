import { useState } from "react";
import { Face } from "./Face.tsx";
import styles from "./PlanDialog.module.css";
import type { PlanView } from "./usePlan.ts";
import type { PlanDrag } from "./usePlanDrag.ts";

/** The picture that is dragged, where the finger has it. */
export function Ghost({ drag, view }: { drag: PlanDrag; view: PlanView }) {
  const [start] = useState(() =>
    document.querySelector(`[data-slot="${CSS.escape(drag.from)}"]`)?.getBoundingClientRect(),
  );
  const picture = view.draft.pictures[drag.picture];
  if (!start || !picture) return null;
  const { left, top, width, height } = start;
  return (
    <div className={styles.ghost} style={{ left: left + drag.x, top: top + drag.y, width, height }}>
      <Face faces={view.hands.faces} picture={picture} />
    </div>
  );
}
