import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { FITTING } from "#messages/fit.ts";
import { anyPng } from "../support/any-png.ts";
import { browserForTests } from "./browser.ts";
import { chosen, type TestFile } from "./files.ts";
import {
  doneButton,
  fitButton,
  input,
  keptPng,
  NAMED,
  openTools,
  pixel,
  stage,
  startFitting,
} from "./fit.ts";
import { HANDS, middleOf, STILL_MOUSE, tabTo } from "./hands.ts";
import { axeFaults, cutOff, smallTargets, unreachable } from "./judge.ts";
import { toast } from "./said.ts";
import { image, zone } from "./wizard.ts";

const { open, openDesign } = browserForTests();

/** The picture's pixels tell where they came from: red by column, green by row. */
const WIDTH = 604;
const HEIGHT = 970;

const picture = (name: string, width: number, height: number): TestFile => {
  const sample = (x: number, y: number, channel: number) =>
    [Math.round((x / width) * 255), Math.round((y / height) * 255), 90][channel] ?? 0;
  return { name, bytes: anyPng({ width, height, depth: 8, colourType: 2, sample }) };
};
const map = picture("map.png", WIDTH, HEIGHT);
const wide = picture("wide.png", 800, 300);

/** Where in the picture a point of the stored one came from. */
async function originOf(page: Page, x: number, y: number) {
  const [red = 0, green = 0, , alpha] = pixel(await keptPng(page, "left"), x, y);
  return { column: (red / 255) * WIDTH, row: (green / 255) * HEIGHT, alpha };
}
const near = (one: { column: number; row: number }, column: number, row: number, by = 8) => {
  expect(Math.abs(one.column - column)).toBeLessThan(by);
  expect(Math.abs(one.row - row)).toBeLessThan(by);
};

const opened = async (hands: keyof typeof HANDS, file = map): Promise<Page> => {
  const page = await openDesign(NAMED, "/blends", { ...HANDS[hands].context, reducedMotion: "reduce" });
  await startFitting(page, "Left", file);
  return page;
};

describe("the editor by keyboard alone", () => {
  it("zooms, moves and turns, and gives the exact size", async () => {
    const page = await opened("keyboard");
    // The picture has the focus as the editor opens.
    await expect.poll(() => stage(page).evaluate((element) => element === document.activeElement)).toBe(true);
    for (let i = 0; i < 15; i++) await page.keyboard.press("+");
    for (let i = 0; i < 4; i++) await page.keyboard.press("Shift+ArrowRight");
    for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowDown");
    await HANDS.keyboard.press(doneButton(page));
    await toast(page, "Successfully uploaded A blend image!").waitFor();
    // Enlarged 1.05 ** 15 times and moved 40 right and 5 down: the middle shows what was left of it.
    const scale = 0.5 * 1.05 ** 15;
    near(await originOf(page, 151, 242), WIDTH / 2 - 40 / scale, HEIGHT / 2 - 5 / scale);
  });

  it("turns by R, straightens by the slider, and starts again", async () => {
    const page = await opened("keyboard");
    await page.keyboard.press("r");
    await HANDS.keyboard.press(page.getByRole("button", { name: "Adjust", exact: true }));
    const slider = page.getByRole("slider", { name: "Straighten" });
    await tabTo(slider);
    for (let i = 0; i < 10; i++) await page.keyboard.press("ArrowRight");
    await expect.poll(() => slider.inputValue()).toBe("5");
    await HANDS.keyboard.press(page.getByRole("button", { name: "Reset" }));
    await expect.poll(() => slider.inputValue()).toBe("0");
    await HANDS.keyboard.press(page.getByRole("button", { name: "Rotate right" }));
    await HANDS.keyboard.press(page.getByRole("button", { name: "Rotate right" }));
    await HANDS.keyboard.press(doneButton(page));
    near(await originOf(page, 30, 40), WIDTH - 60, HEIGHT - 80);
  });

  it("changes nothing on Escape, asks once before changed work is left, and has an undo of its own", async () => {
    const page = await opened("keyboard");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await zone(page, "Left").locator("img[width]").count()).toBe(0);
    await toast(page, "Image must be exactly 302x485 pixels.").waitFor();
    await fitButton(page, "Left").click();
    await stage(page).waitFor();

    const zoom = page.getByRole("slider", { name: "Zoom" });
    await page.keyboard.press("+");
    await page.keyboard.press("Escape");
    await page.getByRole("alert").getByText("You haven't applied your changes yet.").waitFor();
    await HANDS.keyboard.press(page.getByRole("button", { name: "Keep editing" }));
    await doneButton(page).waitFor();
    expect(await zoom.getAttribute("aria-valuetext")).toBe("53%");
    await page.keyboard.press("Control+z");
    await expect.poll(() => zoom.getAttribute("aria-valuetext")).toBe("50%");
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => zoom.getAttribute("aria-valuetext")).toBe("53%");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard changes" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
});

