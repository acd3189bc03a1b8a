import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { sentences, series } from "#messages/formats.ts";
import { BRANDING, LETTERING } from "#messages/lettering.ts";
import { WIZARD } from "#messages/wizard.ts";
import { fillPlaceholders, findArrangement } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { findEmptySlots, isBundledImage } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { useLazyDialog } from "../ui/dialog/Dialog.tsx";
import { useDrag } from "../ui/drag/useDrag.ts";
import type { DropZoneHandle } from "../ui/dropzone/DropZone.tsx";
import { createPasteMenuItems, usePagePaste } from "../ui/dropzone/page-files.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import type { MenuItem } from "../ui/menu/Menu.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { notify } from "../ui/toast/notify.ts";
import { CountChoice } from "./CountChoice.tsx";
import type { ShownRefusal } from "./intake.ts";
import type { StepOfKind } from "./load-step.ts";
import { MachineSlots, SlotNameFields } from "./MachineSlots.tsx";
import { createFitButton, RefusalDetail, UndoNotice } from "./notices.tsx";
import { SlotZone } from "./SlotZone.tsx";
import { StepLayout } from "./StepLayout.tsx";
import styles from "./Steps.module.css";
import { createSlotEdits } from "./slot-edits.ts";
import { useIntake } from "./useIntake.tsx";

const { model } = ACTIVE;

const STRIP = 1.5;

interface SlotsPhaseProps {
  step: StepOfKind<"slots">;
  onBack: (() => void) | undefined;
  onContinue: (() => void) | undefined;
  onEditNames: (() => void) | undefined;
}

