import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { build } from "vite";
import { expect } from "vitest";
import { buildServiceWorker } from "../../scripts/build.ts";
import { offlineFiles } from "../../scripts/offline.ts";

/** What a profile needs so that a service worker may stand in it. */
export const withOffline = (url: string) => ({ baseURL: url, serviceWorkers: "allow" }) as const;

/** Hundreds of files come one after the other, each when the browser is idle: late on a busy machine. */
const KEPT_WITHIN_MS = 180_000;

/** Touches the page, and waits until the wizard's files are kept on the device. */
export async function untilKept(page: Page, folder = "dist"): Promise<void> {
  await page.keyboard.press("Tab");
  const wanted = offlineFiles(folder).files.filter(({ when }) => when !== "wish");
  const lacking = () =>
    page.evaluate(
      async (paths) => {
        const keys = await (await caches.open("brewscreen:files")).keys();
        const kept = new Set(keys.map(({ url }) => new URL(url).pathname));
        return paths.filter((path) => !kept.has(path));
      },
      wanted.map(({ path }) => path),
    );
  await expect.poll(lacking, { timeout: KEPT_WITHIN_MS }).toEqual([]);
}

/** A copy of the built product that says which version it is, in its page. */
export async function version(name: string, isLast = false): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-version-"));
  cpSync("dist", folder, { recursive: true });
  const page = join(folder, "index.html");
  const marked = readFileSync(page, "utf8").replace("<body>", `<body data-version="${name}">`);
  writeFileSync(page, marked);
  await buildServiceWorker(folder, isLast);
  return folder;
}

/** What the scripts of a version built anew are called. */
export const BUILT_ANEW = "anew";

/** The product built a second time, so that none of its scripts has the name that it has in dist/. */
export async function versionBuiltAnew(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-anew-"));
  const output = { chunkFileNames: `assets/[name]-${BUILT_ANEW}-[hash].js` };
  const threads = { ...output, entryFileNames: output.chunkFileNames };
  await build({
    configFile: join(import.meta.dirname, "../../vite.config.ts"),
    logLevel: "warn",
    worker: { rolldownOptions: { output: threads } },
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { output } },
  });
  cpSync("dist/_worker.js", join(folder, "_worker.js"));
  await buildServiceWorker(folder, false);
  return folder;
}
