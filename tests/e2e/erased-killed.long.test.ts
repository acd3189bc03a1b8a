import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import type { BrowserContext, Page } from "playwright";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { SHELF } from "#messages/shelf.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { chunk, file, ihdr } from "../support/png.ts";
import { LIGHT_PAGE } from "./browser.ts";
import { chosen } from "./files.ts";
import { input } from "./fit.ts";
import { killableProfile } from "./harness/killable.ts";
import { isSettled } from "./settled.ts";

/*
 * What a visitor has erased or removed is gone for the next user of a tablet, even if the browser is killed within
 * seconds. By then IndexedDB has the change on disk, and localStorage, which browsers write late, has the design
 * from before.
 */

const NAME = "Secret Bar";
/** The colour of the only picture, which none of ours has. */
const COLOUR = [255, 0, 255] as const;
const PATHS = [
  PAGE_PATHS.home,
  PAGE_PATHS.machines,
  CLASSIC_MODEL.nameStep.route,
  CLASSIC_MODEL.reviewStep.route,
  PAGE_PATHS.many,
];
/** The time from the end of the act until the browser is killed, for each path. */
const MOMENTS_MS = [0, 500, 1_500, 3_000, 5_000];
/**
 * Chromium writes at most 10 MiB of an origin's localStorage in an hour: after so many characters it writes nothing
 * for more than ten minutes.
 */
const FILLER_LENGTH = 2_000_000;

const at = (path: string) => `${inject("baseUrl")}${path}`;
// A hook can't use expect.poll.
const settled = (page: Page) => page.waitForFunction(isSettled, undefined, { polling: 100 });

const ACTS = {
  async erase(page: Page) {
    await page.getByRole("button", { name: SHELF.erase }).click();
    await page.getByRole("dialog").getByRole("button", { name: SHELF.eraseYes }).click();
    await page.waitForURL(at(PAGE_PATHS.home));
  },
  async remove(page: Page) {
    const card = page.getByRole("listitem").filter({ hasText: NAME });
    await card.getByRole("button", { name: SHELF.more(NAME) }).click();
    await card.getByRole("button", { name: SHELF.delete, exact: true }).click();
    await page.getByText(SHELF.undoable.remove(1, NAME)).waitFor();
  },
  async nothing() {},
};

describe("after the browser was killed and started again, nothing is visible", () => {
  describe.each([
    ["of a design that was erased with everything else", ACTS.erase],
    ["of the open design that was removed", ACTS.remove],
  ])("%s", (_, act) => {
    const seen: string[] = [];
    beforeAll(async () => void seen.push(...(await seenOnEachPath(act))), 1_200_000);
    it("on any page", () => expect(seen).toEqual([]));
  });

  describe("unless nothing was done:", () => {
    const seen: string[] = [];
    beforeAll(async () => void seen.push(...(await seenOnEachPath(ACTS.nothing))), 1_200_000);
    it("the name is on every page, the picture where the machine is shown", () => {
      const shown = PATHS.flatMap((path) => shownAt(path).map((part) => `${part} at ${path}`));
      expect(seen).toEqual(expect.arrayContaining(shown));
    });
  });
});

async function seenOnEachPath(act: (page: Page) => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  for (const [i, path] of PATHS.entries()) {
    const parts = await seenAfter(act, MOMENTS_MS[i] ?? 0, path);
    seen.push(...parts.map((part) => `${part} at ${path}`));
  }
  return seen;
}

/**
 * Makes a design in a new profile, acts, kills the browser, and starts it at the path. Returns what is seen of the
 * design.
 */
async function seenAfter(
  act: (page: Page) => Promise<void>,
  moment: number,
  path: string,
): Promise<string[]> {
  const { folder, start, kill, remove } = await killableProfile();
  try {
    const context = await start();
    const page = await context.newPage();
    await makeDesign(page);
    await exhaustWrites(context, folder);
    await page.goto(at(PAGE_PATHS.machines));
    await act(page);
    await new Promise((resolve) => setTimeout(resolve, moment));
    await kill();

    const next = await start();
    await next.addInitScript(noteWhatIsSeen, { name: NAME, colour: COLOUR });
    const started = await next.newPage();
    await started.goto(at(path));
    await settled(started);
    await started.waitForLoadState("networkidle");
    // What is shown may come late.
    if (act === ACTS.nothing) await started.waitForFunction(hasSeen, shownAt(path), { polling: 100 });
    return await started.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
  } finally {
    await remove();
  }
}

const shownAt = (path: string): string[] =>
  path === PAGE_PATHS.home || path === PAGE_PATHS.machines ? ["name", "picture"] : ["name"];

const hasSeen = (parts: readonly string[]): boolean =>
  parts.every((part) => (globalThis as unknown as { seen: Set<string> }).seen.has(part));

/** Runs before a page's scripts, and notes all that is ever seen of the design. */
function noteWhatIsSeen({ name, colour }: { name: string; colour: readonly number[] }): void {
  const seen = new Set<string>();
  Object.assign(globalThis, { seen });
  const look = () => {
    const fields = [...document.querySelectorAll("input")].map(({ value }) => value);
    if ([document.body?.textContent ?? "", ...fields].some((text) => text.includes(name))) seen.add("name");
  };
  const options = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, options);
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const lookAt = ({ target }: Event) => {
    if (!canvas || !(target instanceof HTMLImageElement)) return;
    canvas.drawImage(target, 0, 0, 1, 1);
    const pixel = canvas.getImageData(0, 0, 1, 1).data;
    if (colour.every((value, i) => value === pixel[i])) seen.add("picture");
  };
  document.addEventListener("load", lookAt, { capture: true });
}

async function makeDesign(page: Page): Promise<void> {
  await page.goto(at(CLASSIC_MODEL.nameStep.route));
  await page.getByLabel(CLASSIC_MODEL.nameStep.field).fill(NAME);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL((url) => url.pathname !== CLASSIC_MODEL.nameStep.route);
  await page.goto(at("/hot-cold"));
  const bytes = flatPng(460, 485);
  await input(page, "Hot").setInputFiles(chosen([{ name: "hot.png", bytes }]));
  await page.getByRole("button", { name: "Remove Hot" }).waitFor();
  await settled(page);
}

function flatPng(width: number, height: number): Uint8Array {
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, Uint8Array.from(COLOUR))]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return file(ihdr({ width, height }), chunk("IDAT", rows), chunk("IEND"));
}

/**
 * Makes Chromium write all that it may, so that the disk has nothing of what comes after. The page stays open,
 * since Chromium writes when an origin's last page is closed.
 */
async function exhaustWrites(context: BrowserContext, folder: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(at(LIGHT_PAGE));
  const filler = randomBytes((FILLER_LENGTH * 3) / 4).toString("base64");
  await page.evaluate((filler) => localStorage.setItem("filler", filler), filler);
  while (!(await isOnDisk(folder, filler.slice(-64))))
    await new Promise((resolve) => setTimeout(resolve, 200));
}

async function isOnDisk(profile: string, text: string): Promise<boolean> {
  const folder = join(profile, "Default/Local Storage/leveldb");
  const names = await readdir(folder).catch(() => []);
  const read = (name: string) => readFile(join(folder, name)).catch(() => Buffer.alloc(0));
  return (await Promise.all(names.map(read))).some((bytes) => bytes.includes(text));
}