export function SlotsPhase({ step, onBack, onContinue, onEditNames }: SlotsPhaseProps) {
  const { category, config } = step;
  const { library, rest, naming } = config;
  const { design, isMissing } = useSnapshot(state);
  const intake = useIntake(step);
  const { fit, nameOf: labelOf } = intake;
  const edits = createSlotEdits(step, intake);
  const { dialog, open: openDialog } = useLazyDialog();
  const [highlighted, setHighlighted] = useState<string>();
  const zones = useRef<Record<string, DropZoneHandle | null>>({});
  usePagePaste(intake.addFiles);

  const arrangement = findArrangement(category, design.counts[category.id]);
  const { size, places } = arrangement;
  // Another tab may have removed the edited slot.
  const fitted = fit.open?.job.target;
  const isOrphan = fitted !== undefined && !places.some(({ slot }) => slot === fitted);
  useEffect(() => {
    if (isOrphan) fit.close();
  });

  // At least two columns for pictures at most half as wide as the screen.
  const { columns, element, setElement } = useColumns(
    Math.max(new Set(places.map(({ box }) => box.x)).size, 2 * size.width <= model.screen.width ? 2 : 1),
  );
  const areStrips = places.length <= 2 && size.width > size.height * STRIP;
  const isListed = columns === undefined && !areStrips;
  const isRow = columns !== undefined && columns > 1;
  const drag = useDrag(config.canSwap ? element : null, edits.swap);

  const missing = findEmptySlots(design, category, isMissing).map(({ slot }) => labelOf(slot));
  const [first = ""] = places.map(({ slot }) => slot);
  const pick = (slot: string) => zones.current[slot]?.pick();

  const id = useId();
  const problems = places.flatMap(({ slot }) => {
    const [refusal] = intake.refusalsAt(slot);
    const image = design.slots[category.id]?.[slot];
    const found = { slot, detailId: `${id}-${slot}` };
    if (refusal) {
      const help = createFitButton(refusal, intake.fitAgain);
      return { ...found, message: refusal.message, detail: sentences(refusal.details), help };
    }
    if (!image?.picture || !isMissing(image.picture)) return [];
    const detail = isBundledImage(image) ? WIZARD.notServedAdvice : WIZARD.missingAdvice;
    return { ...found, message: WIZARD.missing, detail, help: undefined };
  });
  const errorAt = (slot: string) => {
    const found = problems.find((each) => each.slot === slot);
    if (!found) return undefined;
    const { message, help, detail, detailId } = found;
    return { message, help, ...(isRow ? { detailId } : { detail }) };
  };

  const actionFor = ({ fittable }: ShownRefusal) =>
    fittable.length > 0
      ? ({ label: WIZARD.fitThem, icon: ICONS.crop, onPress: () => intake.fitAgain(fittable) } as const)
      : undefined;

  const editTexts = () =>
    openDialog(async (onClose) => {
      const { WordsDialog } = await import("../editor/BrandingDialogs.tsx");
      return <WordsDialog onClose={onClose} />;
    }, BRANDING.notLoaded);
  const openNamesDialog = () =>
    openDialog(async (onClose) => {
      const { loadNamesDialog, NamesDialog } = await import("./NamesDialog.tsx");
      return <NamesDialog {...(await loadNamesDialog(category))} onClose={onClose} />;
    }, LETTERING.notLoaded);
  const browse = (slot: string) =>
    openDialog(async (onClose) => {
      const { loadPicturePicker } = await import("./PictureDialogs.tsx");
      return loadPicturePicker({ step, slot, intake, onClose });
    }, WIZARD.picturesNotLoaded);
  const words: MenuItem[] = category.names
    ? []
    : [{ label: BRANDING.words, icon: "pencil", onPress: editTexts }];
  const change = (slot: string) =>
    openDialog(async (onClose) => {
      const { SlotSheet } = await import("./SlotSheet.tsx");
      return (
        <SlotSheet
          {...{ step, slot, intake, edits, onClose }}
          items={words}
          onPick={() => pick(slot)}
          onBrowse={() => browse(slot)}
        />
      );
    }, WIZARD.picturesNotLoaded);

  useEffect(() => void import("./SlotSheet.tsx").catch(() => {}), []);

  const isNameless =
    naming !== undefined &&
    places.some(({ slot }) => {
      const image = design.slots[category.id]?.[slot];
      const isPhoto = image?.picture && "blob" in image.picture && !image.recipe?.words;
      return isPhoto && design.names[category.id]?.[slot];
    });

  const menu: MenuItem[] = [
    ...(rest && missing.length > 0
      ? [{ label: rest.label, icon: "sparkle" as const, onPress: edits.fillRest }]
      : []),
    ...(naming && library
      ? [{ label: LETTERING.open, icon: "pencil" as const, onPress: openNamesDialog }]
      : []),
    ...(onEditNames && naming ? [{ label: naming.edit, icon: "pencil" as const, onPress: onEditNames }] : []),
    ...words,
    ...createPasteMenuItems(intake.addFiles, () => intake.reportNoFiles(first)),
  ];

  return (
    <StepLayout
      step={step}
      machine={
        <>
          <MachineSlots
            step={step}
            labelOf={labelOf}
            highlighted={highlighted}
            onPress={change}
            onFiles={intake.addFiles}
          />
          {naming && <SlotNameFields {...{ category, places }} placeholders={naming.placeholders} />}
        </>
      }
      items={menu}
      hint={WIZARD.tapToChange}
      bar={
        <BottomBar
          onBack={onBack}
          needed={missing.length > 0 ? WIZARD.slotsNeeded(series(missing)) : undefined}
          ready={missing.length > 0 ? "" : WIZARD.slotsReady}
          onContinue={missing.length > 0 ? () => notify.error(config.needed) : onContinue}
        />
      }
    >
      <div className={classNames("stack-4", styles.parts)}>
        {config.notice && <Notice tone="info">{config.notice}</Notice>}
        <CountChoice step={step} count={arrangement.count} onChoose={intake.forget} />
        <div className={classNames("row between", styles.rule)}>
          <p className="muted semibold">
            {fillPlaceholders(config.hint, { width: size.width, height: size.height })}
          </p>
          {isNameless && (
            <Button size="small" icon="pencil" onClick={openNamesDialog}>
              {LETTERING.open}
            </Button>
          )}
          {config.defaults?.fills === "all" && (
            <Button size="small" onClick={() => edits.applyDefault()}>
              {config.defaults.label}
            </Button>
          )}
        </div>
        <UndoNotice category={category} onUndone={intake.forget} onRefit={edits.refit} />
        {intake.refusalsAt(undefined).map((refusal, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notices have no state and are never reordered.
          <Notice key={at} tone="warning" title={refusal.message} action={actionFor(refusal)}>
            <RefusalDetail refusal={refusal} />
          </Notice>
        ))}
        {/* Without the key, Chromium 156 keeps the size containers' layout when columns change. */}
        <fieldset
          key={arrangement.count}
          ref={setElement}
          className={classNames("grid", styles.slots)}
          aria-label={category.label}
          style={{ gridTemplateColumns: `repeat(${columns ?? 1}, minmax(0, 1fr))` }}
          onFocus={({ target }) => setHighlighted(target.closest<HTMLElement>("[data-slot]")?.dataset.slot)}
          onBlur={() => setHighlighted(undefined)}
        >
          {places.map(({ slot }) => {
            const isLifted = drag?.from === slot;
            return (
              <div
                key={slot}
                className={classNames(
                  "grid shrinks",
                  styles.slot,
                  isLifted && styles.lifted,
                  drag?.over === slot && styles.over,
                )}
                style={isLifted ? { translate: `${drag.x}px ${drag.y}px` } : undefined}
                data-slot={slot}
                data-lifted={isLifted || undefined}
              >
                <SlotZone
                  {...{ step, slot, arrangement, intake, edits, isListed }}
                  error={errorAt(slot)}
                  onBrowse={() => browse(slot)}
                  ref={(zone) => {
                    zones.current[slot] = zone;
                  }}
                />
              </div>
            );
          })}
        </fieldset>
        {isRow && problems.length > 0 && (
          <dl className={classNames("stack small", styles.problems)}>
            {problems.map(({ slot, detailId, detail }) => (
              <div key={slot} id={detailId}>
                <dt className="strong">{intake.labelOf(slot)}</dt>
                <dd className="anywhere">{detail}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {intake.editor((picture, slot, beside) => (
        <MachineSlots {...{ step, labelOf, beside }} live={{ slot, picture }} />
      ))}
      {dialog}
    </StepLayout>
  );
}

const LEAST_REM = 6;
const GAP_REM = 0.75;

function useColumns(wanted: number) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setIsNarrow(element.clientWidth < (wanted * LEAST_REM + (wanted - 1) * GAP_REM) * rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, wanted]);
  return { columns: isNarrow ? undefined : wanted, element, setElement };
}
