import { describe, expect, inject, it } from "vitest";
import { ROUTES } from "../../../web/app/routes.ts";
import { needs } from "../../support/programs.ts";
import { randomFrom } from "../../worker/fuzz/mutate.ts";
import { bundledDesign } from "../full-design.ts";
import {
  type Control,
  filesToGive,
  isDialogOpen,
  numberControls,
  SEEDS,
  STEPS_BETWEEN_RELOADS,
  TEXTS,
  typedTexts,
} from "../random-visitor.ts";
import { isSettled } from "../settled.ts";
import { valuesOf } from "../stored-design.ts";
import { type Driver, eventually, visitorOf } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/*
 * A visitor who does anything, as in ../random-walk.long.test.ts, in the other engines: no page may throw, a reload changes
 * nothing, and Redo restores what Undo takes back.
 */

const STEPS = Number(process.env.WALK_STEPS ?? 60);

const ENGINES = [
  { name: "Firefox", programs: ["firefox-esr"], start: startFirefox },
  { name: "WebKit", programs: ["WebKitWebDriver", "Xvfb"], start: startWebKit },
] as const;

/* The functions below run in the page. */

declare global {
  interface Window {
    faults?: string[];
  }
}

/** Notes what the page throws from now on, and tells what it has thrown. */
function faultsOnPage(): readonly string[] {
  if (!window.faults) {
    const faults: string[] = [];
    window.faults = faults;
    // Its dialog would hold up the page.
    window.print = () => undefined;
    addEventListener("error", ({ message }) => faults.push(message));
    addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason?.stack ?? reason)));
    const { error } = console;
    console.error = (...said: unknown[]) => {
      faults.push(said.map((each) => String((each as Error)?.stack ?? each)).join(" "));
      error(...said);
    };
  }
  return window.faults;
}

/** Presses a control, or gives it another value. Returns whether the page will be loaded in another language. */
function useControl(at: number, text: string, share: number): boolean {
  const control = document.querySelector<HTMLElement>(`[data-walk="${at}"]`);
  if (control instanceof HTMLSelectElement) {
    const before = control.value;
    control.selectedIndex = Math.floor(share * control.options.length);
    if (control.value === before) return false;
    control.dispatchEvent(new Event("change", { bubbles: true }));
    return [...control.options].some(({ value }) => value === "pt-BR");
  }
  if (control instanceof HTMLInputElement && ["text", "search", "range"].includes(control.type)) {
    const value = control.type === "range" ? String(Number(control.max || 100) * share) : text;
    control.focus();
    // React listens to the setter of the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, value);
    control.dispatchEvent(new Event("input", { bubbles: true }));
  } else if (!(control instanceof HTMLInputElement && control.type === "file")) control?.click();
  return false;
}

/** Presses Undo or Redo in the header. Returns false if there is nothing to undo or redo. */
function pressHistory(at: 0 | 1): boolean {
  const button = document.querySelectorAll<HTMLElement>("header [data-keeping] > div button")[at];
  if (!button?.checkVisibility() || button.ariaDisabled) return false;
  button.click();
  return true;
}

/** All designs by id as text, apart from when they were made. */
async function madeOnPage(): Promise<readonly string[]> {
  const opened = await new Promise<IDBDatabase>((done, failed) => {
    const opening = indexedDB.open("brewscreen-store");
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error);
  });
  const designs = await new Promise<Record<string, unknown>[]>((done, failed) => {
    const reading = opened.transaction("designs").objectStore("designs").getAll();
    reading.onsuccess = () => done(reading.result);
    reading.onerror = () => failed(reading.error);
  });
  opened.close();
  return designs.map((design) =>
    JSON.stringify({ ...design, revision: undefined, changedAt: undefined, timestamp: undefined }),
  );
}

async function walk(driver: Driver, seed: number): Promise<void> {
  const visitor = visitorOf(driver);
  const below = randomFrom(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  const files = await filesToGive();
  const done: string[] = [];
  const failed: string[] = [];

  const use = async () => {
    const controls: readonly Control[] = await visitor.ask(numberControls);
    const at = below(Math.max(1, controls.length));
    const { tag = "", type = "", name = "" } = controls[at] ?? {};
    const text = pick(TEXTS);
    const isText = ["text", "search"].includes(type);
    done.push(`${tag} ${type} "${name}"${isText ? ` = "${text}"` : ""}`);
    if (await visitor.ask(useControl, at, text, below(100) / 100))
      await eventually(async () => (await visitor.ask(() => window.faults === undefined)) || undefined);
  };
  const act = async () => {
    const kind = below(100);
    if (kind < 80) return use();
    if (kind < 90) {
      const given = Array.from({ length: 1 + below(3) }, () => pick(files));
      done.push(`drops ${given.map(({ name }) => name)}`);
      return visitor.drop(given);
    }
    if (kind < 95) {
      const { path } = pick(ROUTES);
      done.push(`goes to ${path}`);
      return visitor.go(`${inject("baseUrl")}${path}`);
    }
    const isBack = below(2) === 0;
    done.push(isBack ? "goes back" : "goes forward");
    return visitor.ask((by) => history.go(by), isBack ? -1 : 1);
  };
  const rest = () => eventually(async () => (await visitor.ask(isSettled)) || undefined);

  await visitor.go(inject("baseUrl"));
  try {
    await rest();
    if (below(2) === 0) {
      await visitor.ask((values) => Object.assign(localStorage, values), valuesOf(bundledDesign()));
      await visitor.go(`${inject("baseUrl")}/machine-name`);
      await rest();
    }
    for (let step = 1; step <= STEPS; step++) {
      await visitor.ask(faultsOnPage);
      // A page may still be leaving.
      await act().catch((fault) => failed.push(String(fault)));
      await rest();
      expect(await visitor.ask(faultsOnPage)).toEqual([]);
      if (step % STEPS_BETWEEN_RELOADS > 0) continue;
      const isInDialog = await visitor.ask(isDialogOpen);
      const made = await visitor.ask(madeOnPage);
      const typed = await visitor.ask(typedTexts);
      if (!isInDialog && (await visitor.ask(pressHistory, 0))) {
        done.push("undoes and redoes");
        await rest();
        await visitor.ask(pressHistory, 1);
        await rest();
        expect(await visitor.ask(madeOnPage)).toEqual(made);
      }
      done.push("reloads");
      await visitor.reload();
      await rest();
      expect(await visitor.ask(madeOnPage)).toEqual(made);
      if (!isInDialog) expect(await visitor.ask(typedTexts)).toEqual(typed);
    }
    expect(failed.length, failed.join("\n")).toBeLessThan(STEPS / 10);
  } finally {
    console.log(`${await visitor.ask(() => location.href)}:\n${done.slice(-40).join("\n")}`);
  }
}

describe.each(ENGINES)("in $name", ({ programs, start }) => {
  it.each(SEEDS)("walk %i: nothing throws, and nothing is lost", needs(...programs), async (seed) => {
    const driver: Driver = await start();
    try {
      await walk(driver, seed);
    } finally {
      await driver.stop();
    }
  });
});
