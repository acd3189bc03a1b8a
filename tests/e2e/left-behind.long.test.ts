import { rmSync } from "node:fs";
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { EXPORTS } from "#messages/exports.ts";
import { OFFLINE } from "#messages/offline.ts";
import { DESIGN, SHELL } from "#messages/shell.ts";
import { findFreePort, type RunningServer, serve } from "../../scripts/serve.ts";
import { stepsOf } from "../../shared/machine/steps.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { confirm, exportButton } from "./exporting.ts";
import { BUILT_ANEW, untilKept, versionBuiltAnew, withOffline } from "./offline.ts";
import { hears } from "./said.ts";

/* A tab stays open while a new version is deployed: what it has not loaded yet is gone from the server. */

const { open } = browserForTests();
const servers: RunningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
let next: string;
beforeAll(async () => {
  next = await versionBuiltAnew();
});
afterAll(() => rmSync(next, { recursive: true }));

/** A named design on the second step, and a way to deploy the next version. */
async function midDesign(withWorker: boolean) {
  const port = await findFreePort();
  const old = await serve(port, await findFreePort());
  const options = withWorker ? withOffline(old.url) : { baseURL: old.url };
  const { page } = await open(CLASSIC_MODEL.nameStep.route, options);
  await page.getByLabel(CLASSIC_MODEL.nameStep.field).fill("Lobby");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(`**${stepsOf(CLASSIC_MODEL)[1]?.config.route}`);
  const deploy = async () => {
    for (const part of ["/assets/ToastView-", "/assets/toasts-"])
      await expect.poll(() => hasLoaded(page, part)).toBe(true);
    await old.stop();
    servers.push(await serve(port, await findFreePort(), next));
  };
  return { page, deploy };
}

const nameOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("machineData") ?? "{}").name);
const hasLoaded = (page: Page, part: string) =>
  page.evaluate(
    (part) => performance.getEntriesByType("resource").some(({ name }) => name.includes(part)),
    part,
  );
const isNext = (page: Page) => hasLoaded(page, `-${BUILT_ANEW}-`);
const guide = (page: Page) =>
  page.getByRole("navigation").getByRole("link", { name: SHELL.links.requirements }).first();
const designMenu = (page: Page) => page.getByRole("button", { name: DESIGN.title });
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first();

/** Presses the button for the next version, which has the same design. */
async function takesNext(page: Page): Promise<void> {
  await page.getByRole("button", { name: OFFLINE.use }).first().click();
  await expect.poll(() => isNext(page).catch(() => false)).toBe(true);
  await heading(page).waitFor();
  expect(await nameOf(page)).toBe("Lobby");
}

/** Waits until everything is kept on the device, and takes the guide's code away. */
async function forgetGuide(page: Page): Promise<void> {
  await untilKept(page);
  await page.evaluate(async () => {
    const files = await caches.open("brewscreen:files");
    for (const request of await files.keys())
      if (request.url.includes("/assets/ImageRequirementsPage-")) await files.delete(request);
  });
  // The browser's own cache would have it.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
}

describe("after a deploy, in a tab of the version before", () => {
  it("a dialog that was not loaded says that it needs the newer version, which keeps the design", async () => {
    const { page, deploy } = await midDesign(false);
    await deploy();
    await designMenu(page).click();
    await hears(page, OFFLINE.leftBehind);
    await takesNext(page);
    await designMenu(page).click();
    await page.getByRole("dialog").waitFor();
  });

  it.each([
    ["a page that was not loaded says so too, and opens in the newer version", false],
    ["the service worker goes over to the newer version too if a part is not kept", true],
  ])("%s", async (_, isKept) => {
    const { page, deploy } = await midDesign(isKept);
    if (isKept) await forgetGuide(page);
    await deploy();
    await guide(page).click();
    await hears(page, OFFLINE.leftBehind);
    await takesNext(page);
    expect(new URL(page.url()).pathname).toBe("/image-requirements");
  });

  it("nothing is requested over and over without a network, even if the toasts' code did not arrive", async () => {
    const asked: string[] = [];
    const toasts = /\/assets\/(toasts|ToastView)-/;
    const port = await findFreePort();
    const old = await serve(port, await findFreePort());
    const { page } = await open(LIGHT_PAGE, { baseURL: old.url });
    await page.route(toasts, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto(CLASSIC_MODEL.nameStep.route);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await old.stop();
    const lost = page.waitForEvent("requestfailed", (request) => {
      const url = request.url();
      return url.includes("/assets/") && !toasts.test(url);
    });
    await guide(page).click();
    await lost;
    // As long as many answers of the network take.
    for (let i = 0; i < 30; i++) await page.evaluate(() => fetch("/").catch(() => {}));
    expect(asked.length).toBeLessThan(6);
  });

  it("a file whose worker was not started says so too", async () => {
    const { page, deploy } = await midDesign(false);
    await page.goto(CLASSIC_MODEL.reviewStep.route);
    await confirm(page);
    await deploy();
    await exportButton(page, EXPORTS.kinds.pdf.label).click();
    await hears(page, OFFLINE.leftBehind);
    await takesNext(page);
  });

  it("a page that was never opened works if everything is kept on the device", async () => {
    const { page, deploy } = await midDesign(true);
    await untilKept(page);
    await deploy();
    await guide(page).click();
    await heading(page).waitFor();
    await designMenu(page).click();
    await page.getByRole("dialog").waitFor();
    expect(await isNext(page)).toBe(false);
  });
});
