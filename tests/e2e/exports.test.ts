import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { layOutPdf } from "../../web/exports/pdf/layout.ts";
import { imagesOfPlan } from "../../web/exports/plan.ts";
import { type AnyPng, anyPng } from "../support/any-png.ts";
import { checkPdf, pdfPictureBoxes, pdfPictures, pdfWords } from "../support/pdf.ts";
import { needs, PDF_PROGRAMS, ZIP_PROGRAMS } from "../support/programs.ts";
import { readPng } from "../support/read-png.ts";
import { readZip } from "../support/read-zip.ts";
import { ZIP_READERS } from "../support/zip-readers.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { openMenu, savedDesign } from "./design-menu.ts";
import { confirm, deviceButton, download, exportButton } from "./exporting.ts";
import { savedBy } from "./files.ts";
import { FULL_PLAN, fullDesign } from "./full-design.ts";
import { storeDesign } from "./stored-design.ts";

const { open } = browserForTests();

type Bytes = Uint8Array<ArrayBuffer>;

/** The samples of an RGB PNG. */
const samplesOf = (file: Uint8Array) => readPng(file).data.filter((_, at) => at % 4 < 3);

describe("a full design, exported", () => {
  const design = fullDesign(60);
  const folder = mkdtempSync(join(tmpdir(), "exports-"));
  let pdf = new Uint8Array();
  let zip = new Uint8Array();
  let edge = new Uint8Array();
  let device = new Uint8Array();

  beforeAll(async () => {
    const { page, problems } = await open(LIGHT_PAGE);
    await storeDesign(page, design, "/final-preview");
    await confirm(page);
    const files = [await download(page, "PDF"), await download(page, "Images (zip)")];
    files.push(await download(page, "Media package (.mp)"), await download(page, "Test package"));
    expect(files.map(({ name }) => name)).toEqual([
      "__d__bar_7_configuration.pdf",
      "Łódź-Bar-7-images.zip",
      "Łódź Bar 7.mp",
      "test_machine.mp",
    ]);
    [pdf, zip, edge] = files.map(({ bytes }) => bytes) as [Bytes, Bytes, Bytes];
    expect(problems).toEqual([]);
    // The same design while the server can't be reached.
    await page.route("**/api/create-package", (route) => route.abort());
    await exportButton(page, "Media package (.mp)").click();
    await page.getByText("The server couldn't be reached.").waitFor();
    const saved = await savedBy(page, () => deviceButton(page).click());
    expect(saved.name).toBe("Łódź Bar 7.mp");
    device = new Uint8Array(saved.bytes);
    // Without a network, nothing is sent.
    await page.context().setOffline(true);
    const again = await savedBy(page, () => exportButton(page, "Media package (.mp)").click());
    await page.context().setOffline(false);
    expect(again.bytes.length).toBe(saved.bytes.length);
    return () => rmSync(folder, { recursive: true });
  });

  it("is a PDF with the specification's geometry", needs(...PDF_PROGRAMS), () => {
    checkPdf(pdf);
    const boxes = pdfPictureBoxes(pdf);
    const words = pdfWords(pdf);
    expect(words).toHaveLength(13);
    const near = (value: number | undefined, millimetres: number) =>
      expect(Math.abs((value ?? 0) - millimetres)).toBeLessThan(0.5);
    for (const [index, page] of words.entries()) {
      if (index === 0) continue;
      near(page[0]?.left, 15);
      const footer = page.find(({ text }, i) => text === String(index + 1) && page[i - 1]?.text === "Page");
      near(footer?.right, 282);
      expect(footer?.top).toBeGreaterThan(190);
    }
    const titles = ["1.", "1.", "1.", "1.", "2.", "3.", "4.", "5.", "6.", "7.", "8.", "9."];
    expect(words.slice(1).map(([title]) => title?.text)).toEqual(titles);
    const options = { title: "", generated: "", isLoaded: () => true };
    const planned = layOutPdf(FULL_PLAN, options).map(({ items }) =>
      items.flatMap((item) => (item.kind === "picture" ? [item.box] : [])),
    );
    // Texts are flat pictures.
    const pictures = boxes.map((page) => page.filter(({ top, bottom }) => bottom - top > 15));
    expect(pictures.map(({ length }) => length)).toEqual(planned.map(({ length }) => length));
    for (const [index, { left, right, top, bottom }] of pictures.flat().entries()) {
      const box = planned.flat()[index];
      near(left, box?.x ?? 0);
      near(right, (box?.x ?? 0) + (box?.width ?? 0));
      near(top, box?.y ?? 0);
      near(bottom, (box?.y ?? 0) + (box?.height ?? 0));
    }
    for (const { left, right, top, bottom } of boxes.flat()) {
      expect(left).toBeGreaterThan(14);
      expect(right).toBeLessThan(283);
      expect(top).toBeGreaterThan(10);
      expect(bottom).toBeLessThan(196);
    }
  });

  it("has the stored pictures, pixel for pixel", needs(...PDF_PROGRAMS), () => {
    const found = pdfPictures(pdf);
    // A text is a picture with a soft mask.
    const photos = found.filter(({ type }, i) => type === "image" && found[i + 1]?.type !== "smask");
    const stored = [...design.pngs.values()].map((file) => crc32(samplesOf(file)));
    expect(photos.map(({ samples }) => crc32(samples))).toEqual(stored);
    expect(pdf.length).toBeLessThan(
      1.1 * [...design.pngs.values()].reduce((sum, { length }) => sum + length, 0),
    );
  });

  it("has the names in any script, drawn", needs(...PDF_PROGRAMS), () => {
    const masks = pdfPictures(pdf).filter(({ type, page }) => type === "smask" && page === 6);
    // The machine's name above, and three blends.
    expect(masks).toHaveLength(4);
    for (const { samples } of masks) {
      const ink = samples.filter((alpha) => alpha > 128).length / samples.length;
      expect(ink).toBeGreaterThan(0.03);
      expect(ink).toBeLessThan(0.6);
    }
    const title = Buffer.from("\ufeffŁódź Bar 7", "utf16le").swap16();
    expect(Buffer.from(pdf).includes(title)).toBe(true);
  });

  it(
    "is a zip and a package with every picture byte for byte, by independent readers",
    needs(...ZIP_PROGRAMS),
    () => {
      const expected = (path: (image: ReturnType<typeof imagesOfPlan>[number]) => string) =>
        Object.fromEntries(
          [...design.pngs].map(([id, file]) => {
            const planned = imagesOfPlan(FULL_PLAN).find((image) => image.id === id);
            if (!planned) throw new Error(`${id} is not planned`);
            return [path(planned), { size: file.length, crc32: crc32(file) }];
          }),
        );
      writeFileSync(join(folder, "images.zip"), zip);
      writeFileSync(join(folder, "package.zip"), edge);
      const config = JSON.parse(Buffer.from(readZip(edge)[0]?.bytes ?? []).toString());
      const packed = new Map<string, string>(
        config.files.map(({ originalName, path }: Record<string, string>) => [originalName, path]),
      );
      for (const reader of ZIP_READERS) {
        expect(reader.read(join(folder, "images.zip")), reader.name).toEqual(expected(({ path }) => path));
        const { "config.json": _, ...files } = reader.read(join(folder, "package.zip"));
        expect(files, reader.name).toEqual(expected(({ entryName }) => packed.get(entryName) ?? entryName));
      }
      expect(config).toMatchObject({ packageName: "Łódź Bar 7", type: "media-package" });
      expect(config.files.every(({ valid }: { valid: boolean }) => valid)).toBe(true);
    },
  );

  it("is the same package from the server and from the device, except for its date", () => {
    const [ofEdge, ofDevice] = [edge, device].map((archive) =>
      readZip(archive).map(({ path, bytes }) => [
        path,
        path === "config.json"
          ? Buffer.from(bytes)
              .toString()
              .replace(/"createdAt": "[^"]+"/, "")
          : crc32(bytes),
      ]),
    );
    expect(ofDevice).toEqual(ofEdge);
    expect(device.length).toBe(edge.length);
  });
});

