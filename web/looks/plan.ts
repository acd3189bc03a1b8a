import { type Look, type LookPath, lookPicture, lookPictures } from "../../shared/machine/looks.ts";
import { arrangementFor } from "../../shared/machine/questions.ts";
import type { Arrangement, ListCategory, MachineModel, SlotCategory } from "../../shared/machine/types.ts";
import { type DesignView, presentImage, presentImages } from "../document/completeness.ts";
import type { ImageRecord } from "../document/design.ts";

/** What a look replaces: all but the visitor's own pictures, nothing, or all. */
export type LookMode = "others" | "empty" | "all";

/** Whether an image is the visitor's own: neither one of our files nor made by a look. */
export type IsMine = (image: ImageRecord, category: string, slot: string) => boolean;

/** One screen of the machine: what the look shows in it, and which of its slots it fills. */
export interface PlannedScreen {
  readonly category: SlotCategory;
  readonly arrangement: Arrangement;
  /** In the order of the places; all of them, since a screen is lettered as one set. */
  readonly pictures: readonly { readonly slot: string; readonly path: LookPath }[];
  /** The slots that get their picture. */
  readonly fills: readonly string[];
}

/** A list that gets pictures. */
export interface PlannedList {
  readonly category: ListCategory;
  readonly paths: readonly LookPath[];
  /** Stored values of the images that go. */
  readonly goes: readonly string[];
}

/** What choosing a look does to a design. */
export interface LookPlan {
  readonly screens: readonly PlannedScreen[];
  readonly lists: readonly PlannedList[];
}

/** A look's pictures for a screen in the arrangement of that count. */
export function screenOf(look: Look, category: SlotCategory, count: number | undefined) {
  const arrangement = arrangementFor(category, count);
  const pictures = arrangement.places.map(({ slot }) => ({
    slot,
    path: lookPicture(look, category, arrangement.count, slot),
  }));
  return { category, arrangement, pictures };
}

/** What a look in a mode does to a design. Counts and names stay as they are. */
export function planLook(
  model: MachineModel,
  design: DesignView,
  look: Look,
  mode: LookMode,
  isMine: IsMine,
): LookPlan {
  const screens: PlannedScreen[] = [];
  const lists: PlannedList[] = [];
  for (const category of model.categories) {
    if (category.kind === "list") {
      const list = planList(design, look, category, mode, isMine);
      if (list) lists.push(list);
      continue;
    }
    const screen = screenOf(look, category, design.counts[category.id]);
    const fills = screen.pictures.flatMap(({ slot }) => {
      const image = presentImage(design, category.id, slot);
      const isFilled = !image || mode === "all" || (mode === "others" && !isMine(image, category.id, slot));
      return isFilled ? [slot] : [];
    });
    if (fills.length > 0) screens.push({ ...screen, fills });
  }
  return { screens, lists };
}

function planList(
  design: DesignView,
  look: Look,
  category: ListCategory,
  mode: LookMode,
  isMine: IsMine,
): PlannedList | undefined {
  const present = presentImages(design, category.id);
  const stay =
    mode === "all"
      ? []
      : mode === "empty"
        ? present
        : present.filter((image, at) => isMine(image, category.id, String(at)));
  const goes = (design.lists[category.id] ?? []).filter((image) => !stay.includes(image));
  const isWanted = mode !== "empty" || present.length === 0;
  const paths = isWanted ? lookPictures(look, category).slice(0, category.maxImages - stay.length) : [];
  return paths.length > 0 ? { category, paths, goes: goes.map(({ url }) => url) } : undefined;
}

/** How many pictures of the visitor's own a design shows: what stays in the mode that keeps them. */
export function countMine(model: MachineModel, design: DesignView, isMine: IsMine): number {
  return model.categories.reduce((sum, category) => {
    const { id } = category;
    if (category.kind === "list")
      return sum + presentImages(design, id).filter((image, at) => isMine(image, id, String(at))).length;
    const { places } = arrangementFor(category, design.counts[id]);
    return (
      sum +
      places.filter(({ slot }) => {
        const image = presentImage(design, id, slot);
        return image && isMine(image, id, slot);
      }).length
    );
  }, 0);
}

/** Whether a design has any picture yet: only then there is something to choose between. */
export const hasPictures = ({ lists, slots }: DesignView): boolean =>
  [...Object.values(lists), ...Object.values(slots).map((each) => Object.values(each))].some(
    (images) => images.length > 0,
  );
