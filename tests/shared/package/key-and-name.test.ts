import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { explainUnknownKey } from "../../../shared/package/explain.ts";
import {
  checkPackageName,
  formatFileKey,
  packageFileName,
  parseFileKey,
} from "../../../shared/package/names.ts";
import {
  createProblemDetails,
  jsonPointerTo,
  PROBLEMS,
  parseProblem,
} from "../../../shared/package/problems.ts";

describe("a file's key", () => {
  it("names a category and an index", () => {
    const place = parseFileKey(CLASSIC_MODEL, "byeScreen_12");
    expect([place?.category.id, place?.index]).toEqual(["byeScreen", 12]);
    expect(parseFileKey(CLASSIC_MODEL, formatFileKey("icons", 0))?.category.id).toBe("icons");
  });

  it("is not compared if it is far too long, which would take seconds", () => {
    const explain = (zeros: number) => explainUnknownKey(CLASSIC_MODEL, `icons_${"0".repeat(zeros)}1`);
    expect(explain(57)).toContain('send "icons_1"');
    expect(explain(58)).toMatch(/^Keys are screensaver_0, /);
  });

  it.each([
    ...["", "-1", "01", "1.0", "1e3", "١", "1 ", "1234567890", "0_0"].map((index) => `icons_${index}`),
    ...["", "icons", "Icons_0", "hotcold_0", "__proto___0", "constructor_0", "_0"],
  ])("is not %j", (key) => {
    expect(parseFileKey(CLASSIC_MODEL, key)).toBeUndefined();
  });
});

describe("a package's name", () => {
  it("has 1 to 100 units once trimmed", () => {
    const code = (name: string) => checkPackageName(name)?.code;
    expect(code("")).toBe("package-name-missing");
    expect(code(" \t\u00a0")).toBe("package-name-missing");
    expect(code("x")).toBeUndefined();
    expect(code(`  ${"x".repeat(100)}  `)).toBeUndefined();
    expect(code("x".repeat(101))).toBe("package-name-too-long");
    expect(code("☕".repeat(100))).toBeUndefined();
    expect(code("😀".repeat(51))).toBe("package-name-too-long");
    expect(checkPackageName("")).toEqual({ code: "package-name-missing", pointer: "/packageName" });
    expect(checkPackageName("x".repeat(101))).toEqual({
      code: "package-name-too-long",
      pointer: "/packageName",
      detail: "The name may have at most 100 UTF-16 units, or 1024 with white space at both ends.",
    });
  });

  it.each([
    ["Lobby", "Lobby.mp"],
    ["Łódź 2", "Łódź 2.mp"],
    ["../../x", "_.._x.mp"],
    ["a\\b:c*d", "a_b_c_d.mp"],
    ["...", "package.mp"],
    ["a.b..", "a.b...mp"],
    ["evil\u202epm", "evil_pm.mp"],
    ["half \ud83d", "half \ufffd.mp"],
    ["line\r\nX-Header: 1", "line__X-Header_ 1.mp"],
  ])("%j is saved as %j", (name, file) => {
    expect(packageFileName(name)).toBe(file);
  });
});

describe("a problem", () => {
  it("has the status and title of its code, and points at what is wrong", () => {
    expect(createProblemDetails({ code: "not-png", pointer: "/files/icons_0/data", detail: "Why." })).toEqual(
      {
        type: "urn:problem-type:brewscreen:not-png",
        title: PROBLEMS["not-png"].title,
        status: 422,
        detail: "Why.",
        code: "not-png",
        pointer: "/files/icons_0/data",
      },
    );
  });

  it("advises if it has no detail", () => {
    expect(createProblemDetails({ code: "not-png", pointer: "" }).detail).toBe("Convert it to PNG.");
  });

  it("is read from an answer, in today's words", () => {
    const { title, status } = PROBLEMS["not-png"];
    const problem = {
      type: "urn:problem-type:brewscreen:not-png",
      title,
      status,
      code: "not-png",
      pointer: "/a",
    };
    const sent = { ...problem, title: "Earlier", status: 1, other: 2 };
    expect(parseProblem({ ...sent, detail: "Why." })).toEqual({ ...problem, detail: "Why." });
    expect(parseProblem(sent)).toEqual({ ...problem, detail: "Convert it to PNG." });
    expect(parseProblem({ ...sent, detail: 1 })).toEqual({ ...problem, detail: "Convert it to PNG." });
  });

  it.each([
    null,
    undefined,
    "not-png",
    7,
    {},
    { code: "not-png" },
    { code: "not-png", pointer: 1 },
    { pointer: "" },
    { code: 1, pointer: "" },
    { code: ["not-png"], pointer: "" },
    { code: "toString", pointer: "" },
    { code: "other", pointer: "" },
  ])("is not read from %j", (body) => {
    expect(parseProblem(body)).toBeUndefined();
  });

  it("points by a JSON Pointer, odd names escaped", () => {
    expect(jsonPointerTo("files", "a/b~c", "data")).toBe("/files/a~1b~0c/data");
    expect(jsonPointerTo()).toBe("");
  });
});
