import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { HOME } from "#messages/home.ts";
import { LANGUAGE } from "#messages/language.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { languageOfFile } from "../../web/app/offline/files.ts";
import { ROUTES } from "../../web/app/routes.ts";
import { browserForTests, LIGHT_PAGE } from "../e2e/browser.ts";
import { withOffline } from "../e2e/offline.ts";

/* Which fonts the interface is set in, and which files a visitor loads for it. */

const { open } = browserForTests();

const FAMILIES: Readonly<Record<string, string>> = { ja: "Noto Sans JP", ar: "Noto Sans Arabic" };
const family = FAMILIES[LANGUAGE];
/** Bytes that the fonts of a visitor may have. */
const MOST = 1_500_000;
const FONT = /\/assets\/[^?]+\.woff2$/;

/** The paths of the fonts that a page asks for. */
function watchFonts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (FONT.test(pathname)) asked.add(pathname);
  });
  return asked;
}

const scriptFontsIn = (paths: Iterable<string>): string[] =>
  [...paths].filter((path) => path.startsWith("/assets/noto-")).sort();

/** The families whose glyphs the text of an element is painted with, of those that the page has loaded. */
async function familiesOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? familyName : `the device's ${familyName}`,
  );
}

async function loaded(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

describe("the interface's fonts", () => {
  it("have the letters of every page, and only those of its language are loaded", async () => {
    const { page } = await open(LIGHT_PAGE);
    const asked = watchFonts(page);
    for (const { path } of ROUTES) {
      await page.goto(path);
      await loaded(page);
      const found = await familiesOf(page, "h1");
      expect(found, path).toEqual(found.filter((each) => !each.startsWith("the device's")));
    }
    const fonts = scriptFontsIn(asked);
    expect(new Set(fonts.map(languageOfFile))).toEqual(new Set(family ? [LANGUAGE] : []));
    // The other slices are for what visitors write.
    expect(fonts.filter((path) => !/-common-(400|700)-|-arabic-/.test(path))).toEqual([]);
  });

  it.runIf(family)("are those of the language", async () => {
    const { page } = await open("/");
    await page.getByRole("link", { name: HOME.start }).first().waitFor();
    await loaded(page);
    expect((await familiesOf(page, "h1")).join()).toContain(family);
  });

  it("are 1.5 MB at most, whatever visitors write", () => {
    const dist = join(import.meta.dirname, "../../dist");
    const all = globSync("assets/*.woff2", { cwd: dist }).map((file) => `/${file}`);
    expect(all.length).toBeGreaterThan(20);
    const own = all.filter(
      (path) => /\/(besley|atkinson)-/.test(path) || (family && languageOfFile(path) === LANGUAGE),
    );
    const bytes = own.reduce((sum, path) => sum + statSync(join(dist, path)).size, 0);
    console.log(`${LANGUAGE}: ${own.length} fonts of ${bytes} bytes`);
    expect(bytes).toBeLessThanOrEqual(MOST);
    // A file of two names would be loaded twice.
    const names = all.map((path) => path.replace(/-\w{7}\.woff2$/, ""));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.runIf(family)("are kept for offline use, with no other language's", async () => {
    const server = await serveOnFreePorts();
    const { page } = await open("/", withOffline(server.url));
    await page.getByRole("link", { name: HOME.start }).first().waitFor();
    await page.keyboard.press("Tab");
    const dist = join(import.meta.dirname, "../../dist");
    const wanted = globSync("assets/noto-*.woff2", { cwd: dist })
      .map((file) => `/${file}`)
      .filter((path) => languageOfFile(path) === LANGUAGE)
      .sort();
    const kept = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open("brewscreen:files")).keys();
        return keys.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith(".woff2"));
      });
    await expect.poll(async () => scriptFontsIn(await kept()), { timeout: 180_000 }).toEqual(wanted);
    await server.stop();
    await page.goto("/image-requirements");
    await loaded(page);
    expect((await familiesOf(page, "h1")).join()).toContain(family);
  });
});
