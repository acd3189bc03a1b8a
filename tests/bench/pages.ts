import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

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
  const difference = await compare(name);
  if (difference === undefined) same++;
  else console.log(`${name}: ${difference}`);
}
console.log(`${same} of ${all.length} screenshots are the same; the others are in ${OUT}/different`);

/** How a page differs, in words. */
async function compare(name: string): Promise<string | undefined> {
  const [one, two] = await Promise.all(
    ["before", "after"].map((build) =>
      sharp(join(folderOf(build), name))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!one || !two) throw new Error("one each");
  const { width, height } = one.info;
  if (width !== two.info.width || height !== two.info.height)
    return `${width} x ${height} became ${two.info.width} x ${two.info.height}`;
  const difference = Buffer.alloc(one.data.length);
  let pixels = 0;
  for (let at = 0; at < difference.length; at += 3) {
    const most = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((one.data[at + channel] ?? 0) - (two.data[at + channel] ?? 0))),
    );
    if (most > SAME) pixels++;
    difference.fill(Math.min(255, most * 10), at, at + 3);
  }
  if (pixels === 0) return undefined;
  const raw = { width, height, channels: 3 } as const;
  const pictures = [one.data, two.data, difference].map((data, at) => ({
    input: data,
    raw,
    left: at * width,
    top: 0,
  }));
  await sharp({ create: { width: width * 3, height, channels: 3, background: "black" } })
    .composite(pictures)
    .png()
    .toFile(join(OUT, "different", name));
  return `${pixels} pixels`;
}
