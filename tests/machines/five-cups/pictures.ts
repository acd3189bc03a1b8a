import { defaultImagePath } from "../../../shared/machine/questions.ts";
import type { MachineModel, Size } from "../../../shared/machine/types.ts";
import { png } from "../../support/png.ts";
import { LIBRARIES } from "./library.ts";
import { FIVE_CUPS } from "./model.ts";

/** Every picture that is served with the machine, and its size. */
function sizes({ placeholder, screen, categories }: MachineModel): Map<string, Size> {
  const wanted = new Map<string, Size>([[placeholder, { width: 40, height: 30 }]]);
  for (const category of categories) {
    for (const { count, size, places, template } of category.arrangements) {
      wanted.set(template, screen);
      if (category.kind === "slots")
        for (const { slot } of places) wanted.set(defaultImagePath(category, count, slot), size);
    }
  }
  for (const { path, scene, size } of LIBRARIES.teas) wanted.set(path, size).set(scene, size);
  return wanted;
}

/** Their bytes by their paths, no two alike. */
export const PICTURES: ReadonlyMap<string, Uint8Array> = new Map(
  [...sizes(FIVE_CUPS)].map(([path, { width, height }], at) => [path, png(width, height, { seed: at + 1 })]),
);
