import { useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { LETTERING } from "#messages/lettering.ts";
import { WIZARD } from "#messages/wizard.ts";
import { findSlot } from "../../shared/machine/questions.ts";
import type { SlotNaming } from "../../shared/machine/steps.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { hasAllNames } from "../../shared/model/questions.ts";
import { nameSlots } from "../../shared/model/texts.ts";
import { edit, state } from "../edit/app.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { faultMessage } from "../edit/fault-words.ts";
import { loadMaterials } from "../edit/materials.ts";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Field } from "../ui/field/Field.tsx";
import { notify } from "../ui/toast/notify.ts";
import type { StepOfKind, StepProps } from "./load-step.ts";
import { SlotsMachine } from "./SlotsMachine.tsx";
import { SlotsPhase } from "./SlotsPhase.tsx";
import { StepLayout, useStepNavigation } from "./StepLayout.tsx";
import styles from "./Steps.module.css";

export function SlotsStep(props: StepProps<"slots">) {
  const { category, config } = props.step;
  const { naming } = config;
  const navigation = useStepNavigation(props);
  const [isNaming, setIsNaming] = useState(
    () => naming !== undefined && !hasAllNames(state.design, category),
  );
  useTop(isNaming);

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
      onContinue={navigation.forward}
      onEditNames={naming && (() => setIsNaming(true))}
    />
  );
}

/** Treats a change of phase as a change of page. */
function useTop(phase: boolean): void {
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [phase]);
}

interface NamingPhaseProps {
  step: StepOfKind<"slots">;
  naming: SlotNaming;
  onBack: (() => void) | undefined;
  onNamed(): void;
}

function NamingPhase({ step, naming, onBack, onNamed }: NamingPhaseProps) {
  const { category } = step;
  const stored = useSnapshot(state).design.names[category.id];
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [highlighted, setHighlighted] = useState<string>();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);

  const { slots } = category;
  const nameOf = (slot: string) => typed[slot] ?? stored?.[slot] ?? "";
  const isValid = (slot: string) =>
    nameOf(slot).trim() !== "" && nameOf(slot).trim().length <= naming.maxLength;
  const missing = slots.filter(({ id }) => !isValid(id));

  const suggested = () => Object.fromEntries(missing.map(({ id }) => [id, naming.placeholders[id] ?? ""]));

  const confirm = async () => {
    const [first] = missing;
    if (first) {
      notify.error(naming.words.missing);
      setProblems(Object.fromEntries(missing.map(({ id }) => [id, WIZARD.slotNameNeeded(naming.maxLength)])));
      form.current?.querySelector<HTMLInputElement>(`[name="${first.id}"]`)?.focus();
      return;
    }
    const { id } = state.design;
    const names = { [category.id]: Object.fromEntries(slots.map((slot) => [slot.id, nameOf(slot.id)])) };
    const materials = await loadMaterials().catch(() => undefined);
    const label = { offer: { kind: "names", category: category.id } } as const;
    const outcome: EditOutcome = materials
      ? await edit(id, label, (design) => nameSlots(ACTIVE.model, design, names, materials))
      : { ok: false, fault: "unavailable" };
    if (!outcome.ok) {
      notify.error(WIZARD.slotNamesNotSaved);
      setProblems({ [slots[0]?.id ?? ""]: faultMessage(outcome.fault) });
      return;
    }
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
        <SlotsMachine
          step={step}
          labelOf={(slot) => nameOf(slot).trim() || findSlot(category, slot).label}
          highlighted={highlighted}
          onPress={(slot) => form.current?.querySelector<HTMLInputElement>(`[name="${slot}"]`)?.focus()}
        />
      }
      bar={
        <BottomBar
          onBack={onBack}
          needed={
            missing.length > 0
              ? WIZARD.slotNamesNeeded(missing.map(({ label }) => label).join(", "))
              : undefined
          }
          onContinue={confirm}
          continueLabel={naming.confirm}
        />
      }
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
        {slots.map(({ id, label }) => (
          <Field
            key={id}
            name={id}
            label={label}
            value={nameOf(id)}
            onChange={(value) => {
              setTyped((before) => ({ ...before, [id]: value }));
              setProblems((before) => ({ ...before, [id]: "" }));
            }}
            validity={isValid(id) ? "valid" : "neutral"}
            error={problems[id] || undefined}
            counted
            maxLength={naming.maxLength}
            placeholder={naming.placeholders[id]}
            autoComplete="off"
            onFocus={() => setHighlighted(id)}
            onBlur={() => setHighlighted(undefined)}
          />
        ))}
        {naming.suggest && (
          <Button
            size="small"
            unavailable={missing.length === 0}
            onClick={() => {
              setTyped((before) => ({ ...before, ...suggested() }));
              setProblems({});
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
