import { describe, expect, it } from "vitest";
import type { MachineModel } from "../../../shared/machine/types.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { buildPackage, type PackageFile } from "../../../shared/package/build.ts";
import type { PackageConfig } from "../../../shared/package/config.ts";
import { joined } from "../../support/bytes.ts";
import { packageFile } from "../../support/media-package.ts";
import { png } from "../../support/png.ts";
import { readZip } from "../../support/read-zip.ts";

const CREATED = new Date("2026-11-21T01:02:03.456Z");

/** The entries of a package and its config. */
function built(files: PackageFile[], packageName = "Lobby", model: MachineModel = CLASSIC_MODEL) {
  const archive = buildPackage(model, { packageName, createdAt: CREATED, files });
  if (!archive.ok) throw new Error(archive.fault);
  const bytes = joined(archive.chunks());
  expect(bytes.length).toBe(archive.length);
  const entries = readZip(bytes);
  const config = JSON.parse(new TextDecoder().decode(entries[0]?.bytes)) as PackageConfig;
  return { entries, config };
}

describe("a media package", () => {
  it("holds config.json, then every file by category and index, byte for byte", () => {
    const images = [png(1024, 485, { seed: 1 }), png(302, 485, { seed: 2 }), png(1024, 768, { seed: 3 })];
    const [wide, icon, screen] = images as [Uint8Array, Uint8Array, Uint8Array];
    const { entries, config } = built([
      packageFile("customization", 0, wide, "wide.png"),
      packageFile("icons", 10, icon, "b.png"),
      packageFile("icons", 9, icon, "c.png"),
      packageFile("screensaver", 0, screen, "a.png"),
    ]);
    const paths = ["screensaver/a.png", "icons/c.png", "icons/b.png", "customization/wide.png"];
    expect(entries.map(({ path }) => path)).toEqual(["config.json", ...paths]);
    expect(entries.slice(1).map(({ bytes }) => bytes)).toEqual([screen, icon, icon, wide]);
    expect(config.files.map(({ path }) => path)).toEqual(paths);
  });

  it("describes itself in config.json", () => {
    const small = png(10, 20);
    const { config } = built([
      packageFile("icons", 0, small, "Тест ☕.png"),
      packageFile("byeScreen", 0, png(1024, 768)),
    ]);
    expect(config).toEqual({
      packageName: "Lobby",
      version: "1.0",
      type: "media-package",
      createdAt: "2026-11-21T01:02:03.456Z",
      files: [
        {
          path: "byeScreen/byeScreen_0.png",
          category: "byeScreen",
          originalName: null,
          width: 1024,
          height: 768,
          bytes: png(1024, 768).length,
          valid: true,
        },
        {
          path: expect.stringMatching(/^icons\/[\w.-]+\.png$/),
          category: "icons",
          originalName: "Тест ☕.png",
          width: 10,
          height: 20,
          bytes: small.length,
          valid: false,
        },
      ],
    });
  });

  it("keeps any name in config.json, half a surrogate pair too", () => {
    const name = 'quote " slash \\ \u2028 \ud83d end';
    expect(built([packageFile("icons", 0, png(1, 1), name)], name).config).toMatchObject({
      packageName: name,
      files: [{ originalName: name }],
    });
  });

  it("has a category as soon as the model has", () => {
    const model: MachineModel = {
      ...CLASSIC_MODEL,
      packageCategories: [
        ...CLASSIC_MODEL.packageCategories,
        { id: "logo", label: "Logo", sizes: [{ width: 7, height: 7 }] },
      ],
    };
    const { config } = built([packageFile("logo", 0, png(7, 7), "l.png")], "Lobby", model);
    expect(config.files).toMatchObject([{ path: "logo/l.png", valid: true }]);
  });

  it("is not made of files that no category has", () => {
    expect(() => built([packageFile("hotcold", 0, png(1, 1))])).toThrow("category");
  });
});
