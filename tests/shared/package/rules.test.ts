import { describe, expect, it } from "vitest";
import { createBytesSource } from "../../../shared/archive/source.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { readPackage } from "../../../shared/package/read-package.ts";
import { isWorthRepairing, rebuildPackage } from "../../../shared/package/repair.ts";
import {
  applyPackageRules,
  PACKAGE_RULES,
  RULE_IDS,
  type RuleId,
} from "../../../shared/package/rules/rules.ts";
import { and, BROKEN, ENTRIES, GOOD, ICON, own, picture, zip } from "../../support/broken-packages.ts";
import { joined, sameBytes, utf8 } from "../../support/bytes.ts";
import { readZip } from "../../support/read-zip.ts";

const NOW = new Date("2026-11-22T10:00:00.000Z");

/** Breaking the first of these breaks the others too. */
const ALSO: Readonly<Partial<Record<RuleId, readonly RuleId[]>>> = {
  "cut-off": ["config-lists-absent", "place-empty"],
  "entry-unsafe": ["folder-unknown"],
  "folder-full": ["name-unknown"],
  "name-unknown": ["place-empty"],
};

async function judged(bytes: Uint8Array) {
  const pictures = new Map<string, Uint8Array>();
  const reading = await readPackage(createBytesSource(bytes), {
    onPicture: (path, picture) => pictures.set(path, picture),
  });
  return { reading, pictures, findings: applyPackageRules(CLASSIC_MODEL, reading) };
}

/** The package that is saved repaired, and what was left out of it. */
async function repaired(bytes: Uint8Array) {
  const { reading, pictures } = await judged(bytes);
  const { archive, left } = rebuildPackage(CLASSIC_MODEL, reading, pictures, {
    packageName: "Given",
    now: NOW,
  });
  if (!archive.ok) throw new Error(archive.fault);
  return { bytes: joined(archive.chunks()), left, pictures };
}

describe("a good package", () => {
  it("breaks no rule, by whomever it was packed", async () => {
    expect((await judged(GOOD)).findings).toEqual([]);
    expect((await judged(zip(ENTRIES))).findings).toEqual([]);
  });

  it("repaired is the same file", async () => {
    const { bytes, left } = await repaired(GOOD);
    expect(sameBytes(bytes, GOOD)).toBe(true);
    expect(left).toEqual([]);
  });
});

