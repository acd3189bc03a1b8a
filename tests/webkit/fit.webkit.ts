import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { anyPng } from "../support/any-png.ts";
import { turned } from "../support/exif.ts";
import { farthest, ORIENTED, writeFourColours } from "../support/four-colours.ts";
import { type ReadPng, readPng } from "../support/read-png.ts";
import { driver, driverForTests, eventually, press } from "./driver.ts";

/** What a JPEG may miss a colour by. */
const LOSSY = 12;

driverForTests();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "brewscreen-fit-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Gives the first slot of /leave-room a picture of another size, which opens the editor. */
async function startFitting(path: string): Promise<void> {
  await driver.open(`${inject("baseUrl")}/leave-room`);
  const [input = ""] = await eventually(async () => {
    const inputs = await driver.find("fieldset input[type=file]");
    return inputs.length > 0 ? inputs : undefined;
  });
  await driver.keys(input, path);
  await eventually(async () => (await driver.find("dialog [role=application]"))[0]);
}

/** What is kept of the slot. */
async function kept(): Promise<ReadPng> {
  await press("Use this image");
  const value = await eventually(async () => {
    const find = () => Object.entries(localStorage).find(([key]) => key.endsWith("_leaveroom"))?.[1] ?? "";
    return (await driver.ask(find)) || undefined;
  });
  expect(value).toMatch(/^data:image\/png;base64,/);
  return readPng(new Uint8Array(Buffer.from(value.slice(value.indexOf(",") + 1), "base64")));
}

// Three is half a turn, six a quarter; over 12 megapixels a picture is decoded at reduced size.
it.each([
  [3, 812, 400],
  [6, 400, 812],
  [6, 2500, 5000],
])(
  "a JPEG of orientation %i, %i x %i, ends upright at the exact size",
  async (orientation, width, height) => {
    const path = join(folder, "photo.jpg");
    await writeFourColours(path, { width, height, encode: (picture) => picture.jpeg({ quality: 92 }) });
    await writeFile(path, turned(await readFile(path), orientation));
    await startFitting(path);
    const read = await kept();
    expect([read.width, read.height, read.colourType]).toEqual([406, 200, 2]);
    expect(farthest(read, ORIENTED[orientation - 1] ?? [0, 1, 2, 3])).toBeLessThanOrEqual(LOSSY);
  },
);

it("a PNG that is partly clear stays so", async () => {
  const half = anyPng({
    width: 812,
    height: 400,
    depth: 8,
    colourType: 6,
    sample: (x, _y, channel) => [200, 30, 30, x < 406 ? 255 : 0][channel] ?? 0,
  });
  await writeFile(join(folder, "half.png"), half);
  await startFitting(join(folder, "half.png"));
  await press("Adjust", "dialog button");
  await press("Transparent", "dialog input[type=radio]");
  const read = await kept();
  expect([read.width, read.height, read.colourType]).toEqual([406, 200, 6]);
  const pixel = (x: number) => [...read.data.subarray((100 * 406 + x) * 4, (100 * 406 + x) * 4 + 4)];
  expect(pixel(40)).toEqual([200, 30, 30, 255]);
  expect(pixel(360)).toEqual([0, 0, 0, 0]);
});
