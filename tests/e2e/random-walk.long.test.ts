import type { Page } from "playwright";
import { expect, it } from "vitest";
import { ROUTES } from "../../web/app/routes.ts";
import { randomFrom } from "../worker/fuzz/mutate.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { rowsOf } from "./database.ts";
import { chosen, drop, paste } from "./files.ts";
import { bundledDesign } from "./full-design.ts";
import { WIDTHS } from "./page-states.ts";
import {
  type Control,
  filesToGive,
  isDialogOpen,
  numberControls,
  SEEDS,
  STEPS_BETWEEN_RELOADS,
  shownName,
  TEXTS,
  typedTexts,
} from "./random-visitor.ts";
import { isSettled } from "./settled.ts";
import { storeDesign } from "./stored-design.ts";

/*
 * A visitor in two tabs who does anything: presses any control, types, drops files, goes back and forward. No page may
 * throw, a reload changes nothing, Redo restores what Undo takes back, and both tabs show the same machine. Any walk can
 * be repeated by its seed, and WALK_SHOW prints it.
 */

const STEPS = Number(process.env.WALK_STEPS ?? 80);
const ACTION_MS = 5_000;

const { open } = browserForTests();

const KEYS = [
  "Escape",
  "Enter",
  "Space",
  "Tab",
  "ArrowRight",
  "ArrowDown",
  "Delete",
  "Control+z",
  "Control+Shift+z",
];

type Rows = [string, Record<string, unknown>][];

/** All that a visitor has made, apart from when: designs by id. */
async function madeOn(page: Page) {
  const rows = (await rowsOf(page, "designs")) as Rows;
  return Object.fromEntries(
    rows.map(([id, { revision: _, changedAt: __, timestamp: ___, ...design }]) => [id, design]),
  );
}

async function rest(page: Page): Promise<boolean> {
  for (let asked = 0; asked < 100; asked++) {
    if (await page.evaluate(isSettled).catch(() => false)) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

/** Presses Undo and then Redo in the header. Returns false if nothing could be undone. */
async function undoAndRedo(page: Page): Promise<boolean> {
  for (const at of [0, 1]) {
    const button = page.locator("header [data-keeping] > div button").nth(at);
    if (!(await button.isVisible()) || (await button.getAttribute("aria-disabled"))) return false;
    // A dialog may open meanwhile.
    await button.evaluate((element: HTMLElement) => element.click());
    await rest(page);
  }
  return true;
}

it.each(SEEDS)("walk %i: nothing throws, and nothing is lost", async (seed) => {
  const below = randomFrom(seed);
  const random = () => below(1_000) / 1_000;
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  const files = await filesToGive();
  const some = () => Array.from({ length: 1 + below(3) }, () => pick(files));

  const {
    page: first,
    uncaught,
    problems,
  } = await open(LIGHT_PAGE, {
    reducedMotion: "reduce",
    viewport: pick(WIDTHS),
    locale: pick(["en", "en", "de", "ja", "ar"]),
  });
  const second = await first.context().newPage();
  for (const page of [first, second]) {
    page.setDefaultTimeout(ACTION_MS);
    page.on("dialog", (dialog) => dialog.accept().catch(() => {}));
    page.on("filechooser", (chooser) =>
      chooser.setFiles(chosen(chooser.isMultiple() ? some() : [pick(files)])).catch(() => {}),
    );
  }
  second.on("pageerror", (fault) => uncaught.push(String(fault)));
  second.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  if (random() < 0.5) await storeDesign(first, bundledDesign(), "/machine-name");
  else await first.goto("/");
  await second.goto(pick(ROUTES).path);

  const done: string[] = [];
  const use = async (page: Page, at: number, { tag, type, name }: Control) => {
    const control = page.locator(`[data-walk="${at}"]`);
    done.push(`${tag} ${type} "${name}"`);
    if (type === "file") return;
    if (tag === "SELECT")
      return void (await control.evaluate((element, share) => {
        const select = element as HTMLSelectElement;
        select.selectedIndex = Math.floor(share * select.options.length);
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }, random()));
    if (["text", "search", "textarea"].includes(type)) {
      const text = pick(TEXTS);
      done.push(`  types "${text}"`);
      return control.fill(text);
    }
    if (type === "range") return control.press(pick(["ArrowLeft", "ArrowRight", "Home", "End"]));
    await control.evaluate((element: HTMLElement) => element.click());
  };
  const act = async (page: Page) => {
    const kind = random();
    if (kind < 0.72) {
      const controls = await page.evaluate(numberControls);
      if (controls.length === 0) return;
      const at = below(controls.length);
      return use(page, at, controls[at] as Control);
    }
    if (kind < 0.82) {
      const given = some();
      const zones = page.locator("fieldset, main, [data-slot]");
      const at = below(Math.max(1, await zones.count()));
      const hand = pick([drop, paste]);
      done.push(`${hand === drop ? "drops" : "pastes"} ${given.map(({ name }) => name)} at ${at}`);
      const target = (await page.evaluate(isDialogOpen))
        ? page.locator("dialog[open]").last()
        : zones.nth(at);
      return hand(target, ...given);
    }
    if (kind < 0.9) {
      const key = pick(KEYS);
      done.push(`presses ${key}`);
      return page.keyboard.press(key);
    }
    if (kind < 0.96) {
      const { path } = pick(ROUTES);
      done.push(`goes to ${path}`);
      return page.goto(path);
    }
    const isBack = random() < 0.5;
    done.push(isBack ? "goes back" : "goes forward");
    return isBack ? page.goBack() : page.goForward();
  };

  let page = first;
  for (let step = 1; step <= STEPS; step++) {
    if (random() < 0.15) {
      page = page === first ? second : first;
      done.push(page === first ? "TO THE FIRST TAB" : "TO THE SECOND TAB");
      await page.bringToFront();
    }
    await act(page).catch((fault) =>
      done.push(`  could not: ${String(fault).split("\n")[0]?.slice(0, 120)}`),
    );
    if (!(await rest(page))) {
      done.push("  (busy)");
      continue;
    }
    const trail = () => `${page.url()} after ${step}:\n${done.slice(-40).join("\n")}`;
    expect(uncaught, trail()).toEqual([]);
    expect(
      problems.filter((problem) => !/^Failed to load resource/.test(problem)),
      trail(),
    ).toEqual([]);
    if (step % STEPS_BETWEEN_RELOADS > 0) continue;
    const isInDialog = await page.evaluate(isDialogOpen);
    const before = { made: await madeOn(page), typed: await page.evaluate(typedTexts) };
    if (!isInDialog && (await undoAndRedo(page))) {
      done.push("undoes and redoes");
      expect(await madeOn(page), trail()).toEqual(before.made);
    }
    done.push("reloads");
    await page.reload();
    if (!(await rest(page))) throw new Error(`the page does not come to rest: ${trail()}`);
    expect(await madeOn(page), trail()).toEqual(before.made);
    if (!isInDialog) expect(await page.evaluate(typedTexts), trail()).toEqual(before.typed);
    const other = page === first ? second : first;
    const shown = await page.evaluate(shownName);
    if (shown !== undefined && (await other.evaluate(shownName)) !== undefined)
      await expect.poll(() => other.evaluate(shownName), { message: trail() }).toBe(shown);
  }
  const failed = done.filter((line) => line.startsWith("  could not"));
  expect(failed.length, failed.join("\n")).toBeLessThan(STEPS / 4);
  if (process.env.WALK_SHOW) console.log(done.join("\n"));
});
