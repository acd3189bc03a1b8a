import { describe, expect, it } from "vitest";
import { createBytesSource } from "../../../shared/archive/source.ts";
import { findArrangement } from "../../../shared/machine/questions.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { createCheckResult } from "../../../shared/package/api.ts";
import {
  type ConfigContent,
  type PackageEntry,
  placePictures,
  type ReadPackageResult,
  readPackage,
} from "../../../shared/package/read-package.ts";
import { isWorthRepairing, rebuildPackage } from "../../../shared/package/repair.ts";
import { findCorrectCategory, findIntendedCategory } from "../../../shared/package/rules/picture-rules.ts";
import {
  applyPackageRules,
  judgeFindings,
  RULE_IDS,
  type RuleId,
} from "../../../shared/package/rules/rules.ts";
import { checkPng } from "../../../shared/png/check.ts";
import { joined, utf8 } from "../../support/bytes.ts";
import { png } from "../../support/png.ts";
import { type RawEntry, rawZip } from "../../support/raw-zip.ts";
import { readZip } from "../../support/read-zip.ts";

/* Readings of packages without their bytes, and what is found in them. */

const NOW = new Date("2026-11-22T10:00:00.000Z");
const MEMBERS = {
  packageName: "Lobby",
  version: "1.0",
  type: "media-package",
  createdAt: "2026-11-21T10:00:00.000Z",
};
const read = (change: object = {}): ConfigContent => ({
  ...{ kind: "read", path: "config.json", isFirst: true, encoding: "utf-8", members: MEMBERS, rows: [] },
  ...change,
});
const ICON = png(302, 485, { isGrey: true });
const SCREEN = png(1024, 768, { isGrey: true });

function pictureOf(path: string, bytes = ICON): PackageEntry {
  const result = checkPng(bytes);
  if (!result.ok) throw new Error(result.fault.code);
  return { path, size: bytes.length, fault: undefined, content: { kind: "png", facts: result.facts } };
}
const other = (path: string): PackageEntry => ({
  path,
  size: 3,
  fault: undefined,
  content: { kind: "other" },
});
const rowOf = (path: string, bytes = ICON, change: object = {}) => {
  const { content } = pictureOf(path, bytes);
  const { width, height } = content.kind === "png" ? content.facts : { width: 0, height: 0 };
  return { path, category: path.split("/")[0], width, height, bytes: bytes.length, valid: true, ...change };
};
const readingOf = (change: Partial<ReadPackageResult>): ReadPackageResult => ({
  ...{ fault: undefined, traits: [], entries: [], config: read() },
  ...change,
});
/** With a list in config.json that is true. */
const listed = (entries: readonly PackageEntry[]): ReadPackageResult =>
  readingOf({
    entries,
    config: read({
      rows: entries.flatMap(({ path, content }) =>
        content.kind === "png" ? rowOf(path, content.facts.width === 302 ? ICON : SCREEN) : [],
      ),
    }),
  });
const found = (reading: ReadPackageResult, ...rules: readonly RuleId[]) =>
  applyPackageRules(CLASSIC_MODEL, reading).filter(({ rule }) => rules.includes(rule));
const foundIn = (entries: readonly PackageEntry[], ...rules: readonly RuleId[]) =>
  found(readingOf({ entries }), ...rules);
const readEntries = (...entries: readonly RawEntry[]) => readPackage(createBytesSource(rawZip(entries)));

