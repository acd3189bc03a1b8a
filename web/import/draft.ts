import { series } from "#messages/formats.ts";
import { type FilePlace, placeKey } from "../../shared/machine/files.ts";
import {
  findArrangement,
  findSlot,
  includesSize,
  translateArrangement,
} from "../../shared/machine/questions.ts";
import type { Arrangement, Box, Category, MachineModel, Size } from "../../shared/machine/types.ts";
import type { Design, DesignImage } from "../../shared/model/design.ts";
import { isOwnImage } from "../../shared/model/look.ts";
import { serializePicture } from "../../shared/model/picture-value.ts";
import {
  findAvailableImage,
  findShownImages,
  type IsPictureMissing,
  NONE_MISSING,
} from "../../shared/model/questions.ts";
import {
  type ImportPlan,
  type LookMaterials,
  type PlannedImportImage,
  setSlotCount,
} from "../../shared/model/screens.ts";
import type { SortResult, SortTarget } from "../../shared/sorting/plan.ts";
import type { FileWithPath } from "../files/given-files.ts";
import { isBundledBlob } from "../looks/bundled-sums.ts";
import type { FitResult } from "../picture/fit-file.ts";
import type { MeasuredPicture } from "../picture/open-picture.ts";

export type MeasuredFile = FileWithPath & MeasuredPicture;

export interface ImportedPicture extends MeasuredFile {
  /** Its index in the draft. */
  readonly id: number;
  readonly place: string | undefined;
  readonly certainty: "sure" | "guess" | "chosen";
  /** Results of fitting by hand, newest first. */
  readonly adjusted: readonly FitResult[];
  readonly slotName?: { readonly category: string; readonly name: string } | undefined;
}

export interface ImportDraft {
  readonly pictures: readonly ImportedPicture[];
  readonly counts: Readonly<Record<string, number>>;
  /** The name for an unnamed machine, or "". */
  readonly machineName: string;
}

export const createEmptyImportDraft = (counts: ImportDraft["counts"]): ImportDraft => ({
  pictures: [],
  counts,
  machineName: "",
});

function placeOfKey(key: string): FilePlace {
  const [category = "", slot = ""] = key.split("/");
  return { category, slot };
}

const filledPlaces = ({ pictures }: ImportDraft): FilePlace[] =>
  pictures.flatMap(({ place }) => (place === undefined ? [] : placeOfKey(place)));

const isOwn = (image: DesignImage): boolean => isOwnImage(image, { isBundledBlob });

export function createSortTarget(
  design: Design,
  draft: ImportDraft,
  isMissing: IsPictureMissing,
): SortTarget {
  const filled: Record<string, Record<string, boolean>> = {};
  for (const [category, images] of Object.entries({ ...design.lists, ...design.slots }))
    filled[category] = Object.fromEntries(
      Object.entries<DesignImage>(images).map(([slot, { picture }]) => [
        slot,
        !picture || !isMissing(picture),
      ]),
    );
  for (const { category, slot } of filledPlaces(draft))
    filled[category] = { ...filled[category], [slot]: true };
  return { filled, names: design.names, counts: draft.counts };
}

export function withSortResult(
  model: MachineModel,
  before: ImportDraft,
  files: readonly MeasuredFile[],
  { counts, placements, names }: SortResult,
): ImportDraft {
  const draft = model.categories.reduce((now, category) => {
    const count = counts[category.id];
    return count === undefined || count === now.counts[category.id] ? now : withCount(now, category, count);
  }, before);
  const isFree = (key: string) => draft.pictures.every(({ place }) => place !== key);
  const added = files.map((file, at): ImportedPicture => {
    const placing = placements.find((each) => each.picture === at && isFree(placeKey(each)));
    const { category = "", slot = "", certainty = "guess" } = placing ?? {};
    const name = names[category]?.[slot];
    return {
      ...file,
      id: draft.pictures.length + at,
      place: placing && placeKey(placing),
      certainty,
      adjusted: [],
      slotName: name === undefined ? undefined : { category, name },
    };
  });
  return { ...draft, pictures: [...draft.pictures, ...added] };
}

const withPictures = (
  draft: ImportDraft,
  change: (picture: ImportedPicture) => Partial<ImportedPicture>,
): ImportDraft => ({
  ...draft,
  pictures: draft.pictures.map((picture) => ({ ...picture, ...change(picture) })),
});

export function movePicture(draft: ImportDraft, id: number, to: string | undefined): ImportDraft {
  const from = draft.pictures[id]?.place;
  if (from === to) return draft;
  return withPictures(draft, (picture) => {
    if (picture.id === id) return { place: to, certainty: "chosen" };
    return to !== undefined && picture.place === to ? { place: from, certainty: "chosen" } : {};
  });
}

export const findFitResult = ({ adjusted }: ImportedPicture, size: Size): FitResult | undefined =>
  adjusted.find(({ placed }) => includesSize([size], placed.frame));

export const withFitResult = (draft: ImportDraft, file: File, made: FitResult): ImportDraft =>
  withPictures(draft, (picture) => (picture.file === file ? { adjusted: [made, ...picture.adjusted] } : {}));

