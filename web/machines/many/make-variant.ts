import { ACTIVE } from "../../../shared/machines/index.ts";
import type { Blobs, Design } from "../../../shared/model/design.ts";
import { pictureOf } from "../../../shared/model/picture-value.ts";
import { referencedBlobs } from "../../../shared/model/questions.ts";
import type { Variant } from "../../../shared/model/table.ts";
import { isSamePlace, unnamedPlaces, variantDesign } from "../../../shared/model/variant.ts";
import { editing, pictures, store } from "../../edit/app.ts";
import type { NewDesign } from "../../edit/editing.ts";
import { MANY } from "../../messages/en/many.ts";
import { type Base, MATERIALS } from "./base.ts";
import { type ManyMachine, readStored } from "./export/machines.ts";
import { heldBlobs } from "./pictures/session-pictures.ts";
import type { Column } from "./table/columns.ts";

const { model } = ACTIVE;

/** Of columns those of names that a row changes, and that its pictures will not show. */
export function unnamedColumns(
  { bare, design }: Pick<Base, "bare" | "design">,
  columns: readonly Column[],
  variant: Variant,
): readonly Column[] {
  const places = unnamedPlaces(bare, design, variant);
  return columns.filter(
    (column) => column.kind === "slotName" && places.some((place) => isSamePlace(place, column)),
  );
}

/** A design that is not stored, with those of its pictures' bytes that are not either. */
export interface MadeVariant {
  readonly design: Design;
  readonly blobs: Blobs;
}

/** Makes a row's design with its pictures. Rejects if one can't be made or is gone, or if the signal is aborted. */
export async function makeVariant(
  { design, bare, blobs }: Base,
  variant: Variant,
  signal: AbortSignal,
): Promise<MadeVariant> {
  const given = variant.pictures.map(({ picture }) => picture.blob);
  const held = heldBlobs(given);
  const stored = await store.areStored(given.filter((blob) => !held.has(blob)));
  if (given.some((blob) => !held.has(blob) && !stored.has(blob)))
    throw new Error("a picture of the table is gone");
  const made = variantDesign(model, design, variant, { ...MATERIALS, id: "variant", bare });
  const rendered = await editing.render({ design: made, blobs: new Map([...blobs, ...held]) }, { signal });
  if (rendered.failures.length > 0) throw new Error("a picture of a row could not be made");
  const needed = referencedBlobs(rendered.design);
  return {
    design: rendered.design,
    blobs: new Map([...rendered.blobs].filter(([blob]) => needed.has(blob))),
  };
}

/** A machine of a row of the table, whose pictures are made when its turn comes. */
export const variantMachine = (base: Base, columns: readonly Column[], variant: Variant): ManyMachine => ({
  name: variant.name,
  async load(signal) {
    const { design, blobs } = await makeVariant(base, variant, signal);
    const unnamed = unnamedColumns(base, columns, variant);
    return {
      design,
      lacks: unnamed.length > 0 ? [MANY.namesNotOn(unnamed.map(({ label }) => label))] : [],
      isMissing: (picture) => !("blob" in picture && blobs.has(picture.blob)) && pictures.isMissing(picture),
      async readImage(value) {
        const picture = pictureOf(value);
        const made = "blob" in picture ? blobs.get(picture.blob) : undefined;
        return made?.slice() ?? readStored(value);
      },
    };
  },
});

interface NewDesignsOptions {
  readonly signal: AbortSignal;
  /** Called with how many are made. */
  onMade(done: number): void;
}

/** Makes the designs of rows, one after the other, to be added to the visitor's machines. */
export async function* newDesigns(
  base: Base,
  variants: readonly Variant[],
  { signal, onMade }: NewDesignsOptions,
): AsyncGenerator<NewDesign> {
  for (const [at, variant] of variants.entries()) {
    yield await makeVariant(base, variant, signal);
    onMade(at + 1);
  }
}
