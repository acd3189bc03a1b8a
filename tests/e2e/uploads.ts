import type { Page } from "playwright";
import { expect } from "vitest";
import { UPLOADER } from "#messages/uploader.ts";
import { png } from "../support/png.ts";
import { drop, type TestFile } from "./files.ts";

/* /media-upload and its areas, which are named by their labels. */

export const region = (page: Page, name: string) => page.getByRole("region", { name });
export const zone = (page: Page, area: string) => region(page, area).locator("fieldset");
/** What is dropped there is sorted into the areas. */
export const beside = (page: Page) => page.getByRole("heading", { name: UPLOADER.heading });
export const createButton = (page: Page) => page.getByRole("button", { name: UPLOADER.create });

export const image = (name: string, width: number, height: number): TestFile => ({
  name,
  bytes: png(width, height, { seed: name.length }),
});
export const icon = (name: string) => image(name, 406, 200);

export const sees = (page: Page, area: string, words: string) =>
  region(page, area).getByText(words).waitFor();
/** The names of an area's files. */
export const shown = (page: Page, area: string) =>
  region(page, area).getByRole("listitem").locator("[title]").allInnerTexts();

/** Drops files on an area and waits until the last of them is shown. */
export async function give(page: Page, area: string, ...files: TestFile[]): Promise<void> {
  await drop(zone(page, area), ...files);
  await sees(page, area, files.at(-1)?.name ?? "");
}

/** Waits until areas show these files and no others. */
export const showsFiles = (page: Page, areas: Readonly<Record<string, readonly string[]>>) =>
  expect
    .poll(async () => {
      const all = Object.keys(areas).map(async (area) => [area, await shown(page, area)]);
      return Object.fromEntries(await Promise.all(all));
    })
    .toEqual(areas);
