import { expect } from "vitest";
import { FITTING } from "#messages/fit.ts";
import { findSlot } from "../../../shared/machine/questions.ts";
import { anyPng } from "../../support/any-png.ts";
import { turned } from "../../support/exif.ts";
import { farthest, fourColours, ORIENTED } from "../../support/four-colours.ts";
import { type ReadPng, readPng } from "../../support/read-png.ts";
import type { TestFile } from "../files.ts";
import type { Role, Target, Visitor } from "../journey.ts";
import { stepOf } from "../wizard.ts";
import { ENGINES, inEveryEngine } from "./engines.ts";
import { button, keptOf } from "./journeys.ts";

/** In Chromium, tests/e2e/fit-corpus.test.ts fits these. */
const OTHERS = ENGINES.slice(1);
/** What a JPEG may miss a colour by. */
const LOSSY = 12;
const { category, config } = stepOf("slots", "hotleaveroom");
const { label } = findSlot(category, "leaveroom");
const inEditor = (role: Role, name: string): Target => ({ role, name, within: { role: "dialog" } });

/** Gives the slot a picture of another size, which opens the editor. */
async function startFitting(visitor: Visitor, url: string, file: TestFile): Promise<void> {
  await visitor.go(`${url}${config.route}`);
  await visitor.choose(label, [file]);
  await visitor.meets({ role: "dialog" });
}

/** What is kept of the slot. */
async function kept(visitor: Visitor): Promise<ReadPng> {
  await visitor.press(button(FITTING.use));
  await expect.poll(() => visitor.ask(keptOf, "leaveroom")).toMatch(/^data:image\/png;base64,/);
  const value = (await visitor.ask(keptOf, "leaveroom")) ?? "";
  return readPng(new Uint8Array(Buffer.from(value.slice(value.indexOf(",") + 1), "base64")));
}

// Three is half a turn, six a quarter; over 12 megapixels a picture is decoded at reduced size.
for (const [orientation, width, height] of [
  [3, 812, 400],
  [6, 400, 812],
  [6, 2500, 5000],
] as const)
  inEveryEngine(
    `a JPEG of orientation ${orientation}, ${width} x ${height}, ends upright at the exact size`,
    async (visitor, url) => {
      const jpeg = await fourColours(width, height).jpeg({ quality: 92 }).toBuffer();
      await startFitting(visitor, url, { name: "photo.jpg", bytes: turned(jpeg, orientation) });
      const read = await kept(visitor);
      expect([read.width, read.height, read.colourType]).toEqual([406, 200, 2]);
      expect(farthest(read, ORIENTED[orientation - 1] ?? [0, 1, 2, 3])).toBeLessThanOrEqual(LOSSY);
    },
    OTHERS,
  );

inEveryEngine(
  "a PNG that is partly clear stays so",
  async (visitor, url) => {
    const bytes = anyPng({
      width: 812,
      height: 400,
      depth: 8,
      colourType: 6,
      sample: (x, _y, channel) => [200, 30, 30, x < 406 ? 255 : 0][channel] ?? 0,
    });
    await startFitting(visitor, url, { name: "half.png", bytes });
    await visitor.press(inEditor("button", FITTING.adjust));
    await visitor.press(inEditor("radio", FITTING.backgrounds.clear));
    const read = await kept(visitor);
    expect([read.width, read.height, read.colourType]).toEqual([406, 200, 6]);
    const pixel = (x: number) => [...read.data.subarray((100 * 406 + x) * 4, (100 * 406 + x) * 4 + 4)];
    expect(pixel(40)).toEqual([200, 30, 30, 255]);
    expect(pixel(360)).toEqual([0, 0, 0, 0]);
  },
  OTHERS,
);
