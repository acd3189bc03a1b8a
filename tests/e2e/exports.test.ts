import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, inflateSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { imagesOfPlan } from "../../web/exports/plan.ts";
import { checkPdf, pdfPictureBoxes, pdfPictures, pdfWords } from "../support/pdf.ts";
import { needs, PDF_PROGRAMS, ZIP_PROGRAMS } from "../support/programs.ts";
import { readZip } from "../support/read-zip.ts";
import { ZIP_READERS } from "../support/zip-readers.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { confirm, deviceButton, download, exportButton } from "./exporting.ts";
import { FULL_PLAN, fullDesign } from "./full-design.ts";
import { storeDesign } from "./stored-design.ts";

const { open } = browserForTests();

type Bytes = Uint8Array<ArrayBuffer>;

/** The samples of a PNG of tests/support: 8-bit RGB, one IDAT chunk, no row filtered. */
function samplesOf(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset);
  const row = view.getUint32(16) * 3;
  const height = view.getUint32(20);
  const rows = inflateSync(file.subarray(41, 41 + view.getUint32(33)));
  const samples = new Uint8Array(row * height);
  for (let y = 0; y < height; y++)
    samples.set(rows.subarray(y * (1 + row) + 1, (y + 1) * (1 + row)), y * row);
  return samples;
}

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
    // The same design while the edge can't be reached.
    await page.route("**/api/create-package", (route) => route.abort());
    await exportButton(page, "Media package (.mp)").click();
    await page.getByText("The server could not be reached.").waitFor();
    const [saved] = await Promise.all([page.waitForEvent("download"), deviceButton(page).click()]);
    expect(saved.suggestedFilename()).toBe("Łódź Bar 7.mp");
    device = new Uint8Array(Buffer.concat(await (await saved.createReadStream()).toArray()));
    return () => rmSync(folder, { recursive: true });
  });

  it("is a PDF with the specification's geometry, measured in it", needs(...PDF_PROGRAMS), () => {
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
    // The pictures of a page without those of texts, which are flat.
    const pictures = (page: number) => (boxes[page - 1] ?? []).filter(({ top, bottom }) => bottom - top > 15);
    const widths = (page: number) => pictures(page).map(({ left, right }) => right - left);
    const gaps = (page: number) =>
      pictures(page)
        .slice(1)
        .map(({ left }, i) => left - (pictures(page)[i]?.right ?? 0));
    for (const page of [2, 3, 4, 5]) {
      expect(widths(page)).toHaveLength(1);
      expect(widths(page)[0]).toBeLessThanOrEqual(230);
    }
    for (const page of [6, 9]) {
      expect(widths(page)).toHaveLength(3);
      for (const gap of gaps(page)) near(gap, 20);
      near(pictures(page)[0]?.left, 15);
      near(pictures(page)[2]?.right, 282);
    }
    for (const page of [7, 10, 11]) {
      expect(widths(page)).toHaveLength(2);
      near(gaps(page)[0], 20);
      near(pictures(page)[0]?.left, 15);
    }
    const [first, second, third] = pictures(8);
    expect(widths(8)).toHaveLength(4);
    near(second?.left, (first?.right ?? 0) + 20);
    near(third?.left, first?.left ?? 0);
    expect(third?.top).toBeGreaterThan(first?.bottom ?? 0);
    for (const page of [12, 13]) near(widths(page)[0], 250);
    for (const { left, right, top, bottom } of boxes.flat()) {
      expect(left).toBeGreaterThan(14);
      expect(right).toBeLessThan(283);
      expect(top).toBeGreaterThan(10);
      expect(bottom).toBeLessThan(196);
    }
  });

  it("has pictures pixel for pixel those that are stored", needs(...PDF_PROGRAMS), () => {
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
    "is a zip and a package that independent readers read, each picture byte for byte",
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
        expect(files, reader.name).toEqual(
          expected(({ packageName }) => packed.get(packageName) ?? packageName),
        );
      }
      expect(config).toMatchObject({ packageName: "Łódź Bar 7", type: "media-package" });
      expect(config.files.every(({ valid }: { valid: boolean }) => valid)).toBe(true);
    },
  );

  it("is the same package from the edge and from the device, but for when it was made", () => {
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
