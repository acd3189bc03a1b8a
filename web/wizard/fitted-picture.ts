import { fittedImage } from "../edit/fitted-image.ts";
import type { NewImage } from "../edit/new-image.ts";
import { recipeParts } from "../editor/annotations.ts";
import type { Fitted } from "../editor/fit-queue.ts";
import type { StepJob } from "./useStepFit.ts";

/** Returns what the editor of a step made of a picture, as an image; undefined if nothing was changed. */
export async function fittedPicture(
  { file, start, original, look }: StepJob,
  { file: finished, edit: { over, ...edit }, original: kept }: Fitted,
): Promise<NewImage | undefined> {
  const annotations = recipeParts(over);
  const isPlacedAsBefore = start?.placement === edit.placement && start.background === edit.background;
  if (isPlacedAsBefore && JSON.stringify(recipeParts(start.over ?? {})) === JSON.stringify(annotations))
    return undefined;
  const blobs = over.logo && new Map([[over.logo.sha256, over.logo.bytes]]);
  return fittedImage({ ...edit, ...annotations, file, finished, original: original ?? kept, blobs, look });
}
