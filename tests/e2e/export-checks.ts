import type { Page } from "playwright";
import { expect } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { type ExportPlan, imagesOfPlan, planDesign } from "../../web/exports/plan.ts";
import { design } from "../exports/designs.ts";
import { pdfPictures } from "../support/pdf.ts";
import { readZip } from "../support/read-zip.ts";
import { confirm, download, exportButton, keep } from "./exporting.ts";
import { FULL_PLAN, fullDesign, MOST_SLOTS } from "./full-design.ts";
import { storeDesign } from "./stored-design.ts";

type Images = ReturnType<typeof imagesOfPlan>;

/** Where the pictures of an empty design stand: every place shows its default. */
export const DEFAULT_PLAN: ExportPlan = planDesign(CLASSIC_MODEL, design({ counts: MOST_SLOTS }));

const without = (images: Images, path: string) =>
  images.map((image) => image.path).filter((other) => other !== path);

/** Damages, then deletes pictures of a full design one by one, and expects every export to leave it out. */
export async function expectPicturesLeftOut(page: Page, chosen: Images): Promise<void> {
  // Latin names, since others are drawn as pictures.
  const names = { left: "House", middle: "Colombian", right: "Dark" };
  const design = { ...fullDesign(0), name: "Bar 7", names };
  await storeDesign(page, design, "/final-preview");
  await confirm(page);
  const images = imagesOfPlan(FULL_PLAN);
  for (const { id, label, path, packageName } of chosen) {
    const whole = design.pngs.get(id) as Uint8Array;
    await keep(page, whole, whole.slice(0, -20));
    const damaged = page.getByText(`${label}: its file is damaged.`);
    const zip = await download(page, "Images (zip)");
    await page.getByText("1 image was left out:").waitFor();
    await damaged.waitFor();
    expect(readZip(zip.bytes).map((entry) => entry.path)).toEqual(without(images, path));
    const edge = await download(page, "Media package (.mp)");
    await damaged.waitFor();
    const entries = readZip(edge.bytes).map((entry) => entry.path);
    expect(entries).toHaveLength(images.length);
    expect(entries.some((entry) => entry.endsWith(`/${packageName}`))).toBe(false);
    await keep(page, whole, undefined);
    const deleted = page.getByText(`${label}: the browser deleted it`);
    const pdf = await download(page, "PDF");
    await deleted.waitFor();
    expect(pdfPictures(pdf.bytes)).toHaveLength(images.length - 1);
    await keep(page, whole, whole);
    // What is missing asks for confirmation again; now nothing is.
    await page.reload();
    await exportButton(page, "PDF").waitFor();
  }
}

/** Makes defaults fail to load one by one, and expects the zip to leave each out. */
export async function expectDefaultsLeftOut(page: Page, chosen: Images): Promise<void> {
  await storeDesign(page, { hot: MOST_SLOTS.hotcupsizes, cold: MOST_SLOTS.coldcupsizes }, "/final-preview");
  await confirm(page);
  const images = imagesOfPlan(DEFAULT_PLAN);
  for (const { label, path, source } of chosen) {
    await page.route(`**${source}`, (route) => route.fulfill({ status: 404 }));
    const zip = await download(page, "Images (zip)");
    await page.getByText(`${label}: it couldn't be downloaded.`).waitFor();
    expect(readZip(zip.bytes).map((entry) => entry.path)).toEqual(without(images, path));
    await page.unroute(`**${source}`);
  }
}

/** The review's stops with cups, which are pages of the same numbers in the PDF. */
const HOT = 4;
const COLD = 5;

/** Expects as many pictures of cups in the zip and the PDF as the review shows. */
export async function expectAsManyAsShown(page: Page, hot: number, cold: number): Promise<void> {
  await storeDesign(page, { hot, cold }, "/final-preview");
  let at = 1;
  for (const [stop, count] of [
    [HOT, hot],
    [COLD, cold],
  ] as const) {
    for (; at < stop; at++) {
      await page.getByText(`${at} of 10`).waitFor();
      await page.getByRole("button", { name: "Next" }).click();
    }
    await page.getByText(`${stop} of 10`).waitFor();
    expect(await page.getByRole("figure").locator("button img").count()).toBe(count);
  }
  await confirm(page);
  const zip = readZip((await download(page, "Images (zip)")).bytes).map(({ path }) => path);
  expect(zip.filter((path) => path.startsWith("Hot Cup"))).toHaveLength(hot);
  expect(zip.filter((path) => path.startsWith("Cold Cup"))).toHaveLength(cold);
  const { bytes } = await download(page, "PDF");
  const onPage = (page: number) => pdfPictures(bytes).filter((picture) => picture.page === page).length;
  expect([onPage(HOT), onPage(COLD)]).toEqual([hot, cold]);
}
