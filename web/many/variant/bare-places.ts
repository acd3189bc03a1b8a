import type { LibraryPicture } from "../../../shared/machine/library.ts";
import { arrangementFor, defaultImage } from "../../../shared/machine/questions.ts";
import type { Arrangement, MachineModel, SlotCategory } from "../../../shared/machine/types.ts";
import type { Design } from "../../document/design.ts";
import type { LetteringData } from "../../recipes/lettering-data.ts";
import type { Recipe, Words } from "../../recipes/recipe.ts";
import { originalOf, recipeFor } from "../../recipes/recipe-for.ts";
import type { LetteredPlace } from "../../recipes/reletter.ts";
import { store } from "../../storage/store.ts";
import { PNG_TYPE, parseImageValue } from "../../store/image-values.ts";
import { sha256Of } from "../../store/sha256.ts";
import { recipeOn, sceneRecipe } from "./lettered-places.ts";
import type { BarePlace } from "./unnamed-places.ts";
import { isSamePlace } from "./variant.ts";

/** The bare places of a design, given those that are lettered. */
export async function barePlaces(
  model: MachineModel,
  design: Design,
  lettered: readonly LetteredPlace[],
  data: LetteringData,
): Promise<BarePlace[]> {
  const pictures = Object.values(data.libraries).flat();
  const found: BarePlace[] = [];
  for (const category of model.categories) {
    if (category.kind === "list" || !category.names) continue;
    const arrangement = arrangementFor(category, design.counts[category.id]);
    const following = lettered.filter((each) => each.category === category.id && follows(each));
    const words = wordsLike(following[0]?.recipe.words, design, data);
    for (const { slot } of arrangement.places) {
      const place = { category: category.id, slot };
      if (following.some((each) => isSamePlace(each, place))) continue;
      const at = { category, slot, arrangement, words };
      found.push({ ...place, ...(await groundOf(at, design, { pictures, looks: data.looks })) });
    }
  }
  return found;
}

const follows = ({ recipe: { words } }: LetteredPlace): boolean =>
  words !== undefined && words.from.kind !== "typed";

/** Names as they stand on the screen already, else in the brand's hand, else in the machine's own. */
const wordsLike = (known: Words | undefined, { brand }: Design, { styles }: LetteringData): Words => ({
  from: { kind: "blend" },
  text: "",
  style: known?.style ?? (brand?.style || styles.initial),
  position: "auto",
  colour: known?.colour ?? brand?.colours[0] ?? "auto",
  size: "auto",
});

interface At {
  readonly category: SlotCategory;
  readonly slot: string;
  readonly arrangement: Arrangement;
  readonly words: Words;
}

/** What a place's names are put on: our picture, what the visitor's own was made of, or that as it is. */
async function groundOf(
  { category, slot, arrangement, words }: At,
  design: Design,
  { pictures, looks }: { pictures: readonly LibraryPicture[]; looks: LetteringData["looks"] },
): Promise<Pick<BarePlace, "isFinished" | "lettered">> {
  const { size, count } = arrangement;
  const place = { category: category.id, slot };
  const on = (recipe: Recipe, file?: Blob): LetteredPlace => ({
    ...place,
    arrangement,
    recipe,
    ...(file && { file }),
  });
  const image = design.slots[category.id]?.[slot];
  if (image?.isMissing) return { isFinished: true, lettered: undefined };
  const url = image?.url ?? defaultImage(category, count, slot);
  if (parseImageValue(url)?.kind === "path") {
    const picture = pictures.find(({ path }) => path === url);
    const recipe = picture
      ? sceneRecipe(place, picture, "")
      : recipeOn(place, { kind: "bundled", path: url, ...size }, words);
    return { isFinished: false, lettered: on(recipe) };
  }
  const recipe = await recipeFor(url, place);
  if (recipe && (await originalOf(recipe))) {
    const look = looks.find(({ id }) => id === recipe.look);
    // Typed words are the visitor's own, as finished as artwork.
    const next: Words = recipe.words
      ? { ...recipe.words, from: { kind: "blend" }, text: "" }
      : look
        ? { ...words, style: look.style, colour: "auto" }
        : words;
    return { isFinished: recipe.words !== undefined, lettered: on({ ...recipe, ...place, words: next }) };
  }
  const bytes = await store.imageBytes(url);
  if (typeof bytes === "string") return { isFinished: true, lettered: undefined };
  const original = { kind: "kept", sha256: await sha256Of(bytes), type: PNG_TYPE, ...size } as const;
  const file = new Blob([bytes], { type: PNG_TYPE });
  return { isFinished: true, lettered: on(recipeOn(place, original, words), file) };
}
