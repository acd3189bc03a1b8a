import { useEffect } from "react";
import { arrangementFor, defaultImage, findSlot } from "../../../shared/machine/questions.ts";
import type { MachineModel } from "../../../shared/machine/types.ts";
import { describeScreen } from "../../screen/describe.ts";
import { MachineFrame } from "../../screen/MachineFrame.tsx";
import { RotationBar } from "../../screen/RotationBar.tsx";
import { useRotation } from "../../screen/useRotation.ts";
import { HOME } from "../../words/home.ts";
import styles from "./ShowMachine.module.css";

export const SHOWN_FOR_MS = 5000;
/** As many dots as fit on a phone at touch size. */
export const MOST_SCREENS = 6;

/** The machine with the bundled images on it, one screen after the other. */
export function ShowMachine({ model }: { model: MachineModel }) {
  const turns = turnsOf(model);
  const rotation = useRotation(turns.length, SHOWN_FOR_MS);
  const turn = turns[rotation.index];
  const next = turns[(rotation.index + 1) % turns.length];

  useEffect(() => {
    if (!next) return;
    const { template, pictures } = next.screen;
    for (const src of [template, ...pictures.map(({ source }) => source)]) if (src) new Image().src = src;
  }, [next]);

  if (!turn) return null;
  return (
    <div className={styles.show}>
      <MachineFrame key={turn.label} label={HOME.onScreen(turn.label)} screen={turn.screen} />
      <RotationBar rotation={rotation} labels={turns.map(({ label }) => label)} />
    </div>
  );
}

/** Screens that have bundled images for their slots, at the count that a new design starts with. */
function turnsOf(model: MachineModel) {
  const turns = model.categories.flatMap((category) => {
    if (category.kind !== "slots") return [];
    const arrangement = arrangementFor(category, category.counts?.initial);
    const screen = describeScreen(model, category, arrangement, (slot) => ({
      label: findSlot(category, slot).label,
      source: defaultImage(category, arrangement.count, slot),
    }));
    return [{ label: category.label, screen }];
  });
  return turns.slice(0, MOST_SCREENS);
}
