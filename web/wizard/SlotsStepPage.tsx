import { useEffect, useRef, useState } from "react";
import { series } from "#messages/formats.ts";
import { LETTERING } from "#messages/lettering.ts";
import { WIZARD } from "#messages/wizard.ts";
import { findSlot } from "../../shared/machine/questions.ts";
import type { SlotNaming } from "../../shared/machine/steps.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { hasAllNames } from "../../shared/model/questions.ts";
import { nameSlots } from "../../shared/model/texts.ts";
import { drafts, edit, state } from "../edit/app.ts";
import { confirmNames, hasUnconfirmedNames } from "../edit/draft-autosave.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { faultMessage } from "../edit/fault-message.ts";
import { loadDefaultImageMaterials } from "../edit/materials.ts";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Field } from "../ui/field/Field.tsx";
import { usePhaseTitle } from "../ui/phase-title.ts";
import { notify } from "../ui/toast/notify.ts";
import type { StepOfKind, StepProps } from "./load-step.ts";
import { listSlotNames, MachineSlots, useSlotNames } from "./MachineSlots.tsx";
import { SlotsPhase } from "./SlotsPhase.tsx";
import { StepLayout, useStepNavigation } from "./StepLayout.tsx";
import styles from "./Steps.module.css";

export function SlotsStepPage(props: StepProps<"slots">) {
  const { category, config } = props.step;
  const { naming } = config;
  const navigation = useStepNavigation(props);
  const [isNaming, setIsNaming] = useState(
    () =>
      naming !== undefined &&
      (!hasAllNames(state.design, category) || hasUnconfirmedNames(drafts, state.design, category.id)),
  );
  const goOn = () => {
    const fault = naming && findNameFault(listSlotNames(category, state.design, drafts.texts), naming);
    if (fault === undefined) return navigation.forward?.();
    notify.error(fault);
    setIsNaming(true);
  };
  useTop(isNaming);
  usePhaseTitle(isNaming ? naming?.heading : undefined);

  if (naming && isNaming)
    return (
      <NamingPhase
        step={props.step}
        naming={naming}
        onBack={navigation.back}
        onNamed={() => setIsNaming(false)}
      />
    );
  return (
    <SlotsPhase
      step={props.step}
      onBack={naming ? () => (navigation.comeBack() ?? (() => setIsNaming(true)))() : navigation.back}
      onContinue={goOn}
      onEditNames={naming && (() => setIsNaming(true))}
    />
  );
}

function findNameFault(
  names: readonly { readonly value: string; readonly isValid: boolean }[],
  { maxLength, words }: SlotNaming,
): string | undefined {
  if (names.some(({ value }) => value.trim() === "")) return words.missing;
  return names.every(({ isValid }) => isValid) ? undefined : WIZARD.slotNameNeeded(maxLength);
}

function useTop(phase: boolean): void {
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [phase]);
}

interface NameProblem {
  readonly slot: string;
  readonly value: string;
  readonly text: string;
}

interface NamingPhaseProps {
  step: StepOfKind<"slots">;
  naming: SlotNaming;
  onBack: (() => void) | undefined;
  onNamed(): void;
}

function NamingPhase({ step, naming, onBack, onNamed }: NamingPhaseProps) {
  const { category } = step;
  const [highlighted, setHighlighted] = useState<string>();
  const [problems, setProblems] = useState<readonly NameProblem[]>([]);
  const form = useRef<HTMLFormElement>(null);

  const names = useSlotNames(category);
  const nameOf = (slot: string) => names.find((each) => each.slot === slot)?.value ?? "";
  const invalid = names.filter(({ isValid }) => !isValid);
  const empty = names.filter(({ value }) => value.trim() === "");

  let needed: string | undefined;
  if (empty.length > 0) needed = WIZARD.slotNamesNeeded(series(empty.map(({ label }) => label)));
  else if (invalid.length > 0) needed = WIZARD.slotNameNeeded(naming.maxLength);

  const confirm = async () => {
    const fault = findNameFault(names, naming);
    if (fault !== undefined) {
      notify.error(fault);
      const text = WIZARD.slotNameNeeded(naming.maxLength);
      setProblems(invalid.map(({ slot, value }) => ({ slot, value, text })));
      form.current?.querySelector<HTMLInputElement>(`[name="${invalid[0]?.slot}"]`)?.focus();
      return;
    }
    await drafts.flush();
    const { id } = state.design;
    const given = { [category.id]: Object.fromEntries(names.map(({ slot, value }) => [slot, value])) };
    const materials = await loadDefaultImageMaterials().catch(() => undefined);
    const label = { offer: { kind: "names", category: category.id } } as const;
    const outcome: EditOutcome = materials
      ? await edit(id, label, (design) => nameSlots(ACTIVE.model, design, given, materials))
      : { ok: false, fault: "notLoaded" };
    if (!outcome.ok) {
      notify.error(WIZARD.slotNamesNotSaved);
      const text = faultMessage(outcome.fault);
      setProblems(names.slice(0, 1).map(({ slot, value }) => ({ slot, value, text })));
      return;
    }
    confirmNames(drafts, state.design, category.id);
    notify.removeOutdated();
    notify.success(naming.words.saved);
    if (outcome.failures.length > 0) notify.error(LETTERING.notFollowed);
    onNamed();
  };

  return (
    <StepLayout
      step={step}
      heading={naming.heading}
      note={naming.note}
      machine={
        <MachineSlots
          step={step}
          labelOf={(slot) => nameOf(slot).trim() || findSlot(category, slot).label}
          highlighted={highlighted}
          onPress={(slot) => form.current?.querySelector<HTMLInputElement>(`[name="${slot}"]`)?.focus()}
        />
      }
      bar={<BottomBar onBack={onBack} needed={needed} onContinue={confirm} continueLabel={naming.confirm} />}
    >
      <form
        ref={form}
        className={classNames("stack-5", styles.fields)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        {names.map(({ slot, label, value, maxLength, isValid, onChange }) => (
          <Field
            key={slot}
            name={slot}
            {...{ label, value, maxLength, onChange }}
            validity={isValid ? "valid" : "neutral"}
            error={problems.find((each) => each.slot === slot && each.value === value)?.text}
            counted
            placeholder={naming.placeholders[slot]}
            autoComplete="off"
            onFocus={() => setHighlighted(slot)}
            onBlur={() => setHighlighted(undefined)}
          />
        ))}
        {naming.suggest && (
          <Button
            size="small"
            unavailable={empty.length === 0}
            onClick={() => {
              for (const { slot, onChange } of empty) onChange(naming.placeholders[slot] ?? "");
            }}
          >
            {naming.suggest}
          </Button>
        )}
        {/* Makes Enter submit the form in every browser. */}
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </StepLayout>
  );
}
