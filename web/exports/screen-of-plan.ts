import { REVIEW } from "#messages/review.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { describeScreen, type ScreenDescription } from "../screen/describe.ts";
import type { PlannedImage, PlannedScreen } from "./plan.ts";

/** For a list, `at` is the index of the image shown. */
export const describePlannedScreen = (
  model: MachineModel,
  { category, arrangement, images }: PlannedScreen,
  at = 0,
): ScreenDescription =>
  describeScreen(model, category, arrangement, (_, index) => {
    const image = images[at + index];
    if (!image) return { label: REVIEW.noImage };
    const { label, source, origin, isStandIn } = image;
    return { label, source: source || undefined, origin, badge: isStandIn ? REVIEW.default : undefined };
  });

export const visibleImagesOf = ({ images }: PlannedScreen): readonly PlannedImage[] =>
  images.filter(({ isEvicted, isStandIn }) => isStandIn || !isEvicted);
