import type { Page } from "playwright";
import { expect } from "vitest";
import { FITTING } from "#messages/fit.ts";
import { SHELL } from "#messages/shell.ts";
import { type Design, imagesOf } from "../../../shared/model/design.ts";
import { png } from "../../support/png.ts";
import { type browserForTests, LIGHT_PAGE } from "../browser.ts";
import { rowsOf } from "../database.ts";
import { bundledDesign } from "../full-design.ts";
import { dismissToasts, settled } from "../settled.ts";
import { storeDesign } from "../stored-design.ts";
import { path } from "../wizard.ts";
import { breakable } from "./broken-parts.ts";
import type { Fault } from "./faults.ts";
import type { Place } from "./places.ts";

/** What a page says of a fault, in plain words. */
const TROUBLE =
  /couldn't|can't (?!promise)|error occurred|needs the new version|wasn't|weren't|isn't saved|aren't images|not saved|doesn't|failed|out of space|no longer|another tab|low on memory|try again/i;
/** The header's status does not say why. */
const STATUS = /^(your design: )?not saved$/i;
/** It answers no act that has begun. */
const NEWS = /^another tab has opened/i;
/** What is no plain word. */
const JARGON = /\w(Error|Exception)\b|\bundefined\b|\bnull\b|\[object|\bNaN\b/;

/** More than a commit may take. */
const ANSWERS_WITHIN_MS = 45_000;

const WAITS = "[aria-busy=true], [role=progressbar], progress, [data-keeping=saving]";

/** What became of an act: `unsaved` if it works, and the page says that it isn't saved. */
export interface Outcome {
  readonly kind: "works" | "unsaved" | "says" | "waits";
  /** What the page says of the fault. */
  readonly words: string;
}

/** The design that is there before, without pictures where the act puts one. */
function designBefore(without: string | undefined) {
  const whole = bundledDesign();
  const images = Object.entries({
    ...whole.images,
    dispensinghot_screen: png(1024, 485, { seed: 3 }),
    hotleaveroom_noroom: png(460, 235, { seed: 4 }),
  }).filter(([at]) => without === undefined || !at.startsWith(`${without}_`));
  return { ...whole, images: Object.fromEntries(images) };
}

/** What the disk holds, which a page beside the product reads. */
async function onDisk(beside: Page) {
  const [designs, blobs] = [
    await rowsOf<Design>(beside, "designs"),
    await rowsOf<Uint8Array>(beside, "blobs"),
  ];
  return { designs: designs.map(([, design]) => design), blobs: new Set(blobs.map(([hash]) => hash)) };
}
type Disk = Awaited<ReturnType<typeof onDisk>>;

/** Every picture of the designs, but those of the category that an act changes. */
const contentOf = ({ designs, blobs }: Disk, but: string | undefined) =>
  designs.flatMap((design) =>
    [...imagesOf(design)]
      .filter(({ category }) => category !== but)
      .map(({ category, key, image: { picture } }) => ({
        at: `${design.id}/${category}/${key}`,
        picture,
        isThere: picture === null || !("blob" in picture) || blobs.has(picture.blob),
      })),
  );

const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { said = [] } = globalThis as unknown as { said?: string[] };
    return [...document.body.innerText.split("\n").map((line) => line.trim()), ...said];
  });

const troublesIn = (lines: readonly string[], known: ReadonlySet<string>): string[] =>
  [...new Set(lines)].filter((line) => !known.has(line) && TROUBLE.test(line) && !STATUS.test(line));

/** An act under way, with which the returned function goes on as far as the page lets it. */
function start(page: Page, { act, isDone }: Place, before: readonly string[]) {
  const left = [...act];
  let known = new Set(before);
  return async (): Promise<Outcome["kind"] | undefined> => {
    const lines = await linesOf(page);
    const [next] = left;
    if (!next && (await isDone(page))) return "works";
    if (next && (await next(page))) {
      left.shift();
      // What was said before a press does not answer it.
      known = new Set([...known, ...lines]);
      return undefined;
    }
    const isAnswered = troublesIn(lines, known).some(
      (line) => left.length === act.length || !NEWS.test(line),
    );
    return isAnswered ? "says" : undefined;
  };
}

async function until(look: () => Promise<Outcome["kind"] | undefined>): Promise<Outcome["kind"]> {
  let kind: Outcome["kind"] | undefined;
  const poll = async () => {
    kind = await look();
    return kind;
  };
  await expect.poll(poll, { timeout: ANSWERS_WITHIN_MS, message: "it works or says why not" }).toBeTruthy();
  return kind ?? "says";
}