describe("a config.json", () => {
  const reads = async (text: string) => (await readEntries({ path: "config.json", data: utf8(text) })).config;

  it.each([
    ["null", { kind: "unreadable" }],
    ["[]", { kind: "unreadable" }],
    ["7", { kind: "unreadable" }],
    ['"x"', { kind: "unreadable" }],
    ['{"packageName" : "A b", }', { kind: "unreadable", packageName: "A b" }],
    ['{"machineName":\n"A b", }', { kind: "unreadable", packageName: "A b" }],
    ['{"packageName": "a\nb", }', { kind: "unreadable", packageName: undefined }],
    ['{"packageName": "a\\xb", }', { kind: "unreadable", packageName: undefined }],
    ['{"packageName": null, }', { kind: "unreadable", packageName: undefined }],
    ["{}", { kind: "read", rows: undefined, isFirst: true, encoding: "utf-8" }],
    ['{"files": {}}', { kind: "read", rows: undefined }],
    ['{"files": []}', { kind: "read", rows: [] }],
    ['{"files": [{"path": "a"}, null]}', { kind: "read", rows: undefined }],
    ['{"files": [[]]}', { kind: "read", rows: undefined }],
    ['{"files": [{"path": 1}]}', { kind: "read", rows: undefined }],
    ['{"files": [{"path": "a", "width": "x"}]}', { kind: "read", rows: [{ path: "a", width: "x" }] }],
  ])("of %j is read as %j", async (text, expected) => {
    expect(await reads(text)).toMatchObject(expected);
  });

  it("lists no more files than a package may have", async () => {
    const rowsOf = async (count: number) => {
      const config = await reads(JSON.stringify({ files: Array(count).fill({ path: "" }) }));
      return config.kind === "read" ? config.rows?.length : config.kind;
    };
    expect([await rowsOf(2_000), await rowsOf(2_001)]).toEqual([2_000, undefined]);
  });

  it("is the one with the exact name, if there are several", async () => {
    const entries = ["CONFIG.json", "config.json"].map((path) => ({ path, data: utf8("{}") }));
    const { config } = await readEntries(...entries);
    expect(config).toMatchObject({ path: "config.json", isFirst: false });
  });

  it.each<[ConfigContent, string | null]>([
    [{ kind: "missing" }, null],
    [{ kind: "unreadable" }, null],
    [{ kind: "unreadable", packageName: " Bar " }, "Bar"],
    [read({ members: { packageName: "  Bar " } }), "Bar"],
    [read({ members: { packageName: "  " } }), null],
    [read({ members: { packageName: 7 } }), null],
  ])("of %o has the package's name %j", (config, name) => {
    expect(createCheckResult(CLASSIC_MODEL, readingOf({ config })).packageName).toBe(name);
  });

  it("may have a mebibyte", async () => {
    const text = (length: number) => `{"packageName": "Lobby"}`.padEnd(length);
    expect(await reads(text(1024 * 1024))).toMatchObject({ kind: "read" });
    expect(await reads(text(1024 * 1024 + 1))).toEqual({ kind: "unreadable" });
  });

  it.each<[string, object, RuleId, readonly object[]]>([
    ["no name", { packageName: undefined }, "config-incomplete", [{ member: "packageName" }]],
    ["a number as its name", { packageName: 7 }, "config-incomplete", [{ member: "packageName" }]],
    ["a name too long", { packageName: "x".repeat(101) }, "config-incomplete", [{ member: "packageName" }]],
    ["another type", { type: "other" }, "config-incomplete", [{ member: "type" }]],
    ["no time", { createdAt: "soon" }, "config-incomplete", [{ member: "createdAt" }]],
    ["a number as its time", { createdAt: 7 }, "config-incomplete", [{ member: "createdAt" }]],
    ["no version", { version: undefined }, "config-version", [{ version: "" }]],
    ["an object as its version", { version: { toString: 1 } }, "config-version", [{ version: "" }]],
    ["null as its version", { version: null }, "config-version", [{ version: "" }]],
    ["a long version", { version: "x".repeat(21) }, "config-version", [{ version: "x".repeat(20) }]],
    ["all it needs", {}, "config-incomplete", []],
  ])("with %s breaks a rule or none", (_, members, rule, values) => {
    const config = read({ members: { ...MEMBERS, ...members } });
    expect(found(readingOf({ config }), rule).map((finding) => finding.values)).toEqual(values);
  });

  it("without a list of files is incomplete, and differs from nothing", () => {
    const reading = readingOf({ config: read({ rows: undefined }), entries: [pictureOf("icons/a.png")] });
    const rules = ["config-incomplete", "config-lists-absent", "config-omits", "config-differs"] as const;
    expect(found(reading, ...rules)).toMatchObject([
      { rule: "config-incomplete", values: { member: "files" } },
    ]);
  });

  it.each([
    [{ width: 1 }, "width"],
    [{ height: "485" }, "height"],
    [{ bytes: 1 }, "bytes"],
    [{ category: "screensaver" }, "category"],
    [{ valid: false }, "valid"],
    [{ originalName: "../x.png" }, "originalName"],
    [{ height: 1, originalName: "/x.png" }, "height, originalName"],
    [{ originalName: "x.png" }, undefined],
    [{ originalName: "B:W.png" }, undefined],
    [{ originalName: "" }, undefined],
    [{ originalName: null }, undefined],
    [{ originalName: 7 }, undefined],
  ])("that says %j of a picture differs in %s", (change, members) => {
    const path = "icons/a.png";
    const config = read({ rows: [rowOf("icons/gone.png", ICON, change), rowOf(path, ICON, change)] });
    const reading = readingOf({ config, entries: [other("icons/b"), pictureOf(path)] });
    const differing = found(reading, "config-differs");
    expect(differing.map(({ entry, values }) => [entry, values.members])).toEqual(
      members === undefined ? [] : [[path, members]],
    );
  });

  it("says nothing of whether a picture in an unknown folder is valid, or of what is no picture", () => {
    const entries = [pictureOf("old/a.png"), other("icons/b.png")];
    const rows = [rowOf("old/a.png", ICON, { valid: "?" }), { path: "icons/b.png", width: 1 }];
    expect(found(readingOf({ config: read({ rows }), entries }), "config-differs")).toEqual([]);
  });
});

