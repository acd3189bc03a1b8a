import type { Page } from "playwright";
import { it } from "vitest";
import { stepsOf } from "../../shared/machine/steps.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { png } from "../support/png.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { drop, type TestFile } from "./files.ts";
import { STILL_MOUSE } from "./hands.ts";
import { toast } from "./said.ts";
import { dismissToasts } from "./settled.ts";
import { closeEditor, continueButton, eventually, image, slotsWords, zone } from "./wizard.ts";

const SCREEN = { width: 1024, height: 768 };
const BLEND = { width: 302, height: 485 };
const TALL = { width: 460, height: 485 };
const LOW = { width: 460, height: 235 };
const ROOM = { width: 406, height: 200 };
const WIDE = { width: 1024, height: 485 };
const SMALL = { width: 100, height: 50 };

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
const NAMED = {
  blendNames: JSON.stringify({ left: "House Blend", middle: "Colombian", right: "Dark Roast" }),
};
const name = async (page: Page): Promise<void> => {
  for (const [label, words] of Object.entries({
    Left: "House Blend",
    Middle: "Colombian",
    Right: "Dark Roast",
  }))
    await page.getByLabel(label, { exact: true }).fill(words);
  await page.getByRole("button", { name: "Confirm Blend Names" }).click();
  await page.getByRole("heading", { name: "UPLOAD YOUR BLEND IMAGES" }).waitFor();
};
const dropOn =
  (label: string, ...files: TestFile[]) =>
  (page: Page) =>
    drop(zone(page, label), ...files);
const upload = (label: string, file: TestFile): Provoke => inPassing(dropOn(label, file));
/** Drops a picture of another size, and closes the editor. */
const dropOtherSize = (label: string, file: TestFile): Provoke =>
  inPassing(first(dropOn(label, file), closeEditor));
