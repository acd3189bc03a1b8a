import type { Page } from "playwright";
import { expect } from "vitest";
import { pdfPictures } from "../support/pdf.ts";
import { readZip } from "../support/read-zip.ts";
import { confirm, download } from "./exporting.ts";
import { storeDesign } from "./stored-design.ts";

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
