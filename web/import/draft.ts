import type { FilePlace } from "../../shared/machine/files.ts";
import { arrangementFor, findSlot } from "../../shared/machine/questions.ts";
import type { Arrangement, Box, Category, MachineModel, Size } from "../../shared/machine/types.ts";
import type { Design, Image } from "../../shared/model/design.ts";
import { pictureValue } from "../../shared/model/picture-value.ts";
import { type IsMissing, NONE_MISSING, presentImage, shownImages } from "../../shared/model/questions.ts";
import { type ImportPlan, type LookMaterials, setCount } from "../../shared/model/screens.ts";
import type { SortedInto, SortedPlan } from "../../shared/sorting/plan.ts";

/*
 * The plan while it is corrected: which picture goes where. Plain data; the functions here are its only writers, and
 * each gives a new one. Nothing of the design is changed by it.
 */

/** A picture that was given. */
export interface DropPicture {
  /** Its name with the folders in which it came. */
  readonly path: string;
  readonly name: string;
  readonly file: File;
  readonly size: Size;
}

/** A picture at a place; one that the visitor put there is chosen. */
export interface Put {
  /** Its index among the pictures. */
  readonly picture: number;
  readonly certainty: "sure" | "guess" | "chosen";
}

export interface Draft {
  readonly pictures: readonly DropPicture[];
  /** By category with a choice of counts. */
  readonly counts: Readonly<Record<string, number>>;
  /** By the key of a place. */
  readonly put: Readonly<Record<string, Put>>;
  /** By picture: the name that its own name tells, and the category whose slots have such names. */
  readonly named: Readonly<Record<number, { readonly category: string; readonly name: string }>>;
  /** What a machine without a name is called from then on, by the package that was given; empty for none. */
  readonly machineName: string;
}

/** The key of a place; a list's slot is its index. */
export const placeKey = ({ category, slot }: FilePlace): string => `${category}/${slot}`;

export function placeOfKey(key: string): FilePlace {
  const [category = "", slot = ""] = key.split("/");
  return { category, slot };
}

/** A plan before anything is in it. */
export const emptyDraft = (counts: Draft["counts"]): Draft => ({
  pictures: [],
  counts,
  put: {},
  named: {},
  machineName: "",
});

/** Tells sorting what the design holds once the plan's pictures are in it. */
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

