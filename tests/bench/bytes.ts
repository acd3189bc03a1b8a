import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildWebApp } from "../../scripts/build.ts";
import { createOfflineManifest } from "../../scripts/offline.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { stepsOf } from "../../shared/machine/steps.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { launch } from "../e2e/browser.ts";

/*
 * How many bytes a deployment has, a first visit loads, and the service worker keeps: node tests/bench/bytes.ts
 */

const DIST = "dist";
const TEXT = /\.(js|css|html|svg|webmanifest|txt)$/;
/** Files that the edge reads and never sends. */
const NOT_SENT = /^(_worker\.js|_headers|_routes\.json)$/;

/** Bytes on disk, and as sent: text is compressed with brotli. */
interface Bytes {
  readonly files: number;
  readonly stored: number;
  readonly sent: number;
}

function bytesOf(names: readonly string[]): Bytes {
  const sent = names.map((name) => {
    const path = join(DIST, name);
    return TEXT.test(name) ? brotliCompressSync(readFileSync(path)).length : statSync(path).size;
  });
  const stored = names.map((name) => statSync(join(DIST, name)).size);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { files: names.length, stored: sum(stored), sent: sum(sent) };
}

/** Files that a page loads before any input. */
async function firstVisit(path: string): Promise<readonly string[]> {
  const server = await serveOnFreePorts();
  const browser = await launch();
  try {
    const page = await browser.newPage({
      viewport: { width: 1024, height: 768 },
      serviceWorkers: "block",
    });
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(server.url + path, { waitUntil: "networkidle" });
    return [...asked].map((at) => (at === path ? "index.html" : at.slice(1)));
  } finally {
    await browser.close();
    await server.stop();
  }
}

await buildWebApp();
const deployed = globSync("**/*", { cwd: DIST, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1));
const { files } = createOfflineManifest(DIST);
const kept = (...when: readonly string[]) =>
  files
    .filter((file) => when.includes(file.when))
    .map(({ path }) => (path === "/" ? "index.html" : path.slice(1)));

const scripts = (names: readonly string[]) => names.filter((name) => name.endsWith(".js"));
const visits: (readonly [what: string, bytes: Bytes])[] = [];
for (const route of [
  "/",
  ...stepsOf(ACTIVE.model)
    .slice(0, 3)
    .map(({ config }) => config.route),
]) {
  const names = await firstVisit(route);
  visits.push([`first visit of ${route}`, bytesOf(names)], ["of that, scripts", bytesOf(scripts(names))]);
}
const rows: readonly (readonly [what: string, bytes: Bytes])[] = [
  ["deployed", bytesOf(deployed)],
  ["deployed, without what only the edge reads", bytesOf(deployed.filter((name) => !NOT_SENT.test(name)))],
  ...visits,
  ["service worker", bytesOf(["sw.js"])],
  ["kept at installation", bytesOf(kept("install"))],
  ["kept when idle, with that", bytesOf(kept("install", "idle"))],
  ["everything", bytesOf(kept("install", "idle", "wish"))],
];
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
console.log("| what | files | kB stored | kB sent, with brotli |\n| --- | ---: | ---: | ---: |");
for (const [what, { files, stored, sent }] of rows)
  console.log(`| ${what} | ${files} | ${kilobytes(stored)} | ${kilobytes(sent)} |`);
