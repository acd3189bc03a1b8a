import type { RefusedSlot } from "./refused-slots.ts";
import styles from "./SlotRefusals.module.css";

/** What was wrong in slots that stand side by side, in the width of them all. */
export function SlotRefusals({ refused }: { refused: readonly RefusedSlot[] }) {
  if (refused.length === 0) return null;
  return (
    <dl className={styles.refusals}>
      {refused.map(({ slot, id, label, detail }) => (
        <div key={slot} id={id}>
          <dt>{label}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
