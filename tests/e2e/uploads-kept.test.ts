import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { SHELF } from "#messages/shelf.ts";
import { STORE_FAULTS } from "#messages/store-faults.ts";
import { UPLOADER } from "#messages/uploader.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { rowsOf } from "./database.ts";
import { drop, savedBy } from "./files.ts";
import { storeDesign } from "./stored-design.ts";
import { beside, createButton, give, icon, image, region, sees, shown, showsFiles } from "./uploads.ts";

const { open } = browserForTests();

const removal = (page: Page, name: string) => page.getByRole("button", { name: UPLOADER.removeFile(name) });
async function anotherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto("/media-upload");
  await beside(other).waitFor();
  return other;
}

const storedFiles = async (page: Page) => (await rowsOf(page, "files", "brewscreen-media-upload")).length;
/** The browser keeps pages as they were left, for Back. */
const suspend = (page: Page, type: "pagehide" | "pageshow") =>
  page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), type);

describe("the files of /media-upload", () => {
  it("can be used without storage, and are not called saved", async () => {
    const { page } = await open(LIGHT_PAGE);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("no", "UnknownError");
      };
    });
    await page.goto("/media-upload");
    await drop(beside(page), icon("a.png"), image("odd.png", 100, 50));
    await page.getByText(UPLOADER.unsaved).waitFor();
    await page.getByText(STORE_FAULTS.unavailable).waitFor();
    await region(page, UPLOADER.tray).getByText(UPLOADER.trayNoteUnsaved).waitFor();
    await removal(page, "odd.png").click();
    await region(page, UPLOADER.tray).waitFor({ state: "detached" });
    const { bytes } = await savedBy(page, () => createButton(page).click());
    expect(bytes.includes("icons/a.png")).toBe(true);
  });

  it("are erased with everything, also in tabs that show them and in one that is suspended", async () => {
    const { page } = await open("/media-upload");
    await give(page, "Icons", icon("a.png"), icon("b.png"));
    await page.getByLabel(UPLOADER.name).fill("Lobby");
    const left = await anotherTab(page);
    await sees(left, "Icons", "b.png");
    // As if the page were kept for Back during a change.
    await drop(beside(left), icon("c.png"));
    await suspend(left, "pagehide");

    const machines = await page.context().newPage();
    await machines.goto(LIGHT_PAGE);
    await storeDesign(machines, { name: "Lobby" }, "/machines");
    await machines.getByRole("button", { name: SHELF.erase }).click();
    await machines.getByRole("dialog").getByRole("button", { name: SHELF.eraseYes }).click();
    await machines.waitForURL("/");
    await showsFiles(page, { Icons: [] });
    await suspend(left, "pageshow");
    await showsFiles(left, { Icons: [] });
    expect(await page.getByLabel(UPLOADER.name).inputValue()).toMatch(/^Brewscreen_\d+$/);
    await machines.goto("/media-upload");
    await beside(machines).waitFor();
    expect(await storedFiles(machines)).toBe(0);
    expect(await shown(machines, "Icons")).toEqual([]);
  });

  it("are changed again after a suspended page comes back", async () => {
    const { page } = await open("/media-upload");
    await give(page, "Icons", icon("a.png"), icon("b.png"));
    await removal(page, "a.png").evaluate((button: HTMLElement) => {
      button.click();
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    });
    await suspend(page, "pageshow");
    await expect.poll(() => storedFiles(page)).toBe(1);
    expect(await shown(page, "Icons")).toEqual(["b.png"]);
  });
});
