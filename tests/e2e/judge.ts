import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const MESSAGE_MS = 20_000;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeAnswer {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** The faults that axe finds on the page by WCAG 2.2 A and AA and its best practices. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const answer = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeAnswer> } };
    return axe.run({ resultTypes: ["violations"] });
  });
  return answer.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}

/** Words and controls that lie outside the page's width or are cut off. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess > 0) faults.push(`the page is ${excess} px too wide`);
    for (const element of document.querySelectorAll<HTMLElement>(
      "button, a, h1, h2, h3, label, p, dd, dt, img",
    )) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, width } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isHidden = width <= 1 || style.clipPath === "inset(50%)" || element.closest("[role=status]");
      if (isHidden) continue;
      let around = element.parentElement;
      // What is in a row that scrolls can be scrolled to.
      while (
        around &&
        !(/auto|scroll/.test(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth)
      )
        around = around.parentElement;
      if (around && around !== document.documentElement && around !== document.body) continue;
      const name = `${element.tagName} ${(element.textContent ?? "").slice(0, 40)}`;
      if (left < -1 || right > innerWidth + 1) faults.push(`${name} reaches from ${left} to ${right}`);
      // The title has the whole name of a file.
      const isShortened = style.textOverflow === "ellipsis" && element.title !== "";
      if (style.overflowX === "hidden" && !isShortened && element.scrollWidth > element.clientWidth + 1)
        faults.push(`${name} is cut off`);
      if (style.overflowY === "hidden" && !isShortened && element.scrollHeight > element.clientHeight + 1)
        faults.push(`${name} is cut off below`);
    }
    return faults;
  });

/** Controls of less than 44 by 44 pixels; links in a sentence are exempt. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a[href], input, [role=button]")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath !== "inset(50%)")
      .filter((element) => !(element.tagName === "A" && element.closest("p")))
      // A box on the machine does the same as its slot's button (WCAG 2.5.8, equivalent).
      .filter((element) => !element.closest("figure"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)}: ${box.width} x ${box.height}`),
  );

/**
 * Controls that keys do not reach: by Tab from the top, and in a list of tabs by the arrow keys. Of a group of
 * radio buttons one is enough. If a dialog is open, only those in it count.
 */
export async function unreachable(page: Page): Promise<string[]> {
  const { all, otherStops } = await page.evaluate(() => {
    const groups = new Set<string>();
    const scope = document.querySelector("dialog[open]") ?? document;
    const controls = [...scope.querySelectorAll<HTMLElement>("button, a[href], input")].filter((element) => {
      if (!element.checkVisibility() || (element as HTMLButtonElement).disabled) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
      if (groups.has(element.name)) return false;
      groups.add(element.name);
      return true;
    });
    // The page may have been judged before at another width.
    for (const element of document.querySelectorAll<HTMLElement>("[data-judged]"))
      delete element.dataset.judged;
    controls.forEach((element, index) => {
      element.dataset.judged = `${index}`;
    });
    const reached = new Set<string>();
    Object.assign(globalThis, { reached });
    document.addEventListener("focusin", ({ target }) => {
      const active = target as HTMLInputElement;
      const first = active.type === "radio" && document.querySelector<HTMLElement>(`[name="${active.name}"]`);
      const { judged } = (first || active).dataset;
      if (judged !== undefined) reached.add(judged);
    });
    (document.activeElement as HTMLElement | null)?.blur();
    return {
      all: controls.map((element) => ({
        html: element.outerHTML.slice(0, 120),
        isInMessage: element.closest("[popover=manual]") !== null,
      })),
      otherStops: scope.querySelectorAll("summary, select, textarea, [tabindex='0']").length,
    };
  });
  for (let press = 0; press < all.length + otherStops + 5; press++) await page.keyboard.press("Tab");
  await turnTabs(page);
  const reached = new Set(
    await page.evaluate(() => [...(globalThis as unknown as { reached: Set<string> }).reached]),
  );
  const faults: string[] = [];
  for (const [index, { html, isInMessage }] of all.entries()) {
    if (reached.has(`${index}`)) continue;
    // A message goes by itself, with its buttons.
    const hasGone =
      isInMessage &&
      (await page
        .locator(`[data-judged="${index}"]`)
        .waitFor({ state: "detached", timeout: MESSAGE_MS })
        .then(
          () => true,
          () => false,
        ));
    if (!hasGone) faults.push(html);
  }
  return faults;
}

/** Opens the other tabs of each list by arrow keys, and then the selected one again. */
async function turnTabs(page: Page): Promise<void> {
  const lists = page.locator("[role=tablist]:has([data-judged])");
  for (const list of await lists.all()) {
    const chosen = list.locator("[role=tab][aria-selected=true]");
    const isReached = await chosen.evaluate(({ dataset }) =>
      (globalThis as unknown as { reached: Set<string> }).reached.has(dataset.judged ?? ""),
    );
    if (!isReached) continue;
    const others = (await list.getByRole("tab").count()) - 1;
    const first = await chosen.getAttribute("data-judged");
    await chosen.focus();
    for (const key of ["ArrowRight", "ArrowLeft"])
      for (let press = 0; press < others; press++) await page.keyboard.press(key);
    const last = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.judged);
    if (last !== first) throw new Error("the left arrow key does not come back to the chosen tab");
  }
}
