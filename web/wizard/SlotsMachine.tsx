import { useSnapshot } from "valtio/react";
import { arrangementFor } from "../../shared/machine/questions.ts";
import { pictureValue } from "../../shared/model/picture-value.ts";
import { presentImage } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import type { Beside } from "../editor/annotator.ts";
import { WIZARD } from "../messages/en/wizard.ts";
import { describeScreen } from "../screen/describe.ts";
import type { MachineFrameProps } from "../screen/MachineFrame.tsx";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import type { StepProps } from "./step-props.ts";
import { useObjectUrls } from "./useObjectUrls.ts";

interface SlotsMachineProps extends Pick<StepProps<"slots">, "model" | "step"> {
  labelOf: (slot: string) => string;
  highlighted?: string | undefined;
  live?: MachineFrameProps["live"];
  /** What the live picture changes beside it. */
  beside?: Beside | undefined;
  onPress?(slot: string): void;
}

/** The machine with the slots of a category as they stand in the design. */
export function SlotsMachine({
  model,
  step,
  labelOf,
  highlighted,
  live,
  beside,
  onPress,
}: SlotsMachineProps) {
  const { category } = step;
  const { design, isMissing } = useSnapshot(state);
  const changed = useObjectUrls(beside);
  const arrangement = arrangementFor(category, design.counts[category.id]);
  const screen = describeScreen(model, category, arrangement, (slot) => {
    const image = presentImage(design, category.id, slot, isMissing);
    return { label: labelOf(slot), source: changed.get(slot) ?? (image && pictureValue(image.picture)) };
  });
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
