import { useId, useLayoutEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { SCREEN } from "#messages/screen.ts";
import { UI } from "#messages/ui.ts";
import { WIZARD } from "#messages/wizard.ts";
import { findArrangement, translateArrangement } from "../../shared/machine/questions.ts";
import type { SlotCategory, SlotPlace } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { isNameValid, listNameFields, nameOfField, slotNameFieldId } from "../../shared/model/name-fields.ts";
import { serializePicture } from "../../shared/model/picture-value.ts";
import { findAvailableImage } from "../../shared/model/questions.ts";
import { bundledPathOf } from "../../shared/model/recipe.ts";
import { drafts, state } from "../edit/app.ts";
import { confirmNames } from "../edit/draft-autosave.ts";
import { type DraftTexts, draftKey } from "../edit/drafts.ts";
import type { PngsBySlot } from "../editor/annotator.ts";
import { describeScreen } from "../screen/describe.ts";
import type { MachineFrameProps } from "../screen/MachineFrame.tsx";
import { MachineScreen, useDescriptions } from "../screen/MachineScreen.tsx";
import { classNames } from "../ui/classes.ts";
import { useFileDrop } from "../ui/dropzone/DropZone.tsx";
import { notify } from "../ui/toast/notify.ts";
import type { StepOfKind } from "./load-step.ts";
import styles from "./StepLayout.module.css";

interface MachineSlotsProps {
  step: StepOfKind<"slots">;
  labelOf: (slot: string) => string;
  highlighted?: string | undefined;
  live?: MachineFrameProps["live"];
  beside?: PngsBySlot | undefined;
  onPress?(slot: string): void;
  onFiles?(files: File[], slot: string): void;
}

export function MachineSlots({ step: { category }, labelOf, beside, onFiles, ...frame }: MachineSlotsProps) {
  const { design, isMissing } = useSnapshot(state);
  const changed = useObjectUrls(beside);
  const describe = useDescriptions();
  const { over, handlersOf } = useFileDrop();
  const { model } = ACTIVE;
  const count = design.counts[category.id];
  const arrangement = translateArrangement(model, design.language, findArrangement(category, count));
  const screen = describeScreen(model, category, arrangement, (slot) => {
    const image = findAvailableImage(design, category.id, slot, isMissing);
    return {
      label: labelOf(slot),
      source: changed.get(slot) ?? (image && serializePicture(image.picture)),
      origin: bundledPathOf(image),
    };
  });
  return (
    <MachineScreen
      label={WIZARD.preview(category.label)}
      screen={screen}
      {...frame}
      highlighted={over ?? frame.highlighted}
      buttonProps={
        onFiles &&
        (({ slot, label, source, origin }) => {
          const shows = describe(origin ?? source);
          return {
            ...handlersOf(slot, (files) => onFiles(files, slot)),
            ...(source && { "aria-label": WIZARD.change(shows ? SCREEN.shows(label, shows) : label) }),
          };
        })
      }
    />
  );
}

const NONE: ReadonlyMap<string, string> = new Map();

export function useObjectUrls(pngs: PngsBySlot | undefined): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState(NONE);
  useLayoutEffect(() => {
    if (!pngs || pngs.size === 0) return setUrls(NONE);
    const made = new Map(
      [...pngs].map(([slot, png]) => [slot, URL.createObjectURL(new Blob([png], { type: "image/png" }))]),
    );
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [pngs]);
  return urls;
}

const FIELDS = listNameFields(ACTIVE.model);

/** Returns names as typed. Leaving a field confirms all names once they are stored. */
export function useSlotNames(given: SlotCategory) {
  const { id: category } = given;
  const { design } = useSnapshot(state);
  const texts = useSnapshot(drafts.texts, { sync: true });
  const confirm = async () => {
    const failed = await drafts.flush();
    if (failed && !failed.ok) return notify.error(WIZARD.slotNamesNotSaved);
    const isUnsaved = FIELDS.some(
      ({ id, at }) => at?.category === category && draftKey(state.design, id) in drafts.texts,
    );
    if (!isUnsaved) confirmNames(drafts, state.design, category);
  };
  return listSlotNames(given, design, texts).map(({ field, ...name }) => ({
    ...name,
    maxLength: field.maxLength,
    onChange: (text: string) => drafts.type(field, text),
    onBlur: () => void confirm().catch(() => notify.error(WIZARD.slotNamesNotSaved)),
  }));
}

export const listSlotNames = ({ id: category, slots }: SlotCategory, design: Design, texts: DraftTexts) =>
  slots.flatMap(({ id: slot, label }) => {
    const field = FIELDS.find(({ id }) => id === slotNameFieldId(category, slot));
    if (!field) return [];
    const value = texts[draftKey(design, field.id)] ?? nameOfField(design, field);
    return { slot, label, field, value, isValid: isNameValid(value, field) };
  });

interface SlotNameFieldsProps {
  category: SlotCategory;
  places: readonly SlotPlace[];
  placeholders: Readonly<Record<string, string>>;
}

export function SlotNameFields({ category, places, placeholders }: SlotNameFieldsProps) {
  const id = useId();
  const names = useSlotNames(category).filter((name) => places.some(({ slot }) => slot === name.slot));
  return (
    <div className={styles.names}>
      {names.map(({ slot, label, value, maxLength, isValid, onChange, onBlur }) => {
        const excess = value.trim().length - maxLength;
        return (
          <label key={slot} className={classNames("grow small centred", styles.name)}>
            <input
              aria-label={WIZARD.nameFor(label)}
              aria-invalid={!isValid || undefined}
              aria-describedby={excess > 0 ? `${id}-${slot}` : undefined}
              value={value}
              dir={value ? "auto" : undefined}
              placeholder={placeholders[slot]}
              autoComplete="off"
              onChange={({ target }) => onChange(target.value)}
              onBlur={onBlur}
            />
            {excess > 0 && (
              <span id={`${id}-${slot}`} role="status">
                {UI.tooLong(excess)}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
