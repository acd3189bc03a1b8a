import type { Page } from "playwright";
import { inject, it } from "vitest";
import { stepsOf } from "../../shared/machine/steps.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { png } from "../support/png.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { drop, type TestFile } from "./files.ts";
import { STILL_MOUSE } from "./hands.ts";
import { toast } from "./said.ts";
import { dismissToasts } from "./settled.ts";
import { closeEditor, continueButton, eventually, image, slotsWords, zone } from "./wizard.ts";

export const SCREEN = { width: 1024, height: 768 };
const BLEND = { width: 302, height: 485 };
const TALL = { width: 460, height: 485 };
const LOW = { width: 460, height: 235 };
const ROOM = { width: 406, height: 200 };
export const WIDE = { width: 1024, height: 485 };
export const SMALL = { width: 100, height: 50 };

const TEXT: TestFile = { name: "notes.png", bytes: new TextEncoder().encode("not a picture") };
const GIF: TestFile = { name: "photo.png", bytes: new TextEncoder().encode("GIF89a and no more") };
const damaged = (size: typeof SCREEN): TestFile => ({
  name: "damaged.png",
  bytes: png(size.width, size.height).slice(0, -20),
});

type Provoke = (page: Page) => Promise<unknown>;
/** After these the next message can be provoked on the same page. */
const harmless = new Set<Provoke>();
const inPassing = (provoke: Provoke): Provoke => {
  harmless.add(provoke);
  return provoke;
};

/** Drops text, and no file, on a zone. */
const dropText = (label: string): Provoke =>
  inPassing((page) =>
    zone(page, label).evaluate((element) => {
      const data = new DataTransfer();
      data.setData("text/plain", "https://example.com/latte.png");
      for (const type of ["dragenter", "dragover", "drop"])
        element.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    }),
  );

/** The names that /blends asks for first. */
const NAMES = { left: "House Blend", middle: "Colombian", right: "Dark Roast" };
const NAMED = { blendNames: JSON.stringify(NAMES) };
const name = async (page: Page): Promise<void> => {
  for (const [at, words] of Object.values(NAMES).entries())
    await page.getByRole("textbox").nth(at).fill(words);
  await page.getByRole("button", { name: "Confirm Blend Names" }).click();
  await page.getByRole("heading", { name: "UPLOAD YOUR BLEND IMAGES" }).waitFor();
};
const dropOn =
  (label: string, ...files: TestFile[]) =>
  (page: Page) =>
    drop(zone(page, label), ...files);
/** Drops a picture of the right size or none that can be read: no editor opens. */
const dropAlone = (label: string, file: TestFile): Provoke => inPassing(dropOn(label, file));
/** Drops a picture of another size, and closes the editor. */
const dropOtherSize = (label: string, file: TestFile): Provoke =>
  inPassing(first(dropOn(label, file), closeEditor));
const press = (words: string) => (page: Page) =>
  page.getByRole("button", { name: words, exact: true }).click();
const pressDisabled = (words: string): Provoke =>
  inPassing((page) => page.getByRole("button", { name: words, exact: true }).click({ force: true }));
const countOf = (words: string) => async (page: Page) => {
  const radio = page.getByRole("radio", { name: words });
  await radio.click({ force: true });
  await eventually(() => radio.isChecked()).toBe(true);
};
const savers = (count: number) => [...Array(count).keys()].map((i) => image(`${i}.png`, SCREEN, i + 1));
const browse =
  (words: string, beforeChoosing: Provoke = async () => {}) =>
  async (page: Page) => {
    await page.getByRole("button", { name: words }).first().click();
    const bundled = page.getByRole("dialog").getByRole("list").first();
    const choice = bundled.getByRole("listitem").nth(1).getByRole("button");
    await beforeChoosing(page);
    await choice.click();
  };
