import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { looks } from "../../shared/machines/classic/machine.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { PRODUCT_NAME } from "../../shared/product.ts";
import { ROUTES } from "../../web/app/routes.ts";
import { browserForTests, LIGHT_PAGE } from "../e2e/browser.ts";
import { bundledDesign } from "../e2e/full-design.ts";
import { cutOff } from "../e2e/judge.ts";
import { DEVELOPERS_PAGE, STATES } from "../e2e/page-states.ts";
import { settled, withoutToasts } from "../e2e/settled.ts";
import { shiftsWhileLoading } from "../e2e/shifts.ts";
import { storeDesign } from "../e2e/stored-design.ts";
import { outsideBrackets } from "./pseudo-text.ts";
import { clippedTexts, textsOn } from "./texts-on-page.ts";

/*
 * Every page in a language that is longer than any other, from left to right and from right to left: nothing is cut
 * off, nothing is in English, and nothing moves.
 */

const SIZES = [
  { width: 1024, height: 768 },
  { width: 320, height: 700 },
] as const;

/** More than of real languages: a heading this long can take one line in our fonts and two in those before them. */
const MOST_SHIFT = 0.05;

/** Where to save screenshots, if they are to be looked at. */
const { PSEUDO_SHOTS } = process.env;

/** What is no sentence of ours, wherever it stands. */
const NOT_OURS = [
  PRODUCT_NAME,
  // What visitors of these tests type.
  ...["Lobby", "House Blend", "Colombian", "Dark Roast", "Foyer", "Bar", "House"],
  ...["A name that is much too long for it", "W".repeat(30)],
  // The specification's name for a machine without one, which its files have too.
  CLASSIC_MODEL.defaultMachineName,
  // What the test package is made with.
  ...["DEFLATE", "fflate"],
  // Folders of media packages.
  ...CLASSIC_MODEL.packageCategories.map(({ id }) => id),
];
/** Sizes in names and files: 302x485. */
const SIZE = /\d+x\d+/g;
/** Names of looks. */
const LOOKS = (await looks()).map(({ name }) => name);
const FILE_NAME = /(?:[\p{L}\d_ -]+\/)?[\p{L}\d._ -]+\.(?:png|mp|csv|txt|json|zip)\b/gu;
/** What the machine writes itself, in its customers' language. */
const ON_MACHINE =
  "[class*=MachineFrame-overlay], [class*=Try-spot], [class*=Try-progress], [class*=LooksDialog-sheet] img";
/** Codes and keys. */
const CODE = "[class*=guide-table] th";

const untranslated = (text: string): string =>
  [...LOOKS, ...NOT_OURS].reduce(
    (left, each) => left.replaceAll(each, ""),
    outsideBrackets(text).replace(FILE_NAME, "").replace(SIZE, ""),
  );

/** Sets the direction of every page as a language from right to left does. */
const mirror = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "dir") ?? {};
    Object.defineProperty(HTMLHtmlElement.prototype, "dir", {
      set(this: HTMLElement) {
        set?.call(this, "rtl");
      },
      get: () => "rtl",
    });
  });

describe.each(["ltr", "rtl"] as const)("from %s", (dir) => {
  const { open } = browserForTests();

  const opened = async (viewport: (typeof SIZES)[number] = SIZES[0]): Promise<Page> => {
    const { page } = await open(LIGHT_PAGE, { viewport, reducedMotion: "reduce" });
    if (dir === "rtl") await mirror(page);
    return page;
  };

  async function faultsOf(page: Page, state: string): Promise<string[]> {
    const faults: string[] = [];
    await withoutToasts(page);
    for (const { text, where } of await textsOn(page, `${ON_MACHINE}, ${CODE}`))
      if (/\p{L}/u.test(untranslated(text))) faults.push(`untranslated: “${text}”, ${where}`);
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const found = new Set([...(await cutOff(page)), ...(await clippedTexts(page))]);
      faults.push(...[...found].map((fault) => `${viewport.width}: ${fault}`));
      if (PSEUDO_SHOTS) {
        mkdirSync(PSEUDO_SHOTS, { recursive: true });
        const name = `${state} ${dir} ${viewport.width}.png`.replaceAll("/", "_");
        await page.screenshot({ path: join(PSEUDO_SHOTS, name), fullPage: true });
      }
    }
    await page.setViewportSize(SIZES[0]);
    return faults;
  }

  it.each(STATES.filter(({ name }) => name !== DEVELOPERS_PAGE))(
    "$name: everything is translated, and nothing cut off",
    async (state) => {
      const page = await opened();
      await page.goto(state.path());
      if (state.path() !== LIGHT_PAGE) await page.getByRole("heading", { level: 1 }).waitFor();
      await state.enter?.(page);
      if (!state.isUnderWay) await settled(page);
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(dir);
      expect((await faultsOf(page, state.name)).join("\n")).toBe("");
    },
  );

  it("slots and names stand in the order of the machine's screen", async () => {
    const page = await opened();
    await storeDesign(page, bundledDesign(), "/blends");
    await page.locator("[data-slot]").first().waitFor();
    await settled(page);
    const middlesOf = (selector: string) =>
      page.locator(selector).evaluateAll((elements) =>
        elements.map((element) => {
          const { left, width } = element.getBoundingClientRect();
          return Math.round(left + width / 2);
        }),
      );
    const pictures = await middlesOf("figure button");
    const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
    expect(pictures).toHaveLength(3);
    expect(pictures).toEqual(ascending(pictures));
    const slots = await middlesOf("[data-slot]");
    expect(slots).toEqual(ascending(slots));
    const names = await middlesOf("figure ~ * input, :has(> figure) ~ * input");
    expect(names).toHaveLength(3);
    for (const [at, name] of names.entries()) expect(Math.abs(name - (pictures[at] ?? 0))).toBeLessThan(24);
  });

  it.each(SIZES)("nothing moves while fonts and images load, on any page at $width", async (viewport) => {
    for (const { path } of ROUTES) {
      const page = await opened(viewport);
      const { sum, moved } = await shiftsWhileLoading(page, path);
      expect(sum, `${path}: ${moved.join("; ")}`).toBeLessThanOrEqual(MOST_SHIFT);
      await page.close();
    }
  });
});
