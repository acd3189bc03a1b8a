import { PLACE_DESCRIPTIONS, SCENE_DESCRIPTIONS } from "#classic/descriptions.ts";
import type { Libraries, LibraryPicture } from "../../../machine/library.ts";
import { BLEND_PICTURES } from "./blends.ts";
import { SCREENSAVER_PICTURES } from "./screensavers.ts";
import { SEARCH_WORDS } from "./search-words.ts";

/** Adds the coffee's names in other languages, and a description in the visitor's. */
function withSearchWords(picture: LibraryPicture): LibraryPicture {
  const { text, tags, scene } = picture;
  const english = [text, ...tags].join(" ").toLowerCase();
  const others = Object.entries(SEARCH_WORDS).flatMap(([word, words]) =>
    english.includes(word) ? words.split(/,\s*/) : [],
  );
  const [, name = ""] = /([^/]+)\.\w+$/.exec(scene) ?? [];
  return {
    ...picture,
    tags: [...tags, ...others, ...(SCENE_DESCRIPTIONS[name] ? [SCENE_DESCRIPTIONS[name]] : [])],
  };
}

export const LIBRARIES = {
  blends: BLEND_PICTURES.map(withSearchWords),
  screensavers: SCREENSAVER_PICTURES.map(withSearchWords),
} satisfies Libraries;

const SCENE_OF = new Map<string, string>(
  Object.values(LIBRARIES)
    .flat()
    .map(({ path, scene }) => [path, scene]),
);

export function describePicture(path: string): string | undefined {
  const [file = "", ...folders] = (SCENE_OF.get(path) ?? path).split("/").reverse();
  const name = file.replace(/\.\w+$/, "");
  const category = folders.find((folder) => !/^\d+$/.test(folder));
  return category === "scenes" ? SCENE_DESCRIPTIONS[name] : PLACE_DESCRIPTIONS[`${category}/${name}`];
}