it("keeps changed work if Cancel or Close is double-clicked", async () => {
  const page = await opened("mouse");
  await page.keyboard.press("+");
  for (const name of ["Cancel", "Close"]) {
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).dblclick();
    await page.getByRole("alert").getByText("You haven't applied your changes yet.").waitFor();
    await page.getByRole("button", { name: "Keep editing" }).click();
    await doneButton(page).waitFor();
  }
});

async function pinch(page: Page, from: number, to: number): Promise<void> {
  const { x, y } = await middleOf(stage(page));
  const session = await page.context().newCDPSession(page);
  const fingers = (spread: number) => [
    { x: x - spread, y, id: 1 },
    { x: x + spread, y, id: 2 },
  ];
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: ReturnType<typeof fingers>) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", fingers(from));
  for (let step = 1; step <= 10; step++) await send("touchMove", fingers(from + ((to - from) * step) / 10));
  await send("touchEnd", []);
}

it("points the arrows where the picture moves, also from right to left", async () => {
  const page = await opened("mouse");
  await openTools(page);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  const arrows = page.getByRole("group", { name: "Move", exact: true }).getByRole("button");
  const seen = await arrows.evaluateAll((all) =>
    all.map((arrow) => {
      const icon = arrow.querySelector("svg");
      return { x: arrow.getBoundingClientRect().x, scale: icon && getComputedStyle(icon).scale };
    }),
  );
  expect(seen.map(({ scale }) => scale)).toEqual(["none", "none", "none", "none"]);
  expect(seen.map(({ x }) => x)).toEqual(seen.map(({ x }) => x).toSorted((a, b) => a - b));
});

it("shows words on the picture as it is placed now", async () => {
  const page = await opened("mouse");
  await openTools(page);
  const dialog = page.getByRole("dialog");
  const live = dialog.getByRole("figure").getByRole("img", { name: "map.png" });
  const look = () => live.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  /** What is shown once it no longer changes. */
  const settled = async () => {
    let shown = "";
    for (let now = await look(); now !== shown; now = await look()) {
      shown = now;
      await page.waitForTimeout(1_500);
    }
    return shown;
  };
  await dialog.getByRole("tab", { name: "Words" }).click();
  await dialog.getByRole("tabpanel").getByRole("textbox").fill("Oat");
  const before = await settled();
  await dialog.getByRole("tab", { name: "Image" }).click();
  for (const _ of [1, 2]) await dialog.getByRole("button", { name: "Rotate right" }).click();
  expect(await settled()).not.toBe(before);
});

