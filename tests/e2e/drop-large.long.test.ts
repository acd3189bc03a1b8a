import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { farthest, largePng, writeFourColours } from "../support/four-colours.ts";
import { readPng } from "../support/read-png.ts";
import { browserForTests } from "./browser.ts";
import { addFiles, chooseBy, held, place, put, putOn } from "./dropping.ts";
import { followLongTasks } from "./long-tasks.ts";
import { mostMemory } from "./most-memory.ts";

const { open } = browserForTests();

const folder = mkdtempSync(join(tmpdir(), "drop-large-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sixty megapixels. */
const [WIDTH, HEIGHT] = [10_000, 6_000];
const LOSSY = 12;
/** 0.73 GB (tests/bench/README.md) and a third more. */
const MOST_MB = 1_000;

it.each(["jpg", "png"])(
  "a picture of sixty megapixels (%s) passes through the plan, and the page is alive",
  async (ending) => {
    const file = join(folder, `hot.${ending}`);
    if (ending === "png") writeFileSync(file, largePng(WIDTH, HEIGHT));
    else
      await writeFourColours(file, {
        width: WIDTH,
        height: HEIGHT,
        encode: (it) => it.jpeg({ quality: 92 }),
      });
    const { page } = await open("/", { reducedMotion: "reduce" });
    await addFiles(page).waitFor();
    const longTasks = await followLongTasks(page);
    await chooseBy(addFiles(page), file);
    await putOn(page).waitFor();
    await place(page, "hotcold", "hot").locator("img[src]").waitFor();
    await put(page);
    const { hotcold_hot: bytes = "" } = await held(page);
    const picture = readPng(Buffer.from(bytes, "base64"));
    expect([picture.width, picture.height]).toEqual([460, 485]);
    expect(farthest(picture, [0, 1, 2, 3])).toBeLessThanOrEqual(LOSSY);

    const memory = mostMemory();
    const tasks = await longTasks();
    console.info(`60 megapixels, ${ending}: ${memory} MB; tasks over 50 ms: ${tasks.join(", ") || "none"}`);
    expect(memory).toBeLessThan(MOST_MB);
    // Nobody waits a second for the page, even on a busy machine.
    expect(Math.max(0, ...tasks)).toBeLessThan(1_000);
  },
);
