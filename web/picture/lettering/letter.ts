import type { Layout } from "../../../shared/lettering/layout.ts";
import type { Lettering } from "../../../shared/machine/library.ts";
import type { Box } from "../../../shared/machine/types.ts";
import { encodePng } from "../encode-png.ts";
import { type Pixels, pixelsOf, readingCanvas } from "../pixels.ts";
import { type LogoPlace, logoBox, overlaps } from "./boxes.ts";
import { isReadable, type Letters, luminanceUnder, ratio } from "./contrast.ts";
import { familyFor } from "./fonts.ts";
import { GROUNDS, GROUNDS_OF_CHOSEN, type LetteredPixels, Page, type Unlettered } from "./page.ts";
import { isAccented, type Lines, layOut, transformed } from "./text.ts";
import { TREATMENTS } from "./treatments.ts";

/** Without text a picture only gets its logo. */
export interface LetteringOrder extends Omit<Unlettered, "picture"> {
  readonly picture: Uint8Array<ArrayBuffer>;
  /** A PNG. */
  readonly logo?: (LogoPlace & { readonly picture: Uint8Array<ArrayBuffer> }) | undefined;
}

export interface LetteredPicture extends Omit<LetteredPixels, "pixels"> {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly logo?: Box | undefined;
}

/** Letters the pictures of one machine screen. Rejects if one of them can't be decoded. */
export async function letter(orders: readonly LetteringOrder[]): Promise<LetteredPicture[]> {
  const pictures = await Promise.all(orders.map(({ picture }) => decoded(picture)));
  try {
    const set = orders.map((order, i) => ({ ...order, picture: pictures[i] as ImageBitmap })); // One each.
    const lettered = await letterSet(set);
    return await Promise.all(
      lettered.map(async ({ pixels, ...rest }, i) => {
        const { logo, keepClear } = orders[i] ?? {};
        if (!logo) return { ...rest, png: await encodePng(pixels) };
        const bitmap = await decoded(logo.picture);
        const box = logoBox(logo, bitmap, pixels, keepClear);
        const png = await encodePng(withLogo(pixels, bitmap, box));
        bitmap.close();
        return { ...rest, png, logo: box };
      }),
    );
  } finally {
    for (const picture of pictures) picture.close();
  }
}

const decoded = (bytes: Uint8Array<ArrayBuffer>) => createImageBitmap(new Blob([bytes]));

function withLogo(pixels: Pixels, logo: ImageBitmap, { x, y, width, height }: Box): Pixels {
  const context = readingCanvas(pixels);
  context.putImageData(new ImageData(pixels.data as ImageDataArray, pixels.width, pixels.height), 0, 0);
  context.imageSmoothingQuality = "high";
  context.drawImage(logo, x, y, width, height);
  return pixelsOf(context);
}

const LIGHT_LUMINANCE = 0.93;
const DARK_LUMINANCE = 0.012;

const SMALLER_BY = 0.5;
const LEAST_SIZE = 6;

/** The luminance spread that is too busy for text, and how much calmer another place must be. */
const UNQUIET = 0.3;
const CALMER = 0.6;

/** One size, one baseline and one kind of backdrop for all. */
async function letterSet(given: readonly Unlettered[]): Promise<LetteredPixels[]> {
  const placed = inCalmestPlace(given);
  const [first] = placed;
  if (first === undefined) return [];
  const texts = transformed(
    placed.map(({ text }) => text),
    first.lettering,
  );
  const family = await familyFor(first.lettering.family, texts);
  const layOutWith = (lettering: Lettering) => layOut(readingCanvas(first.size), texts, lettering, family);
  const tight = layOutWith(first.lettering);
  const isTight = tight.lines.some(([, ...below]) => below.some(isAccented));
  const set = isTight ? placed.map(withAir) : placed;
  const layout = isTight ? layOutWith(withAir(first).lettering) : tight;
  const letters = lettersFor(set);
  const pages = set.map((one) => new Page(one, family, letters));
  const lines = withinSafeArea(pages, layout);
  const grounds = set.some(({ colour }) => colour !== undefined) ? GROUNDS_OF_CHOSEN : GROUNDS;
  for (const ground of grounds) {
    const drawn = pages.map((page, i) => page.draw(lines(i), ground));
    if (ground === "plate" || drawn.every(({ contrast }) => isReadable(contrast))) return drawn;
  }
  return [];
}

/** Shares of the text size: lines with room for accents on capitals, and an accent. */
const ACCENTED_LINE = 1.18;
const ACCENT = 0.14;

const withAir = (one: Unlettered): Unlettered => ({
  ...one,
  lettering: { ...one.lettering, lineHeight: Math.max(one.lettering.lineHeight, ACCENTED_LINE) },
});

function withTextAtOtherEnd(one: Unlettered): Unlettered {
  const { lettering, size } = one;
  const { box, anchor } = lettering;
  const turned = { top: "bottom", middle: "middle", bottom: "top" } as const;
  const y = size.height - box.y - box.height;
  return { ...one, lettering: { ...lettering, box: { ...box, y }, anchor: turned[anchor] } };
}

function inCalmestPlace(set: readonly Unlettered[]): readonly Unlettered[] {
  const isFixed = ({ position, treatment }: Unlettered) =>
    position !== undefined || !treatment || TREATMENTS[treatment.style].isOpaque === true;
  const other = set.map(withTextAtOtherEnd);
  const isBlocked = other.some(({ keepClear = [], lettering: { box } }) =>
    keepClear.some((clear) => overlaps(box, clear)),
  );
  if (isBlocked || set.some(isFixed)) return set;
  const [own, turned] = [unquietOf(set), unquietOf(other)];
  return own > UNQUIET && turned < CALMER * own ? other : set;
}

const spreadsOf = (set: readonly Unlettered[]) =>
  set.map((one) => {
    const context = readingCanvas(one.size);
    context.drawImage(one.picture, 0, 0, one.size.width, one.size.height);
    return luminanceUnder(pixelsOf(context), one.lettering.box);
  });

const unquietOf = (set: readonly Unlettered[]): number =>
  Math.max(...spreadsOf(set).map(({ low, high }) => high - low));

function lettersFor(set: readonly Unlettered[]): Letters {
  if (!set.every(({ treatment }) => treatment && TREATMENTS[treatment.style].mayBeDark)) return "light";
  const found = spreadsOf(set.map((one) => ({ ...one, lettering: { ...one.lettering, box: placeOf(one) } })));
  const light = Math.min(...found.map(({ high }) => ratio(LIGHT_LUMINANCE, high)));
  const dark = Math.min(...found.map(({ low }) => ratio(DARK_LUMINANCE, low)));
  return dark > light ? "dark" : "light";
}

function placeOf({ position, lettering: { box }, size }: Unlettered): Box {
  if (!position) return box;
  const middle = position.y * size.height;
  const y = Math.max(0, Math.min(size.height - box.height, middle - box.height / 2));
  return { ...box, y };
}

/** The largest size at which no letter leaves its safe area. */
function withinSafeArea(pages: readonly Page[], layout: Layout): (at: number) => Lines {
  const most = Math.max(...layout.lines.map(({ length }) => length));
  // Ornaments stay clear of the accents of every text in the set.
  const drop = layout.lines.some(([top = ""]) => isAccented(top)) ? ACCENT : 0;
  const at = (size: number) => (i: number) => ({
    lines: layout.lines[i] ?? [],
    size,
    most,
    drop: drop * size,
  });
  let { size } = layout;
  while (size > LEAST_SIZE && !pages.every((page, i) => page.isSafe(at(size)(i)))) size -= SMALLER_BY;
  return at(size);
}
