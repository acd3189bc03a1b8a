import { useEffect, useId, useMemo, useState } from "react";
import { LOOKS } from "#messages/looks.ts";
import type { Category, SlotCategory } from "../../shared/machine/types.ts";
import type { LookMode } from "../../shared/model/look.ts";
import type { SlotNames } from "../../shared/model/texts.ts";
import { PauseButton, useRotation } from "../screen/RotationBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import styles from "./LookControls.module.css";

const RENDER_DELAY_MS = 400;
const STEP_MS = 2200;

export function useTypedNames(categories: readonly SlotCategory[], kept: SlotNames) {
  const [typed, setTyped] = useState<SlotNames>({});
  const [rested, setRested] = useState<SlotNames>({});
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), RENDER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const samples = JSON.stringify(withSamples(categories, kept, rested));
  // A new object would render the pictures again.
  const shown: SlotNames = useMemo(() => JSON.parse(samples), [samples]);
  return {
    /** Without names that were emptied, because a look removes none. */
    typed: withoutEmpty(typed),
    shown,
    nameOf: (category: string, slot: string) => typed[category]?.[slot] ?? kept[category]?.[slot] ?? "",
    type: (category: string, slot: string, name: string) =>
      setTyped((before) => ({ ...before, [category]: { ...before[category], [slot]: name } })),
  };
}

const withoutEmpty = (names: SlotNames): SlotNames =>
  Object.fromEntries(
    Object.entries(names).map(([category, slots]) => [
      category,
      Object.fromEntries(Object.entries(slots).filter(([, name]) => name.trim() !== "")),
    ]),
  );

/** Returns the typed or stored names of slots, or else the suggested ones. */
export const withSamples = (
  categories: readonly SlotCategory[],
  kept: SlotNames,
  typed: SlotNames = {},
): SlotNames =>
  Object.fromEntries(
    categories.map(({ id, slots, step }) => [
      id,
      Object.fromEntries(
        slots.map((slot) => [
          slot.id,
          (typed[id]?.[slot.id] ?? kept[id]?.[slot.id])?.trim() || (step.naming?.placeholders[slot.id] ?? ""),
        ]),
      ),
    ]),
  );

interface NamesRowProps {
  category: SlotCategory;
  typed: ReturnType<typeof useTypedNames>;
}

export function NamesRow({ category: { id, slots, step }, typed }: NamesRowProps) {
  const { naming } = step;
  if (!naming) return null;
  return (
    <fieldset className={styles.names}>
      <legend className={styles.legend}>
        <span className={classes(styles.title, "strong")}>{LOOKS.names}</span>
      </legend>
      {slots.map((slot) => (
        <label key={slot.id} className={styles.name}>
          <span className={styles.label}>{slot.label}</span>
          <input
            className={styles.input}
            value={typed.nameOf(id, slot.id)}
            maxLength={naming.maxLength}
            placeholder={naming.placeholders[slot.id]}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => typed.type(id, slot.id, target.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}

export function useWalk(screens: readonly Category[], machines: number, isStill: boolean) {
  const rotation = useRotation(isStill ? 0 : screens.length * machines, STEP_MS);
  return {
    rotation,
    screens,
    at: Math.floor(rotation.index / machines),
    screenOf: (machine: number) => screenAt(rotation.index, machine, machines, screens.length),
    goTo: (screen: number) => rotation.goTo(screen * machines),
  };
}

/** One machine moves at a time, and the others follow the first. */
export const screenAt = (step: number, machine: number, machines: number, screens: number): number =>
  Math.floor((step + machines - 1 - machine) / machines) % screens;

export function WalkControls({
  walk: { rotation, screens, at, goTo },
}: {
  walk: ReturnType<typeof useWalk>;
}) {
  const count = screens.length;
  if (count < 2) return null;
  const step = (icon: "back" | "forward", label: string, to: number) => (
    <Button size="small" variant="quiet" icon={icon} aria-label={label} onClick={() => goTo(to % count)} />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div className={classes("row", styles.walk)} role="group" aria-label={LOOKS.walk}>
      <PauseButton rotation={rotation} />
      <div className={styles.way}>
        {step("back", LOOKS.previous, at + count - 1)}
        <p className={classes(styles.where, "soft")}>
          <span>{screens[at]?.label}</span> <span>{LOOKS.place(at + 1, count)}</span>
        </p>
        {step("forward", LOOKS.next, at + 1)}
      </div>
    </div>
  );
}

interface ModeChoiceProps {
  mode: LookMode;
  mine: number;
  onChange(mode: LookMode): void;
}

export function ModeChoice({ mode, mine, onChange }: ModeChoiceProps) {
  const group = useId();
  const modes = [
    { id: "others", label: mine > 0 ? LOOKS.othersKeep(mine) : LOOKS.others },
    { id: "empty", label: LOOKS.empty },
    { id: "all", label: LOOKS.all },
  ] as const;
  return (
    <fieldset className={classes("row", styles.modes)}>
      <legend className={styles.legend}>
        <span className={classes(styles.title, "strong")}>{LOOKS.replace}</span>
      </legend>
      {modes.map(({ id, label }) => (
        <label key={id} className={styles.mode}>
          <input type="radio" name={group} checked={id === mode} onChange={() => onChange(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
