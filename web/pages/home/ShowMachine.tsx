import { useEffect } from "react";
import { arrangementFor, defaultImage, findSlot } from "../../../shared/machine/questions.ts";
import type { ListCategory, MachineModel } from "../../../shared/machine/types.ts";
import { describeScreen } from "../../screen/describe.ts";
import { MachineFrame } from "../../screen/MachineFrame.tsx";
import { RotationBar } from "../../screen/RotationBar.tsx";
import { useRotation } from "../../screen/useRotation.ts";
import { HOME } from "../../words/home.ts";
import styles from "./ShowMachine.module.css";

export const SHOWN_FOR_MS = 5000;
/** As many dots as fit on a phone at touch size. */
export const MOST_SCREENS = 6;

interface ShowMachineProps {
  model: MachineModel;
  /** The picture that a list's screen shows; where it is given, every screen is shown. */
  pictureFor?: (list: ListCategory) => string | undefined;
}

/** The machine with the bundled images on it, one screen after the other. */
export function ShowMachine({ model, pictureFor }: ShowMachineProps) {
  const all = turnsOf(model, pictureFor);
  const turns = pictureFor ? all : all.slice(0, MOST_SCREENS);
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

/** Screens that have bundled images for their places, at the count that a new design starts with. */
const turnsOf = (model: MachineModel, pictureFor: ShowMachineProps["pictureFor"]) =>
  model.categories.flatMap((category) => {
    const { label } = category;
    if (category.kind === "list") {
      const source = pictureFor?.(category);
      const [arrangement] = category.arrangements;
      return source === undefined
        ? []
        : [{ label, screen: describeScreen(model, category, arrangement, () => ({ label, source })) }];
    }
    const arrangement = arrangementFor(category, category.counts?.initial);
    const screen = describeScreen(model, category, arrangement, (slot) => ({
      label: findSlot(category, slot).label,
      source: defaultImage(category, arrangement.count, slot),
    }));
    return [{ label, screen }];
  });
