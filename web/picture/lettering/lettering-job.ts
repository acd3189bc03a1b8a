import {
  keepClearAreasOf,
  type Lettering,
  type LetteringStyles,
  type PictureStyle,
} from "../../../shared/machine/library.ts";
import { findLookLettering } from "../../../shared/machine/looks.ts";
import type { Machine } from "../../../shared/machine/machine.ts";
import type { Size } from "../../../shared/machine/types.ts";
import type { Recipe } from "../../../shared/model/recipe.ts";
import type { RenderJob } from "../../../shared/model/render.ts";
import { relativeCentreOf, textSafeArea } from "./boxes.ts";
import type { LetteringJob } from "./text-renderer.ts";

export type LetteringMachine = Pick<Machine, "letteringStyles" | "libraries" | "letterings" | "looks">;

type LetteringData = {
  readonly [Part in keyof LetteringMachine]: Awaited<ReturnType<LetteringMachine[Part]>>;
};

export async function loadLetteringData(machine: LetteringMachine): Promise<LetteringData> {
  const [letteringStyles, libraries, letterings, looks] = await Promise.all([
    machine.letteringStyles(),
    machine.libraries(),
    machine.letterings(),
    machine.looks(),
  ]);
  return { letteringStyles, libraries, letterings, looks };
}

interface Layers {
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly logo: Uint8Array<ArrayBuffer> | undefined;
}

export function createLetteringJob(
  data: LetteringData,
  job: Pick<RenderJob, "category" | "arrangement" | "images">,
  { key, image: { recipe } }: RenderJob["images"][number],
  { picture, logo }: Layers,
): LetteringJob {
  const { words } = recipe;
  const { size } = job.arrangement;
  const { lettering, treatment } = settingOf(data, recipe, job);
  const letteringJob = {
    text: words?.text ?? "",
    picture,
    size,
    lettering,
    treatment: words?.text ? treatment : undefined,
    position: words && words.position !== "auto" ? words.position : undefined,
    colour: words && words.colour !== "auto" ? words.colour : undefined,
    keepClear: keepClearAreasOf(job.arrangement, key),
    logo: recipe.logo && logo && { ...recipe.logo, picture: logo },
  };
  if (!words || words.size === "auto") return letteringJob;
  // Text of a chosen size may fill the safe area.
  const safe = textSafeArea(size);
  return {
    ...letteringJob,
    lettering: { ...lettering, box: safe, size: words.size, maxLines: lettering.maxLines + 1 },
    position: letteringJob.position ?? relativeCentreOf(lettering.box, safe),
  };
}

/** A look or library scene has its own lettering, and needs no treatment. Looks are ignored in mixed sets. */
function settingOf(
  { letteringStyles, libraries, letterings, looks }: LetteringData,
  { words, look: lookId, original }: Recipe,
  { category, arrangement: { count, size }, images }: Pick<RenderJob, "category" | "arrangement" | "images">,
): Pick<LetteringJob, "lettering" | "treatment"> {
  const styles = Object.keys(letteringStyles.styles) as PictureStyle[]; // The keys are the styles.
  const style = styles.find((each) => each === words?.style) ?? letteringStyles.initial;
  const isMixed = new Set(images.map(({ image }) => sourceOf(image.recipe))).size > 1;
  const look = isMixed ? undefined : looks.find((each) => each.id === lookId && each.style === style);
  const ofLook = look && findLookLettering(look, category.id, count);
  if (ofLook) return { lettering: ofLook, treatment: undefined };
  for (const [id, pictures] of Object.entries(libraries)) {
    const path = "path" in original ? original.path : undefined;
    const scene = pictures.find((each) => each.scene === path && each.style === style);
    const ofScene: Lettering | undefined = scene && letterings[id]?.(scene);
    const { weight } = letteringStyles.styles[style];
    if (ofScene) return { lettering: isMixed ? { ...ofScene, weight } : ofScene, treatment: undefined };
  }
  return {
    lettering: createLettering(letteringStyles, style, size),
    treatment: { style, scale: letteringScaleFor(letteringStyles.drawnFor, size) },
  };
}

const sourceOf = ({ look, original }: Recipe): string => look ?? ("path" in original ? "bundled" : "own");

const LOW_SHARE = 1.25;
/** Makes capitals 4 mm high on a 10-inch screen. */
const LEAST_SIZE = 30;

export const letteringScaleFor = (drawnFor: Size, { width, height }: Size): number =>
  Math.min(width / drawnFor.width, (LOW_SHARE * height) / drawnFor.height);

export function createLettering(
  { drawnFor, styles }: LetteringStyles,
  style: PictureStyle,
  size: Size,
): Lettering {
  const lettering = styles[style];
  const scale = letteringScaleFor(drawnFor, size);
  if (scale === 1 && size.width === drawnFor.width) return lettering;
  const { box, shadow } = lettering;
  const textSize = Math.max(LEAST_SIZE, lettering.size * scale);
  const safe = textSafeArea(size);
  const x = Math.max(safe.x, box.x * scale);
  const right = Math.max(safe.x, (drawnFor.width - box.x - box.width) * scale);
  return {
    ...lettering,
    box: {
      x,
      y: box.y * scale,
      width: size.width - x - right,
      height: Math.max(box.height * scale, LEAST_SIZE * lettering.lineHeight),
    },
    size: textSize,
    ...(shadow && { shadow: { ...shadow, y: shadow.y * scale, blur: shadow.blur * scale } }),
  };
}
