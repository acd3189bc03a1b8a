import { type Lettering, type LibraryPicture, thumbnailPath } from "../../shared/machine/library.ts";
import { DEFAULT_LANGUAGE } from "../../shared/machine/machine.ts";
import { LETTERINGS } from "../../shared/machines/classic/library/lettering.ts";
import { PICTURE_LIBRARIES } from "../../shared/machines/classic/library/libraries.ts";
import { SCREENSAVER_PICTURES } from "../../shared/machines/classic/library/screensavers.ts";
import { WORD_TABLE } from "../../shared/machines/classic/words.ts";
import {
  letteringHtml,
  type PictureSpec,
  plateBackdropHtml,
  sceneBackdropHtml,
  scriptFontCss,
} from "./picture.ts";
import { treatmentHtml } from "./treatments.ts";

const sceneName = (path: string): string => path.replace(/^.*\/|\.png$/g, "");

interface LibraryStyle {
  readonly lettering: (picture: LibraryPicture) => Lettering;
  /** HTML between the scene and the words. */
  readonly over: (picture: LibraryPicture, scene: string) => string;
  readonly trueColour: boolean;
}

/** Scenes whose smooth background would show dithering. */
const FINE_TONES = new Set(["iced-glass"]);

/** A lettered picture and its unlettered scene. */
function pair(entry: LibraryPicture, { lettering, over, trueColour }: LibraryStyle): PictureSpec[] {
  const name = sceneName(entry.scene);
  const common = { ...entry.size, plates: [name], trueColour: trueColour || FINE_TONES.has(name) };
  const html = plateBackdropHtml(name) + over(entry, name);
  return [
    { ...common, path: entry.scene, html },
    { ...common, path: entry.path, html: html + letteringHtml(entry.text, lettering(entry)) },
  ];
}

/** RGB of the gradient behind a screensaver's words; dark by default. */
const WASHES: Record<string, string> = {
  "over-ice": "205,226,240",
  "house-favourites": "246,234,212",
};

const wash = (name: string): string => {
  const tone = WASHES[name] ?? "16,8,4";
  return `<div class="fill" style="background: linear-gradient(90deg, rgba(${tone},0.72) 0%, rgba(${tone},0.5) 34%, rgba(${tone},0) 62%)"></div>`;
};

const LIBRARY_STYLES: Record<keyof typeof PICTURE_LIBRARIES, LibraryStyle> = {
  blends: {
    lettering: LETTERINGS.blends,
    over: ({ style }, scene) => treatmentHtml(style, scene),
    trueColour: false,
  },
  screensavers: {
    lettering: LETTERINGS.screensavers,
    over: (_, scene) => wash(scene),
    trueColour: true,
  },
};

/** Thumbnails of a large picture, with its words in each language. */
function smallPictures(entry: LibraryPicture): PictureSpec[] {
  if (!entry.thumbnail) return [];
  const lettering = LETTERINGS.screensavers(entry);
  return WORD_TABLE.languages.map(({ id, words: wordTexts }) => {
    const isEnglish = id === DEFAULT_LANGUAGE;
    const scene = isEnglish ? entry.path : entry.scene;
    // Lines break at spaces only.
    const text = (wordTexts[entry.word ?? ""] ?? "").replaceAll("、", "、 ");
    // Leaves room for accents above the line.
    const lines = ".words i { unicode-bidi: plaintext; padding-top: 0.25em; margin-top: -0.25em; }";
    const style = `<style>${lines}${scriptFontCss(id, `'${lettering.family}'`, ".words span")}</style>`;
    return {
      ...entry.size,
      path: thumbnailPath(entry, id),
      plates: [],
      scene,
      html: sceneBackdropHtml(scene) + (isEnglish ? "" : style + letteringHtml(text, lettering)),
      half: true,
    };
  });
}

/** Every picture of the machine's libraries. Scenes that several pictures share are listed once. */
export function listLibraryPictures(): PictureSpec[] {
  const pictures = (["blends", "screensavers"] as const).flatMap((library) =>
    PICTURE_LIBRARIES[library].flatMap((entry) => pair(entry, LIBRARY_STYLES[library])),
  );
  const small = SCREENSAVER_PICTURES.flatMap(smallPictures);
  return [...new Map([...pictures, ...small].map((picture) => [picture.path, picture])).values()];
}
