import { useEffect, useRef, useState } from "react";
import type { LibraryPicture, PictureStyle } from "../../../shared/machine/library.ts";
import type { Arrangement } from "../../../shared/machine/types.ts";
import { Letterer } from "../../lettering/letterer.ts";
import { type Bakable, bakeScreen } from "../../recipes/bake.ts";
import type { LetteringData } from "../../recipes/lettering-data.ts";
import type { NewRecipe } from "../../recipes/new-recipe.ts";
import { originalOf } from "../../recipes/recipe-for.ts";
import { store } from "../../storage/store.ts";
import { sha256Of } from "../../store/sha256.ts";
import { isOwn, letteredRecipe, type NamedSlot, nameWords, sceneOriginal, scenesFor } from "./grounds.ts";

/** A slot's picture with its name on. */
export interface LetteredSlot {
  readonly slot: string;
  readonly png: Uint8Array<ArrayBuffer>;
  /** Of the PNG, while it is shown. */
  readonly url: string;
  readonly recipe: NewRecipe;
}

export interface LetteredNames {
  readonly state: "busy" | "failed" | "done";
  /** While it is busy, those of the choice before. */
  readonly pictures: readonly LetteredSlot[];
}

const release = (pictures: readonly LetteredSlot[]): void => {
  for (const { url } of pictures) URL.revokeObjectURL(url);
};

export interface Choice {
  readonly category: string;
  readonly slots: readonly NamedSlot[];
  readonly arrangement: Arrangement;
  readonly library: readonly LibraryPicture[];
  readonly data: LetteringData;
  readonly style: PictureStyle;
  /** #rrggbb, or "auto". */
  readonly colour: string;
  readonly turn: number;
  /** Counts how often it was tried again. */
  readonly attempt: number;
}

/** The slots' pictures with their names on, made anew for every choice; the last finished stays meanwhile. */
export function useLetteredNames(choice: Choice) {
  const [letterer] = useState(() => new Letterer());
  const [names, setNames] = useState<LetteredNames>({ state: "busy", pictures: [] });
  const shown = useRef<readonly LetteredSlot[]>([]);
  const { slots, style, colour, turn, attempt } = choice;
  const key = JSON.stringify([slots, style, colour, turn, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the pictures hang on
  useEffect(() => {
    const ended = new AbortController();
    setNames({ state: "busy", pictures: shown.current });
    const make = async (): Promise<LetteredSlot[]> => {
      const grounds = await groundsFor(choice);
      const pngs = await bakeScreen(grounds, { data: choice.data, letterer }, ended.signal);
      ended.signal.throwIfAborted();
      return grounds.map(({ recipe, originals }, i) => {
        const png = pngs[i] as Uint8Array<ArrayBuffer>; // One each.
        const url = URL.createObjectURL(new Blob([png], { type: "image/png" }));
        return { slot: recipe.slot, png, url, recipe: { recipe, originals } };
      });
    };
    make().then(
      (pictures) => {
        release(shown.current);
        shown.current = pictures;
        setNames({ state: "done", pictures });
      },
      (fault) => {
        if (ended.signal.aborted) return;
        console.warn("The names could not be put on", fault);
        setNames({ state: "failed", pictures: [] });
      },
    );
    return () => ended.abort();
  }, [key]);

  useEffect(
    () => () => {
      letterer.close();
      release(shown.current);
    },
    [letterer],
  );
  return names;
}

type Ground = Bakable & Pick<NewRecipe, "originals">;

/** What each slot's name is put on. Rejects where a picture can't be had. */
async function groundsFor({ category, slots, arrangement, library, style, colour, turn }: Choice) {
  const { size } = arrangement;
  const scenes = scenesFor(slots, library, style, size, turn);
  return Promise.all(
    slots.map(async (slot, i): Promise<Ground> => {
      const place = { category, slot: slot.slot };
      const words = nameWords(slot.name, style, colour);
      if (isOwn(slot, library)) return ownGround(slot, place, arrangement, words);
      const scene = scenes[i];
      if (scene === undefined) throw new Error(`there is no scene of the style ${style}`);
      return {
        recipe: letteredRecipe(place, sceneOriginal(scene), size, words),
        arrangement,
        originals: [],
      };
    }),
  );
}

/** A picture of the visitor's own: its original where that is kept, else the picture as it is. */
async function ownGround(
  { value = "", recipe }: NamedSlot,
  place: Pick<Bakable["recipe"], "category" | "slot">,
  arrangement: Arrangement,
  words: ReturnType<typeof nameWords>,
): Promise<Ground> {
  const file = recipe && (await originalOf(recipe));
  if (file)
    return {
      recipe: { ...recipe, ...place, words, madeAt: Date.now() },
      arrangement,
      file,
      originals: recipe.original.kind === "kept" ? [new Uint8Array(await file.arrayBuffer())] : [],
    };
  const bytes = await store.imageBytes(value);
  if (typeof bytes === "string") throw new Error(`an image is ${bytes}`);
  const { width, height } = arrangement.size;
  const original = {
    kind: "kept",
    sha256: await sha256Of(bytes),
    type: "image/png",
    width,
    height,
  } as const;
  return {
    recipe: letteredRecipe(place, original, arrangement.size, words),
    arrangement,
    file: new Blob([bytes], { type: "image/png" }),
    originals: [bytes],
  };
}
