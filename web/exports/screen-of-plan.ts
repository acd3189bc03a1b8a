import type { MachineModel } from "../../shared/machine/types.ts";
import { REVIEW } from "../messages/en/review.ts";
import { describeScreen, type ScreenDescription } from "../screen/describe.ts";
import type { PlannedImage, PlannedScreen } from "./plan.ts";

/**
 * A screen as it will be exported: a bundled image that stands in for a missing one says so.
 *
 * @param at of a list, which of its images is shown, from 0
 */
export const screenOfPlan = (
  model: MachineModel,
  { category, arrangement, images }: PlannedScreen,
  at = 0,
): ScreenDescription =>
  describeScreen(model, category, arrangement, (_, index) => {
    const image = images[at + index];
    if (!image) return { label: REVIEW.noImage };
    const { label, source, isStandIn } = image;
    return { label, source, badge: isStandIn ? REVIEW.default : undefined };
  });

/** Returns a screen's images that can be shown: those that the browser has not evicted, and defaults. */
export const shownOf = ({ images }: PlannedScreen): readonly PlannedImage[] =>
  images.filter(({ isEvicted, isStandIn }) => isStandIn || !isEvicted);
