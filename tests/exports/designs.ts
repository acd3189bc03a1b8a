import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { createPlainImage, type Image } from "../../shared/model/design.ts";
import type { ExportedDesign } from "../../web/exports/plan.ts";

/** An image of a path or data URI. */
const image = (value: string): Image => createPlainImage({ value });

interface Given extends Partial<Omit<ExportedDesign, "lists">> {
  readonly lists?: Readonly<Record<string, readonly Image[]>>;
}

/** A design with nothing in it, but for what is given. */
export const design = ({ lists = {}, ...given }: Given = {}): ExportedDesign => ({
  ...{ name: "", slots: {}, names: {}, counts: {}, language: "en" },
  lists: Object.fromEntries(
    Object.entries(lists).map(([id, images]) => [id, images.map((each, at) => ({ ...each, id: `${at}` }))]),
  ),
  ...given,
});

/** The number of pictures that a PDF stores. */
export const picturesIn = (pdf: Uint8Array): number =>
  [
    ...Buffer.from(pdf)
      .toString("latin1")
      .matchAll(/\/Subtype \/Image/g),
  ].length;

export { CLASSIC_MODEL, image };
