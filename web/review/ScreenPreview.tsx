import { useState } from "react";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { PlannedImage, PlannedScreen } from "../exports/plan.ts";
import { CategoryPreview, type PreviewImage } from "../screen/CategoryPreview.tsx";
import { RotationBar } from "../screen/RotationBar.tsx";
import { useImageSources } from "../screen/useImageSources.ts";
import { useRotation } from "../screen/useRotation.ts";
import { REVIEW } from "../words/review.ts";
import { FullImage } from "./FullImage.tsx";

/** Between two images of a list. */
const ROTATION_MS = 3000;

interface ScreenPreviewProps {
  model: MachineModel;
  screen: PlannedScreen;
}

/**
 * One screen of the machine as it will be exported: an image for each place, the bundled one where the
 * visitor has none, and the images of a list in turn. A press on an image shows it in full.
 */
export function ScreenPreview({ model, screen: { category, arrangement, images } }: ScreenPreviewProps) {
  const isList = category.kind === "list";
  const rotation = useRotation(isList ? images.length : 1, ROTATION_MS);
  const [full, setFull] = useState<PlannedImage>();
  const shown = isList ? images.slice(rotation.index, rotation.index + 1) : images;
  // Held while others of the list are shown, so that no turn waits for the browser's storage.
  useImageSources(images.map(({ source }) => source));
  const imageAt = new Map(arrangement.places.map(({ slot }, i) => [slot, shown[i]]));
  return (
    <>
      <CategoryPreview
        model={model}
        category={category}
        arrangement={arrangement}
        label={REVIEW.onScreen(category.label)}
        images={Object.fromEntries([...imageAt].map(([slot, image]) => [slot, image && previewOf(image)]))}
        labelOf={() => REVIEW.noImage}
        onPress={(slot) => setFull(imageAt.get(slot))}
      />
      {isList && <RotationBar rotation={rotation} labels={images.map(({ label }) => label)} />}
      {full && <FullImage image={full} size={arrangement.size} onClose={() => setFull(undefined)} />}
    </>
  );
}

/** An image of a plan for a preview; what stands in for a missing one says so. */
export const previewOf = ({ source, label, isStandIn }: PlannedImage): PreviewImage => ({
  image: { url: source },
  label,
  badge: isStandIn ? REVIEW.default : undefined,
});
