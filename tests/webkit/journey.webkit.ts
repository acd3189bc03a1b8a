import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { CONTENTS, LONG_CONTENTS, type Role, type Target, type Visitor, walk } from "../e2e/journey.ts";
import { driver, driverForTests, type ElementId, eventually } from "./driver.ts";

/** What may have a role; which of it does, and its name, WebKit itself says. */
const CANDIDATES: Readonly<Record<Role, string>> = {
  button: "button",
  dialog: "dialog[open]",
  group: "fieldset",
  heading: "h1",
  link: "a[href]",
  list: "ul, ol",
  listitem: "li",
  textbox: "input",
};

driverForTests();
let files: string;
beforeEach(async () => {
  files = await mkdtemp(join(tmpdir(), "brewscreen-files-"));
});
afterEach(() => rm(files, { recursive: true, force: true }));

/** The first such element; undefined where there is none now. */
async function look({ role, name, within }: Target): Promise<ElementId | undefined> {
  const around = within && (await look(within));
  if (within && !around) return undefined;
  for (const element of await driver.find(CANDIDATES[role], around))
    if (name === undefined || (await driver.nameOf(element)) === name) return element;
  return undefined;
}

/** Does something to an element as soon as it lets itself: it may be on its way, or be replaced by another. */
async function act(target: Target, action: (element: ElementId) => Promise<unknown>): Promise<void> {
  await eventually(async () => {
    const element = await look(target);
    if (element) await action(element);
    return element;
  });
}

/** Somebody with a mouse. */
const visitor: Visitor = {
  press: (target) => act(target, (element) => driver.click(element)),
  type: (target, text) =>
    act(target, async (element) => {
      await driver.click(element);
      await driver.clear(element);
      await driver.keys(element, text);
    }),
  async choose(zone, chosen) {
    const paths = await Promise.all(
      chosen.map(async ({ name, bytes }) => {
        const path = join(files, name);
        await writeFile(path, bytes);
        return path;
      }),
    );
    // The system's own chooser can't be worked: its answer is given to the zone's input.
    await act({ role: "group", name: zone }, async (around) => {
      for (const input of await driver.find("input[type=file]", around))
        await driver.keys(input, paths.join("\n"));
    });
  },
  meets: (target) => act(target, async () => undefined),
  reads: async (words) => void (await eventually(async () => (await driver.ask(isRead, words)) || undefined)),
  reload: () => driver.reload(),
  ask: (question) => driver.ask(question),
};

/** Whether some element has these words and nothing else. Runs in the page. */
const isRead = (words: string): boolean =>
  [...document.querySelectorAll<HTMLElement>("body *")].some(
    (element) => element.textContent?.trim() === words && element.checkVisibility(),
  );

it.each([...CONTENTS, ...LONG_CONTENTS])(
  "the whole journey by mouse with %s, the same after a reload at every step",
  async (content) => {
    await driver.open(`${inject("baseUrl")}/`);
    expect(await driver.ask(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
    await walk(visitor, content);
  },
);
