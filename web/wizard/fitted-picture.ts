import type { Edit } from "../fit/edit.ts";
import type { KeptOriginal } from "../fit/keep-original.ts";
import type { NewImage } from "../storage/design-store.ts";
import type { WaitingJob } from "./useStepFit.ts";

/**
 * What goes into the place of a picture that was fitted, with its recipe; undefined where nothing of it was
 * changed. Where the code for recipes can't be loaded, it goes without.
 */
export async function fittedPicture(
  category: string,
  { file, target, start, original: known, group }: WaitingJob,
  fitted: File,
  edit: Edit,
  kept: KeptOriginal | undefined,
): Promise<NewImage | undefined> {
  try {
    const { isUnchanged, madePicture } = await import("../recipes/made-picture.ts");
    if (isUnchanged(start, edit)) return undefined;
    const place = { category, slot: target };
    return { ...(await madePicture({ file, fitted, edit, known, kept, place })), group };
  } catch (fault) {
    console.warn("A picture is kept without its recipe", fault);
    return { bytes: new Uint8Array(await fitted.arrayBuffer()), name: file.name, group };
  }
}
