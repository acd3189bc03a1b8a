import type { SlotCategory } from "../../shared/machine/types.ts";
import { LOOKS } from "../words/looks.ts";
import styles from "./NamesRow.module.css";
import type { TypedNames } from "./useTypedNames.ts";

interface NamesRowProps {
  category: SlotCategory;
  typed: TypedNames;
}

/** The names of a category's slots, which stand on the pictures as they are typed. */
export function NamesRow({ category: { id, slots, step }, typed }: NamesRowProps) {
  const { naming } = step;
  if (!naming) return null;
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>
        <span className={styles.title}>{LOOKS.names}</span>
      </legend>
      {slots.map((slot) => (
        <label key={slot.id} className={styles.name}>
          <span className={styles.label}>{slot.label}</span>
          <input
            className={styles.input}
            value={typed.names[id]?.[slot.id] ?? ""}
            maxLength={naming.maxLength}
            placeholder={naming.placeholders[slot.id]}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => typed.type(id, slot.id, target.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}
