import type { LibraryPicture } from "../../../shared/machine/library.ts";

/** Without case and accents, so that "caffe" finds Caffè. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();

/** The searchable text of an image: its words first, then tags and style. */
const described = ({ text, tags, style }: LibraryPicture): string => plain([text, ...tags, style].join(" "));

/** The images in whose text, tags or style every word of the query occurs; all of them for none. */
export function searchImages(images: readonly LibraryPicture[], query: string): readonly LibraryPicture[] {
  const words = plain(query).split(/\s+/);
  return images.filter((image) => words.every((word) => described(image).includes(word)));
}

/**
 * The images that suit a name: those that mention it, and those whose text it mentions. A text that is
 * the name stands first, then the earlier the mention the better.
 */
export function suggestImages(images: readonly LibraryPicture[], name: string): readonly LibraryPicture[] {
  const wanted = plain(name);
  if (wanted === "") return [];
  return images
    .map((image) => ({ image, rank: rankOf(image, wanted) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ image }) => image);
}

const EXACT = -1;

function rankOf(image: LibraryPicture, wanted: string): number | undefined {
  const text = plain(image.text);
  if (text === wanted) return EXACT;
  const mentions = [described(image).indexOf(wanted), wanted.indexOf(text)].filter((at) => at >= 0);
  return mentions.length > 0 ? Math.min(...mentions) : undefined;
}