it("waits for a logo that is still being opened before it gives the picture", async () => {
  const page = await opened("mouse");
  await openTools(page);
  await page.getByRole("tab", { name: "Logo" }).click();
  await page.evaluate(() => {
    const decode = globalThis.createImageBitmap;
    const isReleased = new Promise<void>((release) => Object.assign(globalThis, { release }));
    globalThis.createImageBitmap = (async (picture: ImageBitmapSource) => {
      await isReleased;
      return decode(picture);
    }) as typeof decode;
  });
  const blue = anyPng({ width: 40, height: 40, depth: 8, colourType: 2, sample: (_x, _y, c) => c * 127 });
  const logo = page.getByRole("tabpanel").locator("input[type=file]");
  await logo.setInputFiles(chosen([{ name: "logo.png", bytes: blue }]));
  await page.getByRole("button", { name: "Opening the logo" }).waitFor();
  await doneButton(page).click();
  await page.getByRole("dialog").getByRole("button", { name: FITTING.making }).waitFor();
  await page.evaluate(() => (globalThis as unknown as { release(): void }).release());
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const [red, , colour] = pixel(await keptPng(page, "left"), 151, 425);
  expect([red, colour]).toEqual([0, 254]);
});

describe("the editor by touch alone", () => {
  it("zooms with two fingers while the page stays in place", async () => {
    const page = await opened("touch");
    const zoom = page.getByRole("slider", { name: "Zoom" });
    const before = await zoom.getAttribute("aria-valuetext");
    expect(before).toBe("50%");
    await pinch(page, 40, 120);
    await expect.poll(() => zoom.getAttribute("aria-valuetext")).toBe("150%");
    await page.getByText("Enlarged to 1.5× its size, so it may look soft").waitFor();
    // The gesture is one change.
    await page.keyboard.press("Control+z");
    await expect.poll(() => zoom.getAttribute("aria-valuetext")).toBe("50%");
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => zoom.getAttribute("aria-valuetext")).toBe("150%");
    await doneButton(page).tap();
    await toast(page, "Successfully uploaded A blend image!").waitFor();
    near(await originOf(page, 151, 242), WIDTH / 2, HEIGHT / 2, 12);
    near(await originOf(page, 1, 1), WIDTH / 2 - 100, HEIGHT / 2 - 161, 12);
  });

  it("flips, shows all of it, and moves by buttons", async () => {
    const page = await opened("touch", wide);
    await openTools(page);
    await page.getByRole("button", { name: "Show all" }).tap();
    await page.getByRole("radio", { name: "Color" }).tap();
    await page.getByRole("button", { name: "Flip horizontally" }).tap();
    await page.getByRole("button", { name: "Move up" }).tap();
    await doneButton(page).tap();
    const read = await keptPng(page, "left");
    expect(pixel(read, 150, 20)).toEqual([0x23, 0x14, 0x0c, 255]);
    // 302 by 113 pixels, from 186 down, moved up by 10, and mirrored.
    expect(pixel(read, 150, 177)[2]).toBe(90);
    expect(pixel(read, 150, 174)).toEqual([0x23, 0x14, 0x0c, 255]);
    expect(pixel(read, 4, 230)[0]).toBeGreaterThan(240);
  });
});

describe("the reason why a picture has to be fitted", () => {
  it("is in the editor in neutral colours, and is announced; the page shows no error", async () => {
    const page = await opened("touch", wide);
    const dialog = page.getByRole("dialog");
    await toast(page, "Image must be exactly 302x485 pixels.").waitFor();
    await dialog.getByText("Cropped to fit: from 800 × 300 to 302 × 485 pixels.").waitFor();
    const describedBy = await stage(page).getAttribute("aria-describedby");
    const said = await page.evaluate(
      (ids) => (ids ?? "").split(" ").map((id) => document.getElementById(id)?.textContent),
      describedBy,
    );
    expect(said.join(" ")).toContain("Image must be exactly 302x485 pixels.");
    expect(await page.getByRole("region", { name: "Notifications" }).count()).toBe(0);
    expect(await zone(page, "Left").locator("[id$=error]").count()).toBe(0);
    await doneButton(page).tap();
    await toast(page, "Successfully uploaded A blend image!").waitFor();
    expect(await page.getByText("Image must be exactly 302x485 pixels.").count()).toBe(0);
  });
});

