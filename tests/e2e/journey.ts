import { expect } from "vitest";
import { FITTING } from "#messages/fit.ts";
import { HOME } from "#messages/home.ts";
import { REVIEW } from "#messages/review.ts";
import { UI } from "#messages/ui.ts";
import { WIZARD } from "#messages/wizard.ts";
import { findArrangement, findSlot } from "../../shared/machine/questions.ts";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { CLASSIC_STEP_TEXTS } from "../../shared/machines/classic/step-words.ts";
import { photo } from "../support/photo.ts";
import type { TestFile } from "./files.ts";
import { isSettled } from "./settled.ts";
import { image, slotsWords } from "./wizard.ts";

/** An element as a visitor knows it: its role and its full accessible name. The first one counts. */
export interface Target {
  readonly role: Role;
  /** Its accessible name, in full. */
  readonly name?: string;
  readonly within?: Target;
}

export type Role =
  | "button"
  | "checkbox"
  | "dialog"
  | "figure"
  | "group"
  | "heading"
  | "link"
  | "list"
  | "listitem"
  | "radio"
  | "tab"
  | "textbox";

/** Whoever walks through the wizard, in some browser, with some kind of input. */
export interface Visitor {
  go(url: string): Promise<void>;
  press(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  /** Opens the chooser of a zone and chooses files in it. */
  choose(zone: string, files: readonly TestFile[]): Promise<void>;
  meets(target: Target): Promise<void>;
  reads(words: string): Promise<void>;
  reload(): Promise<void>;
  /** Drops files somewhere on the page. */
  drop(files: readonly TestFile[]): Promise<void>;
  /** The file that a press saves. */
  saved(press: () => Promise<void>): Promise<{ readonly name: string; readonly bytes: Uint8Array }>;
  /** Asks the page something that a visitor would see. The question must not use anything from outside itself. */
  ask<Answer, Args extends readonly unknown[]>(
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>>;
}

/** What a visitor fills the design with. */
export const CONTENTS = ["defaults", "own PNGs"] as const;
export const LONG_CONTENTS = ["photos of another size"] as const;
export type Content = (typeof CONTENTS | typeof LONG_CONTENTS)[number];

const NAME = "Lobby machine";
const CONTINUE: Target = { role: "button", name: UI.continue };
const USE: Target = { role: "button", name: FITTING.use };

const eventually = <Value>(get: () => Promise<Value>) => expect.poll(get);

/**
 * Walks the whole wizard from the home page to the final review, fills every step and reloads it, after which it
 * must look the same and keep the same.
 */
export async function walk(visitor: Visitor, content: Content): Promise<void> {
  await visitor.press({ role: "link", name: HOME.start });
  for (const step of stepsOf(CLASSIC_MODEL)) {
    await eventually(() => visitor.ask(() => location.pathname)).toBe(step.config.route);
    await visitor.meets({ role: "heading" });
    await eventually(() => visitor.ask(() => window.scrollY)).toBe(0);
    if (step.kind === "review") break;
    await fill(visitor, step, content);
    if (step.kind === "name") {
      // The step goes on by itself. Its messages are short, and may be gone when the press returns.
      const { accepted, saved } = step.config.words;
      const told = Promise.all([visitor.reads(accepted), visitor.reads(saved)]);
      await visitor.press(CONTINUE);
      await told;
      continue;
    }
    await eventually(() => visitor.ask(canContinue)).toBe(true);
    // A transparent pixel stands for a picture until it is read.
    await eventually(async () => JSON.stringify(await all(visitor))).not.toContain("data:image/gif");
    const before = await all(visitor);
    await visitor.reload();
    await eventually(() => all(visitor)).toEqual(before);
    await visitor.press(CONTINUE);
  }
  await visitor.reads(NAME);
  await visitor.reads(REVIEW.complete);
}

async function fill(
  visitor: Visitor,
  step: Exclude<Step, { kind: "review" }>,
  content: Content,
): Promise<void> {
  switch (step.kind) {
    case "name":
      return visitor.type({ role: "textbox", name: step.config.field }, NAME);
    case "list": {
      const { category } = step;
      const { library } = CLASSIC_STEP_TEXTS.lists.screensaver;
      if (content === "own PNGs") {
        const { size } = findArrangement(category, undefined);
        await visitor.choose(category.label, [image("a.png", size, 1), image("b.png", size, 2)]);
      } else if (content === "photos of another size") {
        await visitor.choose(category.label, [{ name: "IMG_1.jpg", bytes: await photo(1) }]);
        await visitor.press(USE);
      } else if (library) {
        await visitor.press({ role: "button", name: library.browse });
        await visitor.press(FIRST_OF_LIBRARY);
      }
      const tiles: Target = { role: "list", name: WIZARD.imagesInOrder };
      return visitor.meets({ role: "listitem", within: tiles });
    }
    case "slots":
      return fillSlots(visitor, step, content);
  }
}

const FIRST_OF_LIBRARY: Target = {
  role: "button",
  within: { role: "listitem", within: { role: "dialog" } },
};

async function fillSlots(
  visitor: Visitor,
  { config, category }: Extract<Step, { kind: "slots" }>,
  content: Content,
): Promise<void> {
  const { naming } = config;
  const { library, defaults } = slotsWords(category.id);
  const { size, places } = findArrangement(category, category.counts?.initial);
  if (naming) {
    for (const { id, label } of category.slots)
      await visitor.type({ role: "textbox", name: label }, naming.placeholders[id] ?? label);
    await visitor.press({ role: "button", name: naming.confirm });
    await visitor.meets({ role: "heading", name: config.heading });
  }
  for (const [index, { slot }] of places.entries()) {
    const { label } = findSlot(category, slot);
    const button = (name: string): Target => ({ role: "button", name });
    if (content === "own PNGs") {
      await visitor.choose(label, [image(`${slot}.png`, size, index + 1)]);
    } else if (content === "photos of another size") {
      await visitor.choose(label, [{ name: `IMG_${index + 2}.jpg`, bytes: await photo(index + 2) }]);
      await visitor.press(USE);
    } else if (library) {
      await visitor.press(button(`${library.browse}: ${label}`));
      await visitor.press(FIRST_OF_LIBRARY);
    } else if (defaults?.fills === "slot") {
      await visitor.press(button(`${defaults.label}: ${label}`));
    } else if (defaults && index === 0) {
      await visitor.press(button(defaults.label));
    }
    await visitor.meets(button(WIZARD.removeNamed(label)));
  }
}

/** What is seen of a step and what is kept of the design. */
async function all(visitor: Visitor): Promise<unknown> {
  await eventually(() => visitor.ask(isSettled)).toBe(true);
  return { seen: await visitor.ask(seen), kept: await visitor.ask(keptEntries) };
}

// The rest runs in the page, and must not use anything from outside itself.

const canContinue = (): boolean =>
  document.querySelector(".BottomBar-continue button:not([aria-disabled=true])") !== null;

const keptEntries = (): [string, unknown][] =>
  Object.entries(localStorage).sort(([a], [b]) => (a < b ? -1 : 1));

const seen = () => ({
  heading: document.querySelector("h1")?.textContent,
  // The file name of an upload is not kept.
  pictures: Array.from(document.querySelectorAll<HTMLImageElement>("main img"), ({ src, naturalWidth }) =>
    src.startsWith("blob:") ? naturalWidth : src,
  ),
  actions: Array.from(
    document.querySelectorAll("main button"),
    (each) => `${each.textContent} ${each.getAttribute("aria-disabled")}`,
  ),
});
