import {
  GENERIC_BLENDS,
  GENERIC_SCREENSAVERS,
  type GenericImage,
} from "../../shared/machines/classic/generics.ts";
import { backdrop, type Picture, words } from "./picture.ts";
import { treatment } from "./treatments.ts";

const BLEND = { width: 302, height: 485 };
const SCREEN = { width: 1024, height: 768 };

const sceneName = (path: string): string => path.replace(/^.*\/|\.png$/g, "");

/** A lettered picture and its unlettered scene, from one catalogue entry. */
function pair(entry: GenericImage, size: typeof BLEND, under: (scene: string) => string): Picture[] {
  if (!entry.scene || !entry.lettering) throw new Error(`${entry.path} has no scene to be lettered on`);
  const name = sceneName(entry.scene);
  const common = { ...size, plates: [name], trueColour: size === SCREEN };
  const html = under(name);
  return [
    { ...common, path: entry.scene, html },
    { ...common, path: entry.path, html: html + words(entry.text, entry.lettering) },
  ];
}

/** A wash behind a screensaver's words, dark or light as its letters need. */
const WASHES: Record<string, string> = {
  "over-ice": "205,226,240",
  "house-favourites": "246,234,212",
};

const wash = (name: string): string => {
  const tone = WASHES[name] ?? "16,8,4";
  return `<div class="fill" style="background: linear-gradient(90deg, rgba(${tone},0.72) 0%, rgba(${tone},0.5) 34%, rgba(${tone},0) 62%)"></div>`;
};

/** All generic pictures; scenes that several pictures share come once. */
export function genericPictures(): Picture[] {
  const blends = GENERIC_BLENDS.flatMap((entry) =>
    pair(entry, BLEND, (scene) => backdrop(scene) + treatment(entry.style, scene)),
  );
  const savers = GENERIC_SCREENSAVERS.flatMap((entry) =>
    pair(entry, SCREEN, (scene) => backdrop(scene) + wash(scene)),
  );
  return [...new Map([...blends, ...savers].map((picture) => [picture.path, picture])).values()];
}
