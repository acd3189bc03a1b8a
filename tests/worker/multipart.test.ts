import { describe, expect, it, vi } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import type { BodyChunkSource } from "../../worker/body.ts";
import { readMultipartRequest } from "../../worker/multipart/read-multipart.ts";
import { PackageDraft } from "../../worker/package-draft.ts";
import { joined, sameBytes, utf8 } from "../support/bytes.ts";
import { png } from "../support/png.ts";
import { expectProblem, opened, send } from "./api.ts";
import { CutPieces } from "./cut-pieces.ts";

const SCREEN = png(1024, 768, { noise: 200 });
const SMALL = png(4, 4);

/** The fields of a form, in order: text, or a file with or without a name. */
type Fields = [name: string, value: string | Uint8Array, fileName?: string][];

const TIME = "2026-11-21T09:30:00Z";
const BOUNDARY = "------------------------d74496d66958873e";

/** A form as curl writes it. */
function form(fields: Fields, end = "--\r\n"): Uint8Array {
  const parts = fields.map(([name, value, fileName]) => {
    const file = fileName === undefined ? "" : `; filename="${fileName}"`;
    const type = typeof value === "string" ? "" : "\r\nContent-Type: image/png";
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n`;
    return joined([utf8(head), typeof value === "string" ? utf8(value) : value, utf8("\r\n")]);
  });
  return joined([...parts, utf8(`--${BOUNDARY}${end}`)]);
}

/** A form of one part with that head. */
const withHead = (head: string, content: string): Uint8Array =>
  utf8(`--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n--${BOUNDARY}--\r\n`);

const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const post = (body: BodyInit, type = TYPE) => send({ body, headers: { "Content-Type": type } });

const FORM: Fields = [
  ["screensaver", SCREEN, "a.png"],
  ["icons", SMALL, "b.png"],
  ["icons", SMALL, "é☕.png"],
  ["packageName", " Lobby "],
];

describe("a form", () => {
  it("makes the package that JSON makes, fields of one name counted", async () => {
    const { entries, config } = await opened(await post(form(FORM)));
    expect(config.packageName).toBe("Lobby");
    expect(config.files.map(({ path, originalName }) => [path, originalName])).toEqual([
      ["screensaver/a.png", "a.png"],
      ["icons/b.png", "b.png"],
      ["icons/e.png", "é☕.png"],
    ]);
    expect(sameBytes(entries[1]?.bytes ?? new Uint8Array(), SCREEN)).toBe(true);
    expect(sameBytes(entries[3]?.bytes ?? new Uint8Array(), SMALL)).toBe(true);
  });

  it("is read as FormData writes it", async () => {
    const data = new FormData();
    data.append("packageName", "Łódź");
    // As from a text file that an editor has marked, written by a program that leaves out seconds that are 0.
    data.append("createdAt", "\ufeff2026-11-21T09:30Z");
    data.append("icons_7", new Blob([SMALL]), "seven.png");
    data.append("icons", new Blob([SMALL]), "eight.png");
    data.append("icons_0", new Blob([SMALL]), "zero.png");
    data.append("comment", "that nobody asked for");
    const { config } = await opened(await send({ body: data }));
    expect(config.packageName).toBe("Łódź");
    expect(config.createdAt).toBe("2026-11-21T09:30:00.000Z");
    expect(config.files.map(({ path }) => path)).toEqual([
      "icons/zero.png",
      "icons/seven.png",
      "icons/eight.png",
    ]);
  });

  it("numbers files under a category alone after those that have a number", async () => {
    const body = form([
      ["packageName", "Lobby"],
      ["icons", SMALL, "first.png"],
      ["icons_0", SMALL, "zero.png"],
      ["icons_999999999", SMALL, "last.png"],
      ["icons", SMALL, "second.png"],
    ]);
    const { config } = await opened(await post(body));
    expect(config.files.map(({ originalName }) => originalName)).toEqual([
      "zero.png",
      "last.png",
      "first.png",
      "second.png",
    ]);
  });

  it("counts on from the last number where files have no name", async () => {
    const keys = ["icons", "icons_1", "icons", "icons"];
    const nameless = keys.map((key): Fields[number] => [key, SMALL]);
    const { config } = await opened(await post(form([["packageName", "Lobby"], ...nameless])));
    expect(config.files.map(({ path }) => path)).toEqual([1, 2, 3, 4].map((i) => `icons/icons_${i}.png`));
  });

  it.each([
    ['FORM-DATA; NAME="icons"; FILENAME="a.png"', "a.png"],
    ["form-data; name=icons; filename=a.png", "a.png"],
    ['form-data; name = "icons" ; filename = " a .png " ;', " a .png "],
    ['form-data; filename="C:\\a.png"; name="icons"', "C:\\a.png"],
    ['form-data; name="icons"; filename="a\\"', "a\\"],
    ['form-data; name="icons"; filename="C:\\\\a.png"', "C:\\a.png"],
    ["form-data; name=icons ; filename= ; ", ""],
    ["form-data; name=icons; filename*=ISO-8859-1''a.png", "ISO-8859-1''a.png"],
    ["form-data; name=icons; filename=a.png; filename*=UTF-8''%ff.png", "a.png"],
    ['form-data; name="icons"; filename="\\"a\\".png"', '"a".png'],
    ['form-data; name="icons"; filename="%22a%0D%0A;%25.png"', '"a\r\n;%25.png'],
    ["form-data; name=icons; filename=x; filename*=UTF-8''%e2%98%95.png", "☕.png"],
    ['form-data;\r\n name="icons";\r\n\tfilename="a.png"', "a.png"],
    ["form-data; name=icons", null],
  ])("has a file by the head %j", async (head, originalName) => {
    const part = joined([
      utf8(`--${BOUNDARY}\r\ncontent-disposition : ${head}\r\n\r\n`),
      SMALL,
      utf8("\r\n"),
    ]);
    const { config, entries } = await opened(await post(joined([part, form([["packageName", "Lobby"]])])));
    expect(config.files.map((file) => file.originalName)).toEqual([originalName]);
    expect(sameBytes(entries[1]?.bytes ?? new Uint8Array(), SMALL)).toBe(true);
  });

  it("may have text around its boundaries, blanks behind one, and parts without content", async () => {
    const start = utf8(`This is a form.\r\n--${BOUNDARY} \t\r\nX: y\r\n\r\n--${BOUNDARY}\r\n\r\nnothing\r\n`);
    const { config } = await opened(await post(joined([start, form(FORM, "--\r\nepilogue")])));
    expect(config.files).toHaveLength(3);
  });

  it("is the same wherever it is cut", async () => {
    const fields = form([
      ["packageName", "Lobby"],
      ["icons", SMALL, "b.png"],
    ]);
    const body = joined([utf8(`\r\n--${BOUNDARY} \t \r\nX: y\r\n\r\n`), fields]);
    for (let cut = 1; cut < body.length; cut++) {
      const draft = new PackageDraft(CLASSIC_MODEL);
      const fault = await readMultipartRequest(new CutPieces(body, [cut, cut + 1, cut + 7]), draft, TYPE);
      expect(fault, `cut at ${cut}`).toBeUndefined();
      expect(draft.end(new Date(0))).toMatchObject({
        packageName: "Lobby",
        files: [{ originalName: "b.png" }],
      });
    }
  });
});

describe("a form is refused", () => {
  it("for its first fault, wherever it is cut", async () => {
    const name = joined([utf8("x".repeat(101)), Uint8Array.of(0xff)]);
    const body = form([["packageName", name]]);
    for (let cut = 1; cut < body.length; cut++) {
      const fault = await readMultipartRequest(
        new CutPieces(body, [cut]),
        new PackageDraft(CLASSIC_MODEL),
        TYPE,
      );
      expect(fault, `cut at ${cut}`).toMatchObject({ code: "package-name-too-long" });
    }
  });

  it("with what its body says once it has ended", async () => {
    const fault = { code: "body-interrupted", pointer: "" } as const;
    const next = vi.fn<BodyChunkSource["next"]>().mockResolvedValue(fault);
    next.mockResolvedValueOnce({ bytes: form(FORM), isLast: false });
    expect(await readMultipartRequest({ next }, new PackageDraft(CLASSIC_MODEL), TYPE)).toEqual(fault);
  });

  it("with more headers or blanks than the limit, but not with as many", async () => {
    const most = REQUEST_LIMITS.partHeaderBytes;
    const code = async (body: Uint8Array) => (await (await post(body)).json<{ code: string }>()).code;
    for (const make of [
      (length: number) => withHead(`X: ${"x".repeat(length - 3)}`, ""),
      (length: number) => utf8(`--${BOUNDARY}${" ".repeat(length)}\r\n\r\n\r\n--${BOUNDARY}--`),
    ]) {
      expect(await code(make(most))).toBe("package-name-missing");
      expect(await code(make(most + 1))).toBe("part-headers-too-large");
    }
    expect(await code(utf8(`--${BOUNDARY}\r\n${"x".repeat(most + 1)}`))).toBe("part-headers-too-large");
  });

  it("with a file under no name", async () => {
    const body = withHead('Content-Disposition: form-data; filename="a.png"', "");
    await expectProblem(await post(body), 422, "unknown-category", "/files/");
  });

  it("without a package name, and says which name was near to it", async () => {
    const problem = await (await post(form([["packagename", "Lobby"]]))).json();
    expect(problem).toMatchObject({
      code: "package-name-missing",
      detail: expect.stringContaining("packagename"),
    });
  });

  const damaged = SMALL.slice(0, -3);
  const many = (count: number, field: Fields[number]): Fields => Array(count).fill(field);
  const files = (count: number, name: string, fileName = "a.png") => many(count, [name, SMALL, fileName]);

  it.each<[what: string, code: string, pointer: string, fields: Fields]>([
    ["without a package name", "package-name-missing", "/packageName", files(1, "icons")],
    ["with a blank one", "package-name-missing", "/packageName", [["packageName", " "]]],
    ["with two names", "duplicate-member", "/packageName", many(2, ["packageName", "a"])],
    ["with two times", "duplicate-member", "/createdAt", many(2, ["createdAt", TIME])],
    ["with a long one", "package-name-too-long", "/packageName", [["packageName", "x".repeat(101)]]],
    ["without files", "files-missing", "/files", [["packageName", "x"]]],
    ["with a file under another name", "unknown-category", "/files/logo", files(1, "logo")],
    ["with a sixth screensaver", "category-full", "/files/screensaver/5", files(6, "screensaver")],
    ["with a nameless sixth", "category-full", "/files/screensaver/5", many(6, ["screensaver", SMALL])],
    ["with a 65th file", "too-many-files", "/files/icons/64", files(65, "icons")],
    [
      "with a long file name",
      "file-name-invalid",
      "/files/icons/0/name",
      files(1, "icons", "x".repeat(1_025)),
    ],
    ["with a second file of one key", "duplicate-file", "/files/icons_0", files(2, "icons_0")],
    [
      "for its name alone with as many parts as there may be",
      "package-name-missing",
      "/packageName",
      many(REQUEST_LIMITS.formParts, ["x", ""]),
    ],
    ["with a part over the limit", "too-many-parts", "", many(REQUEST_LIMITS.formParts + 1, ["x", ""])],
    [
      "with a part's headers over the limit",
      "part-headers-too-large",
      "",
      [["x", "", "x".repeat(REQUEST_LIMITS.partHeaderBytes)]],
    ],
    ["with a text for a file", "not-png", "/files/icons/0/data", [["icons", "hello"]]],
    [
      "with a damaged file",
      "damaged-png",
      "/files/icons/1/data",
      [["icons_7", SMALL, "c"], ...files(1, "icons"), ["icons", damaged, "b"]],
    ],
  ])("%s", async (_, code, pointer, fields) => {
    await expectProblem(await post(form(fields)), 422, code, pointer);
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["no boundary at its start", utf8("hello")],
    ["no last boundary", form(FORM).slice(0, -8)],
    ["no last boundary after a part's headers", utf8(`--${BOUNDARY}\r\nX: y\r\n\r\n`)],
    ["text behind a boundary", utf8(`--${BOUNDARY}?\r\n\r\n\r\n--${BOUNDARY}--`)],
    ["one dash behind its last boundary", form(FORM, "-\r\n")],
    ["a dash behind something else", form(FORM, "x-\r\n")],
    ["two names for one part", withHead('Content-Disposition: form-data; name="icons"; NAME="x"', "")],
    ["two dispositions", withHead('Content-Disposition: a; name="icons"\r\ncontent-disposition: b', "")],
    ["an indented disposition", withHead('\tContent-Disposition: form-data; name="icons"', "")],
    ["one below another header", withHead('X: y\r\n Content-Disposition: form-data; name="icons"', "")],
    ["an open quote", withHead('Content-Disposition: form-data; name="icons', "")],
    [
      "a file name that is not UTF-8",
      joined([
        utf8(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="icons"; filename="`),
        Uint8Array.of(0xff),
        utf8(`"\r\n\r\n\r\n--${BOUNDARY}--`),
      ]),
    ],
    ["a name that is not UTF-8", form([["packageName", Uint8Array.of(0xff, 0xfe)]])],
    ["a name whose last character is cut off", form([["packageName", Uint8Array.of(0x61, 0xe2, 0x98)]])],
  ])("with %s", async (_, body) => {
    await expectProblem(await post(body), 400, "malformed-multipart");
  });

  it.each([
    "multipart/form-data",
    'multipart/form-data; boundary=""',
    `multipart/form-data; boundary=${"x".repeat(71)}`,
  ])("with the type %s", async (type) => {
    const { detail } = await expectProblem(await post(form(FORM), type), 400, "malformed-multipart");
    expect(detail).toBe("The Content-Type has no valid boundary.");
  });
});
