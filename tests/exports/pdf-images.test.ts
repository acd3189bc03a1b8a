import { describe, expect, it, onTestFinished, vi } from "vitest";
import { PNG_HEAD_LENGTH, readPngChunks } from "../../shared/png/chunks.ts";
import { PdfDocument } from "../../web/exports/pdf/document.ts";
import { createTextItem } from "../../web/exports/pdf/page.ts";
import { writePdf } from "../../web/exports/pdf/write-pdf.ts";
import { planExport } from "../../web/exports/plan.ts";
import { type AnyPng, anyPng } from "../support/any-png.ts";
import { checkPdf, pdfPictures, pdfWords } from "../support/pdf.ts";
import { chunk, file, ihdr, png } from "../support/png.ts";
import { needs, PDF_PROGRAMS } from "../support/programs.ts";
import { CLASSIC_MODEL, design, image, picturesIn } from "./designs.ts";

/** The PDF of a design, every image of which is this PNG; by default its only one, a screensaver. */
function pdfOf(
  bytes: Uint8Array<ArrayBuffer>,
  given: Parameters<typeof design>[0] = { lists: { screensaver: [image("/a.png")] } },
  onProgress = (_: number) => {},
) {
  const plan = planExport(CLASSIC_MODEL, design(given));
  const files = new Map([["/a.png", bytes]]);
  return writePdf({ model: CLASSIC_MODEL, plan, files, date: "1/1/2026", time: "10:00" }, onProgress);
}

const WIDTH = 13;
const HEIGHT = 11;
/** Rough enough that every filter has something to do. */
const rough = (depth: number) => (x: number, y: number, channel: number) =>
  (x * 2711 + y * 7919 + channel * 4001 + x * y * 31) % 2 ** depth;
const scaled = (value: number, depth: number) =>
  depth === 16 ? value >> 8 : Math.round((value * 255) / (2 ** depth - 1));
const PALETTE = Uint8Array.from({ length: 48 }, (_, i) => (i * 53) % 256);
const ALPHAS = Uint8Array.from([0, 40, 90, 255, 128]);

const kind = (colourType: number, depth: number, more: Partial<AnyPng> = {}): AnyPng => ({
  ...{ width: WIDTH, height: HEIGHT, depth, colourType, sample: rough(depth) },
  ...(colourType === 3 && { palette: PALETTE.subarray(0, 3 * Math.min(16, 2 ** depth)) }),
  ...(colourType === 3 && depth === 8 && { sample: (x: number, y: number) => rough(4)(x, y, 0) }),
  ...more,
});

/** The 8-bit samples of three channels of a kind, row by row. */
function samples({ colourType, depth, sample, palette }: AnyPng, channels: readonly number[]): Uint8Array {
  const sampleAt = (x: number, y: number, channel: number) =>
    colourType === 3 ? (palette?.[sample(x, y, 0) * 3 + channel] ?? 0) : scaled(sample(x, y, channel), depth);
  return Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3);
    return sampleAt(pixel % WIDTH, Math.floor(pixel / WIDTH), channels[i % 3] ?? 0);
  });
}

/** What poppler finds in a PDF that is right by qpdf. */
async function extracted(png: AnyPng) {
  const { bytes, damaged } = await pdfOf(anyPng(png));
  expect(damaged).toEqual([]);
  checkPdf(bytes);
  return pdfPictures(bytes);
}

const GREY = [0, 0, 0];
const RGB = [0, 1, 2];

describe("pictures in the PDF", needs(...PDF_PROGRAMS), () => {
  // Not palettes of 1 bit: pdfimages writes those without their colours.
  it.each<[string, AnyPng, number[]]>([
    ...[1, 2, 4, 8, 16].map((depth): [string, AnyPng, number[]] => [`grey ${depth}`, kind(0, depth), GREY]),
    ["RGB 8", kind(2, 8), RGB],
    ["RGB 8 in four chunks", kind(2, 8, { chunks: 4 }), RGB],
    ["RGB 16", kind(2, 16), RGB],
    ...[2, 4, 8].map((depth): [string, AnyPng, number[]] => [`palette ${depth}`, kind(3, depth), RGB]),
    ["RGB 8 interlaced", kind(2, 8, { interlaced: true }), RGB],
  ])("are pixel for pixel those of %s", async (_, png, channels) => {
    const [picture, ...others] = await extracted(png);
    expect(others).toEqual([]);
    expect(picture).toMatchObject({ type: "image", width: WIDTH, height: HEIGHT });
    expect(picture?.samples).toEqual(samples(png, channels));
  });

  // Those that a canvas redraws are in tests/e2e/exports.test.ts.
  it.each<[string, AnyPng, number[], number]>([
    ["grey and alpha 8", kind(4, 8), GREY, 1],
    ["RGBA 8", kind(6, 8), RGB, 3],
    ["RGBA 8 interlaced", kind(6, 8, { interlaced: true }), RGB, 3],
  ])("have the alpha of %s as a soft mask", async (_, png, channels, alpha) => {
    const [picture, mask] = await extracted(png);
    expect(picture?.samples).toEqual(samples(png, channels));
    expect(mask?.type).toBe("smask");
    expect(mask?.samples).toEqual(samples(png, [alpha, alpha, alpha]));
  });

  it("have the alpha of a palette as a soft mask", async () => {
    const png = kind(3, 8, { transparency: ALPHAS });
    const [picture, mask] = await extracted(png);
    expect(picture?.samples).toEqual(samples(png, RGB));
    const indices = samples({ ...png, colourType: 0 }, GREY);
    expect(mask?.samples).toEqual(indices.map((index) => ALPHAS[index] ?? 255));
  });
});

