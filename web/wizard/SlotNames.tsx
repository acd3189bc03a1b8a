import { useSnapshot } from "valtio/react";
import { UI } from "#messages/ui.ts";
import { WIZARD } from "#messages/wizard.ts";
import { findSlot } from "../../shared/machine/questions.ts";
import type { Arrangement, SlotCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { isNameValid, listNameFields, nameIn, slotFieldId } from "../../shared/model/name-fields.ts";
import { state, typed } from "../edit/app.ts";
import { typedKey } from "../edit/typed.ts";
import { confirmTyped } from "../edit/typed-write.ts";
import { notify } from "../ui/toast/notify.ts";
import styles from "./StepLayout.module.css";

const FIELDS = listNameFields(ACTIVE.model);

export const nameFieldOf = (category: SlotCategory, slot: string) =>
  FIELDS.find(({ id }) => id === slotFieldId(category.id, slot));

/** The field for a name beside its picture. Once all the category's names are valid, leaving a field confirms them. */
export function useSlotName(category: SlotCategory, slot: string) {
  const { design } = useSnapshot(state);
  const texts = useSnapshot(typed.texts, { sync: true });
  const field = nameFieldOf(category, slot);
  const value = field ? (texts[typedKey(design, field.id)] ?? nameIn(design, field)) : "";
  const confirm = async () => {
    const failed = await typed.flush();
    if (failed && !failed.ok) return notify.error(WIZARD.slotNamesNotSaved);
    const isUnsaved = FIELDS.some(
      ({ id, at }) => at?.category === category.id && typedKey(state.design, id) in typed.texts,
    );
    if (!isUnsaved) confirmTyped(typed, state.design, category.id);
  };
  return {
    value,
    maxLength: field?.maxLength ?? 0,
    isValid: field !== undefined && isNameValid(value, field),
    onChange: (text: string) => field && typed.type(field, text),
    onBlur: () => void confirm().catch(() => notify.error(WIZARD.slotNamesNotSaved)),
  };
}

interface SlotNamesProps {
  category: SlotCategory;
  arrangement: Arrangement;
  placeholders: Readonly<Record<string, string>>;
}

/** The names, each below its picture on the machine. */
export const SlotNames = ({ category, arrangement: { places }, placeholders }: SlotNamesProps) => (
  <div className={styles.names}>
    {places.map(({ slot }) => (
      <SlotName key={slot} {...{ category, slot }} placeholder={placeholders[slot]} />
    ))}
  </div>
);

interface SlotNameProps {
  category: SlotCategory;
  slot: string;
  placeholder: string | undefined;
}

function SlotName({ category, slot, placeholder }: SlotNameProps) {
  const { value, maxLength, isValid, onChange, onBlur } = useSlotName(category, slot);
  const excess = value.trim().length - maxLength;
  return (
    <label className={styles.name}>
      <input
        aria-label={WIZARD.nameFor(findSlot(category, slot).label)}
        aria-invalid={!isValid || undefined}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      {excess > 0 && <span role="status">{UI.tooLong(excess)}</span>}
    </label>
  );
}
