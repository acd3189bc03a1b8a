import { describe, expect, it } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import type { PackageConfig } from "../../shared/package/config.ts";
import { LIMITS } from "../../shared/package/limits.ts";
import { readMultipart } from "../../worker/multipart/read-multipart.ts";
import { PackageDraft } from "../../worker/package-draft.ts";
import { joined, sameBytes } from "../support/bytes.ts";
import { png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { expectProblem, send } from "./api.ts";
import { CutPieces } from "./cut-pieces.ts";

const SCREEN = png(1024, 768, { noise: 200 });
const SMALL = png(4, 4);

/** The fields of a form, in order: text, or a file with or without a name. */
type Fields = [name: string, value: string | Uint8Array, fileName?: string][];

const BOUNDARY = "------------------------d74496d66958873e";
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

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

async function opened(response: Response) {
  expect(response.status).toBe(200);
  const entries = readZip(await response.bytes());
  return { entries, config: JSON.parse(new TextDecoder().decode(entries[0]?.bytes)) as PackageConfig };
}

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
    data.append("icons_7", new Blob([SMALL]), "seven.png");
    data.append("icons", new Blob([SMALL]), "eight.png");
    data.append("icons_0", new Blob([SMALL]), "zero.png");
    data.append("comment", "that nobody asked for");
    const { config } = await opened(await send({ body: data }));
    expect(config.packageName).toBe("Łódź");
    expect(config.files.map(({ path }) => path)).toEqual([
      "icons/zero.png",
      "icons/seven.png",
      "icons/eight.png",
    ]);
  });

  it("numbers files under a category alone after those that have a number", async () => {
    const { config } = await opened(
      await post(
        form([
          ["packageName", "Lobby"],
          ["icons", SMALL, "first.png"],
          ["icons_0", SMALL, "zero.png"],
          ["icons_999999999", SMALL, "last.png"],
          ["icons", SMALL, "second.png"],
        ]),
      ),
    );
    expect(config.files.map(({ originalName }) => originalName)).toEqual([
      "zero.png",
      "last.png",
      "first.png",
      "second.png",
    ]);
  });

  it.each([
    ['FORM-DATA; NAME="icons"; FILENAME="a.png"', "a.png"],
    ["form-data; name=icons; filename=a.png", "a.png"],
    ['form-data; name = "icons" ; filename = " a .png " ;', " a .png "],
    ['form-data; filename="C:\\a.png"; name="icons"', "C:\\a.png"],
    ['form-data; name="icons"; filename="a\\"', "a\\"],
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

  it("may have text before its first boundary, blanks behind one, and parts without content", async () => {
    const start = utf8(`This is a form.\r\n--${BOUNDARY} \t\r\nX: y\r\n\r\n--${BOUNDARY}\r\n\r\nnothing\r\n`);
    const { config } = await opened(await post(joined([start, form(FORM)])));
    expect(config.files).toHaveLength(3);
  });

  it("may have text after its last boundary", async () => {
    await opened(await post(form(FORM, "--\r\nepilogue")));
  });

  it("is the same wherever it is cut", async () => {
    const body = form([
      ["packageName", "Lobby"],
      ["icons", SMALL, "b.png"],
    ]);
    for (let cut = 1; cut < body.length; cut++) {
      const draft = new PackageDraft(CLASSIC);
      const fault = await readMultipart(new CutPieces(body, [cut, cut + 1, cut + 7]), draft, TYPE);
      expect(fault, `cut at ${cut}`).toBeUndefined();
      expect(draft.end(new Date(0))).toMatchObject({
        packageName: "Lobby",
        files: [{ originalName: "b.png" }],
      });
    }
  });
});

describe("a form is refused", () => {
  const damaged = SMALL.slice(0, -3);
  const cases: Record<string, [status: number, code: string, pointer: string, fields: Fields]> = {
    "without a package name": [422, "package-name-missing", "/packageName", [["icons", SMALL, "a.png"]]],
    "with a blank one": [422, "package-name-missing", "/packageName", [["packageName", " "]]],
    "with a long one": [422, "package-name-too-long", "/packageName", [["packageName", "x".repeat(101)]]],
    "without files": [422, "files-missing", "/files", [["packageName", "x"]]],
    "with a file under another name": [422, "unknown-category", "/files/logo", [["logo", SMALL, "a.png"]]],
    "with a sixth screensaver": [
      422,
      "category-full",
      "/files/screensaver/5",
      Array.from({ length: 6 }, () => ["screensaver", SMALL, "a.png"]),
    ],
    "with a 65th file": [
      422,
      "too-many-files",
      "/files/icons/64",
      Array.from({ length: 65 }, () => ["icons", SMALL, "a.png"]),
    ],
    "with a long file name": [
      422,
      "file-name-invalid",
      "/files/icons/0/name",
      [["icons", SMALL, "x".repeat(1_025)]],
    ],
    "with a second file of one key": [
      422,
      "duplicate-file",
      "/files/icons_0",
      [
        ["icons_0", SMALL, "a.png"],
        ["icons_0", SMALL, "b.png"],
      ],
    ],
    "with a part over the limit, known or not": [
      422,
      "too-many-parts",
      "",
      Array.from({ length: LIMITS.formParts + 1 }, () => ["x", ""]),
    ],
    "with a part's headers over the limit": [
      422,
      "part-headers-too-large",
      "",
      [["x", "", "x".repeat(LIMITS.partHeaderBytes)]],
    ],
    "with a text for a file": [422, "not-png", "/files/icons/0/data", [["icons", "hello"]]],
    "with a damaged file": [
      422,
      "damaged-png",
      "/files/icons/1/data",
      [
        ["icons", SMALL, "a"],
        ["icons", damaged, "b"],
      ],
    ],
  };

  it.each(Object.entries(cases))("%s", async (_, [status, code, pointer, fields]) => {
    await expectProblem(await post(form(fields)), status, code, pointer);
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["no boundary at its start", utf8("hello")],
    ["no last boundary", form(FORM).slice(0, -8)],
    ["no last boundary after a part's headers", utf8(`--${BOUNDARY}\r\nX: y\r\n\r\n`)],
    ["text behind a boundary", utf8(`--${BOUNDARY}?\r\n\r\n\r\n--${BOUNDARY}--`)],
    ["two names for one part", withHead('Content-Disposition: form-data; name="icons"; NAME="x"', "")],
    ["two dispositions", withHead('Content-Disposition: a; name="icons"\r\ncontent-disposition: b', "")],
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
  ])("with %s", async (_, body) => {
    await expectProblem(await post(body), 400, "malformed-multipart");
  });

  it.each([
    "multipart/form-data",
    'multipart/form-data; boundary=""',
    `multipart/form-data; boundary=${"x".repeat(71)}`,
  ])("with the type %s", async (type) => {
    await expectProblem(await post(form(FORM), type), 400, "malformed-multipart");
  });
});
