import type { BrowserContextOptions, CDPSession, Locator, Page } from "playwright";
import { expect } from "vitest";
import { chosen, type TestFile } from "./files.ts";

/** A kind of input, and nothing but that. */
export interface Hands {
  readonly name: string;
  readonly context: BrowserContextOptions;
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
}

/** More presses of Tab than any page of the app has stops. */
const MOST_STOPS = 90;

/** Presses Tab until the element has the focus, around the page if necessary. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  // Found once, since finding it by its role is slow; found again if it was redrawn.
  let element = await target.elementHandle();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const where = await element?.evaluate((each) =>
      each === document.activeElement ? "there" : each.isConnected ? "elsewhere" : "gone",
    );
    if (where === "there") return;
    if (where === "elsewhere") await page.keyboard.press("Tab");
    else element = await target.elementHandle();
  }
  throw new Error(`Tab never comes to ${target}`);
}

const mouse: Hands = {
  name: "mouse",
  context: { viewport: { width: 1440, height: 900 } },
  press: (target) => target.click(),
  async type(target, text) {
    await target.click();
    await target.fill(text);
  },
};

const keyboard: Hands = {
  name: "keyboard",
  context: { viewport: { width: 1024, height: 768 } },
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press("Enter");
  },
  async type(target, text) {
    await tabTo(target);
    await target.page().keyboard.press("ControlOrMeta+A");
    await target.page().keyboard.type(text);
  },
};

const touch: Hands = {
  name: "touch",
  context: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  press: (target) => target.tap(),
  async type(target, text) {
    await target.tap();
    await target.fill(text);
  },
};

export const HANDS = { mouse, keyboard, touch } as const;

/** A mouse, for tests that do not look at motion. */
export const STILL_MOUSE = {
  ...mouse.context,
  reducedMotion: "reduce",
} as const satisfies BrowserContextOptions;

export async function choose(hands: Hands, opener: Locator, ...files: TestFile[]): Promise<void> {
  const page: Page = opener.page();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), hands.press(opener)]);
  await chooser.setFiles(chosen(files));
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags a finger over the page, and waits for what has to be true after it pressed and before it lifts. */
export async function dragByFinger(
  page: Page,
  from: Point,
  to: Point,
  { pressed, moved }: { pressed?: () => Promise<unknown>; moved?: () => Promise<unknown> } = {},
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  await pressed?.();
  for (let step = 1; step <= 8; step++) {
    const share = step / 8;
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await moved?.();
  await touch("touchEnd", []);
}

/** Drags with the mouse; the first steps lift what is dragged. */
export async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
}

/** Waits until the element of this name has the focus: keys that are pressed before would go elsewhere. */
export const focusIsOn = (page: Page, name: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent?.trim();
      }),
    )
    .toBe(name);

/** Files and folders of the disk that the system drags over a page. */
export interface SystemDrag {
  over(target: Locator): Promise<void>;
  /** Cancels the drag, of which Chromium tells the page nothing. */
  giveUp(): Promise<void>;
  dropOn(target: Locator): Promise<void>;
}

type DragType = "dragEnter" | "dragOver" | "dragCancel" | "drop";

export async function dragFromSystem(page: Page, paths: readonly string[]): Promise<SystemDrag> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  const send = (type: DragType, at: Point) => session.send("Input.dispatchDragEvent", { type, ...at, data });
  let isIn = false;
  const over = async (target: Locator) => {
    const at = await middleOf(target);
    if (!isIn) await send("dragEnter", at);
    isIn = true;
    await send("dragOver", at);
    return at;
  };
  return {
    over: async (target) => void (await over(target)),
    async giveUp() {
      isIn = false;
      await send("dragCancel", { x: 0, y: 0 });
    },
    async dropOn(target) {
      await send("drop", await over(target));
    },
  };
}
