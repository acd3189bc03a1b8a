import { arrangementFor, findCategory } from "../../../../shared/machine/questions.ts";
import type { Size } from "../../../../shared/machine/types.ts";
import * as classic from "../../../../shared/machines/classic/machine.ts";
import type { Background, Placement, Recipe } from "../../../../shared/model/recipe.ts";
import { pageRecipe, storedRecipe } from "../../../../web/adapter/recipes.ts";
import { finish } from "../../../../web/fit/finish.ts";
import { fitAtOnce } from "../../../../web/fit/fit-at-once.ts";
import { closePicture, openPicture } from "../../../../web/fit/open-picture.ts";
import * as placing from "../../../../web/fit/placement.ts";
import { readLogo } from "../../../../web/letter-tabs/logo-file.ts";
import { Letterer } from "../../../../web/lettering/letterer.ts";
import { LookPictures } from "../../../../web/looks/look-pictures.ts";
import { screenOf } from "../../../../web/looks/plan.ts";
import { bakeScreen } from "../../../../web/recipes/bake.ts";
import { letteringData } from "../../../../web/recipes/lettering-data.ts";
import { letteringOrder } from "../../../../web/recipes/lettering-order.ts";
import { madePicture } from "../../../../web/recipes/made-picture.ts";
import type { Names } from "../../../../web/recipes/words-at.ts";
import { bytesAt, keep, type Screen } from "./screen.ts";

/*
 * The pipelines that the renderer is to take the place of. This file goes with them.
 */

async function fileAt(address: string): Promise<File> {
  const bytes = await bytesAt(address);
  if (!bytes) throw new Error(`there is no ${address}`);
  const type = { jpg: "image/jpeg", webp: "image/webp" }[address.split(".").at(-1) ?? ""] ?? "image/png";
  return new File([bytes], "picture", { type });
}

/** A step of the editor. */
export type EditorStep =
  | "fill"
  | "whole"
  | "mirror"
  | { readonly turns: number }
  | { readonly straighten: number }
  | { readonly zoom: number }
  | { readonly move: readonly [x: number, y: number] };

function stepped(layout: placing.Layout, placement: Placement, step: EditorStep): Placement {
  if (step === "fill") return placing.fill(layout, placement);
  if (step === "whole") return placing.showWhole(layout, placement);
  if (step === "mirror") return placing.flip(layout, placement, "across");
  if ("straighten" in step) return placing.straighten(layout, placement, step.straighten);
  if ("zoom" in step) return placing.zoom(layout, placement, step.zoom, { x: 20, y: -30 });
  if ("move" in step) return placing.move(layout, placement, { x: step.move[0], y: step.move[1] });
  let turned = placement;
  for (let i = 0; i < step.turns; i++) turned = placing.turnQuarter(layout, turned, true);
  return turned;
}

export const today = {
  /** A picture as the editor makes it, and where it lies in its frame. */
  async edited(address: string, frame: Size, steps: readonly EditorStep[], background: Background) {
    const picture = await openPicture(await fileAt(address), frame);
    if (!("studio" in picture)) throw new Error(picture.kind);
    const layout = { picture: picture.size, frame };
    const placement = steps.reduce(
      (now, step) => stepped(layout, now, step),
      placing.startPlacement(layout) as Placement,
    );
    const edit = { frame, placement, background, over: undefined };
    const made = await finish(picture.studio, edit, undefined, undefined, new AbortController().signal);
    closePicture(picture);
    return { png: made?.png.toBase64(), placement, size: layout.picture };
  },

  /** A picture that is fitted at once for a slot of the blends, with the recipe that is stored with it. */
  async fitted(address: string, frame: Size) {
    const file = await fileAt(address);
    const fitted = await fitAtOnce(file, frame, true);
    if ("words" in fitted) throw new Error(fitted.words);
    const place = { category: "blends", slot: "left" };
    const { file: png, edit, original: kept } = fitted;
    const made = await madePicture({ file, fitted: png, edit, kept, place, standing: {}, logo: undefined });
    if (!("bytes" in made && made.recipe)) throw new Error("there is no recipe");
    const recipe = storedRecipe(made.recipe.recipe);
    const [original] = made.recipe.originals;
    if (recipe && "blob" in recipe.original && original) keep(recipe.original.blob, original);
    return { png: made.bytes.toBase64(), recipe };
  },

  /** The pictures of a screen as stored recipes are made anew. Logos are what the editor makes of their files. */
  async baked({ category: id, count, recipes }: Screen) {
    const category = findCategory(classic.model, id);
    if (!category) throw new Error(`there is no ${id}`);
    const arrangement = arrangementFor(category, count);
    const data = await letteringData();
    const letterer = new Letterer();
    const screen = Object.entries(recipes);
    const bakable = await Promise.all(
      screen.map(async ([slot, { logo, ...recipe }]) => ({
        recipe: pageRecipe(recipe, { category: id, slot, madeAt: 0 }),
        arrangement,
        file: await fileAt("blob" in recipe.original ? recipe.original.blob : recipe.original.path),
      })),
    );
    // The bytes of logos come from the store alone: a picture with a logo is made as the editor does.
    const bake = async (at: number, { logo }: Recipe) => {
      const one = bakable[at];
      if (!one || !logo) throw new Error("there is no logo");
      const { words: _, ...bare } = one.recipe;
      const [picture] = await bakeScreen([{ ...one, recipe: bare }], { data, letterer });
      const file = await readLogo(await fileAt(logo.blob));
      if (!picture || !file) throw new Error("the logo can't be read");
      const { blob: __, ...stands } = logo;
      const recipe = { ...one.recipe, logo: { ...stands, sha256: file.sha256 } };
      const order = letteringOrder(data, recipe, arrangement, { picture, logo: file.bytes });
      return (await letterer.letter([order]))[0]?.png;
    };
    const isLogo = screen.some(([, { logo }]) => logo);
    const pngs = isLogo
      ? await Promise.all(screen.map(([, recipe], at) => bake(at, recipe)))
      : await bakeScreen(bakable, { data, letterer });
    letterer.close();
    return Object.fromEntries(screen.map(([slot], at) => [slot, pngs[at]?.toBase64()]));
  },

  /** A look's pictures of a screen with the design's words, or a list's first picture. */
  async looked(lookId: string, id: string, names: Names) {
    const [looks, table] = await Promise.all([classic.looks(), classic.wordTable()]);
    const look = looks.find((each) => each.id === lookId);
    const category = findCategory(classic.model, id);
    if (!look || !category) throw new Error(`${lookId} has no ${id}`);
    const pictures = new LookPictures();
    const made =
      category.kind === "slots"
        ? await pictures.screen(look, screenOf(look, category, undefined), { names, words: {}, table })
        : [
            {
              slot: "1",
              png: await pictures.plain(
                look,
                `/images/looks/${lookId}/${id}/1.webp`,
                category.arrangements[0].size,
              ),
            },
          ];
    pictures.close();
    return Object.fromEntries(made.map(({ slot, png }) => [slot, png.toBase64()]));
  },
};
