import { png } from "../../support/png.ts";
import { promisedPictures } from "../promised-pictures.ts";
import { LIBRARIES } from "./library.ts";
import { FIVE_CUPS } from "./model.ts";

const promised = await promisedPictures(
  { model: FIVE_CUPS, libraries: async () => LIBRARIES },
  { width: 40, height: 30 },
);

/** Their bytes by their paths, no two alike. */
export const PICTURES: ReadonlyMap<string, Uint8Array> = new Map(
  [...promised].map(([path, { width, height }], at) => [path, png(width, height, { seed: at + 1 })]),
);
