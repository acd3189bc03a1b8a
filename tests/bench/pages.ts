import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compare } from "./compare.ts";

/*
 * Whether two builds look the same: every state of the pages that the tests judge, at four sizes and in both schemes.
 * Prints the pages that differ, and writes each as before | after | difference to brewscreen-pages in the folder for
 * temporary files. By hand, with both checkouts built (npm ci, npm run build):
 * node tests/bench/pages.ts {folder of the other checkout} {a part of the states' names, if not all}
 */

const OUT = join(tmpdir(), "brewscreen-pages");
/** Levels of 255 by which a channel may differ: pictures are not always decoded to the same pixels. */
const SAME = 2;

const [other, states] = process.argv.slice(2);
if (!other) throw new Error("say in which folder the other checkout is, with its build");

rmSync(OUT, { recursive: true, force: true });
const folderOf = (build: string) => join(OUT, build);
for (const [build, product] of [
  ["before", join(other, "dist")],
  ["after", "dist"],
] as const) {
  const args = ["run", "--project", "shots", ...(states ? ["-t", states] : [])];
  const env = { ...process.env, BREWSCREEN_PRODUCT: product, PAGES_SHOTS: folderOf(build) };
  spawnSync("node_modules/.bin/vitest", args, { env, stdio: "inherit" });
}

const [before, after] = ["before", "after"].map((build) => new Set(readdirSync(folderOf(build))));
const all = [...new Set([...(before ?? []), ...(after ?? [])])].sort();
mkdirSync(join(OUT, "different"));
let same = 0;
for (const name of all) {
  if (!before?.has(name) || !after?.has(name)) {
    console.log(`only ${before?.has(name) ? "before" : "after"}: ${name}`);
    continue;
  }
  const [one, other] = ["before", "after"].map((build) => readFileSync(join(folderOf(build), name)));
  if (!one || !other) throw new Error("one each");
  const { pixels, resized } = await compare(one, other, SAME, join(OUT, "different", name));
  if (pixels === 0) same++;
  else console.log(`${name}: ${resized ?? `${pixels} pixels`}`);
}
console.log(`${same} of ${all.length} screenshots are the same; the others are in ${OUT}/different`);
