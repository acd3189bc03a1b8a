import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, inflateSync } from "node:zlib";
import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { LIMITS } from "../../shared/package/limits.ts";
import { imagesOfPlan, planExport } from "../../web/exports/plan.ts";
import { checkPdf, PDF_READERS, pdfPictureBoxes, pdfPictures, pdfWords } from "../support/pdf.ts";
import { chunk, png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { isInstalled, ZIP_READERS } from "../support/zip-readers.ts";
import { browserForTests } from "./browser.ts";
import { FULL_PLAN, fullDesign } from "./full-design.ts";
import { storeDesign, storedPath } from "./stored-design.ts";

const { open } = browserForTests();

/** A design of nothing but counts: every place shows its default. */
const DEFAULTS = {
  machineName: "",
  lists: {},
  slots: {},
  names: {},
  counts: { hotcupsizes: 4, coldcupsizes: 3 },
};

/** Where the header ends: the signature and IHDR (PNG, 5.2 and 11.2.1). */
const AFTER_HEAD = 33;

type Bytes = Uint8Array<ArrayBuffer>;

const exportButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Confirms whatever is there. */
async function confirm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Confirm Final Review" }).click();
  const asked = page.getByRole("button", { name: "Confirm with defaults" });
  await asked
    .or(page.getByRole("button", { name: "Finalizing..." }))
    .first()
    .waitFor();
  if (await asked.isVisible()) await asked.click();
  await exportButton(page, "PDF").waitFor();
}

async function download(page: Page, name: string) {
  const [saved] = await Promise.all([page.waitForEvent("download"), exportButton(page, name).click()]);
  const bytes = new Uint8Array(Buffer.concat(await (await saved.createReadStream()).toArray()));
  await page.getByRole("link", { name: `Save ${saved.suggestedFilename()} again` }).waitFor();
  return { name: saved.suggestedFilename(), bytes };
}

