import { fittedImage } from "../edit/fitted-image.ts";
import type { NewImage } from "../edit/new-image.ts";
import { recipeParts } from "../editor/annotations.ts";
import type { Fitted } from "../editor/fit-queue.ts";
import type { StepJob } from "./useStepFit.ts";

/** Returns what the editor of a step made of a picture, as an image; undefined if nothing was changed. */
export async function fittedPicture(
  { file, start, original, look }: StepJob,
  { file: finished, composition, original: kept }: Fitted,
): Promise<NewImage | undefined> {
  const { frame, placement, background, logo } = composition;
  const annotations = recipeParts(composition);
  const isPlacedAsBefore = start?.placement === placement && start.background === background;
  if (isPlacedAsBefore && JSON.stringify(recipeParts(start)) === JSON.stringify(annotations))
    return undefined;
  const blobs = logo && new Map([[logo.sha256, logo.bytes]]);
  const placed = { frame, placement, background, ...annotations };
  return fittedImage({ ...placed, file, finished, original: original ?? kept, blobs, look });
}
