import { isOneOf } from "../../shared/machine/questions.ts";
import type { MachineModel, Size, SlotCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Image, Picture } from "../../shared/model/design.ts";
import { pictureValue } from "../../shared/model/picture-value.ts";
import { recipeBlobs } from "../../shared/model/questions.ts";
import { isBundledPath } from "../../shared/model/read-design.ts";
import { type Original, plainWords, type Recipe } from "../../shared/model/recipe.ts";
import { textAt } from "../../shared/model/texts.ts";
import { mayShowThrough } from "../../shared/png/chunks.ts";
import { pictures, state } from "../edit/app.ts";
import { type Annotations, storedLogo } from "../editor/annotations.ts";
import { FIT } from "../messages/en/fit.ts";
import { startPlacement } from "../picture/placement.ts";
import type { ClearedPicture } from "./cleared-pictures.ts";
import { NOT_READ } from "./refusal-words.ts";
import type { StepJob } from "./useStepFit.ts";

interface Adjusted {
  readonly image: Image;
  /** What to call it by. */
  readonly name: string;
  readonly target: string;
  readonly size: Size;
  /** The id of the design that it is of. */
  readonly into: string;
}

/** What the editor begins with. */
type Begun = Pick<StepJob, "file" | "start" | "original" | "look">;

/**
 * The work of adjusting an image: its original as it lies, else the finished picture, which it says. Undefined if
 * neither can be had.
 */
export async function adjustingJob(
  { screen }: MachineModel,
  { image, name, target, size, into }: Adjusted,
): Promise<StepJob | undefined> {
  const original = await fromOriginal(image, name);
  // A machine shows what is behind a picture that does not fill its screen.
  const begun = original ?? (await fromPicture(image, name, size, !isOneOf([screen], size)));
  if (!begun) return undefined;
  const scene = original ? undefined : await fromScene(image);
  const job = { ...begun, ...scene, start: { ...begun.start, ...scene?.start } };
  return {
    ...job,
    into,
    target,
    reason: job.original ? [] : [FIT.adjusting],
    refusal: NOT_READ,
    isAdjusting: true,
    withoutOriginal: job.original !== undefined,
    holds: [
      ...(image.picture && "blob" in image.picture ? [image.picture.blob] : []),
      ...(image.recipe ? recipeBlobs(image.recipe) : []),
    ],
  };
}

async function fromOriginal({ recipe }: Image, name: string): Promise<Begun | undefined> {
  const file = recipe && (await originalFile(recipe, name));
  if (!file) return undefined;
  const { original, placement, background, look } = recipe;
  return { file, original, look, start: { placement, background, ...(await annotationsOf(recipe)) } };
}

/** Returns the text and the logo of a recipe's picture; the logo only if its file is there. */
async function annotationsOf({ words, logo }: Recipe): Promise<Annotations> {
  const bytes = logo && (await bytesOf({ blob: logo.blob, bytes: 0 }));
  const file = bytes && (await storedLogo(bytes));
  return {
    ...(words && { words }),
    ...(logo && file && { logo: { ...logo, sha256: logo.blob, bytes: file.bytes, shape: file.size } }),
  };
}

async function fromPicture(
  { picture }: Image,
  name: string,
  frame: Size,
  mayBeClear: boolean,
): Promise<Begun | undefined> {
  const bytes = picture && (await bytesOf(picture));
  if (!bytes) return undefined;
  const path = pictureValue(picture);
  return {
    file: new File([bytes], name, { type: "image/png" }),
    original: isBundledPath(path) ? { path, width: frame.width, height: frame.height } : undefined,
    start: {
      placement: startPlacement({ picture: frame, frame }),
      background: { kind: mayBeClear && mayShowThrough(bytes) ? "clear" : "blurred" },
    },
  };
}

/** A bundled picture with words on it, as what it is made of: its scene, and the words. */
async function fromScene({ picture }: Image): Promise<Begun | undefined> {
  const path = pictureValue(picture);
  const libraries = await ACTIVE.libraries().catch(() => ({}));
  const bundled = Object.values(libraries)
    .flat()
    .find((each) => each.path === path);
  const bytes = bundled && (await bytesOf({ path: bundled.scene }));
  if (!bytes) return undefined;
  const { scene, size, text, style } = bundled;
  return {
    file: new File([bytes], text, { type: "image/png" }),
    original: { path: scene, ...size },
    start: { words: plainWords({ from: { kind: "typed" }, text }, style) },
  };
}

async function bytesOf(picture: Picture): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await pictures.bytes(picture);
  return typeof bytes === "string" ? undefined : bytes;
}

/** The picture that a recipe places; undefined if it can't be read or fetched. */
async function originalFile({ original }: Recipe, name: string): Promise<File | undefined> {
  const bytes = await bytesOf("blob" in original ? { blob: original.blob, bytes: 0 } : original);
  return bytes && new File([bytes], name, { type: typeOf(original) });
}

function typeOf(original: Original): string {
  if ("blob" in original) return original.type;
  return original.path.endsWith(".webp") ? "image/webp" : "image/png";
}

/**
 * The work of fitting the originals of pictures to other slots of a category, with the words that are those slots'; if
 * no target is left they have none. What is not kept any more is left out.
 */
export async function sameAgain(
  category: SlotCategory,
  cleared: readonly Pick<ClearedPicture, "name" | "recipe">[],
  targets: readonly string[],
  group: string,
): Promise<(Omit<StepJob, "target"> & { readonly target: string | undefined })[]> {
  const into = state.design.id;
  const words = await ACTIVE.wordTable();
  const found = await Promise.all(
    cleared.map(async ({ name, recipe }) => {
      const file = await originalFile(recipe, name);
      return file ? [{ file, recipe }] : [];
    }),
  );
  return Promise.all(
    found.flat().map(async ({ file, recipe }, at) => {
      const target = targets[at];
      const said = recipe.words;
      const follows = said && said.from.kind !== "typed" && target !== undefined;
      const next = follows ? textAt(state.design, category, target, { words }) : undefined;
      const followed = said && next?.text ? { ...recipe, words: { ...said, ...next } } : recipe;
      return {
        file,
        original: recipe.original,
        start: await annotationsOf(followed),
        target,
        into,
        group,
        reason: [],
        refusal: NOT_READ,
        isAdjusting: true,
        withoutOriginal: true,
      };
    }),
  );
}
