import { describe, expect, it } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import type { PackageConfig } from "../../shared/package/config.ts";
import { Intake } from "../../worker/intake.ts";
import { readMultipart } from "../../worker/multipart/read-multipart.ts";
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

  it("may have text after its last boundary", async () => {
    await opened(await post(form(FORM, "--\r\nepilogue")));
  });

  it("is the same wherever it is cut", async () => {
    const body = form([
      ["packageName", "Lobby"],
      ["icons", SMALL, "b.png"],
    ]);
    for (let cut = 1; cut < body.length; cut++) {
      const intake = new Intake(CLASSIC);
      const fault = await readMultipart(new CutPieces(body, [cut, cut + 1, cut + 7]), intake, TYPE);
      expect(fault, `cut at ${cut}`).toBeUndefined();
      expect(intake.end(new Date(0))).toMatchObject({
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
      "/files/screensaver_5",
      Array.from({ length: 6 }, () => ["screensaver", SMALL, "a.png"]),
    ],
    "with a 65th file": [
      422,
      "too-many-files",
      "/files/icons_64",
      Array.from({ length: 65 }, () => ["icons", SMALL, "a.png"]),
    ],
    "with a long file name": [
      422,
      "file-name-invalid",
      "/files/icons_0/name",
      [["icons", SMALL, "x".repeat(1_025)]],
    ],
    "with a text for a file": [422, "not-png", "/files/icons_0/data", [["icons", "hello"]]],
    "with a damaged file": [
      422,
      "damaged-png",
      "/files/icons_1/data",
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
    ["endless headers", joined([utf8(`--${BOUNDARY}\r\nX: `), new Uint8Array(20_000).fill(97)])],
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
