import type { FileChooser, Locator, Page } from "playwright";
import { FILE_IMPORT } from "#messages/drop.ts";
import { HOME } from "#messages/home.ts";
import { SHELF } from "#messages/shelf.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { createEmptyDesign } from "../../shared/model/design.ts";
import { planExport } from "../../web/exports/plan.ts";
import { design, image } from "../exports/designs.ts";
import { png } from "../support/png.ts";
import { rowsOf } from "./database.ts";
import { drop, type TestFile } from "./files.ts";
import { storeDesign } from "./stored-design.ts";

const START = createEmptyDesign(CLASSIC_MODEL, "");

export const plan = (page: Page) => page.getByRole("dialog", { name: FILE_IMPORT.title("") });
export const putOn = (page: Page) => plan(page).getByRole("button", { name: FILE_IMPORT.put, exact: true });

export const place = (page: Page, category: string, slot: string) =>
  plan(page).locator(`[data-slot="${category}/${slot}"]`);

/** Drops files on the page once it stands. */
export async function dropOnPage(page: Page, ...files: TestFile[]): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await drop(page.locator("body"), ...files);
}

export async function dropAnywhere(page: Page, files: readonly TestFile[]): Promise<void> {
  await dropOnPage(page, ...files);
  await putOn(page).waitFor();
}

/** Chooses files for the whole machine by a button. */
export async function chooseBy(opener: Locator, files: Parameters<FileChooser["setFiles"]>[0]) {
  const [chooser] = await Promise.all([opener.page().waitForEvent("filechooser"), opener.click()]);
  await chooser.setFiles(files);
}

export const addFiles = (page: Page) => page.getByRole("button", { name: HOME.addFiles });

export const planButton = (page: Page, name: string) => plan(page).getByRole("button", { name, exact: true });

export async function withAlpha({ page }: { page: Page }): Promise<Page> {
  await storeDesign(page, { name: "Alpha" }, "/machine-name");
  await shows(page, "Alpha");
  return page;
}

/** Opens another tab, which begins Beta. */
export async function beginBeta(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto("/machines");
  await other.getByRole("button", { name: SHELF.new }).click();
  await other.getByRole("textbox").fill("Beta");
  await other.keyboard.press("Enter");
  await other.waitForURL("**/screensaver");
  await shows(other, "Beta");
  return other;
}

/** Done once the design has changed and the plan is gone. */
export async function put(page: Page): Promise<void> {
  await putOn(page).click();
  await plan(page).waitFor({ state: "detached" });
}

/** Presses the button that puts files on, even if it is disabled. */
export const pressPutOn = (page: Page): Promise<void> =>
  putOn(page).evaluate((button: HTMLElement) => button.click());

/** Waits until the plan has answered a press with these words, or has closed. */
export const answers = (page: Page, words: string): Promise<void> =>
  Promise.race([plan(page).getByText(words).waitFor(), plan(page).waitFor({ state: "detached" })]);

/** Waits until the header shows the name of the open machine. */
export const shows = (page: Page, name: string): Promise<void> =>
  page.locator("[data-keeping]").getByText(name, { exact: true }).waitFor();

export async function openMachine(page: Page, name: string): Promise<void> {
  await page.goto("/machines");
  await page.getByRole("button", { name: `Open ${name}`, exact: true }).click();
  await shows(page, name);
}

/** A finished picture for every place of a new design, different for each seed. */
function finishedFiles(from = 0): ReadonlyMap<string, TestFile> {
  const { screens } = planExport(
    CLASSIC_MODEL,
    design({ counts: START.counts, lists: { screensaver: [image("")] } }),
  );
  return new Map(
    screens.flatMap(({ arrangement: { size }, images }, screen) =>
      images.map(({ id, entryName }, at): [string, TestFile] => [
        id,
        {
          name: entryName,
          // Grey, since all of them are made before the first test.
          bytes: png(size.width, size.height, { seed: from + 10 * screen + at + 1, noise: 20, isGrey: true }),
        },
      ]),
    ),
  );
}

/** What the design holds, by place: a bundled path, or a picture's bytes in base64. */
export async function held(page: Page): Promise<Record<string, string>> {
  const blobs = new Map(await rowsOf<Uint8Array>(page, "blobs"));
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(await page.evaluate(() => ({ ...localStorage })))) {
    const at = /_\d+_([a-z]+_\w+)$/.exec(key)?.[1];
    const hash = /^\/stored-images\/([0-9a-f]{64})/.exec(value)?.[1];
    if (at === undefined) continue;
    found[at] = hash
      ? Buffer.from(blobs.get(hash) ?? []).toString("base64")
      : value.replace(/^data:image\/png;base64,/, "");
  }
  return found;
}

/** Two customers' finished files for the same places. */
export const ALPHA = finishedFiles();
export const BETA = finishedFiles(100);
export const filesOf = (files: ReadonlyMap<string, TestFile>) => [...files.values()];
export const heldOf = (files: ReadonlyMap<string, TestFile>) =>
  asHeld(new Map([...files].map(([at, { bytes }]) => [at, bytes])));

export const asHeld = (files: ReadonlyMap<string, Uint8Array | string>): Record<string, string> =>
  Object.fromEntries(
    [...files].map(([at, bytes]) => [
      at,
      typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("base64"),
    ]),
  );
