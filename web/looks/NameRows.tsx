import { useSnapshot } from "valtio/react";
import { LOOKS_DIALOG } from "#messages/looks.ts";
import { UI } from "#messages/ui.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { listNameFields, nameOfField, slotNameFieldId } from "../../shared/model/name-fields.ts";
import { drafts, state } from "../edit/app.ts";
import { findUnsavedNames } from "../edit/draft-autosave.ts";
import { draftKey } from "../edit/drafts.ts";
import { classNames } from "../ui/classes.ts";
import { NAMED_CATEGORIES } from "./LookControls.tsx";
import styles from "./LooksDialog.module.css";

const FIELDS = listNameFields(ACTIVE.model);

export const findTooLongName = () =>
  findUnsavedNames(drafts.texts, FIELDS, state.design).flatMap(({ at, text, maxLength }) => {
    const over = text.trim().length - maxLength;
    const slots = NAMED_CATEGORIES.find(({ id }) => id === at?.category)?.slots;
    const label = slots?.find(({ id }) => id === at?.slot)?.label;
    return label !== undefined && over > 0 ? [{ label, over, most: maxLength }] : [];
  })[0];

interface NameRowsProps {
  onFocus(category: string | undefined): void;
}

export function NameRows({ onFocus }: NameRowsProps) {
  const { design } = useSnapshot(state);
  const texts = useSnapshot(drafts.texts, { sync: true });
  return NAMED_CATEGORIES.map(
    ({ id: category, slots, step: { naming } }) =>
      naming && (
        <fieldset
          key={category}
          className={classNames("grid", styles.names)}
          onFocus={() => onFocus(category)}
          onBlur={() => onFocus(undefined)}
        >
          <legend className="contents">
            <span className={classNames("strong", styles.title)}>{LOOKS_DIALOG.names}</span>
          </legend>
          {slots.map(({ id, label }) => {
            const field = FIELDS.find((each) => each.id === slotNameFieldId(category, id));
            if (!field) return null;
            const name = texts[draftKey(design, field.id)] ?? nameOfField(design, field);
            const excess = name.trim().length - naming.maxLength;
            return (
              <label key={id} className={classNames("relative grid shrinks", styles.name)}>
                <span className={classNames("muted", styles.label)}>{label}</span>
                <input
                  className={styles.input}
                  value={name}
                  placeholder={nameOfField(design, field) || naming.placeholders[id]}
                  autoComplete="off"
                  enterKeyHint="done"
                  aria-invalid={excess > 0 || undefined}
                  onChange={({ target }) => drafts.type(field, target.value)}
                />
                {excess > 0 && <span className="fault small">{UI.tooLong(excess)}</span>}
              </label>
            );
          })}
        </fieldset>
      ),
  );
}
