import type { Libraries } from "../../shared/machine/library.ts";
import { isOneOf } from "../../shared/machine/questions.ts";
import type { MachineModel, Size } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { ImageRecord } from "../document/design.ts";
import { store } from "../storage/store.ts";
import { FIT } from "../words/fit.ts";
import { WIZARD } from "../words/wizard.ts";
import type { ClearedPicture } from "./cleared-pictures.ts";
import type { RefusalInWords } from "./refusal-words.ts";
import type { WaitingJob } from "./useStepFit.ts";

/** What is said where a picture can't be read or fetched. */
export const NOT_READ: RefusalInWords = {
  message: WIZARD.notReadable,
  detail: WIZARD.pictureNotLoadedAdvice,
};

/**
 * The work of adjusting the picture of a place: its original as it lies, else the picture itself, which it says.
 * Undefined where neither can be had.
 */
export async function adjustingJob(
  { screen }: MachineModel,
  category: string,
  slot: string,
  image: ImageRecord,
  size: Size,
): Promise<WaitingJob | undefined> {
  const recipes = await import("../recipes/adjust.ts").catch(() => undefined);
  const adjusted = await recipes?.toAdjust(image, { category, slot }, size, !isOneOf([screen], size));
  if (!adjusted) return undefined;
  const { recipe } = adjusted;
  const generic = recipe ? undefined : await genericJob(image.url);
  const { file, original } = generic ?? adjusted;
  const code = await import("../letter-tabs/recipe-over.ts").catch(() => undefined);
  if (recipe && !code) return undefined;
  const start = {
    ...adjusted.start,
    ...(recipe && code && { over: await code.overOf(recipe) }),
    ...generic?.start,
  };
  return {
    file,
    target: slot,
    reason: original ? [] : [FIT.adjusting],
    refusal: NOT_READ,
    isAdjusting: true,
    adjusted: image.url,
    isKept: original !== undefined,
    start,
    original,
    look: recipe?.look,
  };
}

/** A bundled picture with words on it, as what it is made of: its scene, and the words. */
async function genericJob(
  path: string,
): Promise<Pick<WaitingJob, "file" | "original" | "start"> | undefined> {
  const libraries: Libraries = await ACTIVE.libraries().catch(() => ({}));
  const pictures = Object.values(libraries).flat();
  const picture = pictures.find((each) => each.path === path);
  if (!picture) return undefined;
  const { scene, size, text, style } = picture;
  const bytes = await store.imageBytes(scene);
  if (typeof bytes === "string") return undefined;
  return {
    file: new File([bytes], text, { type: "image/png" }),
    original: { kind: "bundled", path: scene, ...size },
    start: {
      over: {
        words: { from: { kind: "typed" }, text, style, position: "auto", colour: "auto", size: "auto" },
      },
    },
  };
}

/**
 * The work of fitting the originals of pictures to other slots of a category, with the words that are those slots'; where
 * no target is left they have none. What is not kept any more is left out.
 */
export async function sameAgain(
  category: string,
  pictures: readonly ClearedPicture[],
  targets: readonly string[],
  group: string,
): Promise<(Omit<WaitingJob, "target"> & { readonly target: string | undefined })[]> {
  const code = Promise.all([
    import("../recipes/recipe-for.ts"),
    import("../recipes/reletter.ts"),
    import("../letter-tabs/recipe-over.ts"),
    ACTIVE.wordTable(),
  ]);
  const loaded = await code.catch(() => undefined);
  if (!loaded) return [];
  const [{ originalOf }, { followed }, { overOf }, table] = loaded;
  const { names, words } = store.design;
  const files = await Promise.all(pictures.map(({ recipe }) => originalOf(recipe)));
  const kept = pictures.flatMap((picture, i) => (files[i] ? { ...picture, file: files[i] } : []));
  return Promise.all(
    kept.map(async ({ name, recipe, file }, i) => {
      const target = targets[i];
      const said = { names, words, table };
      const next = target === undefined ? undefined : followed({ category, slot: target, recipe }, said);
      return {
        file: new File([file], name, { type: file.type }),
        original: recipe.original,
        start: { over: await overOf(next ?? recipe) },
        target,
        group,
        reason: [],
        refusal: NOT_READ,
        isAdjusting: true,
        isKept: true,
      };
    }),
  );
}
