import type { RefusedSlot } from "./refused-slots.ts";
import styles from "./SlotRefusals.module.css";

/** The errors of slots that are side by side, at the full width below them. */
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
