import { keepClearAreasOf } from "../../shared/machine/library.ts";
import type { Arrangement, Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { findTextAt } from "../../shared/model/defaults.ts";
import { withList, withSlot } from "../../shared/model/edit.ts";
import { findShownImages } from "../../shared/model/questions.ts";
import {
  createFullFrameRecipe,
  createRecipeImage,
  createRecipeWords,
  type Recipe,
  type RecipeWords,
} from "../../shared/model/recipe.ts";
import { findPendingRenderJobs } from "../../shared/model/render.ts";
import { setBrand } from "../../shared/model/texts.ts";
import { edit, editingEnvironment, state } from "../edit/app.ts";
import { sha256Of } from "../files/sha256.ts";
import { loadLetteringData } from "../picture/lettering/lettering-job.ts";
import { type RenderedPicture, runRenderJob } from "../picture/render-job.ts";
import {
  type Annotations,
  type Composition,
  logoBlobsOf,
  logoPictureOf,
  toRecipeParts,
} from "./annotations.ts";
import type { FitJob } from "./fit-queue.ts";
import { readStoredLogo, readStoredPicture } from "./stored-pictures.ts";

type Png = Uint8Array<ArrayBuffer>;

export interface AnnotatedScreen {
  readonly category: Category;
  readonly arrangement: Arrangement;
}

/** Other pictures that an edit changes. */
export type PngsBySlot = ReadonlyMap<string, Png>;

export type AnnotatorFactory = Awaited<ReturnType<typeof loadAnnotator>>;
export type Annotator = ReturnType<AnnotatorFactory>;

export async function loadAnnotator() {
  const [{ letteringStyles }, words] = await Promise.all([loadLetteringData(ACTIVE), ACTIVE.wordTable()]);
  // Another tab may open another design later.
  const { id, brand } = state.design;
  const brandLogo = brand?.logo ? await readStoredLogo(brand.logo) : undefined;

  return ({ category, arrangement }: AnnotatedScreen, { target: slot, look, ...job }: FitJob) => {
    // New text looks like other text on the screen, since only text of one style and colour shares a size.
    const [beside] = category.kind === "list" ? [] : wordsBeside(category, slot);
    const text = findTextAt(state.design, category, slot, { words });
    const keepClear = keepClearAreasOf(arrangement, slot);
    const original = job.original ?? {
      blob: editingEnvironment.newId(),
      type: "image/png" as const,
      ...arrangement.size,
    };

    return {
      keepClear,
      slotText: text?.text ? text : undefined,
      brand,
      brandLogo,
      saveAsBrand: (annotations: Annotations) => saveAsBrand(id, annotations),

      newWords: (given: Pick<RecipeWords, "from" | "text">): RecipeWords =>
        createRecipeWords(
          given,
          brand?.style || beside?.style || letteringStyles.initial,
          brand?.colours[0] ?? beside?.colour,
        ),

      /** Renders as an edit of the design would. Rejects on failure or abort. */
      async render(picture: Png, composition: Composition, signal: AbortSignal) {
        const { design } = state;
        const { placement, background, logo } = composition;
        const recipe: Recipe = {
          ...createFullFrameRecipe(original, { ...(look && { look }) }),
          placement,
          background,
          ...toRecipeParts(composition),
        };
        const image = createRecipeImage(recipe);
        const edited =
          category.kind === "slots"
            ? withSlot(design, category.id, slot, image)
            : withList(design, category.id, [{ ...image, id: slot }]);
        const source = {
          bytesOf: async (blob: string) =>
            blob === logo?.sha256 ? logo.bytes : readStoredPicture({ blob, bytes: 0 }),
          placed: new Map([[recipe, picture]]),
          signal,
        };
        const beside = new Map<string, Png>();
        let rendered: RenderedPicture | undefined;
        for (const job of findPendingRenderJobs(ACTIVE.model, edited, design)) {
          for (const [at, each] of (await runRenderJob(ACTIVE, job, source)).entries()) {
            const { key, image } = job.images[at] ?? {};
            if (!("png" in each) || !image || key === undefined) continue;
            const { picture: stored } = image;
            if (image.recipe === recipe) rendered = each;
            else if (!stored || !("blob" in stored) || stored.blob !== (await sha256Of(each.png)))
              beside.set(key, each.png);
          }
        }
        if (!rendered) throw new Error("Failed to render the picture");
        return { ...rendered, beside };
      },
    };
  };
}

const wordsBeside = (category: Category, slot: string): readonly RecipeWords[] =>
  findShownImages(state.design, category, state.isMissing).flatMap(({ key, image: { recipe } }) =>
    key === slot ? [] : (recipe?.words ?? []),
  );

async function saveAsBrand(id: string, { words, logo }: Annotations): Promise<boolean> {
  const outcome = await edit(
    id,
    { offer: { kind: "brand" } },
    (design) => {
      const { brand } = design;
      const [first, ...others] = brand?.colours ?? [];
      const colour = words && words.colour !== "auto" ? words.colour : first;
      return setBrand(design, {
        logo: logo ? logoPictureOf(logo) : (brand?.logo ?? null),
        colours: colour === undefined ? [] : [colour, ...others],
        style: words?.style ?? brand?.style ?? "",
      });
    },
    { blobs: logo && logoBlobsOf(logo) },
  );
  return outcome.ok;
}
