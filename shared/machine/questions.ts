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

/** The category of that id, or undefined. */
export const findCategory = (model: MachineModel, id: string): Category | undefined =>
  model.categories.find((category) => category.id === id);

/** The package category of that id, or undefined. */
export const findPackageCategory = (model: MachineModel, id: string): PackageCategory | undefined =>
  model.packageCategories.find((category) => category.id === id);

/** The arrangement for a count; the first one where there is none of that count. */
export const arrangementFor = (category: Category, count: number | undefined): Arrangement =>
  category.arrangements.find((arrangement) => arrangement.count === count) ?? category.arrangements[0];

/** The path of the bundled default of a slot in the arrangement of that count. */
export const defaultImage = (category: SlotCategory, count: number, slot: string): ImagePath =>
  fillWords(category.defaultPath, { count, slot }) as ImagePath;

/** The bundled image that stands in for an empty place; the placeholder where the model has no default. */
export function bundledImage(model: MachineModel, id: string, count: number, slot: string): ImagePath {
  const category = findCategory(model, id);
  return category?.kind === "slots" ? defaultImage(category, count, slot) : model.placeholder;
}

/** Where the machine shows images of that size: the first category and arrangement of it, if there is one. */
export const arrangementOfSize = (
  model: MachineModel,
  size: Size,
): { readonly category: Category; readonly arrangement: Arrangement } | undefined =>
  model.categories
    .flatMap((category) => category.arrangements.map((arrangement) => ({ category, arrangement })))
    .find(({ arrangement }) => isOneOf([size], arrangement.size));

/** Whether an image has one of the sizes. */
export const isOneOf = (sizes: readonly Size[], { width, height }: Size): boolean =>
  sizes.some((size) => size.width === width && size.height === height);

/** "302x485", as the specification writes sizes. */
export const sizeText = ({ width, height }: Size): string => `${width}x${height}`;

/** A slot of a category by its id. A slot that the category does not have is a defect and throws. */
export function findSlot(category: SlotCategory, id: string): Slot {
  const slot = category.slots.find((each) => each.id === id);
  if (!slot) throw new Error(`${category.id} has no slot ${id}`);
  return slot;
}

/**
 * Puts values into the `{name}` marks of a machine's text. A mark without a value is a defect of the
 * machine and throws.
 */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in "${text}"`);
    return String(value);
  });
}