describe("a picture's name", () => {
  it.each([
    ["a.png", undefined],
    ["-a_B.9-.png", undefined],
    [`${"x".repeat(60)}.png`, undefined],
    [`${"x".repeat(61)}.png`, "name-unusual"],
    [".a.png", "name-unusual"],
    ["a b.png", "name-unusual"],
    ["a.PNG", "name-unusual"],
    ["a.png2", "name-unusual"],
    ["é.png", "name-unusual"],
    ["apng", "name-unusual"],
    [`${"x".repeat(251)}.png`, "name-unusual"],
    [`${"x".repeat(252)}.png`, "name-refused"],
    ["a.png.", "name-refused"],
    ["a.png ", "name-refused"],
    ["a:b.png", "name-refused"],
    ["a\u001f.png", "name-refused"],
    ["aux.png", "name-refused"],
  ])("%j is judged %s", (name, rule) => {
    const reading = listed([pictureOf(`icons/${name}`)]);
    expect(found(reading, "name-unusual", "name-refused").map((finding) => finding.rule)).toEqual(
      rule === undefined ? [] : [rule],
    );
    expect(foundIn([other(`icons/${name}`)], "name-unusual", "name-refused")).toEqual([]);
  });

  it("is alike to the first of several", () => {
    const paths = ["icons/a.png", "icons/A.png", "icons/b.png", "Icons/a.png"];
    const alike = found(listed(paths.map((path) => pictureOf(path))), "names-alike");
    expect(alike.map(({ entry }) => entry)).toEqual(["icons/A.png", "Icons/a.png"]);
    for (const { values } of alike) expect(values).toEqual({ other: "icons/a.png" });
  });

  it("that the machine doesn't look for has the free names of its folder and size", () => {
    const names = (...paths: readonly string[]) =>
      found(
        listed(paths.map((path) => pictureOf(path, path.startsWith("s") ? SCREEN : ICON))),
        "name-unknown",
      ).map(({ entry, values }) => [entry, values.names]);
    expect(names("icons/x.png", "icons/Left_Blend.png", "icons/Right_Blend.png")).toEqual([
      ["icons/x.png", "Middle_Blend.png"],
    ]);
    expect(names("screensaver/SS1.png", "screensaver/x.png")).toEqual([["screensaver/x.png", "SS2.png"]]);
    expect(names("screensaver/x.png", "customization/y.png")).toEqual([["screensaver/x.png", "SS1.png"]]);
    const full = ["SS1", "SS2", "SS3", "SS4"].map((name) => `screensaver/${name}.png`);
    expect(names(...full, "screensaver/x.png")).toEqual([]);
  });
});

