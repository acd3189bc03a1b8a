import type { Edit } from "../fit/edit.ts";
import type { KeptOriginal } from "../fit/keep-original.ts";
import type { Over } from "../letter-tabs/over.ts";
import type { NewImage } from "../storage/design-store.ts";
import type { WaitingJob } from "./useStepFit.ts";

/**
 * What goes into the place of a picture that was fitted, with its recipe; undefined where nothing of it was
 * changed. Where the code for recipes can't be loaded, it goes without.
 */
export async function fittedPicture(
  category: string,
  { file, target, start, original: known, look, group }: WaitingJob,
  fitted: File,
  edit: Edit<unknown>,
  kept: KeptOriginal | undefined,
): Promise<NewImage | undefined> {
  try {
    const [{ isUnchanged, madePicture }, { lettered }] = await Promise.all([
      import("../recipes/made-picture.ts"),
      import("../letter-tabs/recipe-over.ts"),
    ]);
    const over = (edit.over ?? {}) as Over; // The tabs that it was made with are of no other kind.
    const standing = lettered(over);
    if (start && isUnchanged(start, edit) && isSame(lettered(start.over ?? {}), standing)) return undefined;
    const place = { category, slot: target };
    const logo = over.logo?.bytes;
    return {
      ...(await madePicture({ file, fitted, edit, known, kept, place, look, standing, logo })),
      group,
    };
  } catch (fault) {
    console.warn("A picture is kept without its recipe", fault);
    return { bytes: new Uint8Array(await fitted.arrayBuffer()), name: file.name, group };
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
