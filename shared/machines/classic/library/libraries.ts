import { PLACES, SCENES } from "#classic/descriptions.ts";
import type { Libraries } from "../../../machine/library.ts";
import { BLEND_PICTURES } from "./blends.ts";
import { SCREENSAVER_PICTURES } from "./screensavers.ts";

export const LIBRARIES = {
  blends: BLEND_PICTURES,
  screensavers: SCREENSAVER_PICTURES,
} satisfies Libraries;

const SCENE_OF = new Map<string, string>(
  Object.values(LIBRARIES)
    .flat()
    .map(({ path, scene }) => [path, scene]),
);

/** Returns undefined for other pictures. */
export function describePicture(path: string): string | undefined {
  const [file = "", ...folders] = (SCENE_OF.get(path) ?? path).split("/").reverse();
  const name = file.replace(/\.\w+$/, "");
  const category = folders.find((folder) => !/^\d+$/.test(folder));
  return category === "scenes" ? SCENES[name] : PLACES[`${category}/${name}`];
}