const first =
  (...steps: Provoke[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
/** The chooser offers only pictures that it could load, so the network goes after that. */
const loseImages = async (page: Page) => {
  const shown = page.getByRole("dialog").locator("img");
  await eventually(() =>
    shown.evaluateAll((all) => all.some((image) => (image as HTMLImageElement).naturalWidth > 0)),
  ).toBe(true);
  await page.route(/images\//, (route) => route.abort("internetdisconnected"));
};
const tiles = (count: number) => async (page: Page) => {
  await eventually(() =>
    page.getByRole("list", { name: "Images in order" }).getByRole("listitem").count(),
  ).toBe(count);
};

/** A message of the specification, how to provoke it, and what localStorage holds before. */
type Row = readonly [message: string, provoke: Provoke, keys?: Readonly<Record<string, string>>];
const named = (rows: readonly Row[]): Row[] => rows.map(([message, provoke]) => [message, provoke, NAMED]);
const OF_CUPS: readonly Row[] = [
  ["Invalid image file", dropAlone("Regular", TEXT)],
  ["Invalid image file", dropAlone("Regular", damaged(TALL))],
  ["No file selected", dropText("Regular")],
  ["Image must be exactly 460x485 pixels", dropOtherSize("Regular", image("s.png", SMALL))],
  ["Image must be exactly 302x485 pixels", first(countOf("3 sizes"), dropOn("Medium", image("s.png", TALL)))],
  ["Regular size image uploaded successfully.", dropAlone("Regular", image("r.png", TALL))],
  ["Large size image uploaded successfully.", dropAlone("Large", image("l.png", TALL))],
  [
    "Medium size image uploaded successfully.",
    first(countOf("3 sizes"), dropOn("Medium", image("m.png", BLEND))),
  ],
  ["Using default images for all cup sizes.", press("USE DEFAULT IMAGE")],
  [
    "Default images applied to all cup sizes.",
    first(
      press("USE DEFAULT IMAGE"),
      (page) => page.getByText("Default", { exact: true }).first().waitFor(),
      countOf("3 sizes"),
    ),
  ],
  [
    "Cup images cleared for the new size count.",
    first(
      dropOn("Regular", image("r.png", TALL)),
      (page) => page.getByRole("button", { name: "Remove Regular" }).waitFor(),
      countOf("3 sizes"),
    ),
  ],
  ["Please add an image to every slot before proceeding.", pressDisabled("Continue")],
];
const OF_ROOM: readonly Row[] = [
  ["Please upload image files only.", dropAlone("Leave Room", TEXT)],
  ["Image must be exactly 406x200 pixels.", dropOtherSize("No Room", image("s.png", SMALL))],
  ["Failed to load image.", dropAlone("Leave Room", damaged(ROOM))],
  ["No file selected", dropText("No Room")],
  ["Successfully uploaded Leave Room image!", dropAlone("Leave Room", image("l.png", ROOM))],
  ["Successfully uploaded No Room image!", dropAlone("No Room", image("n.png", ROOM))],
  ["Using default Leave Room image.", press("USE DEFAULT IMAGE: Leave Room")],
  ["Using default No Room image.", press("USE DEFAULT IMAGE: No Room")],
  ["Please add an image to every slot before proceeding.", pressDisabled("Continue")],
];
const OF_DISPENSING: readonly Row[] = [
  ["Please upload image files only.", dropAlone("Dispensing Screen", TEXT)],
  ["Image must be exactly 1024x485 pixels.", dropOtherSize("Dispensing Screen", image("s.png", SMALL))],
  ["Failed to load image.", dropAlone("Dispensing Screen", GIF)],
  ["No file selected", dropText("Dispensing Screen")],
  ["Successfully uploaded dispensing screen image!", dropAlone("Dispensing Screen", image("d.png", WIDE))],
  ["Using default dispensing screen image.", press("USE DEFAULT IMAGE: Dispensing Screen")],
  ["Please add an image to every slot before proceeding.", pressDisabled("Continue")],
];

/** The messages of each step. */
const MESSAGES: Readonly<Record<string, readonly Row[]>> = {
  "/machine-name": [
    ["Please enter a machine name between 3 and 30 characters.", pressDisabled("Continue")],
    [
      "Machine name saved successfully!",
      async (page) => {
        await page.getByRole("textbox", { name: "Machine name" }).fill("Lobby");
        await continueButton(page).click();
        await page.getByText("Success!", { exact: true }).waitFor();
      },
    ],
  ],
  "/screensaver": [
    ["Please upload PNG files only", dropAlone("Screensaver", GIF)],
    [
      "Image must be 1024x768 pixels. Current size: 100x50",
      dropOtherSize("Screensaver", image("s.png", SMALL)),
    ],
    ["Error reading file", dropAlone("Screensaver", damaged(SCREEN))],
    ["No file selected", dropText("Screensaver")],
    ["You can only upload up to 4 images. 4 slots remaining.", dropOn("Screensaver", ...savers(5))],
    [
      "You can only upload up to 4 images. 1 slots remaining.",
      first(dropOn("Screensaver", ...savers(3)), tiles(3), dropOn("Screensaver", ...savers(2))),
    ],
    [
      "You can only upload up to 4 images. 4 slots remaining. Please upload PNG files only. Image must be 1024x768 pixels. Current size: 100x50",
      first(dropOn("Screensaver", GIF, TEXT, image("s.png", SMALL), ...savers(5)), closeEditor),
    ],
    [
      "You can only upload up to 4 images.",
      first(dropOn("Screensaver", ...savers(4)), tiles(4), browse("Browse Generic Screensavers")),
    ],
    ["Generic screensaver added successfully!", browse("Browse Generic Screensavers")],
    ["Failed to load the selected generic screensaver.", browse("Browse Generic Screensavers", loseImages)],
    [
      "Loaded 2 existing screensaver image(s)",
      first(dropOn("Screensaver", ...savers(2)), tiles(2), (page) => page.reload()),
    ],
    [
      "An error occurred while processing the images",
      first(
        // Neither store takes it: the disk is full.
        (page) =>
          page.evaluate(() => {
            const full = () => {
              throw new DOMException("full", "QuotaExceededError");
            };
            Storage.prototype.setItem = full;
            IDBObjectStore.prototype.put = full;
            IDBObjectStore.prototype.add = full;
          }),
        dropOn("Screensaver", image("big.png", SCREEN)),
      ),
    ],
  ],
  "/blends": [
    ["Please name all three blends before proceeding.", pressDisabled("Confirm Blend Names")],
    ["Blend names saved successfully!", name],
    ...named([
      ["Please upload PNG files only.", dropAlone("Left", GIF)],
      ["Image must be exactly 302x485 pixels.", dropOtherSize("Left", image("s.png", SMALL))],
      ["Failed to load image", dropAlone("Left", damaged(BLEND))],
      ["No file selected", dropText("Left")],
      ["Successfully uploaded Colombian blend image!", dropAlone("Middle", image("m.png", BLEND))],
      ["Successfully selected House Blend blend image!", browse("Browse Generic Images")],
      ["Failed to load the selected generic image.", browse("Browse Generic Images", loseImages)],
      ["Please add an image to every slot before proceeding.", pressDisabled("Continue")],
    ]),
  ],
  "/hot-cold": [
    ["Please upload an image file", dropAlone("Hot", TEXT)],
    ["Image must be exactly 460x485 pixels", dropOtherSize("Hot", image("s.png", SMALL))],
    ["Failed to load image", dropAlone("Cold", GIF)],
    ["No file selected", dropText("Hot")],
    ["Successfully uploaded hot image!", dropAlone("Hot", image("h.png", TALL))],
    ["Successfully uploaded cold image!", dropAlone("Cold", image("c.png", TALL))],
    ["Using default hot image", press("USE DEFAULT IMAGE: Hot")],
    ["Using default cold image", press("USE DEFAULT IMAGE: Cold")],
    ["Please add an image to every slot before proceeding.", pressDisabled("Continue")],
  ],
  "/hot-cup-size": [
    ...OF_CUPS,
    [
      "Image must be exactly 460x235 pixels",
      first(countOf("4 sizes"), dropOn("X-Large", image("s.png", TALL))),
    ],
    [
      "X-Large size image uploaded successfully.",
      first(countOf("4 sizes"), dropOn("X-Large", image("x.png", LOW))),
    ],
  ],
  "/cold-cup-size": [
    ...OF_CUPS,
    [
      "Image must be exactly 460x485 pixels",
      first(countOf("1 size"), dropOn("Regular", image("s.png", BLEND))),
    ],
  ],
  "/leave-room": OF_ROOM,
  "/leave-room-iced": OF_ROOM,
  "/dispensing-screen-hot": OF_DISPENSING,
  "/dispensing-screen-iced": OF_DISPENSING,
};

/*
 * Words of sections 5 and 8 of the specification that no visitor meets:
 * - "Invalid image file." and "Default images applied to all cup sizes" differ from a message above by a full stop.
 * - "Loaded {n} existing screensaver image(s)" with n = 0: nothing is said if nothing was loaded.
 */

/** Opens the page with nothing but these entries in localStorage. */
async function startAfresh(page: Page, route: string, keys: Row[2] = {}): Promise<void> {
  await page.unrouteAll();
  await page.evaluate((keys) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
  }, keys);
  await page.goto(route);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** All messages of a step. */
const saysAt = (route: string): string => {
  const step = stepsOf(CLASSIC_MODEL).find(({ config }) => config.route === route);
  if (step?.kind !== "slots") return route;
  const { refusals, words, counting, defaults, needed } = slotsWords(step.id);
  return JSON.stringify([refusals, words, counting, defaults, needed]);
};
const ROUTES = Object.keys(MESSAGES);
/** One of the steps that have the same messages. */
const FIRST_TO_SAY = ROUTES.filter(
  (route, index) => ROUTES.findIndex((other) => saysAt(other) === saysAt(route)) === index,
);

/** Provokes each message of each step, and reads it word for word; the long tests take the other steps. */
export function testMessages(): void {
  const { open } = browserForTests();
  it.each(ROUTES.filter((route) => FIRST_TO_SAY.includes(route) !== inject("isLong")))(
    "on %s",
    { timeout: 300_000 },
    async (route) => {
      const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
      let before: Row | undefined;
      for (const row of MESSAGES[route] ?? []) {
        const [message, provoke, keys] = row;
        const isAsBefore = before && harmless.has(before[1]) && before[2] === keys;
        // At most two toasts are shown at once: the next one would wait.
        if (isAsBefore) await dismissToasts(page);
        else await startAfresh(page, route, keys);
        await provoke(page);
        await toast(page, message).waitFor();
        before = row;
      }
    },
  );
}
