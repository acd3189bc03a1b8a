import { exportFileNamesOf } from "../machine/files.ts";
import { defaultImagePath } from "../machine/questions.ts";
import type { Arrangement, Category, MachineModel } from "../machine/types.ts";
import type * as Described from "./described.ts";
import { REQUEST_LIMITS } from "./limits.ts";
import { formatSlotId, slotKeysOf } from "./slots.ts";

export const describeMachine = (model: MachineModel): Described.Machine => ({
  id: model.id,
  title: model.title,
  screen: model.screen,
  categories: model.categories.map((category) => ({
    id: category.id,
    label: category.label,
    kind: category.kind,
    // Stryker disable next-line ConditionalExpression: a list has no counts.
    ...(category.kind === "slots" && category.counts && { initialCount: category.counts.initial }),
    arrangements: category.arrangements.map((arrangement) => describeArrangement(category, arrangement)),
  })),
  folders: model.packageCategories.map(({ note, ...folder }) => folder),
  limits: REQUEST_LIMITS,
});

function describeArrangement(category: Category, arrangement: Arrangement): Described.Arrangement {
  const { size, packageCategory: folder, places, template } = arrangement;
  const [whole] = places;
  const boxes =
    category.kind === "slots" || !whole
      ? places
      : slotKeysOf(category).map((slot) => ({ slot, box: whole.box }));
  return {
    count: boxes.length,
    ...size,
    folder,
    template,
    slots: boxes.map(({ slot, box }): Described.Slot => {
      const isList = category.kind === "list";
      const { path, entryName } = exportFileNamesOf(category, isList ? Number(slot) + 1 : slot);
      const label = isList
        ? `${category.label} ${Number(slot) + 1}`
        : category.slots.find(({ id }) => id === slot)?.label;
      return {
        id: formatSlotId(category, slot),
        label: label ?? slot,
        file: `${folder}/${entryName}`,
        image: path,
        box,
        ...(!isList && { default: defaultImagePath(category, arrangement.count, slot) }),
      };
    }),
  };
}
