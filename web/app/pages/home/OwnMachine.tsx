import { useSnapshot } from "valtio/react";
import type { Machine } from "../../../../shared/machine/machine.ts";
import { state } from "../../../edit/app.ts";
import { type PlannedImage, type PlannedScreen, planDesign } from "../../../exports/plan.ts";
import { HOME } from "../../../messages/en/home.ts";
import { describeScreen } from "../../../screen/describe.ts";
import { MachineScreen } from "../../../screen/MachineScreen.tsx";
import { RotationBar } from "../../../screen/RotationBar.tsx";
import { useImageSources } from "../../../screen/useImageSources.ts";
import { useRotation } from "../../../screen/useRotation.ts";
import styles from "./ShowMachine.module.css";
import { MOST_SCREENS, SHOWN_FOR_MS, ShowMachine } from "./ShowMachine.tsx";

/** The machine with the visitor's pictures on it, one screen after the other; ours while there are none. */
export function OwnMachine({ model, showcase }: Pick<Machine, "model" | "showcase">) {
  const { design, isMissing } = useSnapshot(state);
  const screens = planDesign(model, design, isMissing).screens.flatMap(turnsOf).slice(0, MOST_SCREENS);
  const rotation = useRotation(screens.length, SHOWN_FOR_MS);
  // Kept loaded while other screens are shown, so that no turn waits for storage.
  useImageSources(screens.flatMap(({ images }) => images.map(({ source }) => source)));
  const turn = screens[rotation.index];
  if (!turn) return <ShowMachine model={model} showcase={showcase} />;
  const { category, arrangement } = turn.screen;
  const screen = describeScreen(model, category, arrangement, (_, index) => {
    const image = turn.images[index];
    return { label: image?.slotLabel ?? "", source: image?.isStandIn ? undefined : image?.source };
  });
  return (
    <div className={styles.show}>
      <MachineScreen key={turn.id} label={HOME.ownOnScreen(category.label)} screen={screen} />
      <RotationBar rotation={rotation} labels={screens.map(({ label }) => label)} />
    </div>
  );
}

interface Turn {
  readonly id: string;
  readonly label: string;
  readonly screen: PlannedScreen;
  readonly images: readonly PlannedImage[];
}

/** The turns of a screen: one for all its slots, one for each image of a list, none without images of the visitor. */
function turnsOf(screen: PlannedScreen): Turn[] {
  const { category, images } = screen;
  if (category.kind === "list") {
    const present = images.filter(({ isEvicted }) => !isEvicted);
    return present.map((image) => ({ id: image.id, label: image.label, screen, images: [image] }));
  }
  return images.every(({ isStandIn }) => isStandIn)
    ? []
    : [{ id: category.id, label: category.label, screen, images }];
}
