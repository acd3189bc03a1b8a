import { useEffect, useState } from "react";
import { LOOKS } from "#messages/looks.ts";
import type { Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { LookPlan } from "../../shared/model/look.ts";
import type { SlotNames } from "../../shared/model/texts.ts";
import { PauseButton, useRotation } from "../screen/RotationBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import styles from "./LookControls.module.css";

const RENDER_DELAY_MS = 400;
const STEP_MS = 2200;

const NAMED = ACTIVE.model.categories.flatMap((each) => (each.kind === "slots" && each.names ? each : []));

export type TypedNames = ReturnType<typeof useTypedNames>;

export function useTypedNames(present: SlotNames) {
  const [typed, setTyped] = useState<SlotNames>({});
  /** The names that the previews show, updated after a pause. */
  const [rested, setRested] = useState<SlotNames>({});
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), RENDER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    typed,
    rested,
    present,
    nameOf: (category: string, slot: string) => typed[category]?.[slot] ?? present[category]?.[slot] ?? "",
    type: (category: string, slot: string, name: string) =>
      setTyped((before) => ({ ...before, [category]: { ...before[category], [slot]: name } })),
  };
}

/** Unnamed slots get the suggested name along with their picture. A look never removes names. */
export function namesForLook(present: SlotNames, typed: SlotNames, plan: LookPlan): SlotNames {
  const named = NAMED.map(({ id, slots, step: { naming } }) => {
    const names = slots.flatMap(({ id: slot }) => {
      const isReplaced = plan.some(
        (part) => part.category.id === id && "slots" in part && part.slots.includes(slot),
      );
      const suggested = isReplaced && naming?.suggest ? naming.placeholders[slot] : undefined;
      const name = typed[id]?.[slot]?.trim() || present[id]?.[slot] || suggested;
      return name ? [[slot, name] as const] : [];
    });
    return [id, Object.fromEntries(names)] as const;
  });
  return Object.fromEntries(named);
}

/** Returns the first name that is too long. */
export const findLongName = ({ typed }: Pick<TypedNames, "typed">) =>
  NAMED.flatMap(({ id, slots, step: { naming } }) =>
    slots.flatMap(({ id: slot, label }) => {
      const over = (typed[id]?.[slot]?.trim().length ?? 0) - (naming?.maxLength ?? 0);
      return naming && over > 0 ? [{ label, over, most: naming.maxLength }] : [];
    }),
  )[0];

interface NameRowsProps {
  names: TypedNames;
  /** Receives the category whose names have the focus. */
  onFocus(category: string | undefined): void;
}

export function NameRows({ names: { nameOf, type, present }, onFocus }: NameRowsProps) {
  return NAMED.map(
    ({ id: category, slots, step: { naming } }) =>
      naming && (
        <fieldset
          key={category}
          className={styles.names}
          onFocus={() => onFocus(category)}
          onBlur={() => onFocus(undefined)}
        >
          <legend className={styles.legend}>
            <span className={classNames(styles.title, "strong")}>{LOOKS.names}</span>
          </legend>
          {slots.map(({ id, label }) => (
            <label key={id} className={styles.name}>
              <span className={styles.label}>{label}</span>
              <input
                className={styles.input}
                value={nameOf(category, id)}
                aria-invalid={nameOf(category, id).trim().length > naming.maxLength || undefined}
                placeholder={present[category]?.[id] ?? naming.placeholders[id]}
                autoComplete="off"
                enterKeyHint="done"
                onChange={({ target }) => type(category, id, target.value)}
              />
            </label>
          ))}
        </fieldset>
      ),
  );
}

/** `held` is the category to stay on. */
export function useScreenCycle(
  screens: readonly Category[],
  machines: number,
  isStill: boolean,
  held: string | undefined,
) {
  const heldAt = screens.findIndex(({ id }) => id === held);
  const rotation = useRotation(
    isStill ? 0 : screens.length * machines,
    STEP_MS,
    heldAt < 0 ? undefined : heldAt * machines,
  );
  return {
    rotation,
    screens,
    at: Math.floor(rotation.index / machines),
    screenOf: (machine: number) => cycleScreenIndex(rotation.index, machine, machines, screens.length),
    goTo: (screen: number) => rotation.goTo(screen * machines),
  };
}

/** The machines switch screens one after another, starting with the first. */
export const cycleScreenIndex = (step: number, machine: number, machines: number, screens: number): number =>
  Math.floor((step + machines - 1 - machine) / machines) % screens;

export function ScreenCycleControls({ walk }: { walk: ReturnType<typeof useScreenCycle> }) {
  const { rotation, screens, at, goTo } = walk;
  const count = screens.length;
  if (count < 2) return null;
  const step = (icon: "back" | "forward", label: string, to: number) => (
    <Button size="small" variant="quiet" icon={icon} aria-label={label} onClick={() => goTo(to % count)} />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={classNames("row", styles.walk)} role="group" aria-label={LOOKS.walk}>
      <PauseButton rotation={rotation} />
      <div className={styles.way}>
        {step("back", LOOKS.previous, at + count - 1)}
        <p className={classNames(styles.where, "soft")}>
          <span>{screens[at]?.label}</span> <span>{LOOKS.place(at + 1, count)}</span>
        </p>
        {step("forward", LOOKS.next, at + 1)}
      </div>
    </div>
  );
}
