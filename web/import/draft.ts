import type { FilePlace } from "../../shared/machine/files.ts";
import { arrangementFor, findSlot } from "../../shared/machine/questions.ts";
import type { Arrangement, Box, Category, MachineModel, Size } from "../../shared/machine/types.ts";
import type { Design, Image } from "../../shared/model/design.ts";
import { pictureValue } from "../../shared/model/picture-value.ts";
import { availableImage, type IsMissing, NONE_MISSING, shownImages } from "../../shared/model/questions.ts";
import { type ImportPlan, type LookMaterials, setCount } from "../../shared/model/screens.ts";
import type { SortedInto, SortedPlan } from "../../shared/sorting/plan.ts";
import type { TakenFile } from "../picture/take-file.ts";

export interface ImportedPicture {
  /** With folders. */
  readonly path: string;
  readonly name: string;
  readonly file: File;
  readonly size: Size;
}

export interface Put {
  readonly picture: number;
  /** `chosen` by the visitor. */
  readonly certainty: "sure" | "guess" | "chosen";
}

/** A picture that the visitor has fitted by hand. */
export type Adjusted = Extract<TakenFile, { kind: "fitted" }>;

/** The plan while it is corrected. Only the functions here make new ones. */
export interface Draft {
  readonly pictures: readonly ImportedPicture[];
  /** By category with a choice of counts. */
  readonly counts: Readonly<Record<string, number>>;
  /** By the key of a place. */
  readonly put: Readonly<Record<string, Put>>;
  /** By `sizeKey`. */
  readonly adjusted: Readonly<Record<string, Adjusted>>;
  /** By picture: the slot name that its own name contains. */
  readonly named: Readonly<Record<number, { readonly category: string; readonly name: string }>>;
  /** For a machine without one; may be empty. */
  readonly machineName: string;
}

const placeKey = ({ category, slot }: FilePlace): string => `${category}/${slot}`;

export function placeOfKey(key: string): FilePlace {
  const [category = "", slot = ""] = key.split("/");
  return { category, slot };
}

const sizeKey = (picture: number, { width, height }: Size): string => `${picture} ${width}x${height}`;

export const emptyDraft = (counts: Draft["counts"]): Draft => ({
  pictures: [],
  counts,
  put: {},
  adjusted: {},
  named: {},
  machineName: "",
});

/** The design for sorting, with the plan's pictures in it. */
export function sortedInto(design: Design, { put, counts }: Draft, isMissing: IsMissing): SortedInto {
  const filled: Record<string, Record<string, boolean>> = {};
  for (const [category, images] of Object.entries({ ...design.lists, ...design.slots }))
    filled[category] = Object.fromEntries(
      Object.entries<Image>(images).map(([slot, { picture }]) => [slot, !picture || !isMissing(picture)]),
    );
  for (const { category, slot } of Object.keys(put).map(placeOfKey))
    filled[category] = { ...filled[category], [slot]: true };
  return { filled, names: design.names, counts };
}

/** Adds sorted pictures, unused if their places are taken. */
export function withSorted(
  model: MachineModel,
  before: Draft,
  pictures: readonly ImportedPicture[],
  sorted: SortedPlan,
): Draft {
  const draft = model.categories.reduce((now, category) => {
    const count = sorted.counts[category.id];
    return count === undefined || count === now.counts[category.id] ? now : withCount(now, category, count);
  }, before);
  const first = draft.pictures.length;
  const put = { ...draft.put };
  const named = { ...draft.named };
  for (const { picture, certainty, ...place } of sorted.placings) {
    const key = placeKey(place);
    if (put[key]) continue;
    put[key] = { picture: first + picture, certainty };
    const name = sorted.names[place.category]?.[place.slot];
    if (name !== undefined) named[first + picture] = { category: place.category, name };
  }
  return { ...draft, pictures: [...draft.pictures, ...pictures], put, named };
}

/** The key of a picture's place; undefined if it is not used. */
export const keyOf = ({ put }: Draft, picture: number): string | undefined =>
  Object.keys(put).find((key) => put[key]?.picture === picture);

export const unusedIn = (draft: Draft): readonly number[] =>
  draft.pictures.map((_, at) => at).filter((at) => keyOf(draft, at) === undefined);

/** What was in the place goes where the picture was; without a place the picture is set aside. */
export function movePicture(draft: Draft, picture: number, to: string | undefined): Draft {
  const from = keyOf(draft, picture);
  if (from === to) return draft;
  const { [from ?? ""]: _, [to ?? ""]: other, ...put } = draft.put;
  return {
    ...draft,
    put: {
      ...put,
      ...(to !== undefined && { [to]: { picture, certainty: "chosen" as const } }),
      ...(from !== undefined && other && { [from]: { ...other, certainty: "chosen" as const } }),
    },
  };
}

export const adjustedOf = ({ adjusted }: Draft, picture: number, size: Size): Adjusted | undefined =>
  adjusted[sizeKey(picture, size)];

export const withAdjusted = (draft: Draft, picture: number, size: Size, made: Adjusted): Draft => ({
  ...draft,
  adjusted: { ...draft.adjusted, [sizeKey(picture, size)]: made },
});

export const isCorrected = ({ put, adjusted }: Draft): boolean =>
  Object.values(put).some(({ certainty }) => certainty === "chosen") || Object.keys(adjusted).length > 0;

