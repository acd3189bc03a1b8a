import type { Page } from "playwright";
import { expect, inject, it } from "vitest";
import { EXPORTS } from "#messages/exports.ts";
import { SCREEN } from "#messages/screen.ts";
import { WIZARD } from "#messages/wizard.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import type { CacheCommand } from "../../web/app/offline/files.ts";
import { ROUTES } from "../../web/app/routes.ts";
import { readZip } from "../support/read-zip.ts";
import { browserForTests } from "./browser.ts";
import { confirm, deviceButton, download, exportButton } from "./exporting.ts";
import { untilKept, withOffline } from "./offline.ts";
import { toast } from "./said.ts";
import { chooseInMenu, SLOTS } from "./wizard.ts";

const { open } = browserForTests();
const WAITS = { timeout: 60_000 };

/** The orders that the page gives its service worker. */
async function watchOrders(page: Page) {
  await page.evaluate(() => {
    const orders: string[] = [];
    Object.assign(globalThis, { orders });
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (order: CacheCommand, ports: unknown) {
      orders.push("when" in order ? order.when : order.order);
      Reflect.apply(postMessage, this, [order, ports]);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { orders: string[] }).orders.join(" "));
}

it("after one visit the product works without a network: every page, a design, its package and its PDF", async () => {
  const server = await serveOnFreePorts();
  const { page } = await open("/", withOffline(server.url));
  const orders = await watchOrders(page);
  await page.keyboard.press("Tab");
  await expect.poll(orders, WAITS).toBe("ask idle");
  // While the visitor is active, the rest waits.
  await page.keyboard.press("Tab");
  await expect.poll(orders, WAITS).toBe("ask idle rest idle");
  await untilKept(page);
  await server.stop();

  for (const { path } of ROUTES.filter((_, index) => inject("isLong") || index % 3 === 0)) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  }
  await page.goto(CLASSIC_MODEL.nameStep.route);
  await page.getByLabel(CLASSIC_MODEL.nameStep.field).fill("Island kiosk");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL((url) => url.pathname !== CLASSIC_MODEL.nameStep.route);
  await chooseInMenu(page, SCREEN.fill);
  await toast(page, WIZARD.filled.done).waitFor();
  await page.goto(CLASSIC_MODEL.reviewStep.route);
  await confirm(page);
  await exportButton(page, EXPORTS.kinds.package.label).click();
  await deviceButton(page).waitFor();
  const { bytes } = await download(page, EXPORTS.onDevice);
  // And a screensaver and config.json.
  expect(readZip(bytes)).toHaveLength(SLOTS + 2);
  const pdf = await download(page, EXPORTS.kinds.pdf.label);
  expect(new TextDecoder().decode(pdf.bytes.subarray(0, 5))).toBe("%PDF-");
});