describe("an entry", () => {
  it("is read with what is wrong with it, and given to the caller only if it is a picture", async () => {
    const text = utf8("abc");
    const entries = [
      { path: "box/config.json", data: utf8("{}") },
      { path: "box/a.png", data: ICON },
      { path: "box/b.txt", data: text },
      { path: "box/box/c.png", data: ICON, both: { crc32: 1 } },
      { path: "__MACOSX/box/x", data: text },
    ];
    const given: string[] = [];
    const reading = await readPackage(createBytesSource(rawZip(entries)), {
      onPicture: (path) => given.push(path),
    });
    expect(reading.entries).toEqual([
      pictureOf("a.png"),
      other("b.txt"),
      { path: "box/c.png", size: ICON.length, fault: "crc", content: { kind: "other" } },
      other("__MACOSX/box/x"),
    ]);
    expect(given).toEqual(["a.png"]);
    expect(reading.config).toMatchObject({ kind: "read", path: "box/config.json" });
  });

  it("whose config.json is damaged leaves it unreadable", async () => {
    const damaged = { path: "config.json", data: utf8("{}"), both: { crc32: 1 } };
    const { config, entries } = await readEntries(damaged);
    expect(config).toEqual({ kind: "unreadable" });
    expect(entries).toMatchObject([{ path: "config.json", fault: "crc" }]);
  });

  it.each([
    ["crc", "entry-damaged"],
    ["data", "entry-damaged"],
    ["header", "entry-damaged"],
    ["encrypted", "entry-encrypted"],
    ["method", "entry-method"],
    ["too-large", "entry-too-large"],
    ["duplicate", "entry-twice"],
    ["unsafe-path", "entry-unsafe"],
  ] as const)("with the fault %s breaks %s", (fault, rule) => {
    const rules = RULE_IDS.filter((id) => id.startsWith("entry-"));
    expect(foundIn([other("a"), { ...other("b"), fault }], ...rules)).toMatchObject([
      { rule, entry: "b", values: { fault, size: 3 } },
    ]);
  });

  it.each([
    ["icons/a.png", "icons"],
    ["Icons/A.png", "icons"],
    ["../icons/a.png", "icons"],
    ["./icons/./a.png", "icons"],
    ["/icons//a.png", "icons"],
    ["C:icons\\a.png", "icons"],
    ["c:\\icons\\a.png", "icons"],
    ["icoz:ns/a.png", undefined],
    ["x/icons/a.png", undefined],
    ["icons/x/a.png", undefined],
    ["icons", undefined],
  ])("at %s is meant for %s", (path, category) => {
    expect(findIntendedCategory(CLASSIC_MODEL, path)?.id).toBe(category);
  });

  it.each([
    ["icons/x.png", 302, 485, "icons"],
    ["customization/x.png", 302, 485, "icons"],
    ["customization/x.png", 1, 1, "customization"],
    ["old/x.png", 302, 485, "icons"],
    ["old/x.png", 1, 1, undefined],
    ["byeScreen/x.png", 1024, 768, "byeScreen"],
  ])("at %s of %i × %i belongs in %s", (path, width, height, category) => {
    expect(findCorrectCategory(CLASSIC_MODEL, path, { width, height })?.id).toBe(category);
  });

  it("that is no picture counts as none", () => {
    const screens = Array.from({ length: 5 }, (_, i) => pictureOf(`screensaver/${i}.png`, SCREEN));
    expect(foundIn([...screens, other("screensaver/x.png")], "folder-full")).toEqual([]);
    expect(foundIn([other("icons/x.png")], "no-picture")).toMatchObject([{ values: {} }]);
    expect(found(readingOf({ fault: "cut-off" }), "no-picture")).toHaveLength(1);
    expect(found(readingOf({ fault: "not-zip" }), "no-picture")).toEqual([]);
  });
});

