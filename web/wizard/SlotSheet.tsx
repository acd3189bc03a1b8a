import { useState } from "react";
import { useSnapshot } from "valtio/react";
import { sentences } from "#messages/formats.ts";
import { LETTERING } from "#messages/lettering.ts";
import { WIZARD } from "#messages/wizard.ts";
import { findArrangement } from "../../shared/machine/questions.ts";
import type { SlotCategory } from "../../shared/machine/types.ts";
import { findAvailableImage } from "../../shared/model/questions.ts";
import { replaceWordsWithName } from "../../shared/model/texts.ts";
import { edit, state } from "../edit/app.ts";
import { faultMessage } from "../edit/fault-message.ts";
import { LookChoices } from "../looks/LookChoices.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { createPasteMenuItems } from "../ui/dropzone/page-files.tsx";
import { Field } from "../ui/field/Field.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import type { MenuItem } from "../ui/menu/Menu.tsx";
import { notify } from "../ui/toast/notify.ts";
import type { StepOfKind } from "./load-step.ts";
import { useSlotNames } from "./MachineSlots.tsx";
import { useMismatchedText } from "./SlotZone.tsx";
import styles from "./Steps.module.css";
import type { SlotEdits } from "./slot-edits.ts";
import type { Intake } from "./useIntake.tsx";

interface SlotSheetProps {
  step: StepOfKind<"slots">;
  slot: string;
  intake: Intake;
  edits: SlotEdits;
  items: readonly MenuItem[];
  onPick(): void;
  onBrowse(): void;
  onClose(): void;
}

export function SlotSheet({ step, slot, intake, edits, items, onPick, onBrowse, onClose }: SlotSheetProps) {
  const { category, config } = step;
  const { library, defaults } = config;
  const { design, isMissing } = useSnapshot(state);
  const label = intake.labelOf(slot);
  const { places } = findArrangement(category, design.counts[category.id]);
  const isFilled = design.slots[category.id]?.[slot] !== undefined;
  const isShown = findAvailableImage(design, category.id, slot, isMissing) !== undefined;
  const others = config.canSwap && isShown ? places.filter((place) => place.slot !== slot) : [];
  const actions: MenuItem[] = [
    { label: isFilled ? WIZARD.replace : WIZARD.choose, icon: "upload", onPress: onPick },
    ...createPasteMenuItems(
      (files) => intake.addFiles(files, slot),
      () => intake.reportNoFiles(slot),
    ),
    ...(library ? [{ label: library.browse, icon: ICONS.grid, onPress: onBrowse }] : []),
    {
      label: defaults?.fills === "slot" ? defaults.label : WIZARD.useDefault,
      icon: "sparkle",
      onPress: () => void edits.applyDefault(slot),
    },
    ...(isShown ? [{ label: WIZARD.adjust, icon: ICONS.crop, onPress: () => void edits.adjust(slot) }] : []),
    ...items,
    ...others.map((other) => ({
      label: WIZARD.swapWith(intake.labelOf(other.slot)),
      icon: "swap" as const,
      onPress: () => void edits.swap(slot, other.slot),
    })),
    ...(isFilled
      ? [{ label: WIZARD.remove, icon: ICONS.trash, onPress: () => void edits.remove(slot) }]
      : []),
  ];
  return (
    <Dialog title={WIZARD.change(label)} onClose={onClose}>
      <div className="stack-4">
        {config.naming && <SlotName {...{ category, slot, label }} />}
        <MismatchedText {...{ category, slot }} />
        <ul className={classNames("grid entries", styles.sheet)}>
          {actions.map((action) => (
            <li key={action.label}>
              <Button
                variant="quiet"
                icon={action.icon}
                wide
                onClick={() => {
                  onClose();
                  action.onPress();
                }}
              >
                {action.label}
              </Button>
            </li>
          ))}
        </ul>
        {!library && (
          <LookChoices
            {...{ category, slot }}
            columns={3}
            onChoose={(image) => {
              onClose();
              void intake.put(slot, image);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

interface SlotProps {
  category: SlotCategory;
  slot: string;
}

function SlotName({ category, slot, label }: SlotProps & { label: string }) {
  const name = useSlotNames(category).find((each) => each.slot === slot);
  if (!name) return null;
  const { value, maxLength, isValid, onChange, onBlur } = name;
  return (
    <Field
      {...{ value, maxLength, onChange, onBlur }}
      label={WIZARD.nameFor(label)}
      validity={isValid ? "valid" : "neutral"}
      counted
      autoComplete="off"
    />
  );
}

function MismatchedText({ category, slot }: SlotProps) {
  const [status, setStatus] = useState<"busy" | "failed">();
  const other = useMismatchedText(category, slot);
  if (!other) return null;
  const { name, text, library } = other;
  const use = async () => {
    setStatus("busy");
    const outcome = await edit(
      state.design.id,
      { offer: { kind: "picture", category: category.id } },
      (now) => replaceWordsWithName(now, category, slot, library),
      { needs: "every" },
    );
    if (!outcome.ok && outcome.fault === "notRendered") return setStatus("failed");
    if (outcome.ok) notify.success(LETTERING.nameOn(name));
    else notify.error(faultMessage(outcome.fault));
    setStatus(undefined);
  };
  return (
    <div className={classNames("row between anywhere small", styles.otherText)}>
      <p role="status">
        {sentences([LETTERING.says(text), ...(status === "failed" ? [LETTERING.nameNotOn] : [])])}
      </p>
      <Button size="small" busy={status === "busy"} busyLabel={LETTERING.lettering} onClick={use}>
        {status === "failed" ? LETTERING.again : LETTERING.showName(name)}
      </Button>
    </div>
  );
}
