import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design, Image } from "../../shared/model/design.ts";
import { type Edited, isRefused } from "../../shared/model/edit.ts";
import { addToList, replacePicture } from "../../shared/model/pictures.ts";
import type { IsMissing } from "../../shared/model/questions.ts";

export interface ListPlace {
  /** The id of the image that it replaces, if that is still there. */
  readonly replaced?: string | undefined;
  /** The ids of the images before which it stands; at the end if none is there. */
  readonly later?: ReadonlySet<string>;
}

/** Puts an image into a list, in the place of one whose picture is missing if there is no room. */
export function putInList(
  model: MachineModel,
  design: Design,
  category: string,
  image: Image,
  { replaced, later }: ListPlace,
  isMissing: IsMissing,
): Edited {
  const list = design.lists[category] ?? [];
  const old = list.find(({ id }) => id === replaced);
  if (old) return replacePicture(model, design, { category, key: old.id }, image);
  const at = list.findIndex(({ id }) => later?.has(id));
  const added = addToList(model, design, category, [image], { at: at < 0 ? undefined : at });
  const gone = list.findIndex(({ picture }) => picture && isMissing(picture));
  if (!isRefused(added) || gone < 0) return added;
  return addToList(model, design, category, [image], { at: gone, isMissing });
}

/** The id of the image that a list was given by an edit; undefined if there is no other than before. */
export const addedId = (before: Design | null, after: Design | null, category: string): string | undefined =>
  after?.lists[category]?.find(({ id }) => !before?.lists[category]?.some((image) => image.id === id))?.id;
