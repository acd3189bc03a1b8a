import { describe, expect, it } from "vitest";
import { createBytesSource } from "../../../shared/archive/source.ts";
import type { MachineModel } from "../../../shared/machine/types.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import {
  checkPackage,
  createPackage,
  describeMachine,
  type PackageSpec,
  repairPackage,
} from "../../../shared/package/api.ts";
import { REQUEST_LIMITS } from "../../../shared/package/limits.ts";
import { readPackage } from "../../../shared/package/read-package.ts";
import { applyPackageRules, PACKAGE_RULES, RULE_IDS } from "../../../shared/package/rules/rules.ts";
import { BROKEN, GOOD } from "../../support/broken-packages.ts";
import { joined, sameBytes, utf8 } from "../../support/bytes.ts";
import { png } from "../../support/png.ts";
import { rawZip } from "../../support/raw-zip.ts";
import { readZip } from "../../support/read-zip.ts";

const CREATED = new Date("2026-11-22T10:00:00.000Z");
const order = (more: Partial<PackageSpec>): PackageSpec => ({
  packageName: "Lobby",
  createdAt: CREATED,
  ...more,
});
const ICON = png(1, 1);
const machine = describeMachine(CLASSIC_MODEL);

function made(more: Partial<PackageSpec>) {
  const result = createPackage(CLASSIC_MODEL, order(more));
  if (!result.ok) throw new Error(result.fault.detail);
  const bytes = joined(result.archive.chunks());
  return {
    bytes,
    wrongSizes: result.wrongSizes,
    paths: readZip(bytes)
      .map(({ path }) => path)
      .slice(1),
  };
}
const fault = (more: Partial<PackageSpec>) => {
  const result = createPackage(CLASSIC_MODEL, order(more));
  return result.ok ? undefined : result.fault;
};

describe("a package by slots", () => {
  it("is made of every slot that the machine's description has, at its size and for its count", async () => {
    for (const { arrangements } of machine.categories)
      for (const { width, height, slots } of arrangements) {
        const pictures = slots.map(({ id }, seed) => [id, png(width, height, { seed })] as const);
        const { bytes, paths, wrongSizes } = made({ slots: Object.fromEntries(pictures) });
        expect(paths).toEqual(slots.map(({ file }) => file));
        expect(wrongSizes).toEqual([]);
        const { files } = await checkPackage(CLASSIC_MODEL, createBytesSource(bytes));
        expect(files.map(({ slot }) => slot)).toEqual(slots.map(({ id }) => id));
      }
  });

  it.each([
    [["regular"], [460, 485], "customization", []],
    [["regular", "large"], [302, 485], "icons", []],
    [["regular", "large"], [10, 10], "customization", ["460x485"]],
    [["regular", "medium"], [10, 10], "icons", ["302x485"]],
  ] as const)("has the count that %o of %o say", (slots, [width, height], folder, expected) => {
    const pictures = slots.map((slot) => [`coldcupsizes.${slot}`, png(width, height)]);
    const { paths, wrongSizes } = made({ slots: Object.fromEntries(pictures) });
    expect(paths).toEqual(slots.map((slot) => `${folder}/cold_${slot}.png`));
    expect(wrongSizes).toEqual(
      expected.length === 0
        ? []
        : slots.map((slot) => ({
            pointer: `/slots/coldcupsizes.${slot}`,
            file: undefined,
            expected,
            actual: "10x10",
          })),
    );
  });

  it("goes before files by folder, whose names it keeps apart from its own", () => {
    const files = [
      { category: "icons", name: "Left_Blend.png", bytes: png(302, 485) },
      { category: "icons", bytes: png(1, 1) },
    ];
    const { paths, wrongSizes } = made({ slots: { "blends.left": png(302, 485) }, files });
    expect(paths).toEqual(["icons/Left_Blend.png", "icons/Left_Blend_2.png", "icons/icons_1.png"]);
    expect(wrongSizes).toMatchObject([{ pointer: "/files/1", actual: "1x1" }]);
    const both = { "blends.left": png(302, 485), "blends.right": png(302, 485) };
    const [screen, icon] = [
      { category: "screensaver", bytes: png(1024, 768) },
      { category: "icons", bytes: png(302, 485) },
    ];
    expect(made({ slots: both, files: [screen, icon] }).paths).toEqual([
      "screensaver/screensaver_0.png",
      "icons/Left_Blend.png",
      "icons/Right_Blend.png",
      "icons/icons_0.png",
    ]);
  });

  it("has its name without the white space around", async () => {
    const { bytes } = made({ packageName: " Lobby ", slots: { "blends.left": png(302, 485) } });
    const [config] = readZip(bytes);
    expect(JSON.parse(new TextDecoder().decode(config?.bytes)).packageName).toBe("Lobby");
  });

  it("refuses what it can't place, and names the nearest", () => {
    expect(fault({ slots: { "blend.left": GOOD } })).toMatchObject({
      code: "unknown-slot",
      detail: expect.stringContaining('Did you mean "blends.left"?'),
    });
    expect(fault({ files: [{ category: "icon", bytes: GOOD }] })).toMatchObject({
      code: "unknown-category",
      pointer: "/files/0",
      detail: expect.stringContaining('Did you mean "icons"? Folders are screensaver, '),
    });
    expect(fault({ slots: { "blends.left": GOOD } })).toMatchObject({
      ...{ code: "not-png", pointer: "/slots/blends.left" },
      detail: expect.stringContaining("ZIP archive"),
    });
    const files = [
      { category: "icons", bytes: png(302, 485) },
      { category: "icons", name: "a.png", bytes: GOOD },
    ];
    expect(fault({ files })).toMatchObject({ code: "not-png", pointer: "/files/1", file: "a.png" });
    expect(fault({})).toEqual({ code: "files-missing", pointer: "" });
    expect(fault({ packageName: " " })).toMatchObject({ code: "package-name-missing" });
  });

  it("says if it has more files than the endpoint takes", () => {
    const overLimit = (more: Partial<PackageSpec>) => {
      const result = createPackage(CLASSIC_MODEL, order(more));
      return result.ok && result.overLimit;
    };
    const files = (count: number, category: string, bytes: Uint8Array) =>
      Array.from({ length: count }, () => ({ category, bytes }));
    const [icon, screen] = [png(302, 485), png(1024, 768)];
    expect(overLimit({ files: files(64, "icons", icon) })).toBeUndefined();
    expect(overLimit({ files: files(65, "icons", icon) })).toMatchObject({ code: "too-many-files" });
    expect(overLimit({ files: files(5, "screensaver", screen) })).toBeUndefined();
    const slots = { "screensaver.1": screen, "screensaver.2": screen };
    expect(overLimit({ slots, files: files(4, "screensaver", screen) })).toEqual({
      code: "category-full",
      pointer: "/files",
      detail: "screensaver holds at most 5 files.",
    });
  });
});

