import type { Page } from "playwright";
import { expect, it } from "vitest";
import { SCREEN } from "#messages/screen.ts";
import { SHELL } from "#messages/shell.ts";
import { browserForTests } from "./browser.ts";
import { openMenu } from "./design-menu.ts";
import { STILL_MOUSE } from "./hands.ts";
import { settled } from "./settled.ts";
import { continueButton } from "./wizard.ts";

const { open } = browserForTests();

const header = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

it("after Back from a step that was still loading, the name can be typed and confirmed again", async () => {
  const { page } = await open("/machine-name", STILL_MOUSE);
  const arrived = Promise.withResolvers<void>();
  const nextPage = "**/ListStepPage-*.js";
  await page.route(nextPage, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const isAsked = page.waitForRequest(nextPage);
  const name = page.getByRole("textbox");
  await name.fill("Lobby");
  await name.press("Enter");
  await page.waitForURL("**/screensaver");
  await isAsked;
  await page.goBack();
  await page.waitForURL("**/machine-name");
  await expect.poll(() => name.isEditable()).toBe(true);
  await name.fill("Foyer");
  arrived.resolve();
  await continueButton(page).click();
  await page.waitForURL("**/screensaver");
  await page.getByRole("heading", { level: 1, name: "UPLOAD YOUR SCREENSAVER" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("machineName"))).toBe("Foyer");
});

it("a link to the page that is shown adds nothing that Back must undo", async () => {
  const { page } = await open("/image-requirements", STILL_MOUSE);
  // The rest is loaded by the first press.
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForLoadState("networkidle");
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await header(page, SHELL.links.requirements).click();
  expect(await steps()).toBe(before);
  await header(page, SHELL.links.home).click();
  await page.waitForURL(/\/$/);
  expect(await steps()).toBe(before + 1);
});

it("Back closes the design's dialog with the page it was opened on", async () => {
  const { page } = await open("/image-requirements", STILL_MOUSE);
  await header(page, SHELL.links.home).click();
  await page.waitForURL(/\/$/);
  const menu = await openMenu(page);
  await menu.waitFor();
  await page.goBack();
  await page.waitForURL("**/image-requirements");
  await menu.waitFor({ state: "detached" });
});

it("looks that load late don't open over the page that is shown by then", async () => {
  const { page } = await open("/", STILL_MOUSE);
  const arrived = Promise.withResolvers<void>();
  await page.route("**/LooksDialog-*.js", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: SCREEN.chooseLook, exact: true }).first().click();
  await header(page, SHELL.links.requirements).click();
  await page.waitForURL("**/image-requirements");
  const loaded = page.waitForEvent("requestfinished", (request) => request.url().includes("LooksDialog-"));
  arrived.resolve();
  await loaded;
  await page.waitForLoadState("networkidle");
  await settled(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
});
