import { useId, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { fillWords } from "../../shared/machine/fill-words.ts";
import { arrangementFor, findSlot } from "../../shared/machine/questions.ts";
import { emptyPlaces } from "../document/completeness.ts";
import { useFit } from "../fit/useFit.ts";
import { store } from "../storage/store.ts";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { usePagePaste } from "../ui/dropzone/clipboard.ts";
import type { ZoneHandle } from "../ui/dropzone/DropZone.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { notify } from "../ui/toast/notify.ts";
import { WIZARD } from "../words/wizard.ts";
import { CountChoice } from "./CountChoice.tsx";
import { PasteButton } from "./PasteButton.tsx";
import { errorIn, refusedSlots } from "./refused-slots.ts";
import { SlotRefusals } from "./SlotRefusals.tsx";
import { SlotsMachine } from "./SlotsMachine.tsx";
import styles from "./SlotsPhase.module.css";
import { SlotZone } from "./SlotZone.tsx";
import { StepLayout } from "./StepLayout.tsx";
import type { StepProps } from "./step-props.ts";
import { UndoNotice } from "./UndoNotice.tsx";
import { usePicker } from "./usePicker.ts";
import { useSlotIntake } from "./useSlotIntake.ts";

interface SlotsPhaseProps extends StepProps<"slots"> {
  onBack: (() => void) | undefined;
  onContinue: (() => void) | undefined;
  /** Absent where the slots have no names. */
  onEditNames: (() => void) | undefined;
}

/** Filling the slots of a category. */
export function SlotsPhase({ model, step, onBack, onContinue, onEditNames }: SlotsPhaseProps) {
  const { category, facts } = step;
  const design = useSnapshot(store.design);
  const intake = useSlotIntake(category);
  const [highlighted, setHighlighted] = useState<string>();
  const picker = usePicker<string>();
  const fit = useFit<string>();
  const zones = useRef<Record<string, ZoneHandle | null>>({});
  usePagePaste((files) => intake.take(files));

  const arrangement = arrangementFor(category, design.counts[category.id]);
  const { size, places } = arrangement;
  // Another tab may have chosen a count in which that slot is not.
  if (fit.open && !places.some(({ slot }) => slot === fit.open?.target)) fit.close();
  const names = design.names[category.id];
  const labelOf = (slot: string) => names?.[slot] ?? findSlot(category, slot).label;
  const missing = emptyPlaces(design, category).map(({ slot }) => labelOf(slot));
  // As on the machine; one that takes half of the screen at most takes no more of the page either.
  const columns = Math.max(
    new Set(places.map(({ box }) => box.x)).size,
    2 * size.width <= model.screen.width ? 2 : 1,
  );
  const isRow = columns > 1;

  const refused = refusedSlots(category, places, design, intake, useId());

  return (
    <StepLayout
      model={model}
      step={step}
      heading={facts.heading}
      note={facts.note}
      machine={
        <SlotsMachine
          model={model}
          step={step}
          labelOf={labelOf}
          highlighted={highlighted}
          onPress={(slot) => zones.current[slot]?.pick()}
        />
      }
      bar={
        <BottomBar
          onBack={onBack}
          needed={missing.length > 0 ? WIZARD.slotsNeeded(missing.join(", ")) : undefined}
          ready={missing.length > 0 ? "" : WIZARD.slotsReady}
          onContinue={missing.length > 0 ? () => notify.error(facts.needed) : onContinue}
        />
      }
    >
      {facts.notice && <Notice tone="info">{facts.notice}</Notice>}
      {facts.counting && (
        <CountChoice
          model={model}
          category={category}
          counting={facts.counting}
          count={arrangement.count}
          onChoose={intake.forget}
        />
      )}
      <div className={styles.rule}>
        <p className={styles.hint}>{fillWords(facts.hint, { width: size.width, height: size.height })}</p>
        <div className={styles.keys}>
          {facts.defaults?.fills === "all" && (
            <Button size="small" onClick={() => intake.applyDefault()}>
              {facts.defaults.label}
            </Button>
          )}
          {facts.rest && missing.length > 0 && (
            <Button
              size="small"
              onClick={async () => {
                await intake.fillRest();
                zones.current[places[0]?.slot ?? ""]?.focus();
              }}
            >
              {facts.rest.label}
            </Button>
          )}
          {onEditNames && facts.naming && (
            <Button size="small" icon="pencil" onClick={onEditNames}>
              {facts.naming.edit}
            </Button>
          )}
          <PasteButton
            onFiles={(files) => intake.take(files)}
            onNothing={() => intake.nothing(places[0]?.slot ?? "")}
          />
        </div>
      </div>
      <UndoNotice category={category} onUndone={intake.forget} />
      {intake.left.length > 0 && (
        <Notice tone="warning" title={WIZARD.moreThanSlots}>
          {WIZARD.moreThanSlotsAdvice(intake.left.join(", "))}
        </Notice>
      )}
      {/* Anew for each count: Chromium 156 lays out no size container in a fieldset whose columns change. */}
      <fieldset
        key={arrangement.count}
        className={styles.slots}
        aria-label={category.label}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        onFocus={({ target }) => setHighlighted(slotAround(target))}
        onBlur={() => setHighlighted(undefined)}
      >
        {places.map(({ slot }) => (
          <div key={slot} className={styles.slot} data-slot={slot}>
            <SlotZone
              model={model}
              step={step}
              slot={slot}
              name={names?.[slot]}
              size={size}
              image={design.slots[category.id]?.[slot]}
              error={errorIn(refused, slot, isRow)}
              intake={intake}
              onBrowse={() => picker.show(slot)}
              onFit={(file) => fit.show(file, slot)}
              ref={(zone) => {
                zones.current[slot] = zone;
              }}
            />
          </div>
        ))}
      </fieldset>
      {isRow && <SlotRefusals refused={refused} />}
      {fit.open && (
        <fit.open.Dialog
          file={fit.open.file}
          frames={[size]}
          screen={model.screen}
          label={labelOf(fit.open.target)}
          machine={(picture) => (
            <SlotsMachine
              model={model}
              step={step}
              labelOf={labelOf}
              live={fit.open && { slot: fit.open.target, picture }}
            />
          )}
          onClose={fit.close}
          onDone={(file) => {
            fit.close();
            if (fit.open) void intake.take([file], fit.open.target);
          }}
        />
      )}
      {picker.open && facts.library && (
        <picker.open.Picker
          choice={facts.library}
          size={size}
          name={names?.[picker.open.target]}
          chosen={design.slots[category.id]?.[picker.open.target]?.url}
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

/** The slot in whose zone an element stands. */
const slotAround = (element: EventTarget): string | undefined =>
  element instanceof Element ? element.closest<HTMLElement>("[data-slot]")?.dataset.slot : undefined;
