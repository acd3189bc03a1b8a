import { describe, expect, it } from "vitest";
import { EXPORTS } from "#messages/exports.ts";
import { FIT } from "#messages/fit.ts";
import { LETTER_TABS } from "#messages/letter-tabs.ts";
import { STYLE_CHOICES } from "#messages/lettering.ts";
import { REVIEW } from "#messages/review.ts";
import { SCREEN } from "#messages/screen.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { ROUTES } from "../../web/app/routes.ts";
import { startFirefox } from "../support/firefox.ts";
import { holds, noteFiles, type PageHand, press, savedFile, typeFirst, until } from "../support/page-hand.ts";
import { needs } from "../support/programs.ts";
import { readZip } from "../support/read-zip.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { config } from "./letter-words.ts";
import { keptFiles, withOffline } from "./offline.ts";
import { SLOTS } from "./wizard.ts";

const { open } = browserForTests();

/** After one visit the server stops, and the whole journey works with words in every style. */
async function journey(page: PageHand, server: { readonly url: string; stop(): Promise<void> }) {
  const wanted = keptFiles();
  await page.goto(`${server.url}/`);
  await until(() =>
    page.evaluate<boolean>(
      `(async () => {
        const keys = await (await caches.open("brewscreen:files")).keys();
        const kept = new Set(keys.map(({ url }) => new URL(url).pathname));
        return ${JSON.stringify(wanted)}.every((path) => kept.has(path));
      })()`,
    ),
  );
  await server.stop();

  for (const { path } of ROUTES) {
    await page.goto(server.url + path);
    await holds(page, `document.querySelector("h1")?.textContent`);
  }
  await page.goto(server.url + CLASSIC_MODEL.nameStep.route);
  await typeFirst(page, "Island kiosk");
  await press(page, "Continue");
  await holds(page, `document.querySelector("main input[type=file]")`);
  await press(page, SCREEN.machineMenu);
  await press(page, SCREEN.fill);
  await holds(page, `Object.keys(localStorage).some((key) => key.endsWith("_blends_left"))`);
  const value = `Object.entries(localStorage).find(([key]) => key.endsWith("_blends_left"))?.[1]`;
  const seen = [await page.evaluate<string>(value)];
  for (const style of STYLE_CHOICES) {
    await page.goto(server.url + config.route);
    const slot = `document.querySelector('[data-slot="left"]:has(img[width]) button')`;
    await holds(page, slot);
    await page.evaluate(`(${slot}.click(), true)`);
    await press(page, FIT.adjust);
    await press(page, LETTER_TABS.words);
    await holds(page, `[...document.querySelectorAll("dialog input")].some((field) => !field.disabled)`);
    if (seen.length === 1) await press(page, LETTER_TABS.putOn("House Blend"));
    await press(page, style.label);
    await press(page, FIT.use);
    await holds(page, `!${JSON.stringify(seen)}.includes(${value})`);
    seen.push(await page.evaluate<string>(value));
  }

  await page.goto(server.url + CLASSIC_MODEL.reviewStep.route);
  await holds(page, `document.querySelector("h1")?.textContent`);
  await noteFiles(page);
  await press(page, REVIEW.confirm);
  await press(page, EXPORTS.kinds.package.label);
  await press(page, EXPORTS.onDevice);
  // And a screensaver and config.json.
  expect(readZip(await savedFile(page, ".mp"))).toHaveLength(SLOTS + 2);
  await press(page, EXPORTS.kinds.pdf.label);
  expect(new TextDecoder().decode((await savedFile(page, ".pdf")).subarray(0, 5))).toBe("%PDF-");
}

describe("one visit, and then no server", () => {
  it("is enough for the whole journey in Chromium", async () => {
    const server = await serveOnFreePorts();
    const { page } = await open(LIGHT_PAGE, withOffline(server.url));
    await journey(
      {
        goto: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
      },
      server,
    );
  });

  it("is enough for the whole journey in Firefox", needs("firefox-esr"), async () => {
    const server = await serveOnFreePorts();
    const firefox = await startFirefox();
    try {
      await journey(firefox, server);
    } finally {
      await firefox.close();
    }
  });
});
