import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createEmptyDesign, createPlainImage, type Design } from "../../shared/model/design.ts";
import { withContent, withSlot } from "../../shared/model/edit.ts";
import { storedImagePath } from "../../shared/model/picture-value.ts";
import type { VariantTable } from "../../shared/model/table.ts";
import { findUnletteredPlaces } from "../../shared/model/variant.ts";
import { createDesignShelf } from "../../web/edit/designs.ts";
import { filterShownColumns, listTableColumns, readVariant } from "../../web/machines/columns.ts";
import { editBrowser, model } from "../edit/browser.ts";
import { isFullyRendered } from "../shared/model/samples.ts";
import { blob } from "../store/browser.ts";

/*
 * Rows of the table as machines: their pictures, in memory for an export and stored for a design.
 */

const LEFT = "name:blends:left";
const MIDDLE = "name:blends:middle";
const PICTURE = "picture:blends:left";
const never = new AbortController().signal;
const artwork = blob("artwork");

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock("../../web/edit/app.ts");
});

/** A page with a design whose middle blend is finished artwork, and what makes rows of it. */
async function openTab() {
  const browser = editBrowser();
  const page = await browser.open();
  await page.edit(
    page.state.design.id,
    { offer: { kind: "picture" } },
    (design) =>
      withSlot(
        withContent(design, { name: "Base" }),
        "blends",
        "middle",
        createPlainImage({ blob: artwork.sha256, bytes: artwork.bytes.length }),
      ),
    { blobs: new Map([[artwork.sha256, artwork.bytes]]) },
  );
  vi.resetModules();
  vi.doMock("../../web/edit/app.ts", () => ({ ...page, editingSession: page }));
  const { loadDesignMaterials, designMaterials, ...making } = await import("../../web/machines/variants.ts");
  const { createDesignExportSource } = await import("../../web/machines/stored-designs.tsx");
  const { addUnstoredPicture } = await import("../../web/machines/table-files.ts");
  await loadDesignMaterials();
  const { design } = page.state;
  const columns = listTableColumns(model, designMaterials().words, design.counts);
  const base = {
    design,
    unlettered: findUnletteredPlaces(model, design, designMaterials()),
    categoryOfWord: new Map<string, string>(),
    blobs: new Map<string, Uint8Array<ArrayBuffer>>(),
  };
  const variant = (
    cells: Readonly<Record<string, string>>,
    pictures: VariantTable["pictures"] = {},
    namesOn: VariantTable["namesOn"] = {},
  ) => {
    const row = { id: "1", cells };
    const table = { columns: [LEFT, MIDDLE, PICTURE], rows: [row], pictures, namesOn };
    return readVariant(table, filterShownColumns(columns, table.columns), row);
  };
  return {
    ...making,
    ...browser,
    storedMachine: createDesignExportSource,
    page,
    base,
    variant,
    columns,
    holdPicture: addUnstoredPicture,
  };
}

const leftOf = (design: Design) => design.slots.blends?.left;
const leftValue = (design: Design): string => {
  const picture = leftOf(design)?.picture;
  return picture && "blob" in picture ? storedImagePath(picture.blob) : "";
};