/** Keeps other bytes in the place of a stored picture's; none for one that the browser has deleted. */
const keep = (page: Page, picture: Uint8Array, bytes: Uint8Array | undefined): Promise<unknown> =>
  page.evaluate(
    ({ hash, base64 }) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open("brewscreen");
        opening.onerror = failed;
        opening.onsuccess = () => {
          const writing = opening.result.transaction("images", "readwrite");
          const images = writing.objectStore("images");
          if (base64 === undefined) images.delete(hash);
          else images.put(Uint8Array.fromBase64(base64), hash);
          writing.oncomplete = () => {
            opening.result.close();
            done(undefined);
          };
        };
      }),
    {
      hash: /[0-9a-f]{64}/.exec(storedPath(picture))?.[0] ?? "",
      base64: bytes && Buffer.from(bytes).toString("base64"),
    },
  );

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
    const { page, problems } = await open("/");
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
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      exportButton(page, "Build on this device").click(),
    ]);
    expect(saved.suggestedFilename()).toBe("Łódź Bar 7.mp");
    device = new Uint8Array(Buffer.concat(await (await saved.createReadStream()).toArray()));
    return () => rmSync(folder, { recursive: true });
  });

  it("is a PDF with the specification's geometry, measured in it", {
    skip: !PDF_READERS.every(isInstalled),
  }, () => {
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

  it("has pictures pixel for pixel those that are stored", { skip: !PDF_READERS.every(isInstalled) }, () => {
    const found = pdfPictures(pdf);
    // A text is a picture with a soft mask.
    const photos = found.filter(({ type }, i) => type === "image" && found[i + 1]?.type !== "smask");
    const stored = [...design.pngs.values()].map((file) => crc32(samplesOf(file)));
    expect(photos.map(({ samples }) => crc32(samples))).toEqual(stored);
    expect(pdf.length).toBeLessThan(
      1.1 * [...design.pngs.values()].reduce((sum, { length }) => sum + length, 0),
    );
  });

  it("has the names in any script, drawn", { skip: !PDF_READERS.every(isInstalled) }, () => {
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

  it("is a zip and a package that independent readers read, each picture byte for byte", () => {
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
    for (const reader of ZIP_READERS.filter(({ program }) => isInstalled(program))) {
      expect(reader.read(join(folder, "images.zip")), reader.name).toEqual(expected(({ path }) => path));
      const { "config.json": _, ...files } = reader.read(join(folder, "package.zip"));
      expect(files, reader.name).toEqual(
        expected(({ packageName }) => packed.get(packageName) ?? packageName),
      );
    }
    expect(config).toMatchObject({ packageName: "Łódź Bar 7", type: "media-package" });
    expect(config.files.every(({ valid }: { valid: boolean }) => valid)).toBe(true);
  });

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

describe("exports", () => {
  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
  ])("of %i hot and %i cold sizes have as many pictures as the review shows", async (hot, cold) => {
    const { page } = await open("/");
    await storeDesign(page, { hot, cold }, "/final-preview");
    for (const [stop, count] of [
      [4, hot],
      [5, cold],
    ]) {
      while (!(await page.getByText(`${stop} of 10`).isVisible()))
        await page.getByRole("button", { name: "Next" }).click();
      expect(await page.getByRole("figure").locator("button img").count()).toBe(count);
    }
    await confirm(page);
    const zip = readZip((await download(page, "Images (zip)")).bytes).map(({ path }) => path);
    expect(zip.filter((path) => path.startsWith("Hot Cup"))).toHaveLength(hot);
    expect(zip.filter((path) => path.startsWith("Cold Cup"))).toHaveLength(cold);
    const { bytes } = await download(page, "PDF");
    if (!PDF_READERS.every(isInstalled)) return;
    const onPage = (page: number) => pdfPictures(bytes).filter((picture) => picture.page === page).length;
    expect([onPage(4), onPage(5)]).toEqual([hot, cold]);
  });

  it("leave out what can't be had, finish, and say what", async () => {
    const { page } = await open("/");
    const evicted = png(302, 485, { seed: 9 });
    await storeDesign(page, { images: { blends_left: evicted } }, "/final-preview");
    await confirm(page);
    await keep(page, evicted, undefined);
    await page.route("**/defaults/hotcold/hot.png", (route) => route.fulfill({ status: 404 }));
    await page.route("**/defaults/dispensinghot/screen.png", (route) =>
      route.fulfill({ contentType: "image/png", body: Buffer.from(png(1024, 485).slice(0, 400)) }),
    );
    const told = [
      "3 images are left out:",
      "Blends Selection, Left: the browser has deleted it to make room.",
      "Hot/Cold Selection, Hot: its file did not arrive.",
      "Hot Dispensing Screen, Dispensing Screen: its file is damaged.",
    ];
    const zip = await download(page, "Images (zip)");
    for (const words of told) await page.getByText(words).waitFor();
    const paths = readZip(zip.bytes).map(({ path }) => path);
    expect(paths).toHaveLength(15 - 3);
    expect(paths).not.toContain("Blend Images/Left_Blend.png");
  });

  it("finish without any one picture that is damaged or deleted, and name it", async () => {
    const { page } = await open("/");
    // Latin names: others are drawn, as pictures of their own.
    const names = { left: "House", middle: "Colombian", right: "Dark" };
    const design = { ...fullDesign(0), name: "Bar 7", names };
    await storeDesign(page, design, "/final-preview");
    await confirm(page);
    const images = imagesOfPlan(FULL_PLAN);
    for (const { id, label, path, packageName } of images) {
      const whole = design.pngs.get(id) as Uint8Array;
      await keep(page, whole, whole.slice(0, -20));
      const damaged = page.getByText(`${label}: its file is damaged.`);
      const zip = await download(page, "Images (zip)");
      await page.getByText("1 image is left out:").waitFor();
      await damaged.waitFor();
      expect(readZip(zip.bytes).map((entry) => entry.path)).toEqual(
        images.map((image) => image.path).filter((other) => other !== path),
      );
      const edge = await download(page, "Media package (.mp)");
      await damaged.waitFor();
      const entries = readZip(edge.bytes).map((entry) => entry.path);
      expect(entries).toHaveLength(images.length);
      expect(entries.some((entry) => entry.endsWith(`/${packageName}`))).toBe(false);
      await keep(page, whole, undefined);
      const deleted = page.getByText(`${label}: the browser has deleted it`);
      const pdf = await download(page, "PDF");
      await deleted.waitFor();
      if (PDF_READERS.every(isInstalled)) expect(pdfPictures(pdf.bytes)).toHaveLength(images.length - 1);
      await keep(page, whole, whole);
    }
  }, 240_000);

  it("finish without any one default that does not arrive, and name it", async () => {
    const { page } = await open("/");
    await storeDesign(page, { hot: 4, cold: 3 }, "/final-preview");
    await confirm(page);
    const images = imagesOfPlan(planExport(CLASSIC, DEFAULTS));
    for (const { label, path, source } of images) {
      await page.route(`**${source}`, (route) => route.fulfill({ status: 404 }));
      const zip = await download(page, "Images (zip)");
      await page.getByText(`${label}: its file did not arrive.`).waitFor();
      expect(readZip(zip.bytes).map((entry) => entry.path)).toEqual(
        images.map((image) => image.path).filter((other) => other !== path),
      );
      await page.unroute(`**${source}`);
    }
  }, 120_000);

  it("too large for the server are built on the device", async () => {
    const { page } = await open("/");
    const small = png(1024, 768);
    const comment = chunk("tEXt", new Uint8Array(LIMITS.bodyBytes / 5));
    const large = new Uint8Array(
      Buffer.concat([small.subarray(0, AFTER_HEAD), comment, small.subarray(AFTER_HEAD)]),
    );
    const screensavers = imagesOfPlan(FULL_PLAN)
      .map(({ id }) => id)
      .filter((id) => id.startsWith("screensaver"));
    const images = Object.fromEntries(screensavers.map((id) => [id, large]));
    await storeDesign(page, { images }, "/final-preview");
    await confirm(page);
    await exportButton(page, "Media package (.mp)").click();
    await page.getByText("The images are too large to send: the server takes about 25 MB of them.").waitFor();
    const { bytes } = await download(page, "Build on this device");
    expect(readZip(bytes).filter((entry) => entry.bytes.length === large.length)).toHaveLength(
      screensavers.length,
    );
  });

  it("say so when there is no file, and leave the design as it is", async () => {
    const { page } = await open("/");
    await storeDesign(page, {}, "/final-preview");
    await confirm(page);
    await page.route("**/images/defaults/**", (route) => route.abort());
    await exportButton(page, "Images (zip)").click();
    await page.getByText("Failed to download images. Please try again.").first().waitFor();
    await page.route("**/assets/pdf.worker*", (route) => route.abort());
    await exportButton(page, "PDF").click();
    await page.getByText("Failed to generate PDF. Please try again.").first().waitFor();
    await page.unroute("**/images/defaults/**");
    await page.route("**/api/create-package", (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html>" }),
    );
    await exportButton(page, "Media package (.mp)").click();
    await page.getByText("Failed to create package.").first().waitFor();
    await page.getByText("The server's answer was not a package").waitFor();
    await exportButton(page, "Build on this device").waitFor();
  });
});
