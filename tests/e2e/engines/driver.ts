import { readdir, readFile, readlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { plainOf, transfer } from "../files.ts";
import type { Role, Target, Visitor } from "../journey.ts";

const PATIENCE_MS = 60_000;
const BETWEEN_LOOKS_MS = 50;

/** What may have a role; which of it does, and its name, the browser itself says. */
export const CANDIDATES: Readonly<Record<Role, string>> = {
  button: "button",
  checkbox: "input[type=checkbox]",
  dialog: "dialog[open]",
  figure: "figure",
  group: "fieldset",
  heading: "h1, h2, h3",
  link: "a[href]",
  list: "ul, ol",
  listitem: "li",
  radio: "input[type=radio]",
  tab: "[role=tab]",
  textbox: "input",
};

export const SCREEN = { width: 1440, height: 900 };

export type Ask = <Answer, Args extends readonly unknown[]>(
  question: (...args: Args) => Answer,
  ...args: unknown[]
) => Promise<Awaited<Answer>>;

/** A browser that is worked by a protocol, with motion reduced. `Element` is its own reference to an element. */
export interface Driver<Element = unknown> {
  open(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** The answer of a function that runs in the page and uses nothing from outside itself. */
  ask: Ask;
  /** The elements of a selector, in the page or in another element. */
  find(css: string, within?: Element): Promise<Element[]>;
  /** The first element of a role and name, as the browser tells them to a screen reader. */
  look(target: Pick<Target, "role" | "name">, within?: Element): Promise<Element | undefined>;
  /** Brings it to the middle of the window and presses the mouse there; throws where something lies over it. */
  click(element: Element): Promise<unknown>;
  /** Puts another text into a field that has the focus. */
  retype(element: Element, text: string): Promise<unknown>;
  /** Chooses files of the disk in a file input. */
  give(element: Element, paths: readonly string[]): Promise<unknown>;
  /** Its own folder, which goes with it, and where in it the files come that pages save. */
  readonly folder: string;
  readonly downloads: string;
  stop(): Promise<void>;
}

/** Somebody with a mouse. */
export function visitorOf<Element>(driver: Driver<Element>): Visitor {
  const look = async ({ within, ...target }: Target): Promise<Element | undefined> => {
    const around = within && (await look(within));
    return within && !around ? undefined : driver.look(target, around);
  };
  /** Does something to an element as soon as it lets itself: it may be on its way, or be replaced by another. */
  const act = async (target: Target, action: (element: Element) => Promise<unknown>): Promise<void> => {
    await eventually(async () => {
      const element = await look(target);
      if (element) await action(element);
      return element;
    });
  };
  return {
    go: async (url) => void (await driver.open(url)),
    press: (target) => act(target, (element) => driver.click(element)),
    type: (target, text) =>
      act(target, async (element) => {
        await driver.click(element);
        await driver.retype(element, text);
      }),
    async choose(zone, files) {
      const paths = await Promise.all(
        files.map(async ({ name, bytes }) => {
          const path = join(driver.folder, name);
          await writeFile(path, bytes);
          return path;
        }),
      );
      // The system's own chooser can't be worked: its answer is given to the zone's input.
      await act({ role: "group", name: zone }, async (around) => {
        for (const input of await driver.find("input[type=file]", around)) await driver.give(input, paths);
      });
    },
    async drop(files) {
      const [body] = await driver.find("body");
      await driver.ask(transfer, body, { plain: plainOf(files), kind: "drop" });
    },
    meets: (target) => act(target, async () => undefined),
    reads: async (words) =>
      void (await eventually(async () => (await driver.ask(isRead, words)) || undefined)),
    reload: async () => void (await driver.reload()),
    ask: (question, ...args) => driver.ask(question, ...args),
    async saved(press) {
      const before = await readdir(driver.downloads);
      await press();
      return eventually(async () => {
        const names = (await readdir(driver.downloads)).filter((each) => !before.includes(each));
        // What the browser still writes has another name beside its own, or is open.
        const [name, ...more] = names;
        if (name === undefined || more.length > 0 || (await isOpen(join(driver.downloads, name))))
          return undefined;
        const bytes = await readFile(join(driver.downloads, name));
        return bytes.length > 0 ? { name, bytes } : undefined;
      });
    },
  };
}

/** Whether some process has a file open, as far as the system tells. */
async function isOpen(file: string): Promise<boolean> {
  for (const process of await readdir("/proc").catch(() => [])) {
    const folder = `/proc/${process}/fd`;
    const open = /^\d+$/.test(process) ? await readdir(folder).catch(() => []) : [];
    const paths = await Promise.all(open.map((each) => readlink(join(folder, each)).catch(() => "")));
    if (paths.includes(file)) return true;
  }
  return false;
}

/** Whether some element has these words and nothing else. Runs in the page. */
const isRead = (words: string): boolean =>
  [...document.querySelectorAll<HTMLElement>("body *")].some(
    (element) => element.textContent?.trim() === words && element.checkVisibility(),
  );

/** Does something again until it neither throws nor comes to nothing: the page may be on its way. */
export async function eventually<Value>(attempt: () => Promise<Value | undefined>): Promise<Value> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      const value = await attempt();
      if (value !== undefined) return value;
      if (Date.now() > end) throw new Error(`it never came true: ${attempt}`);
    } catch (fault) {
      if (Date.now() > end) throw fault;
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
  }
}
