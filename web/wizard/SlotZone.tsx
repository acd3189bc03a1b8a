import { type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import { findSlot } from "../../shared/machine/questions.ts";
import type { MachineModel, Size } from "../../shared/machine/types.ts";
import { type Image, imageName, isDefaultImage } from "../../shared/model/design.ts";
import { pictureValue } from "../../shared/model/picture-value.ts";
import { FitButton } from "../editor/FitButton.tsx";
import { WIZARD } from "../messages/en/wizard.ts";
import { useImageSources } from "../screen/useImageSources.ts";
import { Button, type ButtonProps } from "../ui/button/Button.tsx";
import { DropZone, type ZoneHandle } from "../ui/dropzone/DropZone.tsx";
import type { ZoneError } from "../ui/dropzone/DropZoneView.tsx";
import { SlotSwap } from "./SlotSwap.tsx";
import type { StepOf } from "./step-props.ts";
import type { SlotIntake } from "./useSlotIntake.ts";

interface SlotZoneProps {
  model: MachineModel;
  step: StepOf<"slots">;
  slot: string;
  /** What the visitor named it. */
  name: string | undefined;
  /** How many slots there are. */
  count: number;
  size: Size;
  image: Image | undefined;
  isMissing: boolean;
  error: ZoneError | undefined;
  intake: SlotIntake;
  /** Whether the slots are listed one below the other, for lack of width. */
  isListed: boolean;
  /** The slots whose picture it can be swapped with. */
  others: readonly string[];
  /** Opens the bundled pictures for it. */
  onBrowse(): void;
  /** Offers more than a file to replace its picture with; undefined where there is no more. */
  onReplace: (() => void) | undefined;
  ref?: Ref<ZoneHandle>;
}

/** One slot: its drop zone and its actions. */
export function SlotZone(props: SlotZoneProps) {
  const { model, step, slot, name, count, size, image, isMissing, error } = props;
  const { intake, isListed, others, onReplace, ref } = props;
  const { category } = step;
  const { label } = findSlot(category, slot);
  const [fittable] = intake.refusalAt(slot)?.fittable ?? [];
  const shown = image && !isMissing ? image : undefined;
  const source = pictureValue(shown?.picture);
  const sourceOf = useImageSources([source]);
  const zone = useRef<ZoneHandle>(null);
  useImperativeHandle(ref, () => ({
    press: () => zone.current?.press(),
    pick: () => zone.current?.pick(),
    focus: () => zone.current?.focus(),
  }));
  const swap = shown && others.length > 0 && <SlotSwap {...{ category, slot, others, intake }} />;
  const adjust = () => intake.adjust(slot);

  return (
    <DropZone
      ref={zone}
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
        ...(hasSource(step) ? [<SourceButton key="source" {...props} />] : []),
        <OwnButtons
          key="own"
          label={label}
          isFilled={image !== undefined}
          isThere={shown !== undefined}
          swap={isListed && swap}
          onAdjust={adjust}
          onPick={() => zone.current?.pick()}
          onReplace={onReplace}
          onRemove={async () => {
            await intake.remove(slot);
            zone.current?.focus();
          }}
        />,
      ]}
    />
  );
}

const hasSource = ({ config }: StepOf<"slots">): boolean =>
  config.library !== undefined || config.defaults?.fills === "slot";

/** A button of a slot, named after what it does and for which slot. */
const SlotButton = ({
  action,
  label,
  ...button
}: Omit<ButtonProps, "size" | "children"> & { action: string; label: string }) => (
  <Button size="small" aria-label={WIZARD.actionFor(action, label)} {...button}>
    {action}
  </Button>
);

/** Where the specification has a picture come from. */
function SourceButton({ step: { category, config }, slot, intake, onBrowse }: SlotZoneProps) {
  const { label } = findSlot(category, slot);
  const { library, defaults } = config;
  if (library)
    return <SlotButton icon="grid" wide action={library.browse} label={label} onClick={onBrowse} />;
  const useDefault = () => intake.applyDefault(slot);
  return <SlotButton wide action={defaults?.label ?? ""} label={label} onClick={useDefault} />;
}

interface OwnButtonsProps {
  label: string;
  /** A picture is kept, though it may not be there. */
  isFilled: boolean;
  isThere: boolean;
  swap: ReactNode;
  onAdjust(): void;
  onPick(): void;
  onReplace: (() => void) | undefined;
  onRemove(): void;
}

/** The actions for the slot's picture, or for getting one. */
function OwnButtons({
  label,
  isFilled,
  isThere,
  swap,
  onAdjust,
  onPick,
  onReplace,
  onRemove,
}: OwnButtonsProps) {
  if (!isFilled)
    return <SlotButton icon="upload" wide action={WIZARD.choose} label={label} onClick={onPick} />;
  return (
    <>
      {isThere && <SlotButton action={WIZARD.adjust} label={label} onClick={onAdjust} />}
      <SlotButton action={WIZARD.replace} label={label} onClick={onReplace ?? onPick} />
      {swap}
      <Button
        size="small"
        variant="quiet"
        icon="cross"
        aria-label={WIZARD.removeNamed(label)}
        onClick={onRemove}
      />
    </>
  );
}
