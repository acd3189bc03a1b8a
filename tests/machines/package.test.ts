import { describe, expect, it } from "vitest";
import { fileNameOf } from "../../shared/machine/files.ts";
import {
  findArrangement,
  findPackageCategory,
  formatSize,
  includesSize,
} from "../../shared/machine/questions.ts";
import type { Category, MachineModel, Size } from "../../shared/machine/types.ts";
import { buildPackage, createPackageFile } from "../../shared/package/build.ts";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { createEntryNames } from "../../shared/package/names.ts";
import { layoutPdf } from "../../web/exports/pdf/layout.ts";
import { imagesOfPlan, planDesign } from "../../web/exports/plan.ts";
import { design, image } from "../exports/designs.ts";
import { png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { EVERY_MACHINE } from "./every-machine.ts";

/** How many pictures of a category a design holds at most, and where they go, for each of its counts. */
const choicesOf = (category: Category) =>
  category.arrangements.map(({ packageCategory, places, size }) => ({
    packageCategory,
    size,
    places:
      category.kind === "list"
        ? Array.from({ length: category.maxImages }, (_, at) => at + 1)
        : places.map(({ slot }) => slot),
  }));

/** Why a finished design of a machine might not be packed whole. */
function packageFaults(model: MachineModel): string[] {
  const faults: string[] = [];
  const most = (numbers: readonly number[]) => Math.max(0, ...numbers);
  const all = model.categories.map((category) =>
    most(choicesOf(category).map(({ places }) => places.length)),
  );
  const total = all.reduce((sum, each) => sum + each, 0);
  if (total > REQUEST_LIMITS.files) faults.push(`${total} files`);
  for (const category of model.categories) {
    for (const { packageCategory, size } of choicesOf(category)) {
      const folder = findPackageCategory(model, packageCategory);
      if (!folder) faults.push(`${category.id}: no folder ${packageCategory}`);
      else if (!includesSize(folder.sizes, size))
        faults.push(`${category.id}: ${folder.id} has no ${formatSize(size)}`);
    }
  }
  for (const { id, maxFiles = REQUEST_LIMITS.files } of model.packageCategories) {
    const inIt = model.categories.map((category) =>
      choicesOf(category)
        .filter(({ packageCategory }) => packageCategory === id)
        .map(({ places }) => places),
    );
    const files = inIt.reduce((sum, choices) => sum + most(choices.map(({ length }) => length)), 0);
    if (files > maxFiles) faults.push(`${files} files in ${id}`);
    const names = model.categories.flatMap((category, at) =>
      [...new Set((inIt[at] ?? []).flat())].map((place) => fileNameOf(category, place).packageName),
    );
    const packed = createEntryNames(
      id,
      names.map((originalName, index) => ({ index, originalName })),
    );
    for (const [at, name] of names.entries())
      if (packed[at] !== name) faults.push(`${id}/${name} becomes ${packed[at]}`);
  }
  return faults;
}

const pictures = new Map<string, Uint8Array>();
/** A PNG of a size, made once. */
function pictureOf(size: Size): Uint8Array {
  const made = pictures.get(formatSize(size)) ?? png(size.width, size.height);
  pictures.set(formatSize(size), made);
  return made;
}

describe.each(EVERY_MACHINE)("a finished design of the machine $id", ({ machine: { model } }) => {
  it("is within the limits of the package, whatever is chosen", () => {
    expect(packageFaults(model)).toEqual([]);
  });

  const lengths = model.categories.map(({ arrangements }) => arrangements.length);
  it.each([...Array(Math.max(...lengths)).keys()])(
    "is exported whole, with each category's choice %i",
    (choice) => {
      const counts = Object.fromEntries(
        model.categories.map(({ id, arrangements }) => [
          id,
          arrangements[choice % arrangements.length]?.count ?? 0,
        ]),
      );
      const lists = Object.fromEntries(
        model.categories.flatMap((category) =>
          category.kind === "list"
            ? [[category.id, Array.from({ length: category.maxImages }, () => image(model.placeholder))]]
            : [],
        ),
      );
      const plan = planDesign(model, design({ name: "All of it", lists, counts }));
      const images = imagesOfPlan(plan);
      const expected = model.categories.reduce(
        (sum, category) =>
          sum +
          (category.kind === "list"
            ? category.maxImages
            : findArrangement(category, counts[category.id]).places.length),
        0,
      );
      expect(images).toHaveLength(expected);
      expect(new Set(images.map(({ path }) => path.toLowerCase())).size).toBe(expected);

      const files = plan.screens.flatMap(({ arrangement: { size }, images: own }) =>
        own.map(({ packageCategory: category, packageName }) => ({ category, packageName, size })),
      );
      const archive = buildPackage(model, {
        packageName: "All of it",
        createdAt: new Date(0),
        files: files.map(({ category, packageName: originalName, size }, index) => {
          const made = createPackageFile({ category, index, originalName, bytes: pictureOf(size) });
          if (!made.ok) throw new Error(made.fault.code);
          return made.file;
        }),
      });
      if (!archive.ok) throw new Error(archive.fault);
      const [config, ...entries] = readZip(Buffer.concat([...archive.chunks()]));
      const { files: rows } = JSON.parse(new TextDecoder().decode(config?.bytes)) as {
        files: { valid: boolean }[];
      };
      expect(rows.filter(({ valid }) => !valid)).toEqual([]);
      expect(entries.map(({ path }) => path).sort()).toEqual(
        files.map(({ category, packageName }) => `${category}/${packageName}`).sort(),
      );

      const pages = layoutPdf(plan, { title: "", generated: "", isLoaded: () => true });
      const boxes = pages.flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === "picture" ? [item.box] : [])),
      );
      expect(boxes).toHaveLength(expected);
      for (const { x, y, width, height } of boxes) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(15);
        expect(x + width).toBeLessThanOrEqual(297 - 15 + 1e-6);
        expect(y + height).toBeLessThanOrEqual(210 - 15 + 1e-6);
      }
    },
  );
});
