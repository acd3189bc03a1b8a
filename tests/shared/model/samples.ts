import { createHash } from "node:crypto";
import type { LibraryPicture, PictureStyle } from "../../../shared/machine/library.ts";
import type { Look } from "../../../shared/machine/looks.ts";
import type { WordTable } from "../../../shared/machine/machine.ts";
import { findArrangement } from "../../../shared/machine/questions.ts";
import type { ListCategory, MachineModel, SlotCategory } from "../../../shared/machine/types.ts";
import {
  type BlobPicture,
  canonicalJson,
  createEmptyDesign,
  createPlainImage,
  type Design,
  imagesOf,
  type PlainImage,
  type RecipeImage,
} from "../../../shared/model/design.ts";
import { type EditResult, isRefused } from "../../../shared/model/edit.ts";
import {
  createFullFrameRecipe,
  createRecipeImage,
  createRecipeWords,
  type RecipeWords,
  recipeKey,
} from "../../../shared/model/recipe.ts";
import { findPendingRenderJobs, withRenderedPictures } from "../../../shared/model/render.ts";
import { EVERY_MACHINE } from "../../machines/every-machine.ts";

export const isFullyRendered = (design: Design): boolean =>
  [...imagesOf(design)].every(({ image }) => image.picture !== null);

/** The SHA-256 of a sample, told by a number. */
export const sha = (number: number): string => number.toString(16).padStart(64, "0");
export const blob = (number: number): BlobPicture => ({ blob: sha(number), bytes: 100 + number });
export const photo = (number: number): PlainImage => createPlainImage(blob(number), `photo-${number}.png`);

/** A picture of the visitor's own with words, rendered. */
export const lettered = (
  words: Pick<RecipeWords, "from" | "text">,
  number = 1,
  style = "modern",
): RecipeImage =>
  createRecipeImage(
    createFullFrameRecipe(
      { blob: sha(number), type: "image/png", width: 10, height: 20 },
      { words: createRecipeWords(words, style) },
    ),
    { picture: blob(1000 + number) },
  );
export const fromName = (text: string) => ({ from: { kind: "blend" }, text }) as const;
export const typed = (text: string) => ({ from: { kind: "typed" }, text }) as const;

/** A machine with words for every slot, a library and two looks, whether or not it has some of its own. */
export interface Sample {
  readonly id: string;
  readonly model: MachineModel;
  readonly words: WordTable;
  readonly looks: readonly [Look, Look];
  readonly library: readonly LibraryPicture[];
  readonly lists: readonly ListCategory[];
  readonly slots: readonly SlotCategory[];
  readonly named: readonly SlotCategory[];
  readonly counted: readonly SlotCategory[];
  /** Slots whose pictures say words of the table. */
  readonly worded: readonly SlotCategory[];
  readonly list: ListCategory;
  /** Two slots of a category. */
  readonly category: SlotCategory;
  readonly one: string;
  readonly other: string;
  readonly empty: Design;
  /** What edits are told of it. */
  readonly materials: Pick<Sample, "words" | "looks" | "library"> & {
    isBundledBlob(sha256: string): boolean;
  };
}

const look = (model: MachineModel, id: string, style: PictureStyle): Look => ({
  id,
  name: id,
  tagline: "",
  folder: `/images/looks/${id}`,
  lists: Object.fromEntries(
    model.categories.flatMap(({ kind, id: list }) => (kind === "list" ? [[list, 2]] : [])),
  ),
  appearance: {
    family: "Outfit",
    weight: 400,
    lineHeight: 1,
    tracking: 0,
    transform: "none",
    fill: ["#000000"],
  },
  style,
  letteringAreas: {},
  shown: [],
});

function sampleOf(id: string, model: MachineModel): Sample {
  const slots = model.categories.filter((category) => category.kind === "slots");
  const worded = slots.filter(({ names }) => !names);
  const ids = [...new Set(worded.flatMap((category) => category.slots.map(({ id }) => id)))];
  const languageOf = (id: string) => ({
    id,
    name: id,
    words: Object.fromEntries(ids.map((slot) => [slot, `${slot} ${id}`])),
  });
  const scenes = slots.flatMap(({ names, arrangements: [{ size }] }) => (names ? [size] : []));
  const words: WordTable = {
    words: ids.map((id) => ({
      id,
      label: id,
      places: worded.flatMap((category) =>
        category.slots.some((slot) => slot.id === id) ? [{ category: category.id, slot: id }] : [],
      ),
    })),
    languages: [languageOf("en"), languageOf("de")],
    pictures: [],
    maxLength: 30,
  };
  const looks = [look(model, "bright", "modern"), look(model, "dark", "premium")] as const;
  const library = scenes.flatMap((size, at) =>
    (["modern", "premium"] as const).map((style) => ({
      path: `/images/generic/${style}-${at}.png` as const,
      scene: `/images/generic/scenes/${style}-${at}.png` as const,
      size,
      text: "Oat",
      tags: [],
      style,
    })),
  );
  const lists = model.categories.filter((category) => category.kind === "list");
  const [list] = lists;
  if (!list) throw new Error(`${id} has no list`);
  return {
    ...{ id, model, words, looks, library, lists, slots, worded, list, ...twoSlots(model, slots) },
    named: slots.filter(({ names }) => names),
    counted: slots.filter(({ counts }) => counts),
    empty: confirmed(model),
    materials: { words, looks, library, isBundledBlob: () => false },
  };
}

/** Freezes a value to its last member, so that nothing can change it in place. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}

/** A value, as JSON has it, in which that at a path is another. */
export function altered(value: unknown, path: readonly string[], other: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(value));
  const at = path.slice(0, -1).reduce((each, name) => each[name], copy);
  // As JSON.parse would: "__proto__" is a name like any other.
  Object.defineProperty(at, path.at(-1) ?? "", { value: other, enumerable: true, configurable: true });
  return copy;
}

/** An empty design that was committed once and confirmed. */
export const confirmed = (model: MachineModel, id = "one"): Design =>
  frozen({ ...createEmptyDesign(model, id), revision: 1, timestamp: "1", isConfirmed: true });

/** The design of an edit that is not refused. */
export function done(edited: EditResult): Design {
  if (isRefused(edited)) throw new Error(`refused: ${edited.fault}`);
  return frozen(edited);
}

/** A renderer of which only this is known: the same set of recipes gives the same pictures. */
export function rendered(model: MachineModel, design: Design, before?: Design): Design {
  return findPendingRenderJobs(model, design, before).reduce(
    (now, job) =>
      withRenderedPictures(
        now,
        job,
        job.images.map(({ image: { recipe } }) => ({
          blob: hashOf(canonicalJson([job.key, recipeKey(recipe)])),
          bytes: 1,
        })),
      ),
    design,
  );
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The slots that a category shows in a design. */
export const shownSlots = (design: Design, category: SlotCategory): readonly string[] =>
  findArrangement(category, design.counts[category.id]).places.map(({ slot }) => slot);

/** Two slots of a category with at least two. */
export function twoSlots(model: MachineModel, from: readonly SlotCategory[]) {
  for (const category of from) {
    const [one, other] = shownSlots(confirmed(model), category);
    if (one !== undefined && other !== undefined) return { category, one, other };
  }
  throw new Error("the machine has no screen with two slots");
}

export const SAMPLES: readonly Sample[] = EVERY_MACHINE.map(({ id, machine }) => sampleOf(id, machine.model));