/** The plan with more pictures, as they were sorted; what would take another's place is not used. */
export function withSorted(
  model: MachineModel,
  before: Draft,
  pictures: readonly DropPicture[],
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

/** The key of the place of a picture; undefined where it is not used. */
export const keyOf = ({ put }: Draft, picture: number): string | undefined =>
  Object.keys(put).find((key) => put[key]?.picture === picture);

/** The pictures that are not used, in the order in which they came. */
export const unusedIn = (draft: Draft): readonly number[] =>
  draft.pictures.map((_, at) => at).filter((at) => keyOf(draft, at) === undefined);

/** Puts a picture into a place, or with none aside; what was there goes where the picture was. */
export function movePicture(draft: Draft, picture: number, to: string | undefined): Draft {
  const from = keyOf(draft, picture);
  if (from === to) return draft;
  const { [from ?? ""]: mine, [to ?? ""]: other, ...put } = draft.put;
  return {
    ...draft,
    put: {
      ...put,
      ...(to !== undefined && { [to]: { picture, certainty: "chosen" as const } }),
      ...(from !== undefined && other && { [from]: { ...other, certainty: "chosen" as const } }),
    },
  };
}

/** Shows so many slots of a category; pictures of slots that go are not used. */
export function withCount(draft: Draft, category: Category, count: number): Draft {
  const { places } = arrangementFor(category, count);
  const stays = (key: string) => {
    const place = placeOfKey(key);
    return place.category !== category.id || places.some(({ slot }) => slot === place.slot);
  };
  const put = Object.fromEntries(Object.entries(draft.put).filter(([key]) => stays(key)));
  return { ...draft, put, counts: { ...draft.counts, [category.id]: count } };
}

/** The plan for a design with other counts: a category in which it puts nothing has the design's. */
export function withCountsOf(draft: Draft, design: Pick<Design, "counts">): Draft {
  const planned = new Set(Object.keys(draft.put).map((key) => placeOfKey(key).category));
  const counts = Object.entries(draft.counts).map(([id, count]): [string, number] => [
    id,
    planned.has(id) ? count : (design.counts[id] ?? count),
  ]);
  return { ...draft, counts: Object.fromEntries(counts) };
}

/** A place of the machine in the plan. */
export interface PlannedPlace {
  readonly key: string;
  readonly category: string;
  /** A list's is its index. */
  readonly slot: string;
  /** "Left"; of a list "Screensaver 2". */
  readonly label: string;
  readonly size: Size;
  /** On the machine's screen. */
  readonly box: Box;
  /** What stands there without the plan's picture. */
  readonly before: Image | undefined;
  readonly put: Put | undefined;
}

/** A screen of the machine in the plan. */
export interface PlannedScreen {
  readonly category: Category;
  readonly arrangement: Arrangement;
  readonly places: readonly PlannedPlace[];
  /** How many pictures of the visitor's own go, since it gets another count than it has. */
  readonly lost: number;
}

/** The address of an image, for `useImageSources`; one that is not rendered yet is shown as its original is. */
export function shownSource({ picture, recipe }: Image): string {
  const original = recipe && "path" in recipe.original ? recipe.original : undefined;
  return pictureValue(picture ?? original);
}

/** Whether an image is the visitor's own. */
export type IsOwn = (image: Image) => boolean;

interface ScreensOptions extends LookMaterials {
  readonly isOwn?: IsOwn;
}

/** Every screen of the machine, in its order. */
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
    const common = { category: id, size: arrangement.size };
    if (category.kind === "slots") {
      const isRecounted = arrangementFor(category, design.counts[id]).count !== arrangement.count;
      const counted = isRecounted ? setCount(model, design, id, arrangement.count, materials) : design;
      const places = arrangement.places.map(({ slot, box }) => {
        const key = placeKey({ category: id, slot });
        const label = findSlot(category, slot).label;
        const before = presentImage(counted, id, slot, isMissing);
        return { ...common, key, slot, box, label, before, put: draft.put[key] };
      });
      const lost = isRecounted ? shownImages(design, category, isMissing) : [];
      return { category, arrangement, places, lost: lost.filter(({ image }) => isOwn(image)).length };
    }
    const there = design.lists[id] ?? [];
    const puts = Object.keys(draft.put).map(placeOfKey);
    const last = Math.max(
      there.length,
      ...puts.flatMap((each) => (each.category === id ? Number(each.slot) + 1 : [])),
    );
    const box = arrangement.places[0]?.box ?? { x: 0, y: 0, ...arrangement.size };
    // One more than are filled, as long as there is room.
    const places = Array.from({ length: Math.min(category.maxImages, last + 1) }, (_, at) => {
      const slot = String(at);
      const key = placeKey({ category: id, slot });
      const image = there[at];
      const before = image?.picture && isMissing(image.picture) ? undefined : image;
      return { ...common, key, slot, box, label: `${category.label} ${at + 1}`, before, put: draft.put[key] };
    });
    return { category, arrangement, places, lost: 0 };
  });

/** What a plan comes to. */
export interface Tally {
  readonly placed: number;
  readonly guesses: number;
  /** Pictures of the visitor's own that go. */
  readonly replaced: number;
  /** Slots that have no picture, in the plan or before it. */
  readonly empty: number;
}

/** Whether a picture takes the place of one of the visitor's own. */
export const replacesOwn = ({ put, before }: PlannedPlace, isOwn: IsOwn): boolean =>
  put !== undefined && before !== undefined && isOwn(before);

export function tallyOf(
  screens: readonly PlannedScreen[],
  replaces: (place: PlannedPlace) => boolean,
): Tally {
  const places = screens.flatMap((screen) => screen.places);
  return {
    placed: places.filter(({ put }) => put).length,
    guesses: places.filter(({ put }) => put?.certainty === "guess").length,
    replaced: places.filter(replaces).length + screens.reduce((sum, { lost }) => sum + lost, 0),
    empty: screens
      .filter(({ category }) => category.kind === "slots")
      .flatMap((screen) => screen.places.filter(({ put, before }) => !put && !before)).length,
  };
}

/** The plan as it is put on a design, given the images that were made for its places, by their keys. */
export function importPlan(draft: Draft, images: ReadonlyMap<string, Image>): ImportPlan {
  const names: Record<string, Record<string, string>> = {};
  // A name stays with the picture that came with it.
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
