import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { build } from "vite";
import { expect } from "vitest";
import { buildServiceWorker } from "../../scripts/build.ts";
import { createOfflineManifest } from "../../scripts/offline.ts";
import { languageOfFile } from "../../web/app/offline/files.ts";

/** Options of a profile in which a service worker may run. */
export const withOffline = (url: string) => ({ baseURL: url, serviceWorkers: "allow" }) as const;

/** Hundreds of files are loaded one by one when the browser is idle. */
export const KEPT_WITHIN_MS = 180_000;

/** The paths of the files that are kept without being asked for, in English. */
export const keptFiles = (folder = "dist"): string[] =>
  createOfflineManifest(folder)
    .files.filter(({ path, when }) => when !== "wish" && ["en", undefined].includes(languageOfFile(path)))
    .map(({ path }) => path);

/** Presses a key, and waits until the wizard's files are kept on the device. */
export async function untilKept(page: Page, folder = "dist"): Promise<void> {
  await page.keyboard.press("Tab");
  const lacking = () => page.evaluate(lackingOf, keptFiles(folder));
  await expect.poll(lacking, { timeout: KEPT_WITHIN_MS }).toEqual([]);
}

/** The files that are not kept on the device. Runs in the page. */
export async function lackingOf(paths: readonly string[]): Promise<string[]> {
  const keys = await (await caches.open("brewscreen:files")).keys();
  const kept = new Set(keys.map(({ url }) => new URL(url).pathname));
  return paths.filter((path) => !kept.has(path));
}

/** A copy of the built product whose page says which version it is. */
export async function version(name: string, isLast = false): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-version-"));
  cpSync("dist", folder, { recursive: true });
  const page = join(folder, "index.html");
  const marked = readFileSync(page, "utf8").replace("<body>", `<body data-version="${name}">`);
  writeFileSync(page, marked);
  await buildServiceWorker(folder, isLast);
  return folder;
}

/** Marks the names of the scripts of a version that was built again. */
export const BUILT_ANEW = "anew";

/** Builds the product again with other names for its scripts. */
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
