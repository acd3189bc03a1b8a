import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { EXPORTS } from "#messages/exports.ts";
import { needs } from "../support/programs.ts";
import { walkPreview } from "../support/walk-preview.ts";
import { browserForTests, newProfile } from "./browser.ts";
import { startFirefox } from "./engines/firefox.ts";
import { startWebKit } from "./engines/webkit.ts";
import { confirm, downloadMore } from "./exporting.ts";
import { fullDesign } from "./full-design.ts";
import { storeDesign } from "./stored-design.ts";

const { open } = browserForTests();

type Walked = Awaited<ReturnType<typeof walkPreview>>;

function expectWhole({ stops, links, faults }: Walked): void {
  expect(faults).toEqual([]);
  // One for each category, and two with the cup ready.
  expect(stops).toHaveLength(11);
  expect(links).toBeGreaterThan(30);
}

describe("a preview file, opened from disk without a network", () => {
  const folder = mkdtempSync(join(tmpdir(), "preview-"));
  const file = join(folder, "preview.html");
  const url = pathToFileURL(file).href;
  const expectQuiet = (requests: readonly string[], problems: readonly string[]) => {
    expect(requests.filter((address) => !address.startsWith("data:") && address !== url)).toEqual([]);
    expect(problems).toEqual([]);
  };

  beforeAll(async () => {
    const { page } = await open("/");
    // As noisy as possible: no file is larger.
    await storeDesign(page, fullDesign(255), "/final-preview");
    await confirm(page);
    const { bytes } = await downloadMore(page, EXPORTS.kinds.preview.label);
    console.log(`Preview file of the noisiest design: ${bytes.length} bytes`);
    expect(bytes.length).toBeLessThanOrEqual(4_000_000);
    writeFileSync(file, bytes);
    return () => rmSync(folder, { recursive: true });
  });

  it("is walked whole in Chromium, with no request and nothing on the console", async () => {
    const context = await newProfile({ offline: true });
    const page = await context.newPage();
    const requests: string[] = [];
    const problems: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    page.on("console", (message) => problems.push(message.text()));
    page.on("pageerror", (fault) => problems.push(String(fault)));
    await page.goto(url);
    expectWhole(await page.evaluate(walkPreview));
    await context.close();
    expectQuiet(requests, problems);
  });

  it("is walked whole in Firefox, just as quietly", needs("firefox-esr"), async () => {
    const firefox = await startFirefox();
    try {
      await firefox.open(url);
      expectWhole(await firefox.ask(walkPreview));
      expectQuiet(firefox.requests, firefox.problems);
    } finally {
      await firefox.stop();
    }
  });

  it("is walked whole in WebKit", needs("WebKitWebDriver", "Xvfb"), async () => {
    const driver = await startWebKit();
    try {
      await driver.open(url);
      expectWhole(await driver.ask(walkPreview));
    } finally {
      await driver.stop();
    }
  });
});
