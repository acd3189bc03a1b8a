import type { Lettering } from "../../../shared/machine/library.ts";
import type { Box } from "../../../shared/machine/types.ts";
import { encodePng } from "../encode-png.ts";
import { createReadableContext, readPixels } from "../pixels.ts";
import { boxesOverlap, fitLogoBox } from "./boxes.ts";
import { contrastRatio, isReadable, type LetterTone, measureLuminance } from "./contrast.ts";
import { loadFontFamilies } from "./fonts.ts";
import { isAccented, layOutLettering, transformTexts } from "./text.ts";
import {
  BACKDROPS_FOR_CHOSEN_COLOUR,
  createTextRenderer,
  type DecodedLetteringJob,
  type LetteringJob,
  type LetteringResult,
  TEXT_BACKDROPS,
} from "./text-renderer.ts";
import { TREATMENTS } from "./treatments.ts";

export interface LetteredPicture extends LetteringResult {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly logo?: Box | undefined;
}

export async function letterPictures(jobs: readonly LetteringJob[]): Promise<LetteredPicture[]> {
  const bitmaps = await Promise.all(jobs.map(({ picture }) => decoded(picture)));
  try {
    const set = jobs.map((job, i) => ({ ...job, bitmap: bitmaps[i] as ImageBitmap })); // One per job.
    const pictures = (await drawSet(set)).map(async ({ context, ...lettered }, i) => {
      const logo = await drawLogo(context, jobs[i]);
      return { ...lettered, logo, png: await encodePng(readPixels(context)) };
    });
    return await Promise.all(pictures);
  } finally {
    for (const bitmap of bitmaps) bitmap.close();
  }
}

const decoded = (bytes: Uint8Array<ArrayBuffer>) => createImageBitmap(new Blob([bytes]));

async function drawLogo(
  context: OffscreenCanvasRenderingContext2D,
  { logo, keepClear }: Partial<LetteringJob> = {},
): Promise<Box | undefined> {
  if (!logo) return undefined;
  const bitmap = await decoded(logo.picture);
  const box = fitLogoBox(logo, bitmap, context.canvas, keepClear);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, box.x, box.y, box.width, box.height);
  bitmap.close();
  return box;
}

const LIGHT_LUMINANCE = 0.93;
const DARK_LUMINANCE = 0.012;

const SMALLER_BY = 0.5;
const LEAST_SIZE = 6;

/**
 * Text moves to the other end if luminance behind it varies by more than UNQUIET, and there by less than CALMER times
 * as much.
 */
const UNQUIET = 0.3;
const CALMER = 0.6;

async function drawSet(given: readonly DecodedLetteringJob[]) {
  const placed = inCalmestPlace(given);
  const [first] = placed;
  if (first === undefined) return [];
  const texts = transformTexts(
    placed.map(({ text }) => text),
    first.lettering,
  );
  const families = await loadFontFamilies(first.lettering.family, first.lettering.weight, texts);
  const layOutWith = (lettering: Lettering) =>
    layOutLettering(createReadableContext(first.size), texts, lettering, families);
  const tight = layOutWith(first.lettering);
  const isTight = tight.lines.some(([, ...below]) => below.some(isAccented));
  const set = isTight ? placed.map(withAir) : placed;
  const layout = isTight ? layOutWith(withAir(first).lettering) : tight;
  const letters = lettersFor(set);
  const mostLines = Math.max(...layout.lines.map(({ length }) => length));
  // Keeps accents clear of ornaments.
  const topOffset = layout.lines.some(([top = ""]) => isAccented(top)) ? ACCENT : 0;
  const renderers = set.map((one, i) => {
    const text = { lines: layout.lines[i] ?? [], family: families[i] ?? "", mostLines, topOffset };
    return createTextRenderer(one, text, letters);
  });
  let { size } = layout;
  while (size > LEAST_SIZE && !renderers.every((renderer) => renderer.isSafe(size))) size -= SMALLER_BY;
  const backdrops = set.some(({ colour }) => colour !== undefined)
    ? BACKDROPS_FOR_CHOSEN_COLOUR
    : TEXT_BACKDROPS;
  for (const backdrop of backdrops) {
    const drawn = renderers.map((renderer) => renderer.draw(size, backdrop));
    if (backdrop === "plate" || drawn.every(({ contrast }) => isReadable(contrast))) return drawn;
  }
  return [];
}

/** Heights relative to the text size. */
const ACCENTED_LINE = 1.18;
const ACCENT = 0.14;

const withAir = (one: DecodedLetteringJob): DecodedLetteringJob => ({
  ...one,
  lettering: { ...one.lettering, lineHeight: Math.max(one.lettering.lineHeight, ACCENTED_LINE) },
});

function withTextAtOtherEnd(one: DecodedLetteringJob): DecodedLetteringJob {
  const { lettering, size } = one;
  const { box, anchor } = lettering;
  const turned = { top: "bottom", middle: "middle", bottom: "top" } as const;
  const y = size.height - box.y - box.height;
  return { ...one, lettering: { ...lettering, box: { ...box, y }, anchor: turned[anchor] } };
}

function inCalmestPlace(set: readonly DecodedLetteringJob[]): readonly DecodedLetteringJob[] {
  const isFixed = ({ position, treatment }: DecodedLetteringJob) =>
    position !== undefined || !treatment || TREATMENTS[treatment.style].isOpaque === true;
  const other = set.map(withTextAtOtherEnd);
  const isBlocked = other.some(({ keepClear = [], lettering: { box } }) =>
    keepClear.some((clear) => boxesOverlap(box, clear)),
  );
  if (isBlocked || set.some(isFixed)) return set;
  const [own, turned] = [unquietOf(set), unquietOf(other)];
  return own > UNQUIET && turned < CALMER * own ? other : set;
}

const spreadsOf = (set: readonly DecodedLetteringJob[]) =>
  set.map((one) => {
    const context = createReadableContext(one.size);
    context.drawImage(one.bitmap, 0, 0, one.size.width, one.size.height);
    return measureLuminance(readPixels(context), one.lettering.box);
  });

const unquietOf = (set: readonly DecodedLetteringJob[]): number =>
  Math.max(...spreadsOf(set).map(({ low, high }) => high - low));

function lettersFor(set: readonly DecodedLetteringJob[]): LetterTone {
  if (!set.every(({ treatment }) => treatment && TREATMENTS[treatment.style].mayBeDark)) return "light";
  const found = spreadsOf(set.map((one) => ({ ...one, lettering: { ...one.lettering, box: placeOf(one) } })));
  const light = Math.min(...found.map(({ high }) => contrastRatio(LIGHT_LUMINANCE, high)));
  const dark = Math.min(...found.map(({ low }) => contrastRatio(DARK_LUMINANCE, low)));
  return dark > light ? "dark" : "light";
}

function placeOf({ position, lettering: { box }, size }: DecodedLetteringJob): Box {
  if (!position) return box;
  const middle = position.y * size.height;
  const y = Math.max(0, Math.min(size.height - box.height, middle - box.height / 2));
  return { ...box, y };
}