describe("a machine's description", () => {
  it("has every name that our exports give, once for a slot", () => {
    const slots = machine.categories.flatMap(({ arrangements }) =>
      arrangements.flatMap((each) => each.slots),
    );
    expect(new Set(slots.map(({ id, image }) => `${id} ${image}`)).size).toBe(
      new Set(slots.map(({ id }) => id)).size,
    );
    expect(slots.find(({ id }) => id === "hotcupsizes.regular")).toEqual({
      id: "hotcupsizes.regular",
      label: "Regular",
      file: "customization/hot_regular.png",
      image: "Hot Cup Size Images/regular.png",
      box: { x: 35, y: 150, width: 460, height: 485 },
      default: "/images/defaults/hotcupsizes/2/regular.png",
    });
  });

  it("has what programs need, and nothing that only our pages do", () => {
    const { categories, ...rest } = machine;
    const { id, title, screen, packageCategories }: MachineModel = CLASSIC_MODEL;
    expect(rest).toEqual({
      ...{ id, title, screen, limits: REQUEST_LIMITS },
      folders: packageCategories.map(({ id, label, maxFiles, sizes }) => ({
        ...{ id, label, sizes },
        ...(maxFiles !== undefined && { maxFiles }),
      })),
    });
    expect(machine.folders.some((folder) => "note" in folder)).toBe(false);
    expect(categories.map(({ arrangements, label, ...category }) => category)).toEqual(
      CLASSIC_MODEL.categories.map((category) => ({
        id: category.id,
        kind: category.kind,
        ...(category.kind === "slots" && "counts" in category && { initialCount: category.counts.initial }),
      })),
    );
    expect(categories.map(({ label }) => label)).toEqual(CLASSIC_MODEL.categories.map(({ label }) => label));
    expect(
      categories.map(({ arrangements }) =>
        arrangements.map(({ slots, width, height, ...arrangement }) => arrangement),
      ),
    ).toEqual(
      CLASSIC_MODEL.categories.map((category) =>
        category.arrangements.map(({ places, packageCategory: folder, template }) => ({
          ...{ folder, template },
          count: category.kind === "list" ? category.maxImages : places.length,
        })),
      ),
    );
  });

  it("numbers the slots of a list, which has no default", () => {
    const [list] = machine.categories;
    expect(list?.arrangements[0]?.slots[1]).toEqual({
      id: "screensaver.2",
      label: `${list?.label} 2`,
      file: "screensaver/SS2.png",
      image: "Screensaver Images/SS2.png",
      box: { x: 0, y: 0, width: 1024, height: 768 },
    });
  });

  it("calls a slot without a label by its id", () => {
    const [, blends] = CLASSIC_MODEL.categories;
    const model = { ...CLASSIC_MODEL, categories: [{ ...blends, slots: [] }] };
    const [arrangement] = describeMachine(model).categories[0]?.arrangements ?? [];
    expect(arrangement?.slots.map(({ label }) => label)).toEqual(["left", "middle", "right"]);
  });
});