describe("the editor by mouse", () => {
  it("zooms with the wheel, moves by dragging, and shows the picture on the machine as it moves", async () => {
    const page = await opened("mouse");
    await openTools(page);
    const live = page.getByRole("dialog").getByRole("figure").getByRole("img", { name: "map.png" });
    const look = () => live.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    const before = await look();
    const { x, y } = await middleOf(stage(page));
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -600);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 20, { steps: 5 });
    await expect.poll(look).not.toBe(before);
    await page.mouse.up();
    await doneButton(page).click();
    const { column, row } = await originOf(page, 151, 242);
    expect(column).toBeLessThan(WIDTH / 2 - 8);
    expect(row).toBeLessThan(HEIGHT / 2 - 5);
  });

  it("zooms by pinches on a trackpad in Safari, but not twice by fingers", async () => {
    const page = await opened("mouse");
    await openTools(page);
    const zoom = page.getByRole("slider", { name: "Zoom" });
    const read = async () => Number(await zoom.inputValue());
    const send = (type: string, scale = 1) =>
      stage(page).evaluate(
        (element, { type, scale }) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const [clientX, clientY] = [x + width / 2, y + height / 2];
          const event = type.startsWith("pointer")
            ? new PointerEvent(type, { clientX, clientY, pointerId: 1, bubbles: true })
            : Object.assign(new MouseEvent(type, { clientX, clientY, cancelable: true }), { scale });
          // Synthetic pointers can't be captured.
          (element as HTMLElement).setPointerCapture = () => {};
          return !element.dispatchEvent(event);
        },
        { type, scale },
      );
    const before = await read();
    expect(await send("gesturestart")).toBe(true);
    expect(await send("gesturechange", 1.2)).toBe(true);
    await send("gesturechange", 1.5);
    await expect.poll(read).toBeGreaterThan(before);
    const after = await read();
    await send("pointerdown");
    await send("gesturestart");
    await send("gesturechange", 2);
    await send("pointerup");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await read()).toBe(after);
  });
});

const CONTROLS = "button, a[href], input, select, textarea";

/** Nothing scrolls sideways, and the way out is in sight. */
async function expectWholeToolbars(dialog: Locator): Promise<void> {
  const wider = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll("*")]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(wider).toEqual([]);
  await expect.poll(() => isInView(dialog.getByRole("button", { name: "Use this image" }))).toBe(true);
}

const isInView = (button: Locator) =>
  button.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

it("the editor has no violations by axe, cuts nothing off, and can be worked by thumb and by keys", async () => {
  const page = await opened("keyboard", wide);
  const dialog = page.getByRole("dialog");
  const controls = dialog.locator(CONTROLS);
  expect(await controls.count()).toBeLessThanOrEqual(6);
  await openTools(page);
  expect(await controls.count()).toBeGreaterThan(15);
  expect(await dialog.getByRole("tab").count()).toBeGreaterThan(1);
  expect(await unreachable(page)).toEqual([]);
  for (const [width, height] of [
    [1024, 768],
    [820, 1180],
    [1440, 900],
    [390, 844],
    [320, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The zones behind it are the step's.
    const faults = (await cutOff(page)).filter((fault) => !/^BUTTON (Left|Middle|Right):/.test(fault));
    expect(faults, `${width}`).toEqual([]);
    const small = (await smallTargets(page)).filter((each) => !/type="(radio|range)"/.test(each));
    expect(small, `${width}`).toEqual([]);
    await expectWholeToolbars(dialog);
    for (const colorScheme of width === 1024 || width === 390 ? (["light", "dark"] as const) : []) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page), `${colorScheme}, ${width}`).toEqual([]);
    }
  }
});