describe("empty places", () => {
  const empty = (...entries: readonly PackageEntry[]) =>
    foundIn(entries, "place-empty").map(({ values }) => `${values.category}.${values.slot}`);

  it("are those of the initial counts, and a list's first", () => {
    expect(empty(pictureOf("icons/Left_Blend.png"))).toEqual(
      CLASSIC_MODEL.categories.flatMap((category) => {
        if (category.kind === "list") return `${category.id}.`;
        const count = "counts" in category ? category.counts.initial : undefined;
        return findArrangement(category, count)
          .places.map(({ slot }) => `${category.id}.${slot}`)
          .filter((place) => place !== "blends.left");
      }),
    );
  });

  it("are unknown where no picture has a place", () => {
    expect(empty(pictureOf("icons/x.png"))).toEqual([]);
  });

  it("don't include the next of a list", () => {
    expect(empty(pictureOf("screensaver/SS1.png", SCREEN))).not.toContain("screensaver.");
  });
});

describe("pictures' places", () => {
  it.each([
    [
      ["screensaver/SS3.png", "screensaver/SS1.png"],
      ["screensaver.0 screensaver/SS1.png", "screensaver.1 screensaver/SS3.png"],
    ],
    [["screensaver/SS2.png", "old/screensaver/SS2.png"], ["screensaver.0 screensaver/SS2.png"]],
    [
      ["icons/Right_Blend.png", "icons/Left_Blend.png", "screensaver/SS1.png"],
      [
        "screensaver.0 screensaver/SS1.png",
        "blends.left icons/Left_Blend.png",
        "blends.right icons/Right_Blend.png",
      ],
    ],
    [["icons/Left_Blend.png", "old/icons/Left_Blend.png"], ["blends.left icons/Left_Blend.png"]],
    [["icons/x.png"], []],
  ])("of %j are %j", (paths, expected) => {
    const entries = paths.map((path) => pictureOf(path, path.includes("screen") ? SCREEN : ICON));
    expect(
      placePictures(CLASSIC_MODEL, entries).placed.map(
        ({ category, slot, path }) => `${category}.${slot} ${path}`,
      ),
    ).toEqual(expected);
  });

  it("are for pictures of the right size alone", () => {
    const entries = [
      other("icons/Left_Blend.png"),
      pictureOf("icons/Middle_Blend.png", SCREEN),
      pictureOf("screensaver/SS1.png", ICON),
      pictureOf("screensaver/SS2.png", SCREEN),
    ];
    expect(placePictures(CLASSIC_MODEL, entries).placed).toMatchObject([
      { category: "screensaver", slot: "0", path: "screensaver/SS2.png", size: { width: 1024, height: 768 } },
    ]);
  });
});

describe("a verdict", () => {
  it.each([
    [[], "good"],
    [["left-over note"], "good"],
    [["place-empty note"], "incomplete"],
    [["place-empty note", "dialect warning"], "warning"],
    [["dialect warning", "not-png error"], "error"],
  ])("of %j is %s", (texts, verdict) => {
    const findings = texts.map((text) => {
      const [rule, level] = text.split(" ");
      return { rule, level } as Parameters<typeof judgeFindings>[0][number];
    });
    expect(judgeFindings(findings)).toBe(verdict);
  });
});

