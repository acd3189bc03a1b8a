import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import {
  createPackageFileNames,
  machineNameFromPackage,
  packageNameFromFile,
  safeFileName,
} from "../../../shared/package/names.ts";

describe("safeFileName", () => {
  it.each([
    ["Lobby", "Lobby"],
    ["Łódź 北京 العربية ☕", "Łódź 北京 العربية ☕"],
    ["../../etc/passwd", "_.._etc_passwd"],
    ['a<b>c:d"e/f\\g|h?i*j', "a_b_c_d_e_f_g_h_i_j"],
    ["CON", "_CON"],
    ["lpt1.old", "_lpt1.old"],
    ["console", "console"],
    ["exe\u202egnp", "exe_gnp"],
    [" .. ", "machine"],
    ["", "machine"],
    [`${"x".repeat(199)} y`, "x".repeat(199)],
  ])("%j becomes %j", (name, expected) => {
    expect(safeFileName(name, "machine")).toBe(expected);
  });

  it("keeps whole characters where it cuts", () => {
    expect(safeFileName(`${"x".repeat(199)}☕😀`, "machine")).toBe(`${"x".repeat(199)}☕`);
    expect(safeFileName(`${"x".repeat(199)}😀`, "machine")).toBe("x".repeat(199));
  });

  it("keeps whole characters in the names of packages and machines too", () => {
    const { maxLength } = CLASSIC_MODEL.nameStep;
    expect(machineNameFromPackage(CLASSIC_MODEL, `${"x".repeat(maxLength - 1)}😀`)).toBe(
      "x".repeat(maxLength - 1),
    );
    expect(packageNameFromFile(`${"x".repeat(99)}😀.mp`)).toBe("x".repeat(99));
  });

  it.each([
    ["Lobby.mp", "Lobby"],
    [" Lobby 2.MP", "Lobby 2"],
    ["Lobby.2026.brewscreen", "Lobby.2026"],
    ["no ending", "no ending"],
    ["v1.0 final", "v1.0 final"],
    ["Bar.", "Bar."],
    ["Bar.abcdefghijkl", "Bar"],
    ["Bar.abcdefghijklm", "Bar.abcdefghijklm"],
    [".mp", ".mp"],
    ["  .mp", ".mp"],
    [`${"x".repeat(99)} y.mp`, "x".repeat(99)],
  ])("of a package in the file %j is %j", (file, name) => {
    expect(packageNameFromFile(file)).toBe(name);
  });

  it.each([
    [" Lobby ", "Lobby"],
    ["  123456789", "1234567"],
    ["abc", "abc"],
    ["ab", ""],
    ["   ab   ", ""],
    ["123456 89", "123456"],
  ])("of a machine with the package %j is %j", (name, machine) => {
    const nameStep = { ...CLASSIC_MODEL.nameStep, minLength: 3, maxLength: 7 };
    expect(machineNameFromPackage({ nameStep }, name)).toBe(machine);
  });

  it("is numbered if another has it, however long it is", () => {
    const long = "x".repeat(300);
    const names = createPackageFileNames(["a/b", "A:b", "a:b", long, `${long}y`, "", ""]);
    expect(names.slice(0, 3)).toEqual(["a_b.mp", "A_b (2).mp", "a_b (3).mp"]);
    expect(names.slice(5)).toEqual(["package.mp", "(2).mp"]);
    expect(new Set(names).size).toBe(names.length);
  });

  it("is safe for any name, and leaves a safe name alone", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
        const safe = safeFileName(name, "machine");
        expect(safe).toMatch(/^[^<>:"/\\|?*]{1,200}$/u);
        expect(safe).not.toMatch(/^[. ]|[. ]$/u);
        expect(safe.isWellFormed()).toBe(true);
        expect(safeFileName(safe, "machine")).toBe(safe);
      }),
    );
  });
});
