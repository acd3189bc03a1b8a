import { describe, expect, it } from "vitest";
import { exportFileNamesOf } from "../../shared/machine/files.ts";
import {
  findArrangement,
  findPackageCategory,
  formatSize,
  includesSize,
} from "../../shared/machine/questions.ts";
import type { Category, MachineModel, Size } from "../../shared/machine/types.ts";
import { createPackage } from "../../shared/package/api.ts";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { createEntryNames } from "../../shared/package/names.ts";
import { formatSlotId } from "../../shared/package/slots.ts";
import { checkPng } from "../../shared/png/check.ts";
import { packOnDevice } from "../../web/exports/media-package.ts";
import { createPackageRequest } from "../../web/exports/package-request.ts";
import { layOutPdf } from "../../web/exports/pdf/layout.ts";
import { imagesOfPlan, planExport } from "../../web/exports/plan.ts";
import { chooseCounts, design, fillLists } from "../exports/designs.ts";
import { sameBytes } from "../support/bytes.ts";
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
      [...new Set((inIt[at] ?? []).flat())].map((place) => exportFileNamesOf(category, place).entryName),
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

const made = new Map<string, Uint8Array<ArrayBuffer>>();
/** A PNG of a size, made once; others of the size differ from it by their seed. */
function pictureOf(size: Size, seed: number): Uint8Array<ArrayBuffer> {
  const key = `${formatSize(size)} ${seed}`;
  const picture = made.get(key) ?? new Uint8Array(png(size.width, size.height, { seed }));
  made.set(key, picture);
  return picture;
}

describe.each(EVERY_MACHINE)("a finished design of the machine $id", ({ machine: { model } }) => {
  it("is within the limits of the package, whatever is chosen", () => {
    expect(packageFaults(model)).toEqual([]);
  });

  const lengths = model.categories.map(({ arrangements }) => arrangements.length);
  it.each([...Array(Math.max(...lengths)).keys()])(
    "is exported whole, with each category's choice %i, and the same by slots",
    async (choice) => {
      const counts = chooseCounts(model, choice);
      const plan = planExport(model, design({ name: "All of it", lists: fillLists(model), counts }));
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

      const pictures = plan.screens.flatMap(
        ({ category, arrangement: { packageCategory, size }, images: own }) =>
          own.map(({ slot, entryName }) => ({
            id: formatSlotId(category, slot),
            packageCategory,
            packageName: entryName,
            size,
          })),
      );
      const order = { packageName: "All of it", createdAt: new Date(0) };
      const slots = Object.fromEntries(pictures.map(({ id, size }, at) => [id, pictureOf(size, at)]));
      const bySlots = createPackage(model, { ...order, slots });
      if (!bySlots.ok) throw new Error(bySlots.fault.code);
      expect(bySlots.wrongSizes).toEqual([]);
      const bytes = Buffer.concat([...bySlots.archive.chunks()]);
      const loaded = images.map((planned, at) => {
        const bytes = pictureOf(pictures[at]?.size ?? model.screen, at);
        const result = checkPng(bytes);
        if (!result.ok) throw new Error(result.fault.code);
        return { image: planned, bytes, file: new Blob([bytes]), facts: result.facts };
      });
      const exported = await packOnDevice(model, createPackageRequest(model, plan, loaded), order.createdAt);
      if (!exported.ok) throw new Error(exported.failure.code);
      expect(sameBytes(bytes, await exported.file.bytes())).toBe(true);
      const [config, ...entries] = readZip(bytes);
      const { files: rows } = JSON.parse(new TextDecoder().decode(config?.bytes)) as {
        files: { valid: boolean }[];
      };
      expect(rows.filter(({ valid }) => !valid)).toEqual([]);
      expect(entries.map(({ path }) => path).sort()).toEqual(
        pictures.map(({ packageCategory, packageName }) => `${packageCategory}/${packageName}`).sort(),
      );

      const pages = layOutPdf(plan, { title: "", generated: "", isLoaded: () => true });
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
