import type { MachineModel } from "../../shared/machine/types.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { createPlainImage, type DesignImage } from "../../shared/model/design.ts";
import type { ExportedDesign } from "../../web/exports/plan.ts";

/** An image of a path or data URI. */
const image = (value: string): DesignImage => createPlainImage({ value });

interface Given extends Partial<Omit<ExportedDesign, "lists">> {
  readonly lists?: Readonly<Record<string, readonly DesignImage[]>>;
}

/** A design with nothing in it, but for what is given. */
export const design = ({ lists = {}, ...given }: Given = {}): ExportedDesign => ({
  ...{ name: "", slots: {}, names: {}, counts: {}, language: "en" },
  lists: Object.fromEntries(
    Object.entries(lists).map(([id, images]) => [id, images.map((each, at) => ({ ...each, id: `${at}` }))]),
  ),
  ...given,
});

/** Every list with so many pictures, or as many as it takes. */
export const fillLists = ({ categories, placeholder }: MachineModel, pictures?: number) =>
  Object.fromEntries(
    categories.flatMap((category) =>
      category.kind === "list"
        ? [[category.id, Array<DesignImage>(pictures ?? category.maxImages).fill(image(placeholder))]]
        : [],
    ),
  );

/** Each category's count of that index. */
export const chooseCounts = ({ categories }: MachineModel, choice: number) =>
  Object.fromEntries(
    categories.map(({ id, arrangements }) => [id, arrangements[choice % arrangements.length]?.count ?? 0]),
  );

/** The number of pictures that a PDF stores. */
export const picturesIn = (pdf: Uint8Array): number =>
  [
    ...Buffer.from(pdf)
      .toString("latin1")
      .matchAll(/\/Subtype \/Image/g),
  ].length;

export { CLASSIC_MODEL, image };