/** Leaves what the last act opened. */
async function leaveDialogs(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const discard = page.getByRole("button", { name: FITTING.leaveIt, exact: true });
      if (await discard.isVisible()) await discard.click();
      else if ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
      return page.locator("dialog[open]").count();
    })
    .toBe(0);
}

/** Whether a page is there, with words. */
async function expectPage(page: Page, when: string): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  expect((await linesOf(page)).join(" ").length, `the page is blank ${when}`).toBeGreaterThan(50);
}

/** Acts in a place while there is a fault, and again after it. Returns what the page says meanwhile. */
export async function runCell(
  open: ReturnType<typeof browserForTests>["open"],
  fault: Fault,
  place: Place,
): Promise<Outcome> {
  const { page } = await open(LIGHT_PAGE, {
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 900 },
    ...(fault.needsServiceWorker && { serviceWorkers: "allow" }),
  });
  const parts = await breakable(page);
  const beside = await page.context().newPage();
  await beside.goto(LIGHT_PAGE);
  const other = await page.context().newPage();
  const ready = async () => {
    await settled(page);
    await place.enter?.(page);
    await settled(page);
    // What loads after the first act of a visitor is there.
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    await dismissToasts(page);
  };
  await page.bringToFront();
  await storeDesign(page, designBefore(place.category), place.path);
  await ready();
  if (fault.needsServiceWorker) {
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  }
  const before = await onDisk(beside);
  const content = contentOf(before, place.category);
  const expectKept = async (when: string) => {
    const now = contentOf(await onDisk(beside), place.category);
    if (!fault.isErasing)
      expect(now, `what was made before ${when}`).toEqual(expect.arrayContaining(content));
  };
  const isKept = async () => place.isKept?.((await onDisk(beside)).designs) ?? true;
  const keeping = () =>
    page.evaluate(() => document.querySelector<HTMLElement>("[data-keeping]")?.dataset.keeping);

  const lines = await linesOf(page);
  const end = await fault.begin(page, { parts, beside: other });
  if (fault.isAtStart) {
    await page.reload();
    await expectPage(page, "at the start");
    await settled(page);
    await place.enter?.(page);
  }
  const look = start(page, place, lines);
  let kind = await until(async () => {
    const found = await look();
    if (found || !fault.isStall) return found;
    return (await page.locator(WAITS).count()) > 0 ? "waits" : undefined;
  });
  await expectPage(page, "during the fault");
  if (kind !== "waits") {
    await expect.poll(keeping).not.toBe("saving");
    await expectKept("during the fault");
  }
  const isSaid = kind === "works" && (await keeping()) === "saved";
  if (kind === "works" && !isSaid) kind = "unsaved";
  if (isSaid && !fault.isAtStart && !fault.overwrites?.includes(place.name))
    expect(await isKept(), "it is called saved, and is").toBe(true);
  const wordsNow = async () => troublesIn(await linesOf(page), new Set(lines)).join(" ");
  if (kind === "unsaved") {
    // Toasts wait until no dialog is open.
    await leaveDialogs(page);
    await expect.poll(wordsNow, { message: "why it isn't saved" }).not.toBe("");
  }
  const words = await wordsNow();
  if (!place.isQuoting) expect(words).not.toMatch(JARGON);
  await end();
  const reopen = async () => {
    await page.reload();
    await ready();
  };
  if (fault.isAtStart) {
    await reopen();
    const isLost = place.isOnlyInDatabase && fault.row === "IndexedDB";
    if (isSaid && !isLost) expect(await isKept(), "it is called saved, and is").toBe(true);
  }
  if (fault.isErasing && place.isOfDesign) return { kind, words };
  if (kind === "waits") expect(await until(look), "it goes on").toBe("works");
  const isThere = async () => (await isKept()) && (await place.isDone(page));
  if (kind === "says" || !(await isKept())) {
    const again = page.getByRole("main").getByRole("button", { name: SHELL.tryAgain, exact: true });
    if (await again.isVisible()) {
      await again.click();
      await again.waitFor({ state: "detached" });
      await expectPage(page, "after the fault");
    }
    if (!(await isThere())) {
      await leaveDialogs(page);
      await dismissToasts(page);
      if (path(page) !== place.path) await page.goto(place.path);
      await place.enter?.(page);
      const act = start(page, place, await linesOf(page));
      // The page may go on by itself.
      const second = await until(async () => ((await isThere()) ? "works" : act()));
      expect(second, "the same act, after the fault").toBe("works");
    }
  }
  await expect.poll(keeping).toBe("saved");
  await page.reload();
  await expectPage(page, "after a reload");
  await settled(page);
  expect(await isKept(), "what the act made is kept").toBe(true);
  await expectKept("at the end");
  return { kind, words };
}