const SIDE = 12;
const steps = (most: number) => (x: number, y: number, channel: number) =>
  Math.round((most * (((channel + 1) * (x + SIDE * y)) % (SIDE * SIDE))) / (SIDE * SIDE));
/** Green on every third pixel, which is transparent, and red elsewhere. */
const spots = (x: number, y: number, channel: number) =>
  ((x + y) % 3 === 0 ? [0, 200, 0] : [200, 0, 0])[channel] ?? 0;

const TWO_COLOURS = {
  palette: Uint8Array.of(10, 20, 30, 200, 100, 50),
  transparency: Uint8Array.of(90),
};

/** PNGs that jsPDF misreads, with the 8-bit colours and alpha that a pixel should have. */
const REDRAWN: readonly { kind: Omit<AnyPng, "width" | "height">; rgba(x: number, y: number): number[] }[] = [
  {
    kind: { depth: 16, colourType: 6, sample: steps(65535) },
    rgba: (x, y) => [0, 1, 2, 3].map((channel) => steps(65535)(x, y, channel) / 257),
  },
  {
    kind: { depth: 16, colourType: 4, sample: steps(65535) },
    rgba: (x, y) => [0, 0, 0, 1].map((channel) => steps(65535)(x, y, channel) / 257),
  },
  {
    kind: { depth: 4, colourType: 3, interlaced: true, ...TWO_COLOURS, sample: steps(1) },
    rgba: (x, y) => (steps(1)(x, y, 0) === 0 ? [10, 20, 30, 90] : [200, 100, 50, 255]),
  },
  {
    kind: { depth: 8, colourType: 2, transparency: Uint8Array.of(0, 0, 0, 200, 0, 0), sample: spots },
    rgba: (x, y) => [...[0, 1, 2].map((channel) => spots(x, y, channel)), (x + y) % 3 === 0 ? 0 : 255],
  },
];

