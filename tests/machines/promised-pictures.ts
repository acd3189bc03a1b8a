import type { Machine } from "../../shared/machine/machine.ts";
import { defaultImagePath } from "../../shared/machine/questions.ts";
import type { Size } from "../../shared/machine/types.ts";

/** Every picture that a machine promises, with the size that it has; that of its placeholder is given. */
export async function promisedPictures(
  { model, libraries }: Pick<Machine, "model" | "libraries">,
  placeholder: Size,
): Promise<Map<string, Size>> {
  const sizes = new Map<string, Size>([[model.placeholder, placeholder]]);
  for (const category of model.categories) {
    for (const { count, size, places, template } of category.arrangements) {
      sizes.set(template, model.screen);
      if (category.kind === "slots")
        for (const { slot } of places) sizes.set(defaultImagePath(category, count, slot), size);
    }
  }
  for (const { path, scene, size } of Object.values(await libraries()).flat())
    sizes.set(path, size).set(scene, size);
  return sizes;
}