describe("a row as a machine", () => {
  it("has its pictures in memory, and the browser keeps none of them", async () => {
    const { page, base, variant, columns, createVariantExportSource, renderer } = await openTab();
    const change = vi.spyOn(page.store, "change");
    const keep = vi.spyOn(page.store, "keep");
    const machine = createVariantExportSource(base, columns, variant({ name: "Foyer", [LEFT]: "Dark" }));
    const { design, isMissing, readImage, warnings } = await machine.load(never);
    expect(machine.name).toBe("Foyer");
    expect(design).toMatchObject({ name: "Foyer", table: null });
    expect(isFullyRendered(design)).toBe(true);
    expect(leftOf(design)?.recipe?.words?.text).toBe("Dark");
    expect(warnings).toEqual([]);
    const bytes = await readImage(leftValue(design));
    expect(bytes).toBeInstanceOf(Uint8Array);
    expect(await readImage(leftValue(design))).not.toBe(bytes);
    expect(await readImage(storedImagePath(artwork.sha256))).toEqual(artwork.bytes);
    expect(design.slots.blends?.left?.picture && isMissing(design.slots.blends.left.picture)).toBe(false);
    expect(renderer.jobs).toHaveLength(1);
    for (const spy of [change, keep]) expect(spy).not.toHaveBeenCalled();
  });

  it("says which names its pictures do not show, in the order of the columns", async () => {
    const { base, variant, columns, createVariantExportSource } = await openTab();
    const cells = { name: "Foyer", [MIDDLE]: "Mild", [LEFT]: "Dark" };
    const load = (namesOn = {}) =>
      createVariantExportSource(base, columns, variant(cells, {}, namesOn)).load(never);
    expect((await load()).warnings).toEqual(["These images don't show the new names: Middle Blend."]);
    expect((await load({ [LEFT]: false })).warnings).toEqual([
      "These images don't show the new names: Left Blend and Middle Blend.",
    ]);
    expect((await load({ [MIDDLE]: true })).warnings).toEqual([]);
  });

  it("has pictures of the table that are not stored yet; one that is gone ends it", async () => {
    const { base, variant, renderVariant, holdPicture } = await openTab();
    const { bytes } = blob("a photo");
    const picture = { ...(await holdPicture(bytes)), isFitted: false };
    const files = (made: typeof picture) => ({ "a.png": { name: "a.png", made: { "302x485": made } } });
    const row = { name: "Foyer", [PICTURE]: "a.png" };
    const made = await renderVariant(base, variant(row, files(picture)), never);
    expect(leftOf(made.design)).toEqual(createPlainImage({ blob: picture.blob, bytes: picture.bytes }));
    expect(made.blobs.get(picture.blob)).toEqual(bytes);
    const gone = variant(row, files({ ...picture, blob: "ab".repeat(32) }));
    await expect(renderVariant(base, gone, never)).rejects.toThrow("no longer exists");
  });

  it("is not made if a picture can't be rendered, or it is stopped", async () => {
    const { base, variant, renderVariant, renderer } = await openTab();
    renderer.fails.add("Dark");
    const row = variant({ name: "Foyer", [LEFT]: "Dark" });
    await expect(renderVariant(base, row, never)).rejects.toThrow("Failed to create a picture");
    const stop = new AbortController();
    stop.abort(new Error("enough"));
    await expect(renderVariant(base, row, stop.signal)).rejects.toThrow("enough");
  });
});

it("a stored design as a machine is read when its turn comes, and its lost pictures are known; one that is gone fails", async () => {
  const { page, storedMachine } = await openTab();
  const lost = createPlainImage({ blob: "ab".repeat(32), bytes: 1 });
  const other = withSlot({ ...createEmptyDesign(model, "other"), revision: 1 }, "blends", "left", lost);
  vi.spyOn(page.store, "read").mockImplementation(async (id) => (id === "other" ? other : null));
  const machine = storedMachine("", "other");
  expect(machine.name).toBe(model.defaultMachineName);
  const { isMissing, readImage } = await machine.load(never);
  expect(isMissing(lost.picture)).toBe(true);
  expect(await readImage(storedImagePath("ab".repeat(32)))).toBe("missing");
  expect(await readImage(storedImagePath(artwork.sha256))).toEqual(artwork.bytes);
  await expect(storedMachine("Bar", "nowhere").load(never)).rejects.toThrow("no longer exists");
});

describe("rows as designs", () => {
  const counter = () => {
    let count = 0;
    return { now: () => 0, newId: () => `row-${++count}` };
  };

  it("are added in one act, each with its pictures stored", async () => {
    const { page, base, variant, renderVariants } = await openTab();
    const variants = ["Dark", "Mild"].map((blend) => variant({ name: `Bar ${blend}`, [LEFT]: blend }));
    const told: number[] = [];
    const made = renderVariants(base, variants, never, (done) => told.push(done));
    const outcome = await createDesignShelf(page, counter()).add(made);
    expect(outcome).toEqual({ ok: true, ids: ["row-1", "row-2"] });
    expect(told).toEqual([1, 2]);
    for (const [at, { name }] of variants.entries()) {
      const design = (await page.store.read(`row-${at + 1}`)) ?? createEmptyDesign(model, "");
      expect(design.name).toBe(name);
      const picture = leftOf(design)?.picture;
      expect(picture && (await page.pictures.bytes(picture))).toBeInstanceOf(Uint8Array);
    }
    expect(page.state.design.name).toBe("Base");
  });

  it("are none if one of them can't be made", async () => {
    const { page, base, variant, renderVariants, renderer } = await openTab();
    renderer.fails.add("Mild");
    const variants = ["Dark", "Mild"].map((blend) => variant({ name: `Bar ${blend}`, [LEFT]: blend }));
    const made = renderVariants(base, variants, never, () => {});
    await expect(createDesignShelf(page, counter()).add(made)).rejects.toThrow("Failed to create a picture");
    expect((await page.store.list()).map(({ name }) => name)).toEqual(["Base"]);
  });
});