describe("a check and a repair", () => {
  it("say which slots are empty", async () => {
    const slots = Object.fromEntries(
      machine.categories.flatMap(({ id, arrangements: [first] }) =>
        id === "screensaver" || !first
          ? []
          : first.slots.map((slot, seed) => [slot.id, png(first.width, first.height, { seed })]),
      ),
    );
    const source = createBytesSource(made({ slots }).bytes);
    const { verdict, findings } = await checkPackage(CLASSIC_MODEL, source);
    expect([verdict, findings.map(({ slot }) => slot)]).toEqual(["incomplete", ["screensaver.1"]]);
    const repaired = await repairPackage(CLASSIC_MODEL, source, { packageName: "Given", now: CREATED });
    expect(repaired).toMatchObject({ ok: true, empty: ["screensaver.1"], left: [] });
  });

  it.each(RULE_IDS)("say in English what breaks (%s)", async (id) => {
    const [bytes] = BROKEN[id];
    const { findings, verdict } = await checkPackage(CLASSIC_MODEL, createBytesSource(bytes));
    if (PACKAGE_RULES[id].level === "error") expect(verdict).toBe("error");
    const found = applyPackageRules(CLASSIC_MODEL, await readPackage(createBytesSource(bytes)));
    expect(
      findings.map(({ rule, level, entry, values, isRepaired }) => ({
        rule,
        level,
        entry,
        values,
        isRepaired,
      })),
    ).toEqual(found);
    for (const { title, advice } of findings) expect(`${title} ${advice}`).toMatch(/^\S.+\. .+\.$/s);
  });

  it("take the limits and the judge of image data that they are given", async () => {
    const options = { isSound: async () => false };
    const source = createBytesSource(GOOD);
    const { findings } = await checkPackage(CLASSIC_MODEL, source, options);
    expect(findings[0]).toMatchObject({ rule: "png-damaged", values: { fault: "bad-image-data" } });
    expect(
      await repairPackage(CLASSIC_MODEL, source, { packageName: "Given", now: CREATED }, options),
    ).toEqual({ ok: false, reason: "Some images are damaged." });
    const limits = { entries: 1, entryBytes: 1, bytes: 1 };
    expect((await checkPackage(CLASSIC_MODEL, source, { limits })).findings[0]?.rule).toBe(
      "too-many-entries",
    );
  });

  it("save what is whole, and say why nothing is", async () => {
    const repair = (bytes: Uint8Array) =>
      repairPackage(CLASSIC_MODEL, createBytesSource(bytes), { packageName: "Given", now: CREATED });
    const saved = await repair(BROKEN.dialect[0]);
    expect(saved.ok && sameBytes(joined(saved.archive.chunks()), GOOD)).toBe(true);
    expect(saved).toMatchObject({
      packageName: "Lobby",
      saved: readZip(GOOD).length - 1,
      left: [],
      empty: [],
    });
    expect(await repair(BROKEN["config-missing"][0])).toMatchObject({ ok: true, packageName: "Given" });
    const [, ...pictures] = readZip(GOOD).map(({ path, bytes }) => ({ path, data: bytes }));
    const unlisted = rawZip([{ path: "config.json", data: utf8("{}") }, ...pictures]);
    expect(await repair(unlisted)).toMatchObject({ ok: true, packageName: "Given", left: [] });
    expect(await repair(png(2, 2))).toEqual({ ok: false, reason: "This is not a media package." });
    expect(await repair(BROKEN["no-picture"][0])).toEqual({ ok: false, reason: "It contains no images." });
  });
});

it("a package of more files than a ZIP can hold is refused", () => {
  const files = Array.from({ length: 65_535 }, () => ({ category: "icons", bytes: ICON }));
  expect(fault({ files })).toEqual({ code: "too-many-files", pointer: "" });
});
