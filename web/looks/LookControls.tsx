import { useEffect, useMemo, useState } from "react";
import { LOOKS } from "#messages/looks.ts";
import type { Category, SlotCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { SlotNames } from "../../shared/model/texts.ts";
import { PauseButton, useRotation } from "../screen/RotationBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import styles from "./LookControls.module.css";

const RENDER_DELAY_MS = 400;
const STEP_MS = 2200;

const NAMED = ACTIVE.model.categories.flatMap((each) => (each.kind === "slots" && each.names ? each : []));

export type TypedNames = ReturnType<typeof useTypedNames>;

export function useTypedNames(kept: SlotNames) {
  const [typed, setTyped] = useState<SlotNames>({});
  const [rested, setRested] = useState<SlotNames>({});
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), RENDER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // A new object would re-render the pictures.
  const shown = useMemo(() => withSampleNames(kept, rested), [kept, rested]);
  return {
    /** Omits cleared names, because a look removes none. */
    typed: namesOf(({ id }, slot) => typed[id]?.[slot]),
    shown,
    nameOf: (category: string, slot: string) => typed[category]?.[slot] ?? kept[category]?.[slot] ?? "",
    type: (category: string, slot: string, name: string) =>
      setTyped((before) => ({ ...before, [category]: { ...before[category], [slot]: name } })),
  };
}

export const withSampleNames = (kept: SlotNames, typed: SlotNames = {}): SlotNames =>
  namesOf(
    ({ id, step }, slot) =>
      (typed[id]?.[slot] ?? kept[id]?.[slot])?.trim() || step.naming?.placeholders[slot],
  );

function namesOf(nameAt: (category: SlotCategory, slot: string) => string | undefined): SlotNames {
  const named = NAMED.flatMap((category) => {
    const names = category.slots.map(({ id }) => [id, nameAt(category, id)?.trim()] as const);
    const given = names.filter(([, name]) => name);
    return given.length > 0 ? [[category.id, Object.fromEntries(given)]] : [];
  });
  return Object.fromEntries(named);
}

export function NameRows({ names: { nameOf, type } }: { names: TypedNames }) {
  return NAMED.map(
    ({ id: category, slots, step: { naming } }) =>
      naming && (
        <fieldset key={category} className={styles.names}>
          <legend className={styles.legend}>
            <span className={classNames(styles.title, "strong")}>{LOOKS.names}</span>
          </legend>
          {slots.map(({ id, label }) => (
            <label key={id} className={styles.name}>
              <span className={styles.label}>{label}</span>
              <input
                className={styles.input}
                value={nameOf(category, id)}
                maxLength={naming.maxLength}
                placeholder={naming.placeholders[id]}
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

export function useScreenCycle(screens: readonly Category[], machines: number, isStill: boolean) {
  const rotation = useRotation(isStill ? 0 : screens.length * machines, STEP_MS);
  return {
    rotation,
    screens,
    at: Math.floor(rotation.index / machines),
    screenOf: (machine: number) => cycleScreenIndex(rotation.index, machine, machines, screens.length),
    goTo: (screen: number) => rotation.goTo(screen * machines),
  };
}

/** Machines switch screens in turn, following the first. */
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
