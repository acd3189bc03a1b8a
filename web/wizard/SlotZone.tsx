import { type ReactNode, useRef } from "react";
import { useSnapshot } from "valtio/react";
import { findSlot } from "../../shared/machine/questions.ts";
import type { Arrangement, MachineModel, SlotCategory } from "../../shared/machine/types.ts";
import { imageName, isDefaultImage } from "../../shared/model/design.ts";
import { pictureValue } from "../../shared/model/picture-value.ts";
import { presentImage } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import { FitButton } from "../editor/FitButton.tsx";
import { WIZARD } from "../messages/en/wizard.ts";
import { useImageSources } from "../screen/useImageSources.ts";
import { Button, type ButtonProps } from "../ui/button/Button.tsx";
import { DropZone, type ZoneError, type ZoneHandle } from "../ui/dropzone/DropZone.tsx";
import { Menu } from "../ui/menu/Menu.tsx";
import type { StepOf } from "./load-step.ts";
import type { SlotEdits } from "./slot-edits.ts";
import type { Intake } from "./useIntake.ts";

interface SlotZoneProps {
  model: MachineModel;
  step: StepOf<"slots">;
  slot: string;
  arrangement: Arrangement;
  error: ZoneError | undefined;
  intake: Intake;
  edits: SlotEdits;
  /** Whether the slots are listed one below the other, for lack of width. */
  isListed: boolean;
  /** Opens the bundled pictures for it. */
  onBrowse(): void;
  /** Offers more than a file to replace its picture with, if there is more. */
  onReplace: (() => void) | undefined;
  ref(zone: ZoneHandle | null): void;
}

/** One slot: its drop zone and its actions. */
export function SlotZone(props: SlotZoneProps) {
  const { model, step, slot, arrangement, error, intake, edits, isListed, onBrowse, onReplace, ref } = props;
  const { category, config } = step;
  const { library, defaults } = config;
  const { size, count, places } = arrangement;
  const { design, isMissing } = useSnapshot(state);
  const { label } = findSlot(category, slot);
  const name = design.names[category.id]?.[slot];
  const isFilled = design.slots[category.id]?.[slot] !== undefined;
  const shown = presentImage(design, category.id, slot, isMissing);
  const source = pictureValue(shown?.picture);
  const sourceOf = useImageSources([source]);
  const [fittable] = intake.refusalAt(slot)?.fittable ?? [];
  const zone = useRef<ZoneHandle>(null);
  const pick = () => zone.current?.pick();
  const adjust = () => edits.adjust(slot);

  const others = places.flatMap((place) => (place.slot === slot ? [] : place.slot));
  const swap = shown && others.length > 0 && <SlotSwap {...{ category, slot, others, edits }} />;
  const key = (action: string, button: Omit<ButtonProps, "size">) => (
    <Button size="small" aria-label={WIZARD.actionFor(action, label)} {...button}>
      {action}
    </Button>
  );
  // Where the specification has a picture come from.
  const sourceRow: ReactNode[] = [];
  if (library) sourceRow.push(key(library.browse, { icon: "grid", wide: true, onClick: onBrowse }));
  else if (defaults?.fills === "slot")
    sourceRow.push(key(defaults.label, { wide: true, onClick: () => edits.applyDefault(slot) }));

  return (
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
          alt: imageName(model, { category: category.id, key: slot }, shown),
          size,
          badge: isDefaultImage(category, count, slot, shown) ? WIZARD.default : undefined,
        }
      }
      busy={intake.busyAt(slot)}
      error={
        error && {
          ...error,
          help: fittable && <FitButton file={fittable.file} onFit={() => intake.fitAgain([fittable])} />,
        }
      }
      accent={category.accent}
      overflows
      onOpen={adjust}
      onFiles={(files) => intake.take(files, slot)}
      onNothing={() => intake.nothing(slot)}
      isListed={isListed}
      corner={!isListed && swap}
      rows={[
        ...sourceRow,
        isFilled ? (
          <>
            {shown && key(WIZARD.adjust, { onClick: adjust })}
            {key(WIZARD.replace, { onClick: onReplace ?? pick })}
            {isListed && swap}
            <Button
              size="small"
              variant="quiet"
              icon="cross"
              aria-label={WIZARD.removeNamed(label)}
              onClick={async () => {
                await edits.remove(slot);
                zone.current?.focus();
              }}
            />
          </>
        ) : (
          key(WIZARD.choose, { icon: "upload", wide: true, onClick: pick })
        ),
      ]}
    />
  );
}

interface SlotSwapProps {
  category: SlotCategory;
  slot: string;
  others: readonly string[];
  edits: SlotEdits;
}

/** Swaps a slot's picture with another's, as dragging does: at once if there is only one other, else by a menu. */
function SlotSwap({ category, slot, others, edits }: SlotSwapProps) {
  const labelOf = (id: string) => findSlot(category, id).label;
  const [only, ...more] = others;
  return only !== undefined && more.length === 0 ? (
    <Button
      size="small"
      icon="swap"
      aria-label={WIZARD.swapTwo(labelOf(slot), labelOf(only))}
      onClick={() => edits.swap(slot, only)}
    />
  ) : (
    <Menu
      label={WIZARD.swapWith(labelOf(slot))}
      icon="swap"
      items={others.map((other) => ({ label: labelOf(other), onPress: () => void edits.swap(slot, other) }))}
    />
  );
}
