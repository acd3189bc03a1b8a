import { MANY } from "#messages/many.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Blobs } from "../../shared/model/design.ts";
import { pictureOf } from "../../shared/model/picture-value.ts";
import { referencedBlobs } from "../../shared/model/questions.ts";
import type { Variant } from "../../shared/model/table.ts";
import { isSamePlace, unnamedPlaces, variantDesign } from "../../shared/model/variant.ts";
import { editing, pictures, store } from "../edit/app.ts";
import type { NewDesign } from "../edit/editing.ts";
import { type Base, MATERIALS } from "./base.ts";
import type { Column } from "./columns.ts";
import type { ExportedMachine } from "./export-many.ts";
import { heldBlobs } from "./table-files.ts";

/** Name columns that a row changes but that its pictures will not show. */
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

/** A design, with the bytes of pictures that are not stored. */
export interface MadeDesign extends NewDesign {
  readonly blobs: Blobs;
}

/** Rejects if a picture can't be made. */
export async function makeVariant(
  { design, bare, blobs }: Base,
  variant: Variant,
  signal: AbortSignal,
): Promise<MadeDesign> {
  const given = variant.pictures.map(({ picture }) => picture.blob);
  const held = heldBlobs(given);
  const stored = await store.areStored(given.filter((blob) => !held.has(blob)));
  if (given.some((blob) => !held.has(blob) && !stored.has(blob)))
    throw new Error("a picture of the table is gone");
  const made = variantDesign(ACTIVE.model, design, variant, { ...MATERIALS, id: "variant", bare });
  const rendered = await editing.render({ design: made, blobs: new Map([...blobs, ...held]) }, { signal });
  if (rendered.failures.length > 0) throw new Error("a picture of a row could not be made");
  const needed = referencedBlobs(rendered.design);
  return {
    design: rendered.design,
    blobs: new Map([...rendered.blobs].filter(([blob]) => needed.has(blob))),
  };
}

/** The pictures are rendered when its turn comes, and not stored. */
export const rowMachine = (base: Base, columns: readonly Column[], variant: Variant): ExportedMachine => ({
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
        return made?.slice() ?? pictures.bytes(picture);
      },
    };
  },
});

/** Makes the designs of rows. `onMade` gets the number made so far. */
export async function* makeDesigns(
  base: Base,
  variants: readonly Variant[],
  signal: AbortSignal,
  onMade: (done: number) => void,
): AsyncGenerator<NewDesign> {
  for (const [at, variant] of variants.entries()) {
    yield await makeVariant(base, variant, signal);
    onMade(at + 1);
  }
}