export const isDraftCorrected = ({ pictures }: ImportDraft): boolean =>
  pictures.some(
    ({ place, certainty, adjusted }) =>
      (place !== undefined && certainty === "chosen") || adjusted.length > 0,
  );

export function withCount(draft: ImportDraft, category: Category, count: number): ImportDraft {
  const { places } = findArrangement(category, count);
  const isGone = (place: FilePlace) =>
    place.category === category.id && places.every(({ slot }) => slot !== place.slot);
  return {
    ...withPictures(draft, ({ place = "" }) => (isGone(placeOfKey(place)) ? { place: undefined } : {})),
    counts: { ...draft.counts, [category.id]: count },
  };
}

export function withDesignCounts(draft: ImportDraft, design: Pick<Design, "counts">): ImportDraft {
  const planned = new Set(filledPlaces(draft).map(({ category }) => category));
  const counts = Object.entries(draft.counts).map(([id, count]): [string, number] => [
    id,
    planned.has(id) ? count : (design.counts[id] ?? count),
  ]);
  return { ...draft, counts: Object.fromEntries(counts) };
}

export interface ImportPlace {
  readonly key: string;
  /** In a list, the image's index. */
  readonly slot: string;
  readonly label: string;
  readonly fullLabel: string;
  /** Undefined for a list. */
  readonly box: Box | undefined;
  readonly before: DesignImage | undefined;
  readonly picture: ImportedPicture | undefined;
  /** Whether `picture` replaces one of the visitor's own images. */
  readonly replaces: boolean;
}

export interface ImportScreen {
  readonly category: Category;
  readonly arrangement: Arrangement;
  readonly places: readonly ImportPlace[];
  /** Number of own images that the new count removes. */
  readonly lostImages: number;
}

/** The image's source, or its original's until it is rendered. */
export function shownSourceOf({ picture, recipe }: DesignImage): string {
  const original = recipe && "path" in recipe.original ? recipe.original : undefined;
  return serializePicture(picture ?? original);
}

export const createImportScreens = (
  model: MachineModel,
  design: Design,
  draft: ImportDraft,
  materials: LookMaterials,
): readonly ImportScreen[] =>
  model.categories.map((category) => {
    const { id } = category;
    const { isMissing = NONE_MISSING } = materials;
    const arrangement = translateArrangement(
      model,
      design.language,
      findArrangement(category, draft.counts[id]),
    );
    const placeIn = (
      slot: string,
      label: string,
      before: DesignImage | undefined,
      box?: Box,
    ): ImportPlace => {
      const key = placeKey({ category: id, slot });
      const fullLabel = label.startsWith(category.label) ? label : series([category.label, label]);
      const picture = draft.pictures.find(({ place }) => place === key);
      const replaces = picture !== undefined && before !== undefined && isOwn(before);
      return { key, slot, label, fullLabel, box, before, picture, replaces };
    };
    if (category.kind === "slots") {
      const isRecounted = findArrangement(category, design.counts[id]).count !== arrangement.count;
      const counted = isRecounted ? setSlotCount(design, category, arrangement.count, materials) : design;
      const places = arrangement.places.map(({ slot, box }) =>
        placeIn(slot, findSlot(category, slot).label, findAvailableImage(counted, id, slot, isMissing), box),
      );
      const lost = isRecounted ? findShownImages(design, category, isMissing) : [];
      return { category, arrangement, places, lostImages: lost.filter(({ image }) => isOwn(image)).length };
    }
    const images = design.lists[id] ?? [];
    const ends = filledPlaces(draft).flatMap((each) => (each.category === id ? Number(each.slot) + 1 : []));
    // One empty place follows the filled ones.
    const length = Math.min(category.maxImages, Math.max(images.length, ...ends) + 1);
    const places = Array.from({ length }, (_, at) => {
      const image = images[at];
      const isShown = image && !(image.picture && isMissing(image.picture));
      return placeIn(String(at), `${category.label} ${at + 1}`, isShown ? image : undefined);
    });
    return { category, arrangement, places, lostImages: 0 };
  });

export function summarizeImport(screens: readonly ImportScreen[]) {
  const places = screens.flatMap((screen) => screen.places);
  const slots = screens.flatMap((screen) => (screen.category.kind === "slots" ? screen.places : []));
  return {
    placed: places.filter(({ picture }) => picture).length,
    guesses: places.filter(({ picture }) => picture?.certainty === "guess").length,
    replaced:
      places.filter(({ replaces }) => replaces).length +
      screens.reduce((sum, { lostImages }) => sum + lostImages, 0),
    empty: slots.filter(({ picture, before }) => !picture && !before).length,
  };
}

export function createImportPlan(
  { pictures, counts, machineName }: ImportDraft,
  images: readonly PlannedImportImage[],
): ImportPlan {
  const names: Record<string, Record<string, string>> = {};
  // A name moves with its picture within the category.
  for (const { place, slotName } of pictures) {
    const { category, slot } = placeOfKey(place ?? "");
    if (slotName?.category === category) names[category] = { ...names[category], [slot]: slotName.name };
  }
  return { name: machineName, counts, images, names };
}