describe("several pictures", () => {
  it("wait in the editor, each for its slot, while exact ones go straight in", async () => {
    const page = await openDesign(NAMED, "/blends", STILL_MOUSE);
    const exact = image("exact.png", { width: 302, height: 485 });
    await input(page, "Left").setInputFiles(chosen([wide, exact, map]));
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("application", { name: "wide.png" }).waitFor();
    await dialog.getByText("1 of 2", { exact: true }).waitFor();
    expect(await dialog.locator(CONTROLS).count()).toBeLessThanOrEqual(10);
    expect(await zone(page, "Middle").locator("img[width]").getAttribute("alt")).toBe("exact.png");
    const place = dialog.getByRole("combobox", { name: "For:" });
    expect(await place.locator("option:checked").innerText()).toBe("A");
    // The picture that waits for that slot gets this one's.
    await place.selectOption({ label: "C" });
    await doneButton(page).click();
    await dialog.getByRole("application", { name: "map.png" }).waitFor();
    expect(await place.locator("option:checked").innerText()).toBe("A");
    await dialog.getByRole("button", { name: "Back" }).click();
    await dialog.getByRole("application", { name: "wide.png" }).waitFor();
    await dialog.getByRole("button", { name: "Skip" }).click();
    await dialog.getByRole("application", { name: "map.png" }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await zone(page, "Right").locator("img[width]").getAttribute("alt")).toBe("wide.png");
    // What was not used is named, with a way to use it.
    await toast(page, "Image must be exactly 302x485 pixels.").waitFor();
    await fitButton(page, "Left").click();
    await dialog.getByRole("application", { name: "map.png" }).waitFor();
    await doneButton(page).click();
    await page.getByText("Every slot is filled").waitFor();
  });

  it("given one by one wait in the same editor", async () => {
    const page = await openDesign(NAMED, "/blends", STILL_MOUSE);
    await Promise.all([
      input(page, "Left").setInputFiles(chosen([wide])),
      input(page, "Right").setInputFiles(chosen([map])),
    ]);
    const dialog = page.getByRole("dialog");
    await dialog.getByText("1 of 2", { exact: true }).waitFor();
    await doneButton(page).click();
    await dialog.getByText("2 of 2", { exact: true }).waitFor();
    await doneButton(page).click();
    await dialog.waitFor({ state: "detached" });
    expect(await zone(page, "Left").locator("img[width]").getAttribute("alt")).toBe("wide.png");
    expect(await zone(page, "Right").locator("img[width]").getAttribute("alt")).toBe("map.png");
  });

  it("of a list keep their order, and Use all places the rest", async () => {
    const { page } = await open("/screensaver", HANDS.mouse.context);
    const screen = zone(page, "Screensaver");
    await screen.waitFor();
    const exact = image("screen.png", { width: 1024, height: 768 });
    await screen.locator("input[type=file]").setInputFiles(chosen([map, exact, wide]));
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("application", { name: "map.png" }).waitFor();
    await dialog.getByRole("button", { name: "Use all" }).click();
    await page.getByText("(3/4)").waitFor();
    await dialog.waitFor({ state: "detached" });
    const names = page.getByRole("list", { name: "Images in order" }).locator("[title]");
    await expect.poll(() => names.allInnerTexts()).toEqual(["map.png", "screen.png", "wide.png"]);
    expect(await fitButton(page, "Screensaver").count()).toBe(0);
    // A press on a screensaver adjusts it in its place.
    await page.getByRole("img", { name: "Image 2: screen.png" }).click();
    await dialog.getByRole("application", { name: "screen.png" }).waitFor();
    await doneButton(page).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => names.allInnerTexts()).toEqual(["map.png", "screen.png", "wide.png"]);
    // That is one change; all that came together is another.
    await page.keyboard.press("Control+z");
    await toast(page, "Undone: new image in Screensaver.").waitFor();
    await page.keyboard.press("Control+z");
    await page.getByText("(0/4)").waitFor();
  });
});
