import { useSnapshot } from "valtio/react";
import { arrangementFor } from "../../shared/catalogue/questions.ts";
import { presentImage } from "../design/completeness.ts";
import { store } from "../design/store.ts";
import { CategoryPreview, type CategoryPreviewProps } from "../preview/CategoryPreview.tsx";
import type { StepProps } from "./step-props.ts";

interface SlotsMachineProps extends Pick<StepProps<"slots">, "model" | "step"> {
  labelOf: (slot: string) => string;
  lit?: string | undefined;
  live?: CategoryPreviewProps["live"];
  onPress?(slot: string): void;
}

/** The machine with the slots of a category as they stand in the design. */
export function SlotsMachine({ model, step, labelOf, lit, live, onPress }: SlotsMachineProps) {
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
      label={`Machine Preview: ${step.facts.label}`}
      images={images}
      labelOf={labelOf}
      lit={lit}
      live={live}
      onPress={onPress}
    />
  );
}