/** Drops what can't be read, for which no editor opens. */
const dropUnreadable = (label: string, file: TestFile): Provoke => inPassing(dropOn(label, file));
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
const browse = (words: string) => async (page: Page) => {
  await page.getByRole("button", { name: words }).first().click();
  const bundled = page.getByRole("dialog").getByRole("list").last();
  await bundled.getByRole("listitem").nth(1).getByRole("button").click();
};
const first =
  (...steps: Provoke[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const loseImages = (page: Page) =>
  page.route(/images\/defaults\/generic/, (route) => route.abort("internetdisconnected"));
const tiles = (count: number) => async (page: Page) => {
  await eventually(() =>
    page.getByRole("list", { name: "Images in order" }).getByRole("listitem").count(),
  ).toBe(count);
};

/** The route, the message of the specification, how to provoke it, and what localStorage holds before. */
type Row = readonly [
  route: string,
  message: string,
  provoke: Provoke,
  keys?: Readonly<Record<string, string>>,
];
const MESSAGES: readonly Row[] = [
  ["/machine-name", "Please enter a machine name between 3 and 30 characters.", pressDisabled("Continue")],
  [
    "/machine-name",
    "Machine name saved successfully!",
    async (page) => {
      await page.getByLabel("Machine name").fill("Lobby");
      await continueButton(page).click();
      await page.getByText("Success!", { exact: true }).waitFor();
    },
  ],

  ["/screensaver", "Please upload PNG files only", dropUnreadable("Screensaver", GIF)],
  [
    "/screensaver",
    "Image must be 1024x768 pixels. Current size: 100x50",
    dropOtherSize("Screensaver", image("s.png", SMALL)),
  ],
  ["/screensaver", "Error reading file", dropUnreadable("Screensaver", damaged(SCREEN))],
  ["/screensaver", "No file selected", dropText("Screensaver")],
  [
    "/screensaver",
    "You can only upload up to 4 images. 4 slots remaining.",
    dropOn("Screensaver", ...savers(5)),
  ],
  [
    "/screensaver",
    "You can only upload up to 4 images. 1 slots remaining.",
    first(dropOn("Screensaver", ...savers(3)), tiles(3), dropOn("Screensaver", ...savers(2))),
  ],
  [
    "/screensaver",
    "You can only upload up to 4 images. 4 slots remaining. Please upload PNG files only. Image must be 1024x768 pixels. Current size: 100x50",
    first(dropOn("Screensaver", GIF, TEXT, image("s.png", SMALL), ...savers(5)), closeEditor),
  ],
  [
    "/screensaver",
    "You can only upload up to 4 images.",
    first(dropOn("Screensaver", ...savers(4)), tiles(4), browse("Browse Generic Screensavers")),
  ],
  ["/screensaver", "Generic screensaver added successfully!", browse("Browse Generic Screensavers")],
  [
    "/screensaver",
    "Failed to load the selected generic screensaver.",
    first(loseImages, browse("Browse Generic Screensavers")),
  ],
  [
    "/screensaver",
    "Loaded 2 existing screensaver image(s)",
    first(dropOn("Screensaver", ...savers(2)), tiles(2), (page) => page.reload()),
  ],
  [
    "/screensaver",
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

  ["/blends", "Please name all three blends before proceeding.", pressDisabled("Confirm Blend Names")],
  ["/blends", "Blend names saved successfully!", name],
  ["/blends", "Please upload PNG files only.", dropUnreadable("Left", GIF), NAMED],
  ["/blends", "Image must be exactly 302x485 pixels.", dropOtherSize("Left", image("s.png", SMALL)), NAMED],
  ["/blends", "Failed to load image", dropUnreadable("Left", damaged(BLEND)), NAMED],
  ["/blends", "No file selected", dropText("Left"), NAMED],
  ["/blends", "Successfully uploaded Colombian blend image!", upload("Middle", image("m.png", BLEND)), NAMED],
  ["/blends", "Successfully selected House Blend blend image!", browse("Browse Generic Images"), NAMED],
  [
    "/blends",
    "Failed to load the selected generic image.",
    first(loseImages, browse("Browse Generic Images")),
    NAMED,
  ],
  ["/blends", "Please add an image to every slot before proceeding.", pressDisabled("Continue"), NAMED],

  ["/hot-cold", "Please upload an image file", dropUnreadable("Hot", TEXT)],
  ["/hot-cold", "Image must be exactly 460x485 pixels", dropOtherSize("Hot", image("s.png", SMALL))],
  ["/hot-cold", "Failed to load image", dropUnreadable("Cold", GIF)],
  ["/hot-cold", "No file selected", dropText("Hot")],
  ["/hot-cold", "Successfully uploaded hot image!", upload("Hot", image("h.png", TALL))],
  ["/hot-cold", "Successfully uploaded cold image!", upload("Cold", image("c.png", TALL))],
  ["/hot-cold", "Using default hot image", press("USE DEFAULT IMAGE: Hot")],
  ["/hot-cold", "Using default cold image", press("USE DEFAULT IMAGE: Cold")],
  ["/hot-cold", "Please add an image to every slot before proceeding.", pressDisabled("Continue")],

  ...["/hot-cup-size", "/cold-cup-size"].flatMap((route): Row[] => [
    [route, "Invalid image file", dropUnreadable("Regular", TEXT)],
    [route, "Invalid image file", dropUnreadable("Regular", damaged(TALL))],
    [route, "No file selected", dropText("Regular")],
    [route, "Image must be exactly 460x485 pixels", dropOtherSize("Regular", image("s.png", SMALL))],
    [
      route,
      "Image must be exactly 302x485 pixels",
      first(countOf("3 sizes"), dropOn("Medium", image("s.png", TALL))),
    ],
    [route, "Regular size image uploaded successfully.", upload("Regular", image("r.png", TALL))],
    [route, "Large size image uploaded successfully.", upload("Large", image("l.png", TALL))],
    [
      route,
      "Medium size image uploaded successfully.",
      first(countOf("3 sizes"), dropOn("Medium", image("m.png", BLEND))),
    ],
    [route, "Using default images for all cup sizes.", press("USE DEFAULT IMAGE")],
    [
      route,
      "Default images applied to all cup sizes.",
      first(
        press("USE DEFAULT IMAGE"),
        (page) => page.getByText("Default", { exact: true }).first().waitFor(),
        countOf("3 sizes"),
      ),
    ],
    [
      route,
      "Cup images cleared for the new number of sizes.",
      first(
        dropOn("Regular", image("r.png", TALL)),
        (page) => page.getByRole("button", { name: "Remove Regular" }).waitFor(),
        countOf("3 sizes"),
      ),
    ],
    [route, "Please add an image to every slot before proceeding.", pressDisabled("Continue")],
  ]),
  [
    "/hot-cup-size",
    "Image must be exactly 460x235 pixels",
    first(countOf("4 sizes"), dropOn("X-Large", image("s.png", TALL))),
  ],
  [
    "/hot-cup-size",
    "X-Large size image uploaded successfully.",
    first(countOf("4 sizes"), dropOn("X-Large", image("x.png", LOW))),
  ],
  [
    "/cold-cup-size",
    "Image must be exactly 460x485 pixels",
    first(countOf("1 size"), dropOn("Regular", image("s.png", BLEND))),
  ],

  ...["/leave-room", "/leave-room-iced"].flatMap((route): Row[] => [
    [route, "Please upload image files only.", dropUnreadable("Leave Room", TEXT)],
    [route, "Image must be exactly 406x200 pixels.", dropOtherSize("No Room", image("s.png", SMALL))],
    [route, "Failed to load image.", dropUnreadable("Leave Room", damaged(ROOM))],
    [route, "No file selected", dropText("No Room")],
    [route, "Successfully uploaded Leave Room image!", upload("Leave Room", image("l.png", ROOM))],
    [route, "Successfully uploaded No Room image!", upload("No Room", image("n.png", ROOM))],
    [route, "Using default Leave Room image.", press("USE DEFAULT IMAGE: Leave Room")],
    [route, "Using default No Room image.", press("USE DEFAULT IMAGE: No Room")],
    [route, "Please add an image to every slot before proceeding.", pressDisabled("Continue")],
  ]),

  ...["/dispensing-screen-hot", "/dispensing-screen-iced"].flatMap((route): Row[] => [
    [route, "Please upload image files only.", dropUnreadable("Dispensing Screen", TEXT)],
    [
      route,
      "Image must be exactly 1024x485 pixels.",
      dropOtherSize("Dispensing Screen", image("s.png", SMALL)),
    ],
    [route, "Failed to load image.", dropUnreadable("Dispensing Screen", GIF)],
    [route, "No file selected", dropText("Dispensing Screen")],
    [
      route,
      "Successfully uploaded dispensing screen image!",
      upload("Dispensing Screen", image("d.png", WIDE)),
    ],
    [route, "Using default dispensing screen image.", press("USE DEFAULT IMAGE: Dispensing Screen")],
    [route, "Please add an image to every slot before proceeding.", pressDisabled("Continue")],
  ]),
];

/*
 * Words of sections 5 and 8 of the specification that no visitor meets:
 * - "Invalid image file." and "Default images applied to all cup sizes" differ from a message above by a full stop.
 * - "Loaded {n} existing screensaver image(s)" with n = 0: nothing is said if nothing was loaded.
 */

/** Opens the page with nothing but these entries in localStorage. */
async function startAfresh(page: Page, route: string, keys: Row[3] = {}): Promise<void> {
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
  const step = stepsOf(CLASSIC).find(({ config }) => config.route === route);
  if (step?.kind !== "slots") return route;
  const { refusals, words, counting, defaults, needed } = slotsWords(step.id);
  return JSON.stringify([refusals, words, counting, defaults, needed]);
};
const ROUTES = [...new Set(MESSAGES.map(([route]) => route))];
/** One of the steps that have the same messages. */
export const FIRST_TO_SAY = ROUTES.filter(
  (route, index) => ROUTES.findIndex((other) => saysAt(other) === saysAt(route)) === index,
);
export const OTHERS_TO_SAY = ROUTES.filter((route) => !FIRST_TO_SAY.includes(route));

/** Provokes each message of these steps, and reads it word for word. */
export function testMessages(routes: readonly string[]): void {
  const { open } = browserForTests();
  it.each(routes)(
    "on %s",
    async (route) => {
      const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
      let before: Row | undefined;
      for (const row of MESSAGES.filter(([each]) => each === route)) {
        const [, message, provoke, keys] = row;
        const isAsBefore = before && harmless.has(before[2]) && before[3] === keys;
        // At most two toasts are shown at once: the next one would wait.
        if (isAsBefore) await dismissToasts(page);
        else await startAfresh(page, route, keys);
        await provoke(page);
        await toast(page, message).waitFor();
        before = row;
      }
    },
    300_000,
  );
}