it("rare kinds of PNG look the same in the PDF and in a browser", needs(...PDF_PROGRAMS), async () => {
  const { page } = await open(LIGHT_PAGE);
  const pngs = REDRAWN.map(({ kind }) => anyPng({ ...kind, width: SIDE, height: SIDE }));
  const images = Object.fromEntries(pngs.map((file, at) => [`screensaver_${at}`, file]));
  await storeDesign(page, { name: "Bar 7", images }, "/final-preview");
  await confirm(page);
  const { bytes } = await download(page, "PDF");
  checkPdf(bytes);
  const found = pdfPictures(bytes);
  for (const [at, { rgba }] of REDRAWN.entries()) {
    // The cover is page 1.
    const [picture, mask] = found.filter((each) => each.page === at + 2);
    if (!picture) throw new Error(`page ${at + 2} has no picture`);
    for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = rgba(pixel % SIDE, Math.floor(pixel / SIDE));
      const seen = mask?.samples[pixel * 3] ?? 255;
      expect(Math.abs(seen - alpha)).toBeLessThanOrEqual(1);
      // A colour counts for as much as it is opaque.
      for (const [channel, colour] of [red, green, blue].entries())
        expect(
          (Math.abs((picture.samples[pixel * 3 + channel] ?? 0) - colour) * alpha) / 255,
        ).toBeLessThanOrEqual(2);
    }
  }
});

it("a stored picture in another format is exported and saved as a PNG", async () => {
  const { page, problems } = await open(LIGHT_PAGE);
  const jpeg = await sharp({ create: { width: 302, height: 485, channels: 3, background: "#7a1f16" } })
    .jpeg()
    .toBuffer();
  const images = {
    blends_left: jpeg,
    blends_middle: `data:image/jpeg;base64,${jpeg.toString("base64")}`,
  };
  await storeDesign(page, { name: "Bar 7", images }, "/final-preview");
  await confirm(page);
  const zip = readZip((await download(page, "Images (zip)")).bytes);
  const design = unzipSync((await savedDesign(page, await openMenu(page))).bytes);
  const pictures = [
    ...["Left", "Middle"].map((slot) => zip.find(({ path }) => path.endsWith(`${slot}_Blend.png`))?.bytes),
    ...["left", "middle"].map((slot) => design[`images/blends_${slot}.png`]),
  ];
  for (const picture of pictures) {
    const { width, height, data } = readPng(picture ?? new Uint8Array());
    expect({ width, height }).toEqual({ width: 302, height: 485 });
    for (const [channel, value] of [0x7a, 0x1f, 0x16].entries())
      expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(4);
  }
  expect(problems).toEqual([]);
});
