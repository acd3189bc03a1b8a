import { isOneOf } from "../../shared/machine/questions.ts";
import type { ListCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Outcome } from "./outcome.ts";
import { store } from "./store.ts";

/** By list: the first of the bundled pictures that fit it. */
async function firstPictures(): Promise<(list: ListCategory) => string | undefined> {
  const libraries = await ACTIVE.libraries();
  return ({ step: { library }, arrangements: [{ size }] }) =>
    library && libraries[library.library]?.find((picture) => isOneOf([size], picture.size))?.path;
}

/** Fills everything that is empty with what is bundled, in one change. */
export const fillDesign = async (): Promise<Outcome> => store.fillDesign(await firstPictures());
