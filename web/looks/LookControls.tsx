import { LOOKS_DIALOG } from "#messages/looks.ts";
import type { Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { LookPlan } from "../../shared/model/look.ts";
import type { SlotNames } from "../../shared/model/texts.ts";
import { PauseButton, useRotation } from "../screen/RotationBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import styles from "./LooksDialog.module.css";

export const NAMED_CATEGORIES = ACTIVE.model.categories.flatMap((each) =>
  each.kind === "slots" && each.names ? each : [],
);

/** Replaced slots without a name get the suggested one. A look never removes names. */
export function namesForLook(present: SlotNames, plan: LookPlan): SlotNames {
  const named = NAMED_CATEGORIES.map(({ id, slots, step: { naming } }) => {
    const replaced = plan.flatMap((part) => (part.category.id === id && "slots" in part ? part.slots : []));
    const names = slots.flatMap(({ id: slot }) => {
      const suggested = naming?.suggest && replaced.includes(slot) ? naming.placeholders[slot] : undefined;
      const name = present[id]?.[slot] || suggested;
      return name ? [[slot, name] as const] : [];
    });
    return [id, Object.fromEntries(names)] as const;
  });
  return Object.fromEntries(named);
}

const STEP_MS = 2200;

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
    screenOf: (machine: number) => screenIndexInCycle(rotation.index, machine, machines, screens.length),
    goTo: (screen: number) => rotation.goTo(screen * machines),
  };
}

/** Machines switch screens one after another. */
export const screenIndexInCycle = (
  step: number,
  machine: number,
  machines: number,
  screens: number,
): number => Math.floor((step + machines - 1 - machine) / machines) % screens;

export function ScreenCycleControls({ cycle }: { cycle: ReturnType<typeof useScreenCycle> }) {
  const { rotation, screens, at, goTo } = cycle;
  const count = screens.length;
  if (count < 2) return null;
  const step = (icon: "back" | "forward", label: string, to: number) => (
    <Button size="small" variant="quiet" icon={icon} aria-label={label} onClick={() => goTo(to % count)} />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={classNames("row", styles.cycle)} role="group" aria-label={LOOKS_DIALOG.walk}>
      <PauseButton rotation={rotation} />
      <div className={classNames("line gap-1", styles.way)}>
        {step("back", LOOKS_DIALOG.previous, at + count - 1)}
        <p className={classNames("soft centred", styles.where)}>
          <span>{screens[at]?.label}</span> <span>{LOOKS_DIALOG.place(at + 1, count)}</span>
        </p>
        {step("forward", LOOKS_DIALOG.next, at + 1)}
      </div>
    </div>
  );
}
