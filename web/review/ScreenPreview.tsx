import { type ReactNode, useState } from "react";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { PlannedImage, PlannedScreen } from "../exports/plan.ts";
import { screenOfPlan } from "../exports/screen-of-plan.ts";
import { REVIEW } from "../messages/en/review.ts";
import type { ScreenDescription } from "../screen/describe.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { RotationBar } from "../screen/RotationBar.tsx";
import { useImageSources } from "../screen/useImageSources.ts";
import { useRotation } from "../screen/useRotation.ts";
import { FullImage } from "./FullImage.tsx";

/** Between two images of a list. */
const ROTATION_MS = 3000;

interface ScreenPreviewProps {
  model: MachineModel;
  screen: PlannedScreen;
  /** What stands under it, of the screen as it is shown. */
  row(shown: ScreenDescription): ReactNode;
}

/**
 * One screen of the machine as it will be exported: an image for each place, the bundled one where the
 * visitor has none, and the images of a list in turn. A press on an image shows it in full.
 */
export function ScreenPreview({ model, screen, row }: ScreenPreviewProps) {
  const { category, arrangement } = screen;
  const isList = category.kind === "list";
  // An evicted one has nothing to show.
  const images = screen.images.filter(({ isEvicted, isStandIn }) => isStandIn || !isEvicted);
  const rotation = useRotation(isList ? images.length : 1, ROTATION_MS);
  const [full, setFull] = useState<PlannedImage>();
  // Held while others of the list are shown, so that no turn waits for the browser's storage.
  useImageSources(images.map(({ source }) => source));
  const at = isList ? rotation.index : 0;
  const shown = screenOfPlan(model, { ...screen, images }, at);
  return (
    <>
      <MachineScreen
        label={REVIEW.onScreen(category.label)}
        screen={shown}
        onPress={(slot) => setFull(images[at + arrangement.places.findIndex((place) => place.slot === slot)])}
      />
      {isList && <RotationBar rotation={rotation} labels={images.map(({ label }) => label)} />}
      {row(shown)}
      {full && <FullImage image={full} size={arrangement.size} onClose={() => setFull(undefined)} />}
    </>
  );
}
