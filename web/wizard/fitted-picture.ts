import { fittedImage } from "../edit/fitted-image.ts";
import type { NewImage } from "../edit/new-image.ts";
import { lettered, type Over } from "../editor/over.ts";
import type { Edit } from "../picture/fit/edit.ts";
import type { KeptOriginal } from "../picture/fit/keep-original.ts";
import type { WaitingJob } from "./useStepFit.ts";

/** What the editor of a step made of a picture, as an image; undefined if nothing was changed. */
export async function fittedPicture(
  { file, start, original, look }: WaitingJob,
  finished: File,
  { over, ...edit }: Edit<unknown>,
  kept: KeptOriginal | undefined,
): Promise<NewImage | undefined> {
  // The editor of a step has no other tabs than those of text and logo.
  const drawn = (over ?? {}) as Over;
  const standing = lettered(drawn);
  const isPlacedAsBefore = start?.placement === edit.placement && start.background === edit.background;
  if (isPlacedAsBefore && JSON.stringify(lettered(start.over ?? {})) === JSON.stringify(standing))
    return undefined;
  const blobs = drawn.logo && new Map([[drawn.logo.sha256, drawn.logo.bytes]]);
  return fittedImage({ ...edit, ...standing, file, finished, original: original ?? kept, blobs, look });
}
