import { useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { LETTERING } from "#messages/lettering.ts";
import { WIZARD } from "#messages/wizard.ts";
import type { LibraryPicture } from "../../shared/machine/library.ts";
import { findSlot } from "../../shared/machine/questions.ts";
import type { Arrangement, SlotCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { isDefaultImage } from "../../shared/model/defaults.ts";
import { imageNameOf } from "../../shared/model/design.ts";
import { serializePicture } from "../../shared/model/picture-value.ts";
import { findAvailableImage } from "../../shared/model/questions.ts";
import { bundledPathOf } from "../../shared/model/recipe.ts";
import { findSlotsWithMismatchedText } from "../../shared/model/texts.ts";
import { state } from "../edit/app.ts";
import { useDescriptions, useImageSources } from "../screen/MachineScreen.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { DropZone, type DropZoneError, type DropZoneHandle } from "../ui/dropzone/DropZone.tsx";
import type { StepOfKind } from "./load-step.ts";
import styles from "./Steps.module.css";
import type { SlotEdits } from "./slot-edits.ts";
import type { Intake } from "./useIntake.tsx";

const { model } = ACTIVE;

interface SlotZoneProps {
  step: StepOfKind<"slots">;
  slot: string;
  arrangement: Arrangement;
  error: DropZoneError | undefined;
  intake: Intake;
  edits: SlotEdits;
  isListed: boolean;
  onBrowse(): void;
  ref(zone: DropZoneHandle | null): void;
}

export function SlotZone(props: SlotZoneProps) {
  const { step, slot, arrangement, error, intake, edits, isListed, onBrowse, ref } = props;
  const { category, config } = step;
  const { library, defaults } = config;
  const { size, count } = arrangement;
  const { design, isMissing } = useSnapshot(state);
  const { label } = findSlot(category, slot);
  const name = design.names[category.id]?.[slot];
  const isFilled = design.slots[category.id]?.[slot] !== undefined;
  const shown = findAvailableImage(design, category.id, slot, isMissing);
  const source = serializePicture(shown?.picture);
  const sourceOf = useImageSources([source]);
  const describe = useDescriptions();
  const other = useMismatchedText(category, slot);
  const zone = useRef<DropZoneHandle>(null);
  const key = (action: string, onClick: () => void) => (
    <Button size="small" aria-label={WIZARD.actionFor(action, label)} wide onClick={onClick}>
      {action}
    </Button>
  );
  const row = library
    ? key(library.browse, onBrowse)
    : defaults?.fills === "slot" && key(defaults.label, () => edits.applyDefault(slot));

  return (
    <>
      <DropZone
        ref={(handle) => {
          zone.current = handle;
          ref(handle);
        }}
        label={label}
        {...(name && { hint: name })}
        shape={size}
        {...(size.height >= size.width && { drawing: { screen: model.screen, sizes: [size] } })}
        picture={
          shown && {
            src: sourceOf(source),
            alt:
              describe(bundledPathOf(shown)) ??
              imageNameOf(model, { category: category.id, key: slot }, shown),
            size,
            badge: isDefaultImage(category, count, slot, shown) ? WIZARD.default : undefined,
          }
        }
        busy={intake.busyAt(slot)}
        error={error}
        accent={category.accent}
        allowsExtraFiles
        onOpen={() => edits.adjust(slot)}
        onFiles={(files) => intake.addFiles(files, slot)}
        onNoFiles={() => intake.reportNoFiles(slot)}
        isListed={isListed}
        corner={
          isFilled && (
            <Button
              size="small"
              icon="cross"
              aria-label={WIZARD.removeNamed(label)}
              onClick={async () => {
                await edits.remove(slot);
                zone.current?.focus();
              }}
            />
          )
        }
        row={row}
      />
      {other && (
        <p className={classNames("between anywhere small", styles.otherText)} role="status">
          {LETTERING.says(other.text)}
        </p>
      )}
    </>
  );
}

export function useMismatchedText(category: SlotCategory, slot: string) {
  const { id } = category;
  const { design, isMissing } = useSnapshot(state);
  const [library, setLibrary] = useState<readonly LibraryPicture[]>();
  const name = design.names[id]?.[slot];
  const isAsked = name !== undefined && findAvailableImage(design, id, slot, isMissing) !== undefined;
  useEffect(() => {
    if (isAsked)
      ACTIVE.libraries().then(
        (all) => setLibrary(all[category.library ?? ""] ?? []),
        () => {},
      );
  }, [isAsked, category]);
  if (!isAsked || !library) return undefined;
  const other = findSlotsWithMismatchedText(design, category, library).find((each) => each.slot === slot);
  return other && { name, text: other.text, library };
}
