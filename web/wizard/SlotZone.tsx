import { type Ref, useImperativeHandle, useRef } from "react";
import { findSlot } from "../../shared/machine/questions.ts";
import type { MachineModel, Size } from "../../shared/machine/types.ts";
import type { ImageRecord } from "../document/design.ts";
import { FitButton } from "../fit/FitButton.tsx";
import { useImageSources } from "../screen/useImageSources.ts";
import { Button } from "../ui/button/Button.tsx";
import { DropZone, type ZoneHandle } from "../ui/dropzone/DropZone.tsx";
import type { ZoneError } from "../ui/dropzone/DropZoneView.tsx";
import { WIZARD } from "../words/wizard.ts";
import type { StepOf } from "./step-props.ts";
import type { SlotIntake } from "./useSlotIntake.ts";

interface SlotZoneProps {
  model: MachineModel;
  step: StepOf<"slots">;
  slot: string;
  /** What the visitor named it. */
  name: string | undefined;
  size: Size;
  image: ImageRecord | undefined;
  error: ZoneError | undefined;
  intake: SlotIntake;
  /** Opens the bundled pictures for it. */
  onBrowse(): void;
  /** Opens the editor for a file that was refused. */
  onFit(file: File): void;
  ref?: Ref<ZoneHandle>;
}

/** One slot: its zone with all that can be done with it. */
export function SlotZone({
  model,
  step,
  slot,
  name,
  size,
  image,
  error,
  intake,
  onBrowse,
  onFit,
  ref,
}: SlotZoneProps) {
  const { category, facts } = step;
  const { label } = findSlot(category, slot);
  const { busy, fittable } = intake.stateOf(slot);
  const shown = image && !image.isMissing ? image : undefined;
  const sourceOf = useImageSources(shown ? [shown.url] : []);
  const zone = useRef<ZoneHandle>(null);
  useImperativeHandle(ref, () => ({
    pick: () => zone.current?.pick(),
    focus: () => zone.current?.focus(),
  }));

  return (
    <DropZone
      ref={zone}
      label={label}
      {...(name && { hint: name })}
      shape={size}
      {...(size.height >= size.width && { drawing: { screen: model.screen, sizes: [size] } })}
      picture={
        shown && {
          src: sourceOf(shown.url),
          alt: shown.name,
          size,
          badge: shown.isDefault ? WIZARD.default : undefined,
        }
      }
      busy={busy}
      error={error && { ...error, help: fittable && <FitButton file={fittable} onFit={onFit} /> }}
      accent={category.accent}
      overflows
      onFiles={(files) => intake.take(files, slot)}
      onNothing={() => intake.nothing(slot)}
      actions={
        <>
          {facts.library && (
            <Button
              size="small"
              icon="grid"
              wide
              aria-label={WIZARD.actionFor(facts.library.browse, label)}
              onClick={onBrowse}
            >
              {facts.library.browse}
            </Button>
          )}
          {facts.defaults?.fills === "slot" && (
            <Button
              size="small"
              wide
              aria-label={WIZARD.actionFor(facts.defaults.label, label)}
              onClick={() => intake.applyDefault(slot)}
            >
              {facts.defaults.label}
            </Button>
          )}
          {image && (
            <Button
              size="small"
              variant="quiet"
              icon="cross"
              wide
              aria-label={WIZARD.removeNamed(label)}
              onClick={async () => {
                await intake.remove(slot);
                zone.current?.focus();
              }}
            >
              {WIZARD.remove}
            </Button>
          )}
        </>
      }
    />
  );
}
