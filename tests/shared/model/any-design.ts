import fc from "fast-check";
import { findArrangement, formatSize } from "../../../shared/machine/questions.ts";
import type { Category, MachineModel, Size } from "../../../shared/machine/types.ts";
import {
  type BlobPicture,
  createPlainImage,
  DESIGN_VERSION,
  type Design,
  type DesignImage,
  type ListImage,
} from "../../../shared/model/design.ts";
import {
  type BlobOriginal,
  createFullFrameRecipe,
  createRecipeImage,
  createRecipeWords,
  type Recipe,
} from "../../../shared/model/recipe.ts";
import type { VariantTable } from "../../../shared/model/table.ts";

/** Where the pictures of any design come from; a few seeds, so that pictures occur twice. */
export interface AnyPictures {
  png(size: Size, seed: number): BlobPicture;
  original(seed: number): BlobOriginal;
}

/** Any texts in any script, names of prototypes' members among them. */
const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.constantFrom("Łódź 北京 ☕", "قهوة", "__proto__", "constructor", "👩‍🚀"),
);
const anyName = anyText.map((text) => text.trim() || "x");
const anySeed = fc.nat(2);

/** Any design of a machine, hidden slots included. */
export function anyDesign(model: MachineModel, pictures: AnyPictures): fc.Arbitrary<Design> {
  const anyImage = (size: Size): fc.Arbitrary<DesignImage> =>
    fc.oneof(
      fc
        .constantFrom("/images/defaults/placeholder.png", "/images/a-b/c_d.png")
        .map((path) => createPlainImage({ path })),
      fc.tuple(anySeed, anyText).map(([seed, name]) => createPlainImage(pictures.png(size, seed), name)),
      fc.tuple(anySeed, anyRecipe(pictures), fc.boolean()).map(([seed, recipe, isStale]) => {
        const image = createRecipeImage(recipe, { name: `${seed}.jpg`, picture: pictures.png(size, seed) });
        return isStale ? { ...image, renderedFrom: null } : image;
      }),
    );
  const sizeOf = (category: Category, counts: Design["counts"]) =>
    findArrangement(category, counts[category.id]).size;
  const anyCounts = anyRecord(model, (category) =>
    "counts" in category ? fc.constantFrom(...category.arrangements.map(({ count }) => count)) : undefined,
  );
  return anyCounts.chain((counts) =>
    fc
      .record<Omit<Design, "version" | "id" | "machine" | "counts" | "missingAtConfirm">>({
        name: anyText.map((text) => text.trim()),
        customer: anyText,
        note: anyText,
        language: fc.constantFrom("en", "de"),
        timestamp: fc.constantFrom("", "1700000000000"),
        changedAt: fc.nat(),
        revision: fc.nat(),
        isConfirmed: fc.boolean(),
        lists: anyRecord(model, (category) =>
          category.kind === "list"
            ? fc.array(anyImage(sizeOf(category, counts)), { maxLength: category.maxImages }).map(withIds)
            : undefined,
        ),
        slots: anyRecord(model, (category) =>
          category.kind === "slots"
            ? anyOf(
                category.slots.map(({ id }) => id),
                anyImage(sizeOf(category, counts)),
              )
            : undefined,
        ),
        names: anyRecord(model, (category) =>
          "names" in category
            ? anyOf(
                category.slots.map(({ id }) => id),
                anyName,
              )
            : undefined,
        ),
        texts: anyOf(["hot", "large", "pouringcold"], anyName),
        brand: fc.option(
          fc.record({
            logo: fc.option(anySeed.map((seed) => pictures.png({ width: 40, height: 20 }, seed))),
            colours: fc.array(fc.constantFrom("#000000", "#Ab12f9"), { maxLength: 2 }),
            style: fc.constantFrom("", "modern"),
          }),
        ),
        table: fc.option(anyTable(model, pictures)),
      })
      .map((content) => ({ version: DESIGN_VERSION, id: "one", machine: model.id, ...content, counts })),
  );
}

/** The members of an object for the categories that have one. */
const anyRecord = <Value>(
  model: MachineModel,
  of: (category: Category) => fc.Arbitrary<Value> | undefined,
): fc.Arbitrary<Record<string, Value>> =>
  fc.record(
    Object.fromEntries(
      model.categories.flatMap((category) => {
        const value = of(category);
        return value ? [[category.id, value]] : [];
      }),
    ),
  );

/** An object with some of these keys. */
const anyOf = <Value>(
  keys: readonly string[],
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<Record<string, Value>> =>
  fc.subarray([...keys]).chain((some) => fc.record(Object.fromEntries(some.map((key) => [key, value]))));

const withIds = (images: readonly DesignImage[]): ListImage[] =>
  images.map((image, at) => ({ ...image, id: `3.${at}` }));

const anyRecipe = (pictures: AnyPictures): fc.Arbitrary<Recipe> =>
  fc
    .record({
      original: fc.oneof(
        anySeed.map((seed) => pictures.original(seed)),
        fc.constant({ path: "/images/looks/a/b.webp", width: 302, height: 485 }),
      ),
      x: fc.double({ min: -50, max: 50, noNaN: true }).map((x) => x + 0),
      text: fc.option(anyText, { nil: undefined }),
      logo: fc.option(anySeed, { nil: undefined }),
    })
    .map(({ original, x, text, logo }) => {
      const words =
        text === undefined ? undefined : createRecipeWords({ from: { kind: "typed" }, text }, "modern");
      const recipe = createFullFrameRecipe(original, { words, ...(text && { look: "dark" }) });
      return {
        ...recipe,
        placement: { ...recipe.placement, x },
        ...(logo !== undefined && {
          logo: { blob: pictures.original(logo).blob, type: "image/png", x: 1, y: 2, width: 30 },
        }),
      };
    });

const anyTable = (model: MachineModel, pictures: AnyPictures): fc.Arbitrary<VariantTable> => {
  const [{ size }] = model.categories[0]?.arrangements ?? [{ size: { width: 1, height: 1 } }];
  const columns = ["name", "name:blends:left", "word:hot", "picture:blends:left"];
  return fc.record({
    columns: fc.subarray(columns),
    rows: fc
      .array(anyOf(columns, anyName), { maxLength: 3 })
      .map((rows) => rows.map((cells, at) => ({ id: String(at), cells }))),
    pictures: fc.dictionary(
      anyName,
      fc.record({
        name: anyText,
        made: anySeed.map((seed) => ({
          [formatSize(size)]: { ...pictures.png(size, seed), isFitted: seed === 0 },
        })),
      }),
      { maxKeys: 2 },
    ),
    namesOn: anyOf(["name:blends:left"], fc.boolean()),
  });
};
