import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { buildWebApp } from "../../scripts/build.ts";
import { ensureBrowser } from "../../scripts/machine.ts";
import { findFreePort, serveOnFreePorts } from "../../scripts/serve.ts";
import { ROUTES } from "../../web/app/routes.ts";
import { fontsFile } from "../fonts/fonts-file.ts";

/*
 * Lighthouse over every route of the production build on workerd, as a phone, at the first visit and at the second,
 * with the service worker there: accessibility, best practices and SEO must be 100; performance is told. By hand, since Lighthouse is 180 MB, which no test needs otherwise; it is installed apart.
 *
 * node tests/lighthouse/run.ts [route …]
 */

const VERSION = "13.5.0";
const CATEGORIES = ["accessibility", "best-practices", "seo"] as const;
const PERFORMANCE = "performance";
const VISITS = ["first", "second"] as const;
const TIMES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"] as const;
/** A busy machine included. */
const KEPT_WITHIN_MS = 120_000;
const TOP = 1;

/** The part of Lighthouse that is used; its types would come with the package. */
interface Lighthouse {
  default(url: string, flags: object): Promise<{ lhr: Result } | undefined>;
}
interface Result {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; title: string; displayValue?: string; details?: { items?: unknown[] } }
  >;
  finalDisplayedUrl: string;
}

const folder = join(import.meta.dirname, "../../node_modules/.cache/lighthouse");
const entry = join(folder, "node_modules/lighthouse/core/index.js");
if (!existsSync(entry)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}");
  const flags = ["--no-audit", "--no-fund", "--ignore-scripts"];
  execFileSync("npm", ["install", ...flags, `lighthouse@${VERSION}`], { cwd: folder, stdio: "inherit" });
}
const { default: lighthouse }: Lighthouse = await import(pathToFileURL(entry).href);

await buildWebApp();
const server = await serveOnFreePorts();
const port = await findFreePort();
const executablePath = await ensureBrowser();
const profile = mkdtempSync(join(tmpdir(), "brewscreen-lighthouse-"));
const browser = await chromium.launchPersistentContext(profile, {
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  env: { ...process.env, FONTCONFIG_FILE: fontsFile("all") },
});
/** Visits a page for as long as it takes until the service worker answers for it. */
async function keepOffline(path: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(server.url + path);
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: KEPT_WITHIN_MS,
  });
  await page.close();
}

const asked = process.argv.slice(2);
let hasFaults = false;
for (const { path } of ROUTES.filter(({ path }) => asked.length === 0 || asked.includes(path))) {
  for (const visit of VISITS) {
    const isSecond = visit === "second";
    if (isSecond) await keepOffline(path);
    const run = await lighthouse(server.url + path, {
      port,
      onlyCategories: [...CATEGORIES, PERFORMANCE],
      disableStorageReset: isSecond,
      logLevel: "error",
    });
    if (!run) throw new Error(`Lighthouse gave no result for ${path}`);
    const { categories, audits, finalDisplayedUrl } = run.lhr;
    const end = new URL(finalDisplayedUrl).pathname;
    const scores = [...CATEGORIES, PERFORMANCE].map((id) => Math.round((categories[id]?.score ?? 0) * 100));
    const times = TIMES.map((id) => audits[id]?.displayValue ?? "");
    console.log(`| ${[end === path ? path : `${path} → ${end}`, visit, ...scores, ...times].join(" | ")} |`);
    for (const id of CATEGORIES)
      for (const ref of categories[id]?.auditRefs ?? []) {
        const audit = audits[ref.id];
        if (ref.weight > 0 && audit && audit.score !== null && audit.score < TOP) {
          hasFaults = true;
          console.error(`${path} ${ref.id}: ${audit.title} ${JSON.stringify(audit.details?.items ?? [])}`);
        }
      }
  }
}
await browser.close();
await server.stop();
rmSync(profile, { recursive: true, force: true });
process.exitCode = hasFaults ? 1 : 0;
