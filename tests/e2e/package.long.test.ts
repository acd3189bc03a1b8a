import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { PACKAGES } from "#messages/packages.ts";
import type { Size } from "../../shared/machine/types.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { BYTES_PER_MIB } from "../../shared/package/read-package.ts";
import type { RuleId } from "../../shared/package/rules/rules.ts";
import { MAX_TOTAL_PICTURE_BYTES } from "../../web/edit/package-placement.ts";
import { formatFileSize } from "../../web/files/deliver.ts";
import { noise } from "../support/bytes.ts";
import { designPackage } from "../support/media-package.ts";
import { chunk, file, png } from "../support/png.ts";
import { type RawEntry, rawZip } from "../support/raw-zip.ts";
import { readZip } from "../support/read-zip.ts";
import { browserForTests } from "./browser.ts";
import { savedBy } from "./files.ts";
import { axeFaults, cutOff, smallTargets } from "./judge.ts";
import { mostMemory } from "./most-memory.ts";
import { settled, withoutToasts } from "./settled.ts";

const { open } = browserForTests();

const OURS = designPackage(CLASSIC_MODEL);
const FILES = readZip(OURS);
const ENTRIES: readonly RawEntry[] = FILES.map(({ path, bytes }) => ({ path, data: bytes }));
const GIGABYTE = 1024 * BYTES_PER_MIB;

const folder = mkdtempSync(join(tmpdir(), "packages-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Opens a file from the disk, so that its bytes are not in a test's memory. */
async function choose(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  await page.locator(`input[type=file][aria-label="${PACKAGES.file}"]`).setInputFiles(path);
  await page.getByText(name, { exact: true }).waitFor();
}
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const someZeros = deflateRawSync(Buffer.alloc(20 * BYTES_PER_MIB));
const zeros = deflateRawSync(Buffer.alloc(GIGABYTE / 4));
const picture = (path: string, more: Partial<RawEntry> = {}): RawEntry => ({
  path,
  data: png(302, 485),
  ...more,
});
const withMore = (...more: RawEntry[]) => rawZip([...ENTRIES, ...more]);
const many = (count: number, wide: boolean) =>
  rawZip(
    Array.from({ length: count }, (_, i): RawEntry => ({ path: `icons/${i}.png` })),
    { wide },
  );

const HOSTILE: readonly (readonly [string, () => Uint8Array, RuleId])[] = [
  [
    "a gigabyte of zeros",
    () => withMore(picture("icons/x.png", { packed: zeros, both: { size: GIGABYTE } })),
    "entry-too-large",
  ],
  ["a bomb that lies", () => withMore(picture("icons/x.png", { packed: zeros })), "entry-damaged"],
  [
    "many bombs that say what they are",
    () =>
      rawZip(
        Array.from({ length: 40 }, (_, i) =>
          picture(`icons/${i}.png`, {
            packed: someZeros,
            both: { size: 20 * BYTES_PER_MIB },
          }),
        ),
      ),
    "too-large",
  ],
  ["100,000 names", () => many(100_000, true), "too-many-entries"],
  ["2,000 empty files", () => many(2_000, false), "not-png"],
  ["300 MB of noise", () => noise(300_000_000), "not-zip"],
];

/** A PNG with so many MiB of notes in it, as image programs leave them. */
function heavy({ width, height }: Size, mib: number): Uint8Array {
  const whole = png(width, height, { seed: 1 });
  const end = chunk("IEND").length;
  const signature = file().length;
  return file(
    whole.subarray(signature, -end),
    chunk("noTe", new Uint8Array(mib * BYTES_PER_MIB)),
    chunk("IEND"),
  );
}

/** Files of a package of the classic machine that are more than a design has room for, by one of them. */
const TOO_MUCH = [
  ...[1, 2, 3, 4].map((number) => ({
    path: `screensaver/SS${number}.png`,
    data: heavy({ width: 1024, height: 768 }, 29),
  })),
  { path: "customization/Hot.png", data: heavy({ width: 460, height: 485 }, 29) },
  { path: "customization/Cold.png", data: png(460, 485) },
];
const LEFT_BEHIND: readonly string[] = ["customization/Hot.png"];

describe("a hostile file", () => {
  it.each(HOSTILE)("(%s) is explained, and the page keeps working", async (name, make, rule) => {
    const { page } = await open("/package");
    const bytes = make();
    await page.getByRole("heading", { level: 1 }).waitFor();
    const before = Date.now();
    await choose(page, "hostile.mp", bytes);
    await page.getByText(PACKAGES.rules[rule].title, { exact: true }).waitFor();
    const took = Date.now() - before;
    const memory = mostMemory();
    console.info(`${name}: ${Math.round(bytes.length / 1000)} kB, ${took} ms, ${memory} MB in all`);
    expect(memory).toBeLessThan(600);
    // The page still opens another one.
    await choose(page, "good.mp", OURS);
    await page.getByText(PACKAGES.verdicts.good, { exact: true }).waitFor();
  });
});

describe("the page", () => {
  it("is used by touch on a phone, and cuts nothing off with names that no one can break", async () => {
    const { page } = await open("/package", { viewport: { width: 390, height: 844 }, hasTouch: true });
    const long = `${"verylongname".repeat(9)}.png`;
    await choose(
      page,
      `${"package".repeat(20)}.mp`,
      rawZip([...ENTRIES.slice(1), { path: `icons/${long}`, data: png(302, 485) }], { comment: "x" }),
    );
    await page.getByText(PACKAGES.verdicts.error, { exact: true }).waitFor();
    await withoutToasts(page);
    await settled(page);
    expect([...(await cutOff(page)), ...(await smallTargets(page))]).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    await button(page, "Hot Cup Sizes").tap();
    await page.getByRole("figure", { name: PACKAGES.onScreen("Hot Cup Sizes") }).waitFor();
    expect((await savedBy(page, () => button(page, PACKAGES.repair).tap())).name).toMatch(/\.mp$/);
  });

  it("says beforehand which images do not fit into a design, and takes the others", async () => {
    const { page } = await open("/package");
    await choose(page, "heavy.mp", rawZip(TOO_MUCH));
    await page
      .getByText(PACKAGES.staysBehind(LEFT_BEHIND, formatFileSize(MAX_TOTAL_PICTURE_BYTES)))
      .waitFor();
    await button(page, PACKAGES.edit).click();
    await page.waitForURL("**/final-preview");
    console.info(`A package of ${TOO_MUCH.length} heavy files as a design: ${mostMemory()} MB in all`);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => /_(screensaver_\d|hotcold_\w+)$/.test(key))).toHaveLength(5);
  });

  it("opens a design file as a design, and our image zip as pictures in their places", async () => {
    const { page } = await open("/package");
    await choose(page, "lobby.mp", OURS);
    const { bytes } = await savedBy(page, () => button(page, PACKAGES.pictures).click());
    await choose(page, "images.zip", bytes);
    const screens = page.getByRole("region", { name: PACKAGES.screens });
    await screens.waitFor();
    expect(await screens.getByRole("listitem").count()).toBe(2 + 8);
    await choose(page, "design.brewscreen", rawZip([{ path: "design.json", data: noise(3) }]));
    await button(page, PACKAGES.design.open).click();
    await page.getByText(PACKAGES.design.notOpened("")).first().waitFor();
  });
});
