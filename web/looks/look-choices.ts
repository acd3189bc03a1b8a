import { type Look, lookPictures } from "../../shared/machine/looks.ts";
import { arrangementFor } from "../../shared/machine/questions.ts";
import type { Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { wordsAt } from "../recipes/words-at.ts";
import type { NewImage } from "../storage/design-store.ts";
import { store } from "../storage/store.ts";
import { LOOKS } from "../words/looks.ts";
import type { LookPictures } from "./look-pictures.ts";
import { screenOf } from "./plan.ts";
import { recipeOf } from "./recipe-of.ts";

/** One of the looks' pictures for a place. */
export interface LookChoice {
  readonly id: string;
  readonly look: string;
  readonly label: string;
  /** The picture without words, which is there at once. */
  readonly src: string;
  /** The address of the finished picture; undefined where it is no other. Rejects where it can't be made. */
  lettered(): Promise<string | undefined>;
  /** What goes into the place. Rejects where it can't be made. */
  make(): Promise<NewImage>;
}

/**
 * What the machine's looks have for a place of the design: for a slot one picture each, with its own words as the
 * screen's set has them; for a list all of theirs.
 */
export async function lookChoices(
  category: Category,
  slot: string,
  pictures: LookPictures,
): Promise<readonly LookChoice[]> {
  const [looks, table] = await Promise.all([ACTIVE.looks(), ACTIVE.wordTable(), store.ready]);
  const choose = category.kind === "list" ? listChoices : slotChoices;
  return looks.flatMap((look) => choose(look));

  function listChoices(look: Look): LookChoice[] {
    if (category.kind !== "list") return [];
    const { size } = arrangementFor(category, undefined);
    return lookPictures(look, category).map((path, at) => ({
      id: path,
      look: look.id,
      label: LOOKS.numbered(look.name, at + 1),
      src: path,
      lettered: async () => undefined,
      make: async () => ({
        bytes: await pictures.plain(look, path, size),
        recipe: recipeOf({ look, category, slot, path, size }),
        name: LOOKS.numbered(look.name, at + 1),
      }),
    }));
  }

  function slotChoices(look: Look): LookChoice[] {
    if (category.kind !== "slots") return [];
    const { design } = store;
    const said = { names: design.names, words: design.words, table };
    const screen = screenOf(look, category, design.counts[category.id]);
    const path = screen.pictures.find((each) => each.slot === slot)?.path;
    if (!path) return [];
    const { size } = screen.arrangement;
    const choice: LookChoice = {
      id: path,
      look: look.id,
      label: look.name,
      src: path,
      lettered: async () => (await pictures.addresses(look, screen, said)).get(slot),
      async make() {
        const made = await pictures.screen(look, screen, said);
        const picture = made.find((each) => each.slot === slot);
        if (!picture) throw new Error(`${path} could not be made`);
        const words = wordsAt(category, slot, said);
        const recipe = recipeOf({ look, category, slot, path, size, words });
        return { bytes: picture.png, recipe, name: look.name };
      },
    };
    return [choice];
  }
}
