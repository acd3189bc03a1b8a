import { useSnapshot } from "valtio/react";
import { arrangementFor } from "../../shared/machine/questions.ts";
import { presentImage } from "../document/completeness.ts";
import { CategoryPreview, type CategoryPreviewProps } from "../screen/CategoryPreview.tsx";
import { store } from "../storage/store.ts";
import { WIZARD } from "../words/wizard.ts";
import type { StepProps } from "./step-props.ts";

interface SlotsMachineProps extends Pick<StepProps<"slots">, "model" | "step"> {
  labelOf: (slot: string) => string;
  highlighted?: string | undefined;
  live?: CategoryPreviewProps["live"];
  onPress?(slot: string): void;
}

/** The machine with the slots of a category as they stand in the design. */
export function SlotsMachine({ model, step, labelOf, highlighted, live, onPress }: SlotsMachineProps) {
  const { category } = step;
  const design = useSnapshot(store.design);
  const arrangement = arrangementFor(category, design.counts[category.id]);
  const images = Object.fromEntries(
    arrangement.places.map(({ slot }) => {
      const image = presentImage(design, category.id, slot);
      return [slot, image && { image, label: labelOf(slot) }];
    }),
  );
  return (
    <CategoryPreview
      model={model}
      category={category}
      arrangement={arrangement}
      label={WIZARD.preview(step.facts.label)}
      images={images}
      labelOf={labelOf}
      highlighted={highlighted}
      live={live}
      onPress={onPress}
    />
  );
}
