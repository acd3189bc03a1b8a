import { describe, expect, it } from "vitest";
import { createBytesSource } from "../../../shared/archive/source.ts";
import { findPackagesOrDesigns } from "../../../shared/package/find-files.ts";
import { type RawEntry, rawZip } from "../../support/raw-zip.ts";

const data = new TextEncoder().encode("some bytes");
const inside = (...entries: readonly RawEntry[]) => findPackagesOrDesigns(createBytesSource(rawZip(entries)));
const named = (...paths: readonly string[]) => inside(...paths.map((path) => ({ path, data })));

describe("the files inside an archive", () => {
  it.each([
    ["package", ["config.json", "design.json", "a.mp"]],
    ["package", ["Table 01/CONFIG.json", "Table 01/icons/a.png"]],
    ["package", ["__MACOSX/a", "Table 01/config.json"]],
    ["design", ["pictures/1.png", "design.json", "a.mp"]],
  ])("are none where it is itself a %s (%j)", async (kind, paths) => {
    expect(await named(...paths)).toBe(kind);
  });

  it.each([
    [
      "its packages",
      ["Table 01/config.json", "b.brewscreen", "x/a.mp", "B.MP", "a.mp.txt", "amp"],
      "package",
      ["x/a.mp", "B.MP"],
    ],
    [
      "its designs where there is no package",
      ["old/design.json", "b.brewscreen", "x/C.BREWSCREEN", "b.brewscreen.txt", "abrewscreen"],
      "design",
      ["b.brewscreen", "x/C.BREWSCREEN"],
    ],
    ["none that a system added", ["__MACOSX/._a.mp", ".a.mp", "b.mp"], "package", ["b.mp"]],
    ["none of another kind", ["a.png", "notes.txt"], "package", []],
  ])("are %s", async (_, paths, kind, expected) => {
    const found = await named(...paths);
    expect(found).toMatchObject(expected.map((path) => ({ path, kind })));
    expect(found).toHaveLength(expected.length);
  });

  it("are none where it is no archive", async () => {
    expect(await findPackagesOrDesigns(createBytesSource(data))).toEqual([]);
  });

  it("are read one by one, and the damaged ones are null", async () => {
    const found = await inside(
      { path: "whole.mp", data },
      { path: "changed.mp", data, both: { crc32: 1 } },
      { path: "locked.mp", data, both: { flags: 1 } },
    );
    if (typeof found === "string") throw new Error(found);
    expect(await Promise.all(found.map((file) => file.read()))).toEqual([data, null, null]);
  });
});
