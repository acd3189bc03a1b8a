import { useSnapshot } from "valtio/react";
import { arrangementFor } from "../../shared/machine/questions.ts";
import { presentImage } from "../document/completeness.ts";
import { describeScreen } from "../screen/describe.ts";
import type { MachineFrameProps } from "../screen/MachineFrame.tsx";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { store } from "../storage/store.ts";
import { WIZARD } from "../words/wizard.ts";
import type { StepProps } from "./step-props.ts";

interface SlotsMachineProps extends Pick<StepProps<"slots">, "model" | "step"> {
  labelOf: (slot: string) => string;
  highlighted?: string | undefined;
  live?: MachineFrameProps["live"];
  onPress?(slot: string): void;
}

/** The machine with the slots of a category as they stand in the design. */
export function SlotsMachine({ model, step, labelOf, highlighted, live, onPress }: SlotsMachineProps) {
  const { category } = step;
  const design = useSnapshot(store.design);
  const arrangement = arrangementFor(category, design.counts[category.id]);
  const screen = describeScreen(model, category, arrangement, (slot) => ({
    label: labelOf(slot),
    source: presentImage(design, category.id, slot)?.url,
  }));
  return (
    <MachineScreen
      label={WIZARD.preview(category.label)}
      screen={screen}
      highlighted={highlighted}
      live={live}
      onPress={onPress}
    />
  );
}
