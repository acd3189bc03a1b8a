import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { build } from "../../scripts/build.ts";
import { ensureBrowser } from "../../scripts/machine.ts";
import { freePort } from "../../scripts/ports.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { ROUTES } from "../../web/routes.ts";

/*
 * Lighthouse over every route of the production build on workerd, as a phone: accessibility, best practices and
 * SEO must be 100. By hand, since Lighthouse is 180 MB, which no test needs otherwise; it is installed apart.
 *
 * node tests/lighthouse/run.ts [route …]
 */

const VERSION = "13.5.0";
const CATEGORIES = ["accessibility", "best-practices", "seo"] as const;
const TOP = 1;

/** The part of Lighthouse that is used; its types would come with the package. */
interface Lighthouse {
  default(url: string, flags: object): Promise<{ lhr: Result } | undefined>;
}
interface Result {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; details?: { items?: unknown[] } }>;
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

await build();
const server = await serveOnFreePorts();
const port = await freePort();
const executablePath = await ensureBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", `--remote-debugging-port=${port}`],
});
const asked = process.argv.slice(2);
const faults: string[] = [];
for (const { path } of ROUTES.filter(({ path }) => asked.length === 0 || asked.includes(path))) {
  const run = await lighthouse(server.url + path, { port, onlyCategories: CATEGORIES, logLevel: "error" });
  if (!run) throw new Error(`Lighthouse gave no result for ${path}`);
  const { categories, audits } = run.lhr;
  const scores = CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100));
  console.log(`${path.padEnd(26)}${CATEGORIES.map((id, index) => `${id} ${scores[index]}`).join("  ")}`);
  for (const id of CATEGORIES)
    for (const ref of categories[id]?.auditRefs ?? []) {
      const audit = audits[ref.id];
      if (ref.weight > 0 && audit && audit.score !== null && audit.score < TOP)
        faults.push(
          `${path} ${ref.id}: ${audit.title} ${JSON.stringify(audit.details?.items ?? []).slice(0, 400)}`,
        );
    }
}
await browser.close();
await server.stop();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
