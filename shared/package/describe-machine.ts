import { fileNameOf } from "../machine/files.ts";
import { defaultImagePath } from "../machine/questions.ts";
import type {
  Arrangement,
  Box,
  Category,
  ImagePath,
  MachineModel,
  PackageCategory,
  Size,
} from "../machine/types.ts";
import { REQUEST_LIMITS } from "./limits.ts";
import { formatSlotId, slotsOf } from "./slots.ts";

export interface SlotDescription {
  /** As used in requests: "blends.left". */
  readonly id: string;
  readonly label: string;
  /** The entry in the package. */
  readonly file: string;
  /** The path in "Images (zip)". */
  readonly image: string;
  /** In pixels, on the machine's screen. */
  readonly box: Box;
  /** The picture that the wizard uses by default. */
  readonly default?: ImagePath;
}

export interface ArrangementDescription extends Size {
  readonly count: number;
  readonly folder: string;
  readonly template: ImagePath;
  readonly slots: readonly SlotDescription[];
}

export interface CategoryDescription {
  readonly id: string;
  readonly label: string;
  /** A list may be filled partly, starting with its first slot. */
  readonly kind: Category["kind"];
  /** The count that the wizard starts with, if there are several. */
  readonly initialCount?: number;
  readonly arrangements: readonly ArrangementDescription[];
}

export interface MachineDescription {
  readonly id: string;
  readonly title: string;
  readonly screen: Size;
  readonly categories: readonly CategoryDescription[];
  /** The folders of a package. */
  readonly folders: readonly Omit<PackageCategory, "note">[];
  readonly limits: typeof REQUEST_LIMITS;
}

/** Describes the pictures that a machine needs. */
export const describeMachine = (model: MachineModel): MachineDescription => ({
  id: model.id,
  title: model.title,
  screen: model.screen,
  categories: model.categories.map((category) => ({
    id: category.id,
    label: category.label,
    kind: category.kind,
    ...(category.kind === "slots" && category.counts && { initialCount: category.counts.initial }),
    arrangements: category.arrangements.map((arrangement) => describeArrangement(category, arrangement)),
  })),
  folders: model.packageCategories.map(({ note, ...folder }) => folder),
  limits: REQUEST_LIMITS,
});

function describeArrangement(category: Category, arrangement: Arrangement): ArrangementDescription {
  const { size, packageCategory: folder, places, template } = arrangement;
  const [whole] = places;
  const boxes =
    category.kind === "slots" || !whole
      ? places
      : slotsOf(category).map((slot) => ({ slot, box: whole.box }));
  return {
    count: boxes.length,
    ...size,
    folder,
    template,
    slots: boxes.map(({ slot, box }): SlotDescription => {
      const isList = category.kind === "list";
      const { path, packageName } = fileNameOf(category, isList ? Number(slot) + 1 : slot);
      const label = isList
        ? `${category.label} ${Number(slot) + 1}`
        : category.slots.find(({ id }) => id === slot)?.label;
      return {
        id: formatSlotId(category, slot),
        label: label ?? slot,
        file: `${folder}/${packageName}`,
        image: path,
        box,
        ...(!isList && { default: defaultImagePath(category, arrangement.count, slot) }),
      };
    }),
  };
}
