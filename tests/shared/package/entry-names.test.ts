import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEntryNames } from "../../../shared/package/names.ts";

const named = (...names: (string | undefined)[]): string[] =>
  createEntryNames(
    "icons",
    names.map((originalName, index) => ({ index, originalName })),
  );

const SAFE = /^[A-Za-z0-9_.-]{1,64}$/;
const RESERVED = /^(con|prn|aux|nul|clock\$|com[0-9]|lpt[0-9])(\.|$)/i;

describe("the names of a package's files", () => {
  it.each([
    ["photo.png", "photo.png"],
    ["Photo.PNG", "Photo.png"],
    ["latte.v2.png", "latte.v2.png"],
    ["no  ending", "no_ending.png"],
    ["a.png.v2.png", "a.png.v2.png"],
    ["x_-.png", "x.png"],
    ["a/b\\c.png", "c.png"],
    ["a\\b/c.png", "c.png"],
    [`${"x".repeat(58)}..yy.png`, `${"x".repeat(58)}.png`],
    ["café crème.png", "cafe_creme.png"],
    ["ﬁne № 5.png", "fine_No_5.png"],
    ["../../etc/passwd", "passwd.png"],
    ["C:\\Users\\me\\cup.png", "cup.png"],
    ["a/b/", "icons_0.png"],
    ["...hidden..png", "hidden.png"],
    [".png", "icons_0.png"],
    ["", "icons_0.png"],
    [undefined, "icons_0.png"],
    ["北京.png", "icons_0.png"],
    ["☕️", "icons_0.png"],
    ["cup\u202egnp.exe.png", "cup_gnp.exe.png"],
    ["con.png", "_con.png"],
    ["COM1.tar.png", "_COM1.tar.png"],
    ["lpt⁹.png", "_lpt9.png"],
    ["CONCERT.png", "CONCERT.png"],
    ["a\0b\nc.png", "a_b_c.png"],
    ["-rf.png", "rf.png"],
    ["x".repeat(300), `${"x".repeat(60)}.png`],
    [`${"x".repeat(59)}.y.png`, `${"x".repeat(59)}.png`],
  ])("%j becomes %j", (name, expected) => {
    expect(named(name)).toEqual([expected]);
  });

  it("differ by more than case", () => {
    expect(named("a.png", "A.png", "a.PNG", "a_2.png", "ä.png")).toEqual([
      "a.png",
      "A_2.png",
      "a_3.png",
      "a_2_2.png",
      "a_4.png",
    ]);
  });

  it("differ where only their ends, cut off, do", () => {
    const names = named(...Array.from({ length: 64 }, (_, i) => `${"x".repeat(80)}${i}.png`));
    expect(new Set(names).size).toBe(64);
    expect(names.every((name) => SAFE.test(name))).toBe(true);
  });

  it("are safe and their own, whatever comes", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 120 }),
      fc.string({ unit: "grapheme", maxLength: 120 }),
      fc.constantFrom("con", "NUL.", "aux.png.png", "..", "/", "a", "A", "com1", "a_2", "\ud800"),
    );
    fc.assert(
      fc.property(fc.array(fc.option(hostile, { nil: undefined }), { maxLength: 64 }), (names) => {
        const entries = named(...names);
        expect(entries).toHaveLength(names.length);
        expect(new Set(entries.map((entry) => entry.toLowerCase())).size).toBe(names.length);
        for (const entry of entries) {
          expect(entry).toMatch(SAFE);
          expect(entry).toMatch(/[^.]\.png$/);
          expect(entry).not.toMatch(/^[.-]/);
          expect(entry).not.toMatch(RESERVED);
        }
      }),
      { numRuns: 500 },
    );
  });
});
