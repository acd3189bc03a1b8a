import { STYLE_CHOICES } from "#messages/lettering.ts";
import { type LibraryPicture, type PictureStyle, thumbnailPath } from "../../shared/machine/library.ts";
import { DEFAULT_LANGUAGE, type WordTable } from "../../shared/machine/machine.ts";
import { includesSize } from "../../shared/machine/questions.ts";
import type { Category, Size } from "../../shared/machine/types.ts";
import { createPlainImage, type Design, type DesignImage } from "../../shared/model/design.ts";
import { bundledPathOf } from "../../shared/model/recipe.ts";
import { createImageWithName, translateBundledImage } from "../../shared/model/texts.ts";

type Library = readonly LibraryPicture[];
type Styles = typeof STYLE_CHOICES;

export interface NamedSlot {
  readonly slot: string;
  readonly name: string;
  readonly image: DesignImage | undefined;
  /** Whether the name is added to this image, rather than to a scene that replaces it. */
  readonly isKept: boolean;
}

export function findLibraryPicture(
  library: Library,
  image: DesignImage | undefined,
): LibraryPicture | undefined {
  const source = bundledPathOf(image);
  return library.find(({ path, scene }) => path === source || scene === source);
}

export interface PictureChoice {
  readonly src: string;
  readonly label: string;
  readonly image: DesignImage;
}

/** In other languages, the slot's name or a translation replaces the English text. */
export function createPictureChoice(
  design: Design,
  { id }: Category,
  slot: string,
  picture: LibraryPicture,
  words: WordTable,
): PictureChoice {
  const { path, thumbnail = path, scene, text: label } = picture;
  const image = createPlainImage({ path });
  if (design.language === DEFAULT_LANGUAGE) return { src: thumbnail, label, image };
  const name = design.names[id]?.[slot];
  const named = name ? createImageWithName(image, name, [picture]) : undefined;
  if (named) return { src: scene, label, image: named };
  const translated = translateBundledImage(design, image, { words });
  if (!translated) return { src: thumbnail, label, image };
  return {
    src: thumbnailPath(picture, design.language),
    label: translated.recipe.words?.text ?? label,
    image: translated,
  };
}

/** At first, prefers current scenes, then those that suit the names. `turn` counts requests for others. */
export function chooseScenes(
  slots: readonly NamedSlot[],
  library: Library,
  style: PictureStyle,
  size: Size,
  turn: number,
): readonly LibraryPicture[] {
  const ofStyle = library.filter((picture) => picture.style === style && includesSize([size], picture.size));
  const taken = new Set<string>();
  return slots.flatMap(({ name, image }, at) => {
    const first = (at + turn * slots.length) % ofStyle.length;
    const turned = [...ofStyle.slice(first), ...ofStyle.slice(0, first)];
    const now = findLibraryPicture(ofStyle, image) ?? [];
    const wanted = turn === 0 ? [now, suggestImages(ofStyle, name), turned].flat() : turned;
    const chosen = wanted.find(({ scene }) => !taken.has(scene)) ?? wanted[0];
    if (chosen) taken.add(chosen.scene);
    return chosen ?? [];
  });
}

export const offeredStylesOf = (library: Library, size: Size): Styles =>
  STYLE_CHOICES.filter(({ id }) =>
    library.some((each) => each.style === id && includesSize([size], each.size)),
  );

export function chooseInitialStyle(
  offered: Styles,
  images: readonly (DesignImage | undefined)[],
  library: Library,
  ofBrand: string | undefined,
  initial: PictureStyle,
): PictureStyle {
  const shown = images.flatMap((image) => findLibraryPicture(library, image) ?? []);
  const wanted = [
    ...images.map((image) => image?.recipe?.words?.style),
    ofBrand,
    library.find((each) => shown.includes(each))?.style,
    initial,
  ];
  const found = wanted.flatMap((id) => offered.find((each) => each.id === id) ?? []);
  return (found[0] ?? offered[0])?.id ?? initial;
}

/** "Biała" becomes "biala". */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .trim();

const described = ({ text, tags, style }: LibraryPicture): string => plain([text, ...tags, style].join(" "));

export function searchImages(images: Library, query: string): Library {
  const words = plain(query).split(/\s+/);
  return images.filter((image) => words.every((word) => described(image).includes(word)));
}

export function suggestImages(images: Library, name: string): Library {
  const wanted = plain(name);
  if (wanted === "") return [];
  return images
    .flatMap((image) => {
      const rank = rankOf(image, wanted);
      return rank === undefined ? [] : [{ image, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ image }) => image);
}

function rankOf(image: LibraryPicture, wanted: string): number | undefined {
  const text = plain(image.text);
  if (text === wanted) return -1;
  const mentions = [described(image).indexOf(wanted), wanted.indexOf(text)].filter((at) => at >= 0);
  return mentions.length > 0 ? Math.min(...mentions) : undefined;
}