describe("the PDF", () => {
  const SAME = { left: image("/a.png"), middle: image("/a.png"), right: image("/a.png") };

  it("holds a picture once for all places that show it, compressed about as well as its PNG", async () => {
    const photo = png(302, 485, { noise: 200 });
    const { bytes } = await pdfOf(photo, { slots: { blends: SAME } });
    expect(picturesIn(bytes)).toBe(1);
    expect(bytes.byteLength).toBeLessThan(1.1 * photo.length);
  });

  it("has a PNG whose texts are broken", async () => {
    const whole = png(10, 10);
    const broken = [chunk("tEXt", new Uint8Array(5)), chunk("iCCP", Uint8Array.of(1, 2, 3))];
    const parts = [whole.subarray(0, PNG_HEAD_LENGTH), ...broken, whole.subarray(PNG_HEAD_LENGTH)];
    expect((await pdfOf(new Uint8Array(Buffer.concat(parts)))).damaged).toEqual([]);
  });

  it("joins the chunks of a PNG, since millions of them would need gigabytes", async () => {
    const parts: number[] = [];
    const CountingBlob = class extends Blob {
      constructor(given: BlobPart[]) {
        super(given);
        parts.push(given.length);
      }
    };
    vi.stubGlobal("Blob", CountingBlob);
    onTestFinished(() => void vi.unstubAllGlobals());
    const whole = png(10, 10, { noise: 9 });
    const [data] = [...readPngChunks(whole)].filter(({ type }) => type === "IDAT").map((each) => each.data);
    const pieces = [...(data ?? [])].map((byte) => chunk("IDAT", Uint8Array.of(byte)));
    const bytes = file(whole.subarray(8, PNG_HEAD_LENGTH), chunk("tEXt"), ...pieces, chunk("IEND"));
    const { damaged } = await pdfOf(new Uint8Array(bytes));
    expect([damaged, parts.filter((count) => count > 1)]).toEqual([[], []]);
  });

  it("tells how far it is, picture by picture", async () => {
    const told: number[] = [];
    await pdfOf(png(10, 10), { slots: { blends: SAME } }, (share) => told.push(share));
    expect(told).toEqual([1 / 4, 2 / 4, 3 / 4]);
  });

  it("leaves a PNG out whose image data does not hold, and names it", async () => {
    const data = chunk("IDAT", Uint8Array.of(1, 2, 3));
    const broken = file(ihdr({ width: 10, height: 10 }), data, chunk("IEND"));
    const short = anyPng({ ...kind(6, 8), height: 5 });
    short.set(anyPng(kind(6, 8)).subarray(0, PNG_HEAD_LENGTH));
    vi.spyOn(console, "warn").mockImplementation(() => {});
    for (const bytes of [broken, short]) expect((await pdfOf(bytes)).damaged).toEqual(["/a.png"]);
    expect(console.warn).toHaveBeenCalledTimes(2);
  });

  it("has the machine's colour behind transparent pictures, as screens have", async () => {
    const draw = vi.spyOn(PdfDocument.prototype, "draw");
    onTestFinished(() => draw.mockRestore());
    const areasUnder = async (colourType: number) => {
      draw.mockClear();
      await pdfOf(anyPng(kind(colourType, 8)));
      return draw.mock.calls.filter(([item]) => item.kind === "area").length - 1;
    };
    // Without the cover's.
    expect([await areasUnder(2), await areasUnder(6)]).toEqual([0, 1]);
  });

  it("has title, author and outline", async () => {
    const text = Buffer.from((await pdfOf(png(10, 10))).bytes).toString("latin1");
    expect(text).toContain("/Author (Brewscreen)");
    expect(text).toContain(`/Title (My Coffee Machine · ${CLASSIC_MODEL.title})`);
    expect(text).toContain("/Title (9. Cold Dispensing Screen)");
  });

  it("sets a name that is too long for its place smaller", needs(...PDF_PROGRAMS), async () => {
    const names = { blends: { left: "W".repeat(60) } };
    const { bytes } = await pdfOf(png(302, 485), { slots: { blends: SAME }, names });
    const { left = 0, right = 0 } =
      pdfWords(bytes)
        .flat()
        .find(({ text }) => /^W{60}$/.test(text)) ?? {};
    expect(right - left).toBeGreaterThan(50);
    expect(right - left).toBeLessThanOrEqual((267 - 40) / 3 + 1);
  });
});

it.each([
  ["מכונה: Lobby", "rtl"],
  ["1. שומר מסך", "rtl"],
  ["Łódź: קפה", "ltr"],
])(
  "words that the PDF's fonts don't have are drawn in the direction of their script: %s",
  async (text, direction) => {
    const drawn: object[] = [];
    class Canvas {
      readonly canvas = this;
      readonly direction = "inherit";
      readonly textAlign = "start";
      getContext = () => this;
      measureText = () => ({ width: 40, actualBoundingBoxAscent: 10, actualBoundingBoxDescent: 2 });
      fillText = (words: string) => void drawn.push({ ...this, words });
      convertToBlob = async () => new Blob([png(8, 8)]);
    }
    vi.stubGlobal("OffscreenCanvas", Canvas);
    onTestFinished(() => void vi.unstubAllGlobals());
    await new PdfDocument("", "landscape").draw(createTextItem(text, [10, 10], 12, { maxWidth: 100 }));
    expect(drawn).toEqual([expect.objectContaining({ words: text, direction, textAlign: "left" })]);
  },
);
