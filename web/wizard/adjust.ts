import { FITTING } from "#messages/fit.ts";
import { WIZARD } from "#messages/wizard.ts";
import { findArrangement, includesSize } from "../../shared/machine/questions.ts";
import type { Category, Size, SlotCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { findTextAt } from "../../shared/model/defaults.ts";
import { type DesignImage, imageNameOf } from "../../shared/model/design.ts";
import { findRecipeBlobs, findShownImages } from "../../shared/model/questions.ts";
import { isBundledPath } from "../../shared/model/read-design.ts";
import { createRecipeWords, type Recipe } from "../../shared/model/recipe.ts";
import { mayBeTransparent } from "../../shared/png/chunks.ts";
import { editingEnvironment, pictures, state, store } from "../edit/app.ts";
import { createFittedImage, type NewImage } from "../edit/new-image.ts";
import { findOfferedUndoStep } from "../edit/state.ts";
import { type Annotations, isSameComposition, logoBlobsOf, toRecipeParts } from "../editor/annotations.ts";
import type { EditorResult } from "../editor/fit-queue.ts";
import { readStoredLogo, readStoredPicture } from "../editor/stored-pictures.ts";
import type { RefusalText } from "../picture/fault-messages.ts";
import { isOpaquePng } from "../picture/pixels.ts";
import { createStartPlacement, moveToFrame } from "../picture/placement.ts";
import type { RefitJob, StepFitJob } from "./intake.ts";

export const UNREADABLE_REFUSAL: RefusalText = {
  message: WIZARD.notReadable,
  detail: WIZARD.pictureNotLoadedAdvice,
};

export async function createAdjustmentJob(
  image: DesignImage,
  name: string,
  target: string,
  size: Size,
): Promise<StepFitJob | undefined> {
  const into = state.design.id;
  const begun = (await fromOriginal(image, name)) ?? (await fromPicture(image, name, size));
  return (
    begun && {
      ...begun,
      into,
      target,
      reason: begun.original ? [] : [FITTING.adjusting],
      refusal: UNREADABLE_REFUSAL,
      isAdjusting: true,
      holds: [
        ...(image.picture && "blob" in image.picture ? [image.picture.blob] : []),
        ...(image.recipe ? findRecipeBlobs(image.recipe) : []),
      ],
    }
  );
}

type Begun = Pick<StepFitJob, "file" | "start" | "original" | "look">;

async function fromOriginal({ recipe }: DesignImage, name: string): Promise<Begun | undefined> {
  const file = recipe && (await originalFile(recipe, name));
  if (!file) return undefined;
  const { original, placement, background, look } = recipe;
  return { file, original, look, start: { placement, background, ...(await annotationsOf(recipe)) } };
}

async function fromPicture({ picture }: DesignImage, name: string, size: Size): Promise<Begun | undefined> {
  const bytes = picture && (await readStoredPicture(picture));
  if (!picture || !bytes) return undefined;
  // Around pictures that don't fill the screen, the machine's background shows.
  const isWhole = includesSize([ACTIVE.model.screen], size);
  const isClear = isWhole ? !(await isOpaquePng(bytes).catch(() => true)) : mayBeTransparent(bytes);
  const start = {
    placement: createStartPlacement({ picture: size, frame: size }),
    background: { kind: isClear ? "clear" : "blurred" },
  } as const;
  const path = "path" in picture ? picture.path : "";
  const libraries = await ACTIVE.libraries().catch(() => ({}));
  const bundled = Object.values(libraries)
    .flat()
    .find((each) => each.path === path);
  const scene = bundled && (await readStoredPicture({ path: bundled.scene }));
  if (!scene) {
    const original = isBundledPath(path) ? { path, width: size.width, height: size.height } : undefined;
    return { file: new File([bytes], name, { type: "image/png" }), original, start };
  }
  const { text, style } = bundled;
  return {
    file: new File([scene], text, { type: "image/png" }),
    original: { path: bundled.scene, ...bundled.size },
    start: { ...start, words: createRecipeWords({ from: { kind: "typed" }, text }, style) },
  };
}

/** Returns undefined if a stored picture hasn't changed. */
export async function createEditedImage(
  { file, start, original, look, holds }: StepFitJob,
  fitted: EditorResult,
): Promise<NewImage | undefined> {
  if (holds && isSameComposition(start, fitted.placed)) return undefined;
  const { words, logo, ...placed } = fitted.placed;
  return createFittedImage({
    ...placed,
    ...toRecipeParts({ words, logo }),
    file,
    look,
    finished: fitted.finished,
    original: original ?? fitted.original,
    blobs: logo && logoBlobsOf(logo),
  });
}

export interface ClearedPicture {
  readonly slot: string;
  readonly name: string;
  readonly recipe: Recipe;
  readonly frame: Size;
}

/** Returns pictures from before the last change, if their originals are stored. */
export function findClearedPictures(category: Category): readonly ClearedPicture[] {
  const { snapshot } = store;
  const before = findOfferedUndoStep(snapshot, "undo")?.changes.get(snapshot.design.id)?.before;
  if (!before) return [];
  const { size: frame } = findArrangement(category, before.counts[category.id]);
  return findShownImages(before, category, pictures.isMissing).flatMap(({ image, ...ref }) => {
    const { recipe } = image;
    return recipe && "blob" in recipe.original
      ? [{ slot: ref.key, name: imageNameOf(ACTIVE.model, ref, image), recipe, frame }]
      : [];
  });
}

export async function createRefitJobs(
  category: SlotCategory,
  cleared: readonly ClearedPicture[],
  targets: readonly string[],
): Promise<readonly RefitJob[]> {
  const into = state.design.id;
  const group = editingEnvironment.newId();
  const { size: frame } = findArrangement(category, state.design.counts[category.id]);
  const words = await ACTIVE.wordTable();
  const slots = cleared.map(({ slot }) => slot);
  const others = targets.filter((target) => !slots.includes(target));
  const jobs: RefitJob[] = [];
  for (const { slot, name, recipe, frame: former } of cleared) {
    const file = await originalFile(recipe, name);
    if (!file) continue;
    const target = targets.includes(slot) ? slot : others.shift();
    const follows = recipe.words && recipe.words.from.kind !== "typed" && target !== undefined;
    const next = follows ? findTextAt(state.design, category, target, { words }) : undefined;
    const text = recipe.words && next?.text ? { ...recipe.words, ...next } : recipe.words;
    const { original, placement, background } = recipe;
    jobs.push({
      file,
      target,
      into,
      group,
      original,
      start: {
        placement: moveToFrame({ picture: original, frame }, placement, former),
        background,
        ...(await annotationsOf({ ...recipe, ...(text && { words: text }) })),
      },
      refusal: UNREADABLE_REFUSAL,
      isAdjusting: true,
    });
  }
  return jobs;
}

async function annotationsOf({ words, logo }: Recipe): Promise<Annotations> {
  const file = logo && (await readStoredLogo({ blob: logo.blob, bytes: 0 }));
  return { ...(words && { words }), ...(file && { logo: { ...logo, ...file } }) };
}

async function originalFile({ original }: Recipe, name: string): Promise<File | undefined> {
  const bytes = await readStoredPicture("blob" in original ? { blob: original.blob, bytes: 0 } : original);
  const pathType = "path" in original && original.path.endsWith(".webp") ? "image/webp" : "image/png";
  return bytes && new File([bytes], name, { type: "blob" in original ? original.type : pathType });
}
