import { keepClearOf } from "../../shared/machine/library.ts";
import type { Arrangement, Box, Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Picture } from "../../shared/model/design.ts";
import { withList, withSlot } from "../../shared/model/edit.ts";
import {
  type Original,
  plainWords,
  type Recipe,
  type RecipeWords,
  recipeImage,
  wholeRecipe,
} from "../../shared/model/recipe.ts";
import { renderJobs } from "../../shared/model/render.ts";
import { setBrand, textAt } from "../../shared/model/texts.ts";
import { edit, pictures, state } from "../edit/app.ts";
import { namedBytes } from "../edit/new-image.ts";
import { sha256Of } from "../files/sha256.ts";
import { letteringData } from "../picture/lettering/order.ts";
import { type RenderedPicture, renderJob } from "../picture/render-job.ts";
import { type Annotations, type LogoFile, recipeParts, storedLogo } from "./annotations.ts";

type Png = Uint8Array<ArrayBuffer>;

/** The place of the open design whose picture is edited, and what is known of that picture. */
interface EditedPlace {
  readonly category: Category;
  readonly slot: string;
  readonly arrangement: Arrangement;
  /** What the picture is made of, if that is known: a bundled scene, a look's picture. */
  readonly original: Original | undefined;
  readonly look: string | undefined;
}

/** PNGs of the other pictures on the machine screen that look different with the edited one, by their slots. */
export type Beside = ReadonlyMap<string, Png>;

/** A picture with its text and logo, and what it changes on its machine screen. */
interface AnnotatedPicture extends RenderedPicture {
  readonly beside: Beside;
}

/** Returns what renders the text and the logo of the picture at a place. */
export type AnnotatorFor = Awaited<ReturnType<typeof loadAnnotator>>;
export type Annotator = ReturnType<AnnotatorFor>;

/**
 * Loads what text and logos need of the machine and of the open design's brand. Resolves to a function that returns
 * what renders the text and the logo of the picture at a place as they are edited.
 */
export async function loadAnnotator() {
  const [{ letteringStyles }, words] = await Promise.all([letteringData(ACTIVE), ACTIVE.wordTable()]);
  const { brand } = state.design;
  const bytes = brand?.logo && (await bytesOf(brand.logo));
  const brandLogo: LogoFile | undefined = bytes ? await storedLogo(bytes) : undefined;

  return (place: EditedPlace) => {
    const { category, slot, arrangement, look } = place;
    const text = textAt(state.design, category, slot, { words });
    const keepClear: readonly Box[] = keepClearOf(arrangement, slot);
    // A file that is not stored yet is known to the renderer's cache by an id of its own.
    const original = place.original ?? {
      blob: crypto.randomUUID(),
      type: "image/png" as const,
      ...arrangement.size,
    };

    return {
      keepClear,
      /** The design's words for the place. */
      follows: text?.text ? text : undefined,
      /** What new text and logos start with. */
      brand,
      brandLogo,

      /** Returns words as they begin on a picture: in the brand's style and colour, or else in the machine's. */
      newWords: (given: Pick<RecipeWords, "from" | "text">): RecipeWords =>
        plainWords(given, brand?.style || letteringStyles.initial, brand?.colours[0]),

      /**
       * Renders text and logo on a picture, and what it changes on its screen, as an edit of the design would. Rejects
       * if that fails or the signal ends it.
       *
       * @param picture a PNG of the frame's size
       */
      async render(picture: Png, annotations: Annotations, signal?: AbortSignal): Promise<AnnotatedPicture> {
        const { design } = state;
        const recipe: Recipe = {
          ...wholeRecipe(original, { ...(look && { look }) }),
          ...recipeParts(annotations),
        };
        const image = recipeImage(recipe);
        const edited =
          category.kind === "slots"
            ? withSlot(design, category.id, slot, image)
            : withList(design, category.id, [{ ...image, id: slot }]);
        const { logo } = annotations;
        const source = {
          bytesOf: async (blob: string) => (blob === logo?.sha256 ? logo.bytes : bytesOf({ blob, bytes: 0 })),
          placed: new Map([[recipe, picture]]),
          signal,
        };
        const beside = new Map<string, Png>();
        let rendered: RenderedPicture | undefined;
        for (const job of renderJobs(ACTIVE.model, edited, design)) {
          for (const [at, each] of (await renderJob(ACTIVE, job, source)).entries()) {
            const { key, image } = job.images[at] ?? {};
            if (!("png" in each) || !image || key === undefined) continue;
            if (image.recipe === recipe) rendered = each;
            else if (!(await isStored(image.picture, each.png))) beside.set(key, each.png);
          }
        }
        if (!rendered) throw new Error("The picture was not rendered");
        return { ...rendered, beside };
      },

      /** Keeps what is on a picture as the brand; parts that it does not have stay as they were. Resolves to whether it is kept. */
      async keepBrand({ words, logo }: Annotations): Promise<boolean> {
        const named = logo && (await namedBytes(logo.bytes));
        const outcome = await edit(
          state.design.id,
          { offer: { kind: "brand" } },
          (design) => {
            const { brand } = design;
            const [first, ...others] = brand?.colours ?? [];
            const colour = words && words.colour !== "auto" ? words.colour : first;
            return setBrand(design, {
              logo: named?.picture ?? brand?.logo ?? null,
              colours: colour === undefined ? [] : [colour, ...others],
              style: words?.style ?? brand?.style ?? "",
            });
          },
          { blobs: named?.blobs },
        );
        return outcome.ok;
      },
    };
  };
}

async function bytesOf(picture: Picture): Promise<Png | undefined> {
  const bytes = await pictures.bytes(picture);
  return typeof bytes === "string" ? undefined : bytes;
}

const isStored = async (picture: Picture | null, png: Png): Promise<boolean> =>
  picture !== null && "blob" in picture && picture.blob === (await sha256Of(png));
