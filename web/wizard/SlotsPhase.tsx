import { useEffect, useId, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { arrangementFor, fillWords, findSlot } from "../../shared/machine/questions.ts";
import { isDefaultImage } from "../../shared/model/design.ts";
import { pictureValue } from "../../shared/model/picture-value.ts";
import { emptyPlaces, presentImage } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import type { WordsDialog } from "../editor/WordsDialog.tsx";
import { BRANDING } from "../messages/en/branding.ts";
import { LETTERING } from "../messages/en/lettering.ts";
import { WIZARD } from "../messages/en/wizard.ts";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import { useLoaded } from "../ui/dialog/useLoaded.ts";
import { useDrag } from "../ui/drag/useDrag.ts";
import { usePagePaste } from "../ui/dropzone/clipboard.ts";
import type { ZoneHandle } from "../ui/dropzone/DropZone.tsx";
import { Menu, type MenuItem } from "../ui/menu/Menu.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { notify } from "../ui/toast/notify.ts";
import { CountChoice } from "./CountChoice.tsx";
import { LeftOutNotice } from "./LeftOutNotice.tsx";
import { PictureSays } from "./names/PictureSays.tsx";
import { useNamesDialog } from "./names/useNamesDialog.ts";
import { usePictureSays } from "./names/usePictureSays.ts";
import { pasteItem } from "./paste-item.ts";
import { errorIn, refusedSlots } from "./refused-slots.ts";
import { SlotRefusals } from "./SlotRefusals.tsx";
import { SlotsMachine } from "./SlotsMachine.tsx";
import styles from "./SlotsPhase.module.css";
import { SlotZone } from "./SlotZone.tsx";
import { StepEditor } from "./StepEditor.tsx";
import { StepLayout } from "./StepLayout.tsx";
import type { StepProps } from "./step-props.ts";
import { UndoNotice } from "./UndoNotice.tsx";
import { useColumns } from "./useColumns.ts";
import { usePicker } from "./usePicker.ts";
import { useReplaceDialog } from "./useReplaceDialog.ts";
import { useSlotIntake } from "./useSlotIntake.ts";

/** Width over height from which a picture counts as a strip. */
const STRIP = 1.5;

interface SlotsPhaseProps extends StepProps<"slots"> {
  onBack: (() => void) | undefined;
  onContinue: (() => void) | undefined;
  /** Absent where the slots have no names. */
  onEditNames: (() => void) | undefined;
}

/** Filling the slots of a category. */
export function SlotsPhase({ model, step, onBack, onContinue, onEditNames }: SlotsPhaseProps) {
  const { category, config } = step;
  const { design, isMissing } = useSnapshot(state);
  const intake = useSlotIntake(model, step);
  const [highlighted, setHighlighted] = useState<string>();
  const picker = usePicker<string>();
  const { fit } = intake;
  const lettering = useNamesDialog(category.library);
  const zones = useRef<Record<string, ZoneHandle | null>>({});
  usePagePaste((files) => intake.take(files));

  const arrangement = arrangementFor(category, design.counts[category.id]);
  const { size, places } = arrangement;
  // Another tab may have chosen a count without that slot.
  const fitted = fit.open?.job.target;
  const isOrphan = fitted !== undefined && !places.some(({ slot }) => slot === fitted);
  useEffect(() => {
    if (isOrphan) fit.close();
  });
  const names = design.names[category.id];
  const labelOf = (slot: string) => names?.[slot] ?? findSlot(category, slot).label;
  const missing = emptyPlaces(design, category, isMissing).map(({ slot }) => labelOf(slot));
  // As on the machine; one that takes half of the screen at most takes no more of the page either.
  const { columns, element, measured } = useColumns(
    Math.max(new Set(places.map(({ box }) => box.x)).size, 2 * size.width <= model.screen.width ? 2 : 1),
  );
  // Two low strips go one below the other, at full width: in a list they would be too small to judge.
  const areStrips = places.length <= 2 && size.width > size.height * STRIP;
  const isListed = columns === undefined && !areStrips;
  const drag = useDrag(element, intake.swap);
  const isRow = columns !== undefined && columns > 1;

  /** Names on the pictures take the place of the defaults, which the menu has then. */
  const isLettered = onEditNames !== undefined && config.library !== undefined;
  const rest = missing.length > 0 ? config.rest : undefined;
  const fillRest = async () => {
    await intake.fillRest();
    zones.current[places[0]?.slot ?? ""]?.focus();
  };
  const images = design.slots[category.id] ?? {};
  const valueAt = (slot: string) => {
    const image = presentImage(design, category.id, slot, isMissing);
    return image && pictureValue(image.picture);
  };
  const namedSlot = (slot: string) => ({
    slot,
    name: labelOf(slot),
    value: valueAt(slot),
    isDefault: images[slot] !== undefined && isDefaultImage(category, arrangement.count, slot, images[slot]),
  });
  const namedSlots = () => places.map(({ slot }) => namedSlot(slot));

  const words = useLoaded<typeof WordsDialog>(BRANDING.notLoaded);
  const editWords = () => words.show(async () => (await import("../editor/WordsDialog.tsx")).WordsDialog);
  const replace = useReplaceDialog(config.library === undefined, (slot) => zones.current[slot]?.pick());
  const otherWords = usePictureSays(category, category.library);

  const menu: MenuItem[] = [
    ...pasteItem(intake.take, () => intake.nothing(places[0]?.slot ?? "")),
    ...(rest && isLettered ? [{ label: rest.label, icon: "image" as const, onPress: fillRest }] : []),
    ...(category.names ? [] : [{ label: BRANDING.words, icon: "pencil" as const, onPress: editWords }]),
    ...(onEditNames && config.naming
      ? [{ label: config.naming.edit, icon: "pencil" as const, onPress: onEditNames }]
      : []),
  ];
  const refused = refusedSlots(category, places, design, isMissing, intake, useId());

  return (
    <StepLayout
      model={model}
      step={step}
      machine={
        <SlotsMachine
          model={model}
          step={step}
          labelOf={labelOf}
          highlighted={highlighted}
          onPress={(slot) => zones.current[slot]?.press()}
        />
      }
      bar={
        <BottomBar
          onBack={onBack}
          needed={missing.length > 0 ? WIZARD.slotsNeeded(missing.join(", ")) : undefined}
          ready={missing.length > 0 ? "" : WIZARD.slotsReady}
          onContinue={missing.length > 0 ? () => notify.error(config.needed) : onContinue}
        />
      }
    >
      {config.notice && <Notice tone="info">{config.notice}</Notice>}
      {category.counts && config.counting && (
        <CountChoice
          model={model}
          category={category}
          counts={category.counts}
          counting={config.counting}
          count={arrangement.count}
          onChoose={intake.forget}
        />
      )}
      <div className={styles.rule}>
        <p className={styles.hint}>{fillWords(config.hint, { width: size.width, height: size.height })}</p>
        <div className={styles.keys}>
          {config.defaults?.fills === "all" && (
            <Button size="small" onClick={() => intake.applyDefault()}>
              {config.defaults.label}
            </Button>
          )}
          {isLettered && (
            <Button size="small" onClick={() => lettering.show(category.id, namedSlots())}>
              {LETTERING.open}
            </Button>
          )}
          {rest && !isLettered && (
            <Button size="small" onClick={fillRest}>
              {rest.label}
            </Button>
          )}
          {menu.length > 0 && <Menu label={WIZARD.more} items={menu} />}
        </div>
      </div>
      <UndoNotice category={category} onUndone={intake.forget} onFitSame={intake.fitSame} />
      {intake.beside.map((refusal, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no state and are never reordered.
        <LeftOutNotice key={at} refusal={refusal} onFit={intake.fitAgain} />
      ))}
      {/* Remounted for each count: Chromium 156 does not lay out size containers in a fieldset whose columns change. */}
      <fieldset
        key={arrangement.count}
        ref={measured}
        className={styles.slots}
        aria-label={category.label}
        style={{ gridTemplateColumns: `repeat(${columns ?? 1}, minmax(0, 1fr))` }}
        onFocus={({ target }) => setHighlighted(slotAround(target))}
        onBlur={() => setHighlighted(undefined)}
      >
        {places.map(({ slot }) => (
          <div
            key={slot}
            className={classes(
              styles.slot,
              drag?.from === slot && styles.lifted,
              drag?.over === slot && styles.over,
            )}
            style={drag?.from === slot ? { translate: `${drag.x}px ${drag.y}px` } : undefined}
            data-slot={slot}
            data-lifted={drag?.from === slot || undefined}
          >
            <SlotZone
              model={model}
              step={step}
              slot={slot}
              name={names?.[slot]}
              count={arrangement.count}
              size={size}
              image={images[slot]}
              isMissing={images[slot] !== undefined && valueAt(slot) === undefined}
              error={errorIn(refused, slot, isRow)}
              intake={intake}
              isListed={isListed}
              others={places.flatMap((place) => (place.slot === slot ? [] : place.slot))}
              onBrowse={() => picker.show(slot)}
              onReplace={replace.isOffered ? () => replace.show(slot) : undefined}
              ref={(zone) => {
                zones.current[slot] = zone;
              }}
            />
            {otherWords
              .filter((each) => each.slot === slot)
              .map(({ says }) => (
                <PictureSays
                  key={slot}
                  category={category.id}
                  library={category.library}
                  slot={namedSlot(slot)}
                  says={says}
                />
              ))}
          </div>
        ))}
      </fieldset>
      {isRow && <SlotRefusals refused={refused} />}
      <StepEditor
        fit={fit}
        model={model}
        category={category}
        arrangement={arrangement}
        places={places.map(({ slot }) => ({ target: slot, label: labelOf(slot) }))}
        machine={(picture, slot, beside) => (
          <SlotsMachine
            model={model}
            step={step}
            labelOf={labelOf}
            live={{ slot, picture }}
            beside={beside}
          />
        )}
      />
      {replace.open && (
        <replace.open.Dialog
          category={category}
          slot={replace.open.slot}
          onPick={() => zones.current[replace.open?.slot ?? ""]?.pick()}
          onChoose={(image) => intake.put(replace.open?.slot ?? "", image)}
          onClose={replace.close}
        />
      )}
      {words.open && <words.open onClose={words.close} />}
      {lettering.open && (
        <lettering.open.Dialog
          {...lettering.open}
          category={category.id}
          arrangement={arrangement}
          onClose={lettering.close}
        />
      )}
      {picker.open && config.library && (
        <picker.open.Picker
          library={category.library}
          words={config.library}
          size={size}
          name={names?.[picker.open.target]}
          chosen={pictureValue(images[picker.open.target]?.picture)}
          others={
            <picker.open.Looks
              category={category}
              slot={picker.open.target}
              columns={config.library.columns}
              isRow
              onChoose={async (image) => {
                picker.close();
                if (picker.open) await intake.put(picker.open.target, image);
              }}
            />
          }
          onClose={picker.close}
          onChoose={({ path }) => {
            picker.close();
            if (picker.open) void intake.choose(picker.open.target, path);
          }}
        />
      )}
    </StepLayout>
  );
}

/** The slot whose zone contains an element. */
const slotAround = (element: EventTarget): string | undefined =>
  element instanceof Element ? element.closest<HTMLElement>("[data-slot]")?.dataset.slot : undefined;
