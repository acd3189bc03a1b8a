import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../../web/routes.ts";
import { png } from "../support/png.ts";
import { browserForTests } from "./browser.ts";
import { serveDevPage } from "./dev-page.ts";
import { drop } from "./files.ts";
import { bundledDesign } from "./full-design.ts";
import { axeFaults, cutOff, slowly, smallTargets, unreachable } from "./judge.ts";
import { type StoredDesign, storeDesign } from "./stored-design.ts";

const { open } = browserForTests();

let dev: Awaited<ReturnType<typeof serveDevPage>>;
beforeAll(async () => {
  dev = await serveDevPage();
});
afterAll(() => dev.stop());

const zone = (page: Page, name: string) => page.getByRole("region", { name }).locator("fieldset");

/** A page in one state, brought there as a visitor would. */
interface State {
  readonly name: string;
  path(): string;
  enter?(page: Page): Promise<void>;
}

const fill = async (page: Page) => {
  await drop(zone(page, "Screensaver"), { name: "saver.png", bytes: png(1024, 768) });
  await drop(zone(page, "Icons"), { name: "wrong-size.png", bytes: png(100, 50) });
  await page.getByText("wrong-size.png").waitFor();
};
const create = (page: Page) => page.getByRole("button", { name: "Create Package" }).click();

/** A state of a design that the browser keeps. */
const kept = (name: string, path: string, design: StoredDesign, enter?: State["enter"]): State => ({
  name,
  path: () => path,
  async enter(page) {
    await storeDesign(page, design, path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await enter?.(page);
  },
});
const WHOLE = bundledDesign();
const HALF: StoredDesign = {
  ...WHOLE,
  images: Object.fromEntries(Object.entries(WHOLE.images ?? {}).slice(0, 2)),
};

const STATES: readonly State[] = [
  { name: "home", path: () => "/" },
  ...ROUTES.filter(({ path }) => !["/", "/media-upload"].includes(path)).map(({ path }) => ({
    name: `${path}, empty`,
    path: () => path,
  })),
  ...[
    "/screensaver",
    "/blends",
    "/hot-cup-size",
    "/leave-room-iced",
    "/dispensing-screen-hot",
    "/final-preview",
  ].map((path) => kept(`${path}, filled`, path, WHOLE)),
  kept("/blends, refused", "/blends", HALF, async (page) => {
    await drop(page.getByRole("group", { name: "Right", exact: true }), {
      name: "photo.png",
      bytes: png(64, 48),
    });
    await page.getByText("photo.png is").waitFor();
  }),
  kept("the picker", "/blends", HALF, async (page) => {
    await page.getByRole("button", { name: "Browse Generic Images" }).first().click();
    await page.getByRole("dialog").getByRole("listitem").first().waitFor();
  }),
  kept("what is missing before the confirmation", "/final-preview", HALF, async (page) => {
    await page.getByRole("button", { name: "Confirm Final Review" }).click();
    await page.getByRole("dialog").waitFor();
  }),
  kept("the exports", "/final-preview", WHOLE, async (page) => {
    await page.getByRole("button", { name: "Confirm Final Review" }).click();
    await page.getByRole("button", { name: "Media package (.mp)" }).waitFor();
  }),
  kept("the design's dialog", "/screensaver", HALF, async (page) => {
    await page.getByRole("button", { name: "Your design: Saved" }).click();
    await page.getByRole("dialog").waitFor();
  }),
  { name: "the developers' page", path: () => dev.url },
  { name: "/media-upload, empty", path: () => "/media-upload" },
  { name: "/media-upload, filled, one invalid", path: () => "/media-upload", enter: fill },
  {
    name: "/media-upload, refused",
    path: () => "/media-upload",
    enter: async (page) => {
      await drop(zone(page, "Icons"), { name: "notes.txt", bytes: Uint8Array.of(1, 2, 3) });
      await page.getByText("notes.txt is").waitFor();
    },
  },
  {
    name: "/media-upload, busy",
    path: () => "/media-upload",
    enter: async (page) => {
      await page.route("**/api/**", () => undefined);
      await fill(page);
      await create(page);
      await page.getByRole("progressbar").waitFor();
    },
  },
  {
    name: "/media-upload, failed",
    path: () => "/media-upload",
    enter: async (page) => {
      await page.route("**/api/**", (route) => route.abort());
      await fill(page);
      await create(page);
      await page.getByRole("button", { name: "Build on this device" }).waitFor();
    },
  },
];

const WIDTHS = [
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function show(state: State, options: Parameters<typeof open>[1]): Promise<Page> {
  const { page } = await open(state.path(), { reducedMotion: "reduce", ...options });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await state.enter?.(page);
  // Toasts leave by themselves and are judged on their own.
  for (const button of await page.getByRole("button", { name: "Dismiss notification" }).all()) {
    await button.click({ timeout: 2000 }).catch(() => undefined);
  }
  return page;
}

describe.each(STATES)("$name", (state) => {
  it.each(["light", "dark"] as const)("has no violations by axe in %s, at any width", async (colorScheme) => {
    const page = await show(state, { colorScheme });
    // The scheme changes colours alone: the widest and the narrowest have them all.
    for (const viewport of colorScheme === "light" ? WIDTHS : WIDTHS.slice(-2)) {
      await page.setViewportSize(viewport);
      expect(await axeFaults(page), `${viewport.width}`).toEqual([]);
    }
  });

  it("cuts nothing off at any width, at 320 px, and at 200 % zoom, and has targets of 44 px", async () => {
    const page = await show(state, {});
    for (const viewport of [...WIDTHS, { width: 320, height: 700 }, { width: 512, height: 384 }]) {
      await page.setViewportSize(viewport);
      expect(await cutOff(page), `${viewport.width}`).toEqual([]);
      expect(await smallTargets(page), `${viewport.width}`).toEqual([]);
    }
  });

  it("can be worked by keys alone", async () => {
    const page = await show(state, { viewport: { width: 1024, height: 768 } });
    expect(await unreachable(page)).toEqual([]);
  });
});

describe("steadiness", () => {
  it.each(["/", "/media-upload"])("nothing moves while fonts and images load: %s", async (path) => {
    for (const viewport of WIDTHS) {
      const { page } = await open("/assets/404.html", { viewport, reducedMotion: "reduce" });
      const shift = await slowly(page, 700);
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check("700 20px Besley"))).toBe(true);
      const { sum, moved } = await shift();
      expect(sum, `${viewport.width}: ${moved.join("; ")}`).toBeLessThanOrEqual(0.02);
    }
  });

  it("stands still under reduced motion, and moves otherwise, with a pause", async () => {
    const still = await open("/", { reducedMotion: "reduce" });
    await still.page.getByRole("button", { name: "Play" }).waitFor();
    const moving = await open("/", { reducedMotion: "no-preference" });
    const machine = (page: Page) => page.locator("main figure").first();
    const before = await machine(moving.page).getAttribute("aria-label");
    await expect
      .poll(() => machine(moving.page).getAttribute("aria-label"), { timeout: 30_000 })
      .not.toBe(before);
    await moving.page.getByRole("button", { name: "Pause" }).click();
    const paused = await machine(moving.page).getAttribute("aria-label");
    await moving.page.waitForTimeout(5500);
    expect(await machine(moving.page).getAttribute("aria-label")).toBe(paused);
    expect(await machine(still.page).getAttribute("aria-label")).toBe(before);
  });
});