describe("the description of a reading", () => {
  const detailOf = (rule: RuleId, change: Partial<ReadPackageResult>) =>
    createCheckResult(CLASSIC_MODEL, readingOf(change)).findings.find((finding) => finding.rule === rule)
      ?.detail;

  it("has every file, with its size and slot where it has one", () => {
    const pictures = [pictureOf("screensaver/SS2.png", SCREEN), pictureOf("icons/x.png")];
    const reading = readingOf({ entries: [...pictures, other("icons/y.txt")], config: { kind: "missing" } });
    const { files, packageName } = createCheckResult(CLASSIC_MODEL, reading);
    expect(packageName).toBeNull();
    expect(files).toStrictEqual([
      { path: "screensaver/SS2.png", bytes: SCREEN.length, width: 1024, height: 768, slot: "screensaver.1" },
      { path: "icons/x.png", bytes: ICON.length, width: 302, height: 485 },
      { path: "icons/y.txt", bytes: 3 },
    ]);
  });

  it("has a finding's slot and details only where there are any", () => {
    const entries = [pictureOf("icons/Left_Blend.png"), other("icons/y.txt")];
    const { findings } = createCheckResult(CLASSIC_MODEL, listed(entries));
    const of = (rule: string) => findings.filter((finding) => finding.rule === rule);
    expect(of("not-png")).toStrictEqual([
      {
        rule: "not-png",
        level: "error",
        entry: "icons/y.txt",
        title: "Some files aren't PNG images.",
        advice: "The machine only accepts PNG. Save them as PNG, then create the package again.",
        isRepaired: false,
        values: {},
      },
    ]);
    expect(of("place-empty").slice(0, 3)).toMatchObject([
      { slot: "screensaver.1", values: { category: "screensaver", slot: "" } },
      { slot: "blends.middle" },
      { slot: "blends.right" },
    ]);
    expect(of("place-empty").some((finding) => "detail" in finding)).toBe(false);
  });

  const icons = (...names: readonly string[]) => names.map((name) => pictureOf(`icons/${name}.png`));
  const counted = (count: number) => Array.from({ length: count }, (_, at) => `${at}`);
  const screens = counted(6).map((name) => pictureOf(`screensaver/${name}.png`, SCREEN));
  const cutOff = { kind: "damaged-png", fault: { code: "truncated", at: 0 } } as const;
  it.each<[RuleId, string, readonly PackageEntry[]]>([
    ["entry-damaged", "it doesn't unpack to the size it states", [{ ...other("a"), fault: "data" }]],
    ["png-damaged", "it ends before its IEND chunk", [{ ...other("a.png"), content: cutOff }]],
    ["size-unknown", "3x2", [pictureOf("icons/a.png", png(3, 2))]],
    ["folder-unknown", "belongs in icons", [pictureOf("pictures/a.png")]],
    ["wrong-folder", "302x485 belongs in icons", [pictureOf("customization/a.png")]],
    ["folder-full", "6 images, 5 at most", screens],
    ["too-many-pictures", "65 images, 64 at most", icons(...counted(65))],
    ["names-alike", "like icons/a.png", icons("a", "A")],
    ["name-unknown", "available names: Middle_Blend.png", icons("x", "Left_Blend", "Right_Blend")],
  ])("says of an entry (%s): %s", (rule, detail, entries) => {
    expect(detailOf(rule, { entries })).toBe(detail);
  });

  const zip64 = "meant for files over 4 GB. Windows XP, UnZip 5 and BusyBox don't support it.";
  const wide = { config: read({ rows: [rowOf("icons/a.png", ICON, { width: 1 })] }), entries: icons("a") };
  it.each<[RuleId, string, Partial<ReadPackageResult>]>([
    ["dialect", `It uses Zip64, which is ${zip64}`, { traits: ["zip64"] }],
    ["config-incomplete", '"packageName" is missing or wrong', { config: read({ members: {} }) }],
    ["config-version", "no version", { config: read({ members: {} }) }],
    ["config-version", "version 2.0", { config: read({ members: { version: "2.0" } }) }],
    ["config-differs", "wrong: width", wide],
  ])("says of a package (%s): %s", (rule, detail, change) => {
    expect(detailOf(rule, change)).toBe(detail);
  });
});

