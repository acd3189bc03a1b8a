import { useEffect } from "react";
import { arrangementFor, defaultImage } from "../../../shared/machine/questions.ts";
import type { MachineModel } from "../../../shared/machine/types.ts";
import { MachineFrame } from "../../screen/MachineFrame.tsx";
import { RotationBar } from "../../screen/RotationBar.tsx";
import { useRotation } from "../../screen/useRotation.ts";
import { HOME } from "../../words/home.ts";
import styles from "./ShowMachine.module.css";

export const SHOWN_FOR_MS = 5000;
/** As many dots as fit on a phone, each as large as a thumb. */
export const MOST_SCREENS = 6;

/** The machine with the bundled images on it, one screen after the other. */
export function ShowMachine({ model }: { model: MachineModel }) {
  const screens = showScreens(model);
  const rotation = useRotation(screens.length, SHOWN_FOR_MS);
  const screen = screens[rotation.index];
  const next = screens[(rotation.index + 1) % screens.length];

  useEffect(() => {
    for (const src of next ? [next.template, ...next.boxes.map((box) => box.src)] : []) new Image().src = src;
  }, [next]);

  if (!screen) return null;
  return (
    <div className={styles.show}>
      <MachineFrame
        key={screen.id}
        label={HOME.onScreen(screen.label)}
        screen={model.screen}
        template={screen.template}
        boxes={screen.boxes}
        overlays={screen.overlays}
        accent={screen.accent}
      />
      <RotationBar rotation={rotation} labels={screens.map(({ label }) => label)} />
    </div>
  );
}

/** Screens that have bundled images for their slots, at the count that a new design starts with. */
function showScreens(model: MachineModel) {
  const screens = model.categories.flatMap((category) => {
    if (category.kind !== "slots") return [];
    const { count, places, overlays = [], template } = arrangementFor(category, category.counts?.initial);
    const labels = new Map(category.slots.map((slot) => [slot.id, slot.label]));
    const boxes = places.map(({ slot, box }) => ({
      id: slot,
      label: labels.get(slot) ?? slot,
      box,
      src: defaultImage(category, count, slot),
    }));
    return [{ id: category.id, label: category.label, accent: category.accent, template, boxes, overlays }];
  });
  return screens.slice(0, MOST_SCREENS);
}
