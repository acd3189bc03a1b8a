import { join } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Design } from "../../shared/model/design.ts";
import { farthest } from "../support/four-colours.ts";
import { png } from "../support/png.ts";
import type { ReadPng } from "../support/read-png.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { rowsOf } from "./database.ts";
import type { TestFile } from "./files.ts";
import { doneButton, input, keptPng, NAMED, stage, startFitting } from "./fit.ts";
import { STILL_MOUSE } from "./hands.ts";
import { storeDesign } from "./stored-design.ts";

const { open, openDesign } = browserForTests();
/** README.md there says how they were made. */
const PICTURES = join(import.meta.dirname, "../support/pictures");
const SMALL: TestFile = { name: "small.png", bytes: png(40, 60) };

/** The stored picture after Use without any change. */
async function fitted(page: Page, file: TestFile | string): Promise<ReadPng> {
  await startFitting(page, "Left", file);
  await doneButton(page).click({ timeout: 60_000 });
  return keptPng(page, "left");
}

/** Runs in the editor's worker, and reports on the console whether WebAssembly runs. */
function tellOfWebAssembly(): void {
  const { instantiate } = WebAssembly;
  Object.assign(WebAssembly, {
    async instantiate(...given: Parameters<typeof instantiate>) {
      try {
        const made = await instantiate(...given);
        console.info("WebAssembly runs");
        return made;
      } catch (fault) {
        console.info(`WebAssembly: ${fault}`);
        throw fault;
      }
    },
  });
}

it("the editor resamples in WebAssembly, which the policy allows", async () => {
  const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
  await page.route("**/picture.worker*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${tellOfWebAssembly})();\n${await response.text()}` });
  });
  const said = new Promise<string>((hear) => {
    page.on("console", (message) => message.text().startsWith("WebAssembly") && hear(message.text()));
  });
  await storeDesign(page, NAMED, "/blends");
  await fitted(page, SMALL);
  expect(await said).toBe("WebAssembly runs");
});

describe("a HEIC photo, which the browser can't show", () => {
  it("is opened by code that nothing else loads", async () => {
    const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
    const loaded: string[] = [];
    page.on("request", (request) => /heic|libheif/.test(request.url()) && loaded.push(request.url()));
    await storeDesign(page, NAMED, "/blends");
    await startFitting(page, "Middle", SMALL);
    await page.keyboard.press("Escape");
    await stage(page).waitFor({ state: "detached" });
    expect(loaded).toEqual([]);
    const read = await fitted(page, join(PICTURES, "four-colours.heic"));
    expect(farthest(read, [0, 1, 2, 3])).toBeLessThanOrEqual(20);
    expect(loaded.some((url) => /libheif.*\.wasm/.test(url))).toBe(true);
  });

  it("is taken at the exact size on steps that take any type", async () => {
    const page = await openDesign(NAMED, "/leave-room", STILL_MOUSE);
    await input(page, "No Room").setInputFiles(join(PICTURES, "four-colours-406x200.heic"));
    expect(farthest(await keptPng(page, "noroom"), [0, 1, 2, 3])).toBeLessThanOrEqual(20);
  });
});

it("a JPEG of the exact size that is called a PNG becomes one, with its own original", async () => {
  const page = await openDesign(NAMED, "/blends", STILL_MOUSE);
  const image = sharp({ create: { width: 302, height: 485, channels: 3, background: "#7a1f16" } });
  const { width, height } = await fitted(page, { name: "photo.png", bytes: await image.jpeg().toBuffer() });
  expect({ width, height }).toEqual({ width: 302, height: 485 });
  const [[, design] = []] = await rowsOf<Design>(page, "designs");
  expect(design?.slots.blends?.left?.recipe?.original).toMatchObject({ type: "image/webp" });
});
