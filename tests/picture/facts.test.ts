import { deflateRawSync, deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { inspectFile } from "../../web/picture/facts.ts";
import { anyPng } from "../support/any-png.ts";
import { chunk, file, ihdr, png } from "../support/png.ts";

const factsOf = (bytes: Uint8Array | string) => inspectFile(new Blob([bytes as BlobPart]));

/** An RGB PNG of 4 x 3 pixels with such image data, in so many chunks. */
function pngOf(data: Uint8Array, parts = 1): Uint8Array {
  const step = Math.ceil(data.length / parts);
  const idats = Array.from({ length: parts }, (_, i) =>
    chunk("IDAT", data.subarray(i * step, (i + 1) * step)),
  );
  return file(ihdr({ width: 4, height: 3 }), chunk("tEXt", new Uint8Array(9)), ...idats, chunk("IEND"));
}
const ROW = 1 + 4 * 3;
const rows = (count: number, filter = 0) =>
  Buffer.concat(
    Array.from({ length: count }, () => Buffer.concat([Buffer.of(filter), Buffer.alloc(ROW - 1, 7)])),
  );
const deflated = (bytes: Uint8Array) => new Uint8Array(deflateSync(bytes));

describe("the image data of a PNG", () => {
  it.each([1, 2, 3, 7])("are taken in %i chunks", async (parts) => {
    expect((await factsOf(pngOf(deflated(rows(3)), parts))).kind).toBe("png");
  });

  it("are taken of every kind", async () => {
    for (const [colourType, depths] of Object.entries({
      0: [1, 2, 4, 8, 16],
      2: [8, 16],
      3: [1, 2, 4, 8],
      4: [8, 16],
      6: [8, 16],
    }))
      for (const depth of depths)
        for (const interlaced of [false, true])
          for (const [width, height] of [
            [1, 1],
            [5, 3],
            [33, 17],
          ] as const) {
            const palette = colourType === "3" ? { palette: Uint8Array.of(1, 2, 3, 4, 5, 6) } : {};
            const kind = { width, height, depth, colourType: Number(colourType), interlaced };
            const bytes = anyPng({ ...kind, ...palette, sample: (x, y) => (x + y) % 2 });
            expect((await factsOf(bytes)).kind, JSON.stringify(kind)).toBe("png");
          }
    expect((await factsOf(png(302, 485, { noise: 200 }))).kind).toBe("png");
  });

  const whole = deflated(rows(3));
  it.each([
    ["that are none", new Uint8Array(40).fill(0x55)],
    ["without zlib's frame", new Uint8Array(deflateRawSync(rows(3)))],
    ["that are cut off", whole.subarray(0, -6)],
    [
      "whose check sum is another",
      Uint8Array.from(whole, (byte, at) => (at === whole.length - 1 ? byte ^ 1 : byte)),
    ],
    ["a row short", deflated(rows(2))],
    ["a byte short", deflated(rows(3).subarray(0, -1))],
    ["a byte too long", deflated(Buffer.concat([rows(3), Buffer.of(0)]))],
    ["that go on after their end", Uint8Array.from([...whole, 1, 2, 3])],
    ["with a filter that there is not", deflated(Buffer.concat([rows(2), rows(1, 5)]))],
    ["that inflate to a thousand times as much", deflated(Buffer.alloc(100_000_000))],
  ])("%s are damaged", async (_, data) => {
    expect(await factsOf(pngOf(data))).toMatchObject({
      kind: "damaged",
      fault: { code: "bad-image-data" },
    });
  });
});

describe("what a file is, by its bytes", () => {
  const iso = (brand: string) => `\0\0\0\x20ftyp${brand}\0\0\0\0`;
  const zip = (name: string) =>
    `PK\x03\x04${"\0".repeat(22)}${String.fromCharCode(name.length)}\0\0\0${name}`;
  it.each([
    ["PDF", "%PDF-1.7\n"],
    ["ZIP", zip("photos/a.jpg")],
    ["ZIP", zip("xl/hot.png")],
    ["ZIP", zip("Keyword/word/notes.xml")],
    ["Word", zip("word/document.xml")],
    ["Excel", zip("[Content_Types].xml") + zip("xl/_rels/workbook.xml.rels")],
    ["PowerPoint", zip("ppt/slides/slide1.xml")],
    ["Office", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"],
    ["archive", "Rar!\x1a\x07"],
    ["Photoshop", "8BPS\0\x01"],
    ["PostScript", "%!PS-Adobe"],
    ["HEIC", iso("heic")],
    ["AVIF", iso("avif")],
    ["video", iso("qt  ")],
    ["video", iso("isom")],
    ["video", "\x1a\x45\xdf\xa3webm"],
    ["audio", iso("M4A ")],
    ["audio", "RIFF\0\0\0\0WAVEfmt "],
    ["HTML", "<!DOCTYPE html><p>"],
    ["SVG", "<?xml version='1.0'?><!-- a --><svg xmlns='http://www.w3.org/2000/svg'/>"],
    ["text", "<!---->".repeat(580)],
    ["text", "milk, beans\r\n\tsugar"],
    [undefined, "\x01\x02\x03 who knows"],
  ])("%s", async (format, latin) => {
    const bytes = new Uint8Array(Buffer.from(latin, "latin1"));
    expect(await factsOf(bytes)).toEqual({ kind: "other", format });
  });

  it("an SVG with a document type, which may hide what it draws", async () => {
    const typed =
      "<!DOCTYPE svg [<!ENTITY a 'http://a.test/>'>]>\n<!-- > --><svg xmlns='http://www.w3.org/2000/svg'/>";
    expect(await factsOf(new TextEncoder().encode(typed))).toEqual({ kind: "tooComplex" });
  });

  it("a text whose last character is cut in two", async () => {
    const bytes = new Uint8Array(Buffer.from(`${"a".repeat(4095)}é and more`));
    expect(await factsOf(bytes)).toEqual({ kind: "other", format: "text" });
  });

  it("a folder, empty, or gone", async () => {
    expect(await inspectFile(new File([], "Photos", { type: "inode/directory" }))).toEqual({
      kind: "folder",
    });
    expect(await factsOf("")).toEqual({ kind: "empty" });
    const gone = Object.assign(new Blob(["x"]), {
      stream: () =>
        new ReadableStream({ pull: (controller) => controller.error(new Error("NotFoundError")) }),
    });
    expect(await inspectFile(gone)).toEqual({ kind: "gone" });
  });
});
