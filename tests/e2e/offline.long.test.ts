import { rmSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { OFFLINE } from "#messages/offline.ts";
import { DESIGN } from "#messages/shell.ts";
import { findFreePort, serve, serveOnFreePorts } from "../../scripts/serve.ts";
import { stepsOf } from "../../shared/machine/steps.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { browserForTests } from "./browser.ts";
import { untilKept, version, withOffline } from "./offline.ts";

const { open } = browserForTests();
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
const made = async (name: string, isLast = false) => {
  const folder = await version(name, isLast);
  folders.push(folder);
  return folder;
};

it("a new version waits until it is wanted, loses nothing, and leaves the old one's tabs alone", async () => {
  const port = await findFreePort();
  const old = await serve(port, await findFreePort(), await made("old"));
  const { page } = await open(CLASSIC_MODEL.nameStep.route, withOffline(old.url));
  await untilKept(page);
  await page.getByLabel(CLASSIC_MODEL.nameStep.field).fill("Lobby");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(`**${stepsOf(CLASSIC_MODEL)[1]?.config.route}`);
  await old.stop();

  const next = await serve(port, await findFreePort(), await made("next"));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const shown = () => page.evaluate(() => document.body.dataset.version);
  await page.getByText(OFFLINE.toTake).first().waitFor();
  expect(await shown()).toBe("old");
  await page.reload();
  expect(await shown()).toBe("old");
  await page.getByRole("button", { name: DESIGN.title }).click();
  await page.getByRole("button", { name: OFFLINE.use }).click();
  await expect.poll(shown).toBe("next");
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("machineData") ?? "{}").name)).toBe(
    "Lobby",
  );
  await next.stop();

  const last = await serve(port, await findFreePort(), await made("last", true));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await page.reload();
  await expect.poll(shown).toBe("last");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await last.stop();
});

it("says that nothing could be kept if the browser refuses the cache", async () => {
  const server = await serveOnFreePorts();
  const { page } = await open("/", withOffline(server.url));
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole("button", { name: DESIGN.title }).click();
  const keep = page.getByRole("button", { name: OFFLINE.keep });
  await keep.waitFor();
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    CacheStorage.prototype.open = async () => {
      throw new DOMException("no cache", "SecurityError");
    };
  });
  await keep.click();
  await page.getByText(OFFLINE.failed).waitFor();
  await server.stop();
});
