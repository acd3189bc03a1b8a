import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBytesSource } from "../../shared/archive/source.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { placePictures, readPackage } from "../../shared/package/read-package.ts";
import { createImageZip, loadImages } from "../../web/exports/load-images.ts";
import { packOnDevice } from "../../web/exports/media-package.ts";
import { createPackageRequest } from "../../web/exports/package-request.ts";
import { imagesOfPlan, planDesign } from "../../web/exports/plan.ts";
import { design, image } from "../exports/designs.ts";
import { needs } from "../support/programs.ts";
import { readZip } from "../support/read-zip.ts";
import { buildWorker, type Served, serve } from "../support/workerd.ts";
import { unpackInto } from "../support/zip-readers.ts";

/*
 * The examples of worker/README.md, as they stand there, on the wizard's image zip as a foreign program unpacks it.
 */

const ROOT = join(import.meta.dirname, "../..");
const README = readFileSync(join(ROOT, "worker/README.md"), "utf8");
const example = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "s").exec(README)?.[1] ?? "";

const SAVERS = "/images/defaults/generic/screensavers";
const readDefault = (path: string) => new Uint8Array(readFileSync(join(ROOT, "public", path)));

/** A design with these counts of cups, and what the review makes of it. */
async function exported(counts: Readonly<Record<string, number>>) {
  const screensaver = ["first-light", "roastery"].map((name) => image(`${SAVERS}/${name}.png`));
  const plan = planDesign(CLASSIC_MODEL, design({ name: "Lobby", lists: { screensaver }, counts }));
  const { loaded } = await loadImages(imagesOfPlan(plan), async (path) => readDefault(path));
  const made = await packOnDevice(CLASSIC_MODEL, createPackageRequest(CLASSIC_MODEL, plan, loaded));
  if (!made.ok) throw new Error(made.failure.code);
  const zip = await createImageZip(loaded);
  return { plan, zip: await zip.bytes(), mp: await made.file.bytes() };
}

/** A package's pictures by their paths. */
const picturesOf = (mp: Uint8Array): Map<string, Uint8Array> =>
  new Map(
    readZip(mp)
      .slice(1)
      .map(({ path, bytes }) => [path, bytes]),
  );

/** A picture beside the zip's folders, as of somebody who has no design. */
const BESIDE = { file: "A welcome, at last.png", path: "screensaver/A_welcome_at_last.png" };

/** Cups of both folders of the package, and of the names that are the same for hot and cold. */
const COUNTS = [
  { hotcupsizes: 2, coldcupsizes: 2 },
  { hotcupsizes: 4, coldcupsizes: 3 },
];

let served: Served;
const folder = mkdtempSync(join(tmpdir(), "api-examples-"));
beforeAll(async () => {
  served = await serve(await buildWorker());
});
afterAll(async () => {
  await served.stop();
  rmSync(folder, { recursive: true });
});

describe("the examples of the API's document make of an image zip what the review makes", () => {
  async function expectSame(
    counts: Readonly<Record<string, number>>,
    run: (cwd: string) => Promise<unknown>,
  ) {
    const { plan, zip, mp } = await exported(counts);
    const cwd = mkdtempSync(join(folder, "run-"));
    writeFileSync(join(cwd, "images.zip"), zip);
    mkdirSync(join(cwd, "photos"));
    unpackInto("unzip", join(cwd, "images.zip"), join(cwd, "photos"));
    copyFileSync(join(ROOT, `public${SAVERS}/first-light.png`), join(cwd, "photos", BESIDE.file));
    await run(cwd);

    const made = readFileSync(join(cwd, "Lobby.mp"));
    const wanted = picturesOf(mp).set(BESIDE.path, readDefault(`${SAVERS}/first-light.png`));
    const found = picturesOf(made);
    expect([...found.keys()].sort()).toEqual([...wanted.keys()].sort());
    for (const [path, bytes] of wanted) expect(Buffer.compare(found.get(path) ?? bytes, bytes), path).toBe(0);
    const { entries } = await readPackage(createBytesSource(made), { onPicture: () => undefined });
    const { placed } = placePictures(CLASSIC_MODEL, entries);
    expect(placed.map(({ category, slot }) => `${category}_${slot}`)).toEqual(
      imagesOfPlan(plan).map(({ id }) => id),
    );
  }

  it.each(COUNTS)("with curl: %o", needs("curl", "unzip"), async (counts) => {
    const script = example("bash").replace("https://brewscreen.example", served.url);
    await expectSame(counts, (cwd) => promisify(execFile)("bash", ["-euc", script], { cwd }));
  });

  it.each(COUNTS)("with Node: %o", needs("unzip"), async (counts) => {
    await expectSame(counts, (cwd) => {
      writeFileSync(join(cwd, "package.mjs"), example("js"));
      return promisify(execFile)(process.execPath, ["package.mjs", served.url, "photos", "Lobby"], { cwd });
    });
  });
});