describe("a repair", () => {
  const repaired = (reading: ReadPackageResult) => {
    const pictures = new Map(
      reading.entries.flatMap(({ path, content }) =>
        content.kind === "png" ? [[path, content.facts.width === 302 ? ICON : SCREEN] as const] : [],
      ),
    );
    const result = rebuildPackage(CLASSIC_MODEL, reading, pictures, { packageName: "Given", now: NOW });
    if (!result.archive.ok) throw new Error(result.archive.fault);
    const [config] = readZip(joined(result.archive.chunks()));
    return { ...result, config: JSON.parse(new TextDecoder().decode(config?.bytes)) };
  };

  it.each([
    [MEMBERS.createdAt, MEMBERS.createdAt],
    ["2026-11-21", "2026-11-21T00:00:00.000Z"],
    ["soon", NOW.toISOString()],
    [7, NOW.toISOString()],
    [undefined, NOW.toISOString()],
  ])("of a package created at %j says %s", (createdAt, expected) => {
    const config = read({ members: { ...MEMBERS, createdAt } });
    expect(repaired(readingOf({ config, entries: [pictureOf("icons/a.png")] })).config.createdAt).toBe(
      expected,
    );
  });

  it.each([
    ["x.png", "x.png"],
    [null, null],
    [7, "a.png"],
    [undefined, "a.png"],
    ["x".repeat(1024), "x".repeat(1024)],
    ["x".repeat(1025), "a.png"],
    ["../b/x.png", "x.png"],
    ["..\\x.png", "x.png"],
    ["../", "a.png"],
  ])("of a picture called %j calls it %j", (originalName, expected) => {
    const config = read({ rows: [rowOf("icons/a.png", ICON, { originalName })] });
    const reading = readingOf({ config, entries: [pictureOf("icons/a.png")] });
    expect(repaired(reading).config.files[0].originalName).toBe(expected);
  });

  it("has config.json's order, then that of the archive, folders of the machine first", () => {
    const paths = ["x/d.png", "icons/c.png", "icons/b.png", "icons/a.png", "icons/e.png"];
    const config = read({ rows: [rowOf("icons/a.png"), rowOf("icons/b.png"), rowOf("x/d.png")] });
    const entries = [...paths, "y/f.png"].map((path) => pictureOf(path));
    const { saved, left, ...made } = repaired(readingOf({ config, entries }));
    expect(made.config.files.map(({ path }: { path: string }) => path)).toEqual(
      ["a", "b", "d", "c", "e"].map((name) => `icons/${name}.png`),
    );
    expect([saved, left]).toEqual([5, ["y/f.png"]]);
  });

  it("names what is left out or lost, but no system file, and no picture that was only renamed", () => {
    const rows = [
      rowOf("icons/was.png"),
      rowOf("icons/wide.png", ICON, { width: 1 }),
      rowOf("icons/high.png", ICON, { height: 1 }),
      rowOf("icons/long.png", ICON, { bytes: 1 }),
      rowOf("icons/long.png", ICON, { bytes: 1 }),
      rowOf("icons/kept.png"),
    ];
    const others = [other("notes.txt"), other("icons/Thumbs.db")];
    const entries = [...others, pictureOf("icons/is.png"), pictureOf("icons/kept.png")];
    expect(repaired(readingOf({ config: read({ rows }), entries })).left).toEqual([
      ...["notes.txt", "icons/wide.png", "icons/high.png", "icons/long.png"],
    ]);
    const unread = readingOf({ config: read({ rows: rows.slice(0, 1) }), entries: [other("icons/is.png")] });
    expect(repaired(unread).left).toEqual(["icons/is.png", "icons/was.png"]);
  });

  it("doesn't take a listed picture, or what is none, for one renamed", () => {
    const text = rowOf("icons/text.png", ICON, { bytes: 3 });
    const rows = [rowOf("icons/gone.png"), text, rowOf("icons/kept.png")];
    const entries = [pictureOf("icons/kept.png"), other("a.txt")];
    expect(repaired(readingOf({ config: read({ rows }), entries })).left).toEqual([
      "a.txt",
      "icons/gone.png",
      "icons/text.png",
    ]);
  });

  it.each<[string, readonly PackageEntry[], ConfigContent, readonly string[]]>([
    [
      "into the folder of their size, whatever they are called",
      [pictureOf("icons/Left_Blend.png", SCREEN)],
      read(),
      ["screensaver/Left_Blend.png"],
    ],
    ["from anywhere if there is no list", [pictureOf("old/x.png")], { kind: "missing" }, ["icons/x.png"]],
    ["from anywhere if the list is empty", [pictureOf("old/x.png")], read(), ["icons/x.png"]],
    [
      "with numbers within each folder where a name is of no use",
      [pictureOf("screensaver/SS1.png", SCREEN), pictureOf("icons/☕.png"), pictureOf("icons/北.png")],
      read(),
      ["screensaver/SS1.png", "icons/icons_0.png", "icons/icons_1.png"],
    ],
    [
      "from elsewhere last",
      [pictureOf("old/icons/Left_Blend.png"), pictureOf("icons/c.png"), pictureOf("icons/a.png")],
      read({ rows: [rowOf("icons/a.png")] }),
      ["icons/a.png", "icons/c.png", "icons/Left_Blend.png"],
    ],
  ])("puts pictures %s", (_, entries, config, paths) => {
    const { files } = repaired(readingOf({ entries, config })).config;
    expect(files.map(({ path }: { path: string }) => path)).toEqual(paths);
  });

  it("takes a row for a path of another case only if no picture has the row's own", () => {
    const config = read({ rows: [rowOf("icons/a.png", ICON, { originalName: "x.png" })] });
    const names = (...paths: readonly string[]) => {
      const entries = paths.map((path) => pictureOf(path));
      const files: readonly { originalName: string }[] = repaired(readingOf({ config, entries })).config
        .files;
      return files.map(({ originalName }) => originalName);
    };
    expect(names("icons/a.png", "Icons/A.png")).toEqual(["x.png", "A.png"]);
    expect(names("Icons/A.png")).toEqual(["x.png"]);
  });

  it("leaves out pictures whose bytes it was not given", () => {
    const given = { packageName: "Given", now: NOW };
    const reading = listed([pictureOf("icons/a.png")]);
    const { saved, left } = rebuildPackage(CLASSIC_MODEL, reading, new Map(), given);
    expect([saved, left]).toEqual([0, ["icons/a.png"]]);
  });

  it("is worth it only if it mends something", () => {
    const reading = listed([pictureOf("icons/a.png")]);
    const worth = (rule: RuleId, isRepaired: boolean) =>
      isWorthRepairing(CLASSIC_MODEL, reading, [
        { rule, isRepaired, level: "error", entry: null, values: {} },
      ]);
    expect([worth("config-version", true), worth("size-unknown", false)]).toEqual([true, false]);
    expect(isWorthRepairing(CLASSIC_MODEL, reading, [])).toBe(false);
    const full = listed(Array.from({ length: 6 }, (_, i) => pictureOf(`screensaver/${i}.png`, SCREEN)));
    const mended = { rule: "dialect", isRepaired: true, level: "warning", entry: null, values: {} } as const;
    expect(isWorthRepairing(CLASSIC_MODEL, full, [mended])).toBe(false);
  });
});
