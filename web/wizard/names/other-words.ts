import type { Arrangement } from "../../../shared/machine/types.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { Letterer } from "../../lettering/letterer.ts";
import { bakeScreen } from "../../recipes/bake.ts";
import { letteringData } from "../../recipes/lettering-data.ts";
import { filesOf } from "../../recipes/new-recipe.ts";
import type { Recipe } from "../../recipes/recipe.ts";
import { recipeFor } from "../../recipes/recipe-for.ts";
import type { Outcome } from "../../storage/outcome.ts";
import { store } from "../../storage/store.ts";
import { storedPath } from "../../store/image-values.ts";
import { letteredRecipe, type NamedSlot, nameWords, sceneOriginal } from "./grounds.ts";
import type { OtherWords } from "./usePictureSays.ts";

type Slot = Omit<NamedSlot, "recipe">;

const isSame = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: "accent" }) === 0;

/** The slots whose pictures we lettered with other words than their names. */
export async function otherWords(
  category: string,
  library: string | undefined,
  slots: readonly Slot[],
): Promise<OtherWords[]> {
  const pictures = (await ACTIVE.libraries())[library ?? ""] ?? [];
  const found = await Promise.all(
    slots.map(async ({ slot, name, value }): Promise<OtherWords[]> => {
      if (value === undefined || name === "") return [];
      const bundled = pictures.find(({ path }) => path === value);
      const says = bundled?.text ?? (await recipeFor(value, { category, slot }))?.words?.text ?? name;
      return isSame(says, name) ? [] : [{ slot, says }];
    }),
  );
  return found.flat();
}

/** Letters a slot's picture with the slot's name. Rejects where that can't be done. */
export async function putOwnName(
  category: string,
  library: string | undefined,
  { slot, name, value = "" }: Slot,
  arrangement: Arrangement,
): Promise<Outcome> {
  const here = store.here();
  const data = await letteringData();
  const bundled = data.libraries[library ?? ""]?.find(({ path }) => path === value);
  const known = bundled ? undefined : await recipeFor(value, { category, slot });
  const recipe = bundled
    ? letteredRecipe(
        { category, slot },
        sceneOriginal(bundled),
        arrangement.size,
        nameWords(name, bundled.style, "auto"),
      )
    : known?.words && renamed(known, { category, slot }, name);
  if (!recipe) throw new Error("the picture is not lettered by us");
  const letterer = new Letterer();
  try {
    const [bytes] = await bakeScreen([{ recipe, arrangement }], { data, letterer });
    if (!bytes) throw new Error("nothing was lettered");
    const files = await Promise.all(filesOf(recipe).map((sha256) => store.imageBytes(storedPath(sha256))));
    const originals = files.filter((file) => typeof file !== "string");
    return await here.setImage(category, slot, { bytes, recipe: { recipe, originals } });
  } finally {
    letterer.close();
  }
}

const renamed = (
  { words, ...recipe }: Recipe,
  place: Pick<Recipe, "category" | "slot">,
  text: string,
): Recipe | undefined =>
  words && {
    ...recipe,
    ...place,
    words: { ...words, from: { kind: "blend" }, text },
    madeAt: Date.now(),
  };