/** Sets a category's count. Pictures whose slots go are not used. */
export function withCount(draft: Draft, category: Category, count: number): Draft {
  const { places } = arrangementFor(category, count);
  const stays = (key: string) => {
    const place = placeOfKey(key);
    return place.category !== category.id || places.some(({ slot }) => slot === place.slot);
  };
  const put = Object.fromEntries(Object.entries(draft.put).filter(([key]) => stays(key)));
  return { ...draft, put, counts: { ...draft.counts, [category.id]: count } };
}

/** Takes another design's counts, except for categories in which the plan puts pictures. */
export function withCountsOf(draft: Draft, design: Pick<Design, "counts">): Draft {
  const planned = new Set(Object.keys(draft.put).map((key) => placeOfKey(key).category));
  const counts = Object.entries(draft.counts).map(([id, count]): [string, number] => [
    id,
    planned.has(id) ? count : (design.counts[id] ?? count),
  ]);
  return { ...draft, counts: Object.fromEntries(counts) };
}

export interface PlannedPlace {
  readonly key: string;
  /** An index for a list. */
  readonly slot: string;
  /** "Left", or "Screensaver 2" in a list. */
  readonly label: string;
  /** "Blends Selection, Left". */
  readonly fullLabel: string;
  readonly box: Box;
  /** The image there without the plan. */
  readonly before: Image | undefined;
  readonly put: Put | undefined;
}

export interface PlannedScreen {
  readonly category: Category;
  readonly arrangement: Arrangement;
  readonly places: readonly PlannedPlace[];
  /** How many of the visitor's own images the new count removes. */
  readonly lost: number;
}

/** The address of an image for `useImageSources`: its original if it is not rendered yet. */
export function shownSource({ picture, recipe }: Image): string {
  const original = recipe && "path" in recipe.original ? recipe.original : undefined;
  return pictureValue(picture ?? original);
}

export type IsOwn = (image: Image) => boolean;

interface ScreensOptions extends LookMaterials {
  readonly isOwn?: IsOwn;
}

export const screensOf = (
  model: MachineModel,
  design: Design,
  draft: Draft,
  { isOwn = () => false, ...materials }: ScreensOptions,
): readonly PlannedScreen[] =>
  model.categories.map((category) => {
    const { id } = category;
    const { isMissing = NONE_MISSING } = materials;
    const arrangement = arrangementFor(category, draft.counts[id]);
    const placeIn = (slot: string, label: string, box: Box, before: Image | undefined): PlannedPlace => {
      const key = placeKey({ category: id, slot });
      const fullLabel = label.startsWith(category.label) ? label : `${category.label}, ${label}`;
      return { key, slot, label, fullLabel, box, before, put: draft.put[key] };
    };
    if (category.kind === "slots") {
      const isRecounted = arrangementFor(category, design.counts[id]).count !== arrangement.count;
      const counted = isRecounted ? setCount(model, design, id, arrangement.count, materials) : design;
      const places = arrangement.places.map(({ slot, box }) =>
        placeIn(slot, findSlot(category, slot).label, box, availableImage(counted, id, slot, isMissing)),
      );
      const lost = isRecounted ? shownImages(design, category, isMissing) : [];
      return { category, arrangement, places, lost: lost.filter(({ image }) => isOwn(image)).length };
    }
    const images = design.lists[id] ?? [];
    const puts = Object.keys(draft.put).map(placeOfKey);
    const ends = puts.flatMap((put) => (put.category === id ? Number(put.slot) + 1 : []));
    // One more than are filled, as long as there is room.
    const length = Math.min(category.maxImages, Math.max(images.length, ...ends) + 1);
    const box = arrangement.places[0]?.box ?? { x: 0, y: 0, ...arrangement.size };
    const places = Array.from({ length }, (_, at) => {
      const image = images[at];
      const before = image?.picture && isMissing(image.picture) ? undefined : image;
      return placeIn(String(at), `${category.label} ${at + 1}`, box, before);
    });
    return { category, arrangement, places, lost: 0 };
  });

export const replacesOwn = ({ put, before }: PlannedPlace, isOwn: IsOwn): boolean =>
  put !== undefined && before !== undefined && isOwn(before);

export interface Tally {
  readonly placed: number;
  readonly guesses: number;
  /** Images of the visitor's own that go. */
  readonly replaced: number;
  /** Slots that have no image and get none. */
  readonly empty: number;
}

export function tallyOf(
  screens: readonly PlannedScreen[],
  replaces: (place: PlannedPlace) => boolean,
): Tally {
  const places = screens.flatMap((screen) => screen.places);
  const slots = screens.flatMap((screen) => (screen.category.kind === "slots" ? screen.places : []));
  return {
    placed: places.filter(({ put }) => put).length,
    guesses: places.filter(({ put }) => put?.certainty === "guess").length,
    replaced: places.filter(replaces).length + screens.reduce((sum, { lost }) => sum + lost, 0),
    empty: slots.filter(({ put, before }) => !put && !before).length,
  };
}

/** Completes the plan with the images for its places, by key. */
export function importPlan(draft: Draft, images: ReadonlyMap<string, Image>): ImportPlan {
  const names: Record<string, Record<string, string>> = {};
  // A name moves with its picture.
  for (const [picture, { category, name }] of Object.entries(draft.named)) {
    const place = placeOfKey(keyOf(draft, Number(picture)) ?? "");
    if (place.category === category) names[category] = { ...names[category], [place.slot]: name };
  }
  return {
    name: draft.machineName,
    counts: draft.counts,
    images: [...images].map(([key, image]) => ({ ...placeOfKey(key), image })),
    names,
  };
}
