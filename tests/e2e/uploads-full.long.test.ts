import type { Page } from "playwright";
import { expect, it } from "vitest";
import { STORE_FAULTS } from "#messages/store-faults.ts";
import { UPLOADER } from "#messages/uploader.ts";
import { PAGES } from "../../shared/product.ts";
import { png } from "../support/png.ts";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { takeRoom } from "./quota.ts";

const { open } = browserForTests();

const icon = (name: string) => ({ name, bytes: png(406, 200) });
const region = (page: Page, name: string) => page.getByRole("region", { name });
const shown = (page: Page, name: string) =>
  region(page, name).getByRole("listitem").locator("[title]").allInnerTexts();

it("files without room are shown as not saved, and saved once there is room", async () => {
  const { page } = await open(PAGES.mediaUpload);
  await drop(region(page, "Icons").locator("fieldset"), icon("a.png"));
  await region(page, "Icons").getByText("a.png").waitFor();
  const giveBack = await takeRoom(page);
  const large = { name: "large.png", bytes: png(1024, 485, { noise: 90 }) };
  await drop(region(page, "Customization").locator("fieldset"), large);
  await page.getByText(UPLOADER.unsaved).waitFor();
  await page.getByText(STORE_FAULTS.full).waitFor();
  await region(page, "Customization").getByText("large.png").waitFor();

  const other = await page.context().newPage();
  await other.goto(PAGES.mediaUpload);
  await region(other, "Icons").getByText("a.png").waitFor();
  expect(await shown(other, "Customization")).toEqual([]);

  await giveBack();
  await drop(page.getByRole("heading", { name: UPLOADER.heading }), icon("b.png"));
  await page.getByText(UPLOADER.unsaved).waitFor({ state: "detached" });
  await expect.poll(() => shown(other, "Customization")).toEqual(["large.png"]);
  await expect.poll(() => shown(other, "Icons")).toEqual(["a.png", "b.png"]);
});
