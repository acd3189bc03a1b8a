import type {
  Arrangement,
  Category,
  ImagePath,
  MachineModel,
  PackageCategory,
  Size,
  Slot,
  SlotCategory,
} from "./types.ts";

export const findCategory = (model: MachineModel, id: string): Category | undefined =>
  model.categories.find((category) => category.id === id);

export const findPackageCategory = (model: MachineModel, id: string): PackageCategory | undefined =>
  model.packageCategories.find((category) => category.id === id);

export const findArrangement = (category: Category, count: number | undefined): Arrangement =>
  category.arrangements.find((arrangement) => arrangement.count === count) ?? category.arrangements[0];

/** Translates the machine's own words in the template and overlays. */
export const translateArrangement = (
  { templateLanguages }: MachineModel,
  language: string,
  arrangement: Arrangement,
): Arrangement => ({
  ...arrangement,
  overlays: (arrangement.overlays ?? []).map((overlay) => ({
    ...overlay,
    label: overlay.words?.[language] ?? overlay.label,
  })),
  ...(templateLanguages.includes(language) && {
    template: arrangement.template.replace(/([^/]+)png$/, `${language}/$1webp`) as ImagePath,
  }),
});

export const defaultImagePath = (category: SlotCategory, count: number, slot: string): ImagePath =>
  fillPlaceholders(category.defaultPath, { count, slot }) as ImagePath;

export function findDefaultImagePath(
  model: MachineModel,
  id: string,
  count: number,
  slot: string,
): ImagePath {
  const category = findCategory(model, id);
  return category?.kind === "slots" ? defaultImagePath(category, count, slot) : model.placeholder;
}

export const findScreenByImageSize = (
  model: MachineModel,
  size: Size,
): { readonly category: Category; readonly arrangement: Arrangement } | undefined =>
  model.categories
    .flatMap((category) => category.arrangements.map((arrangement) => ({ category, arrangement })))
    .find(({ arrangement }) => includesSize([size], arrangement.size));

export const includesSize = (sizes: readonly Size[], { width, height }: Size): boolean =>
  sizes.some((size) => size.width === width && size.height === height);

/** As in the specification: "302x485". */
export const formatSize = ({ width, height }: Size): string => `${width}x${height}`;

export function findSlot(category: SlotCategory, id: string): Slot {
  const slot = category.slots.find((each) => each.id === id);
  if (!slot) throw new Error(`Category ${category.id} has no slot "${id}"`);
  return slot;
}

export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Missing value for {${name}} in "${text}"`);
    return String(value);
  });
}