describe("a rule", () => {
  it("has a package that breaks it", () => {
    expect(Object.keys(BROKEN).sort()).toEqual([...RULE_IDS].sort());
  });

  it.each(RULE_IDS)("(%s) is broken by its package, and no other is", async (id) => {
    const [bytes, expected] = BROKEN[id];
    const { findings } = await judged(bytes);
    const { level, isRepaired } = PACKAGE_RULES[id];
    expect(findings.filter(({ rule }) => rule === id)[0]).toMatchObject({
      rule: id,
      level,
      isRepaired,
      ...expected,
    });
    const others = new Set(findings.map(({ rule }) => rule).filter((rule) => rule !== id));
    expect([...others].sort()).toEqual([...(ALSO[id] ?? [])].sort());
  });

  const mended = RULE_IDS.filter((id) => PACKAGE_RULES[id].isRepaired);
  it.each(mended)("(%s) is no longer broken in the package repaired", async (id) => {
    const { bytes, pictures, left } = await repaired(BROKEN[id][0]);
    const { findings } = await judged(bytes);
    expect(findings.map(({ rule }) => rule).filter((rule) => rule !== "place-empty")).toEqual([]);
    const packed = readZip(bytes).slice(1);
    expect(packed).toHaveLength(pictures.size);
    for (const { bytes: found } of packed)
      expect([...pictures.values()].some((picture) => sameBytes(picture, found))).toBe(true);
    const lost: Partial<Record<RuleId, readonly string[]>> = {
      "entry-twice": [own],
      "cut-off": ["customization/dispensing_screen_cold.png"],
      "config-lists-absent": ["screensaver/SS1.png"],
    };
    expect(left).toEqual(lost[id] ?? []);
  });

  it.each(["config-elsewhere", "config-encoding"] as const)("(%s) keeps the package's name", async (id) => {
    const { bytes } = await repaired(BROKEN[id][0]);
    expect(sameBytes(bytes, GOOD)).toBe(true);
  });

  it.each(RULE_IDS)("(%s) has a repair only if the repaired package is not refused", async (id) => {
    const { reading, findings, pictures } = await judged(BROKEN[id][0]);
    if (pictures.size === 0 || !findings.some(({ isRepaired }) => isRepaired)) return;
    const again = await judged((await repaired(BROKEN[id][0])).bytes);
    const isRefused = again.findings.some(({ level }) => level === "error");
    expect(isWorthRepairing(CLASSIC_MODEL, reading, findings)).toBe(!isRefused);
  });

  it("keeps the name that a config.json which can't be parsed plainly says", async () => {
    const config = new TextDecoder().decode(ENTRIES[0]?.data);
    const named = async (text: string | Uint8Array) => {
      const data = typeof text === "string" ? utf8(text) : text;
      const { bytes } = await repaired(zip([{ path: "config.json", data }, ...ENTRIES.slice(1)]));
      return JSON.parse(new TextDecoder().decode(readZip(bytes)[0]?.bytes)).packageName;
    };
    const broken = config.replace(",", "");
    expect(await named(broken)).toBe("Lobby");
    expect(await named(new Uint8Array(Buffer.from(broken, "utf16le")))).toBe("Lobby");
    expect(await named(broken.replace("Lobby", 'Bar \\"7\\", \\u0141ódź'))).toBe('Bar "7", Łódź');
    expect(await named(new Uint8Array(Buffer.from(broken.replace("Lobby", "Café"), "latin1")))).toBe("Given");
    expect(await named(broken.replace('"Lobby"', "Lobby"))).toBe("Given");
    expect(await named(broken.replace("Lobby", " "))).toBe("Given");
  });

  it.each(["../icons/x.png", "..\\x.png", "C:\\Photos\\x.png", "/x.png"])(
    "keeps no path out of the package as a picture's original name (%s)",
    async (originalName) => {
      const config = JSON.parse(new TextDecoder().decode(ENTRIES[0]?.data));
      config.files[0].originalName = originalName;
      const data = utf8(JSON.stringify(config));
      const bad = zip([{ path: "config.json", data }, ...ENTRIES.slice(1)]);
      expect((await judged(bad)).findings).toEqual([
        expect.objectContaining({ rule: "config-differs", values: { members: "originalName" } }),
      ]);
      const { bytes } = await repaired(bad);
      const { files } = JSON.parse(new TextDecoder().decode(readZip(bytes)[0]?.bytes));
      expect([files[0].path, files[0].originalName]).toEqual([own, "x.png"]);
      expect((await judged(bytes)).findings).toEqual([]);
    },
  );

  it.each([
    ["listed", "../icons/Left_Blend.png", "icons/Left_Blend.png"],
    ["packed", "../icons/Left_Blend.png", "../icons/Left_Blend.png"],
  ])("puts a picture that is %s outside the package back into it", async (_, listed, packed) => {
    const config = new TextDecoder().decode(ENTRIES[0]?.data);
    const data = utf8(config.replace('"icons/Left_Blend.png"', `"${listed}"`));
    const entries = ENTRIES.slice(1).map((entry) =>
      entry.path === "icons/Left_Blend.png" ? { ...entry, path: packed } : entry,
    );
    const { bytes, left } = await repaired(zip([{ path: "config.json", data }, ...entries]));
    expect(left).toEqual([]);
    expect(new TextDecoder().decode(bytes)).not.toContain("../");
    expect((await judged(bytes)).findings).toEqual([]);
  });

  it("offers no repair of pictures that no repair resizes or removes", async () => {
    const { reading, findings } = await judged(
      zip([...and({ path: "icons/x.png", data: picture({ width: 100, height: 90 }) })].reverse()),
    );
    expect(findings.map(({ rule }) => rule)).toEqual(["config-not-first", "size-unknown"]);
    expect(isWorthRepairing(CLASSIC_MODEL, reading, findings)).toBe(false);
  });

  it.each([
    ["all names", (path: string) => path.toUpperCase()],
    ["a folder", (path: string) => path.replace("icons", "Icons")],
    ["a file", (path: string) => path.replace("byeScreen/", "byescreen/").replace("Left_", "LEFT_")],
  ])("keeps every picture, under its own name, where the case of %s differs", async (_, change) => {
    const other = ENTRIES.map((entry, at) => (at === 0 ? entry : { ...entry, path: change(entry.path) }));
    const { reading, findings } = await judged(zip(other));
    expect(isWorthRepairing(CLASSIC_MODEL, reading, findings)).toBe(true);
    const { bytes, left } = await repaired(zip(other));
    expect(left).toEqual([]);
    expect(sameBytes(bytes, GOOD)).toBe(true);
  });

  it("keeps a picture from elsewhere that config.json doesn't know if its name fills an empty place", async () => {
    const moved = ENTRIES.map((entry) => ({
      ...entry,
      path: entry.path.replace("icons/Left", "old/icons/Left"),
    }));
    const { bytes, left } = await repaired(zip(moved));
    expect(readZip(bytes).map(({ path }) => path)).toContain("icons/Left_Blend.png");
    expect(left).toEqual([]);
  });

  it.each(["../icons/x.png", "../x.png"])("keeps a picture outside the package (%s)", async (path) => {
    const { bytes, left } = await repaired(zip([...ENTRIES, { path, data: picture(ICON) }]));
    expect(readZip(bytes).map((entry) => entry.path)).toContain("icons/x.png");
    expect(left).toEqual([]);
  });

  it("offers no repair that would save no picture", async () => {
    const strays = [{ path: "backup/x.png", data: picture(ICON) }];
    const { reading, findings } = await judged(zip([...ENTRIES.slice(0, 1), ...strays]));
    expect(findings.map(({ rule }) => rule)).not.toContain("config-omits");
    expect(isWorthRepairing(CLASSIC_MODEL, reading, findings)).toBe(false);
  });

  it("leaves out a picture that neither the machine nor config.json knows", async () => {
    const { bytes, left } = await repaired(zip([...ENTRIES, { path: "backup/x.png", data: picture(ICON) }]));
    expect(left).toEqual(["backup/x.png"]);
    expect(sameBytes(bytes, GOOD)).toBe(true);
  });

  it("that can't be mended leaves a file out, and says which", async () => {
    const { bytes, left } = await repaired(BROKEN["png-damaged"][0]);
    expect(left).toEqual(["icons/x.png"]);
    expect(sameBytes(bytes, GOOD)).toBe(true);
  });
});
