import { type ReactNode, useEffect, useRef, useState } from "react";
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
import { addNameToPicture, findSlotsWithOtherText } from "../../shared/model/texts.ts";
import { edit, state } from "../edit/app.ts";
import { faultMessage } from "../edit/fault-words.ts";
import { FitButton } from "../editor/FitButton.tsx";
import { bundledOriginOf } from "../screen/bundled-origin.ts";
import { useImageSources } from "../screen/MachineScreen.tsx";
import { useDescriptions } from "../screen/useDescriptions.ts";
import { Button, type ButtonProps } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { DropZone, type DropZoneError, type DropZoneHandle } from "../ui/dropzone/DropZone.tsx";
import { Menu } from "../ui/menu/Menu.tsx";
import { notify } from "../ui/toast/notify.ts";
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
  onReplace: (() => void) | undefined;
  ref(zone: DropZoneHandle | null): void;
}

export function SlotZone(props: SlotZoneProps) {
  const { step, slot, arrangement, error, intake, edits, isListed, onBrowse, onReplace, ref } = props;
  const { category, config } = step;
  const { library, defaults } = config;
  const { size, count, places } = arrangement;
  const { design, isMissing } = useSnapshot(state);
  const { label } = findSlot(category, slot);
  const name = design.names[category.id]?.[slot];
  const isFilled = design.slots[category.id]?.[slot] !== undefined;
  const shown = findAvailableImage(design, category.id, slot, isMissing);
  const source = serializePicture(shown?.picture);
  const sourceOf = useImageSources([source]);
  const describe = useDescriptions();
  const [fittable] = intake.refusalAt(slot)?.fittable ?? [];
  const zone = useRef<DropZoneHandle>(null);
  const pick = () => zone.current?.pick();
  const adjust = () => edits.adjust(slot);

  const others = places.flatMap((place) => (place.slot === slot ? [] : place.slot));
  const swap = config.canSwap && shown && others.length > 0 && (
    <SlotSwap {...{ category, slot, others, edits }} />
  );
  const key = (action: string, button: Omit<ButtonProps, "size">) => (
    <Button size="small" aria-label={WIZARD.actionFor(action, label)} {...button}>
      {action}
    </Button>
  );
  const sourceRow: ReactNode[] = [];
  if (library) sourceRow.push(key(library.browse, { icon: "grid", wide: true, onClick: onBrowse }));
  else if (defaults?.fills === "slot")
    sourceRow.push(key(defaults.label, { wide: true, onClick: () => edits.applyDefault(slot) }));

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
              describe(bundledOriginOf(shown)) ??
              imageNameOf(model, { category: category.id, key: slot }, shown),
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
        onFiles={(files) => intake.addFiles(files, slot)}
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
      <PictureSays category={category} slot={slot} />
    </>
  );
}

interface SlotSwapProps {
  category: SlotCategory;
  slot: string;
  others: readonly string[];
  edits: SlotEdits;
}

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

interface PictureSaysProps {
  category: SlotCategory;
  slot: string;
}

/** Offers to put the slot's name on a picture that shows another. */
function PictureSays({ category, slot }: PictureSaysProps) {
  const { id } = category;
  const { design, isMissing } = useSnapshot(state);
  const [library, setLibrary] = useState<readonly LibraryPicture[]>();
  const [status, setStatus] = useState<"busy" | "failed">();
  const name = design.names[id]?.[slot];
  const isAsked = name !== undefined && findAvailableImage(design, id, slot, isMissing) !== undefined;
  useEffect(() => {
    if (isAsked)
      ACTIVE.libraries().then(
        (all) => setLibrary(all[category.library ?? ""] ?? []),
        () => {},
      );
  }, [isAsked, category]);
  if (!isAsked || !library) return null;
  const other = findSlotsWithOtherText(design, category, library).find((each) => each.slot === slot);
  if (!other) return null;

  const use = async () => {
    setStatus("busy");
    const outcome = await edit(
      state.design.id,
      { offer: { kind: "picture", category: id } },
      (now) => addNameToPicture(now, category, slot, library),
      { needs: "every" },
    );
    if (!outcome.ok && outcome.fault === "notRendered") return setStatus("failed");
    if (outcome.ok) notify.success(LETTERING.nameOn(name));
    else notify.error(faultMessage(outcome.fault));
    setStatus(undefined);
  };
  return (
    <div className={classNames("row", styles.says)}>
      <p role="status">
        {LETTERING.says(other.says)}
        {status === "failed" && ` ${LETTERING.nameNotOn}`}
      </p>
      <Button size="small" busy={status === "busy"} busyLabel={LETTERING.lettering} onClick={use}>
        {status === "failed" ? LETTERING.again : LETTERING.showName(name)}
      </Button>
    </div>
  );
}
