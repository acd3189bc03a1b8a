import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { turned } from "../support/exif.ts";
import { readPng } from "../support/read-png.ts";
import { browserForTests } from "./browser.ts";
import { drop, type TestFile } from "./files.ts";
import { keptBytes } from "./fit.ts";
import { STILL_MOUSE } from "./hands.ts";
import { toast } from "./said.ts";
import { closeEditor, eventually, saidOf, zone } from "./wizard.ts";

const { open } = browserForTests();

async function encoded(type: "jpeg" | "webp", width: number, height: number): Promise<Uint8Array> {
  const stops = ["#d22", "#2a6", "#13f"].map(
    (colour, at) => `<stop offset="${at / 2}" stop-color="${colour}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="glow" x2="1" y2="1">${stops.join("")}</linearGradient>
    <rect width="100%" height="100%" fill="url(#glow)"/>
    <rect x="10" y="20" width="33%" height="20%" fill="#fff"/>
  </svg>`;
  const image = sharp(Buffer.from(svg)).flatten().toFormat(type, { quality: 80 });
  return new Uint8Array(await image.toBuffer());
}

/** Whether two pictures have the same size and pixels, as the browser decodes them. */
const areAlike = (page: Page, one: Uint8Array, other: Uint8Array): Promise<boolean> =>
  page.evaluate(
    async (both) => {
      const [a, b] = await Promise.all(
        both.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext("2d");
          if (!context) throw new Error("no canvas");
          context.drawImage(bitmap, 0, 0);
          const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
          return { width: bitmap.width, height: bitmap.height, data };
        }),
      );
      return (
        a !== undefined &&
        b !== undefined &&
        a.width === b.width &&
        a.height === b.height &&
        a.data.every((value, at) => value === b.data[at])
      );
    },
    [one, other].map((bytes) => Buffer.from(bytes).toString("base64")),
  );

const STEPS = [
  { route: "/hot-cold", zone: "Hot", slot: "hot", width: 460, height: 485 },
  { route: "/hot-cup-size", zone: "Large", slot: "large", width: 460, height: 485 },
  { route: "/leave-room", zone: "No Room", slot: "noroom", width: 406, height: 200 },
  { route: "/dispensing-screen-iced", zone: "Dispensing Screen", slot: "screen", width: 1024, height: 485 },
];

describe("a picture of the size, of any type", () => {
  it.each(STEPS)("is kept on $route as an upright PNG of the browser's own pixels", async (step) => {
    const { route, zone: label, slot, width, height } = step;
    const { page } = await open(route, STILL_MOUSE);
    const jpeg = await encoded("jpeg", width, height);
    const first = { name: "photo.jpg", type: "image/jpeg", bytes: jpeg };
    const others: readonly TestFile[] = [
      { name: "photo.webp", type: "image/webp", bytes: await encoded("webp", width, height) },
      // Turned by a quarter (encoded on its side) and by a half, and mirrored.
      { name: "6.jpg", bytes: turned(await encoded("jpeg", height, width), 6) },
      { name: "3.png", bytes: turned(jpeg, 3) },
      { name: "2.txt", type: "text/plain", bytes: turned(jpeg, 2) },
    ];
    let before = "";
    for (const file of [first, ...others.slice(STEPS.indexOf(step), STEPS.indexOf(step) + 1)]) {
      await drop(zone(page, label), file);
      await eventually(() => zone(page, label).locator("img").getAttribute("alt")).toBe(file.name);
      const image = await keptBytes(page, slot);
      expect(Buffer.from(image).toString("base64")).not.toBe(before);
      before = Buffer.from(image).toString("base64");
      expect(await areAlike(page, image, file.bytes)).toBe(true);
      // They need no alpha channel.
      expect(readPng(image).colourType).toBe(2);
    }
  });
});

it("a drawing of the size is kept whole", async () => {
  const { page } = await open("/hot-cold", STILL_MOUSE);
  // All four corners show that it is whole.
  const corners = ["#ff0000", "#00ff00", "#0000ff", "#ffff00"].map(
    (colour, at) =>
      `<rect x="${(at % 2) * 440}" y="${Math.floor(at / 2) * 465}" width="20" height="20" fill="${colour}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="460" height="485"><rect width="460" height="485"/>${corners.join("")}</svg>`;
  await drop(zone(page, "Hot"), { name: "corners.svg", type: "image/svg+xml", bytes: Buffer.from(svg) });
  await toast(page, "Successfully uploaded hot image!").waitFor();
  const { data, info } = await sharp(await keptBytes(page, "hot"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([460, 485]);
  const at = (x: number, y: number) => [...data.subarray((y * 460 + x) * 3, (y * 460 + x) * 3 + 3)];
  expect([at(8, 8), at(450, 8), at(8, 475), at(450, 475), at(230, 240)]).toEqual([
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 0],
    [0, 0, 0],
  ]);
});

describe("bytes decide", () => {
  it("refuses a turned picture whose upright size differs", async () => {
    const { page } = await open("/leave-room", STILL_MOUSE);
    const bytes = turned(await encoded("jpeg", 406, 200), 6);
    await drop(zone(page, "No Room"), { name: "side.jpg", type: "image/jpeg", bytes });
    await toast(page, "Image must be exactly 406x200 pixels.").waitFor();
    await closeEditor(page);
    await eventually(() => saidOf(page, "No Room")).toContain("side.jpg is 200\u00a0×\u00a0406 pixels.");
  });

  it("says so if the browser alters the pixels of a picture", async () => {
    const { page } = await open("/hot-cold", STILL_MOUSE);
    const bytes = await encoded("jpeg", 460, 485);
    await page.evaluate(() => {
      const read = CanvasRenderingContext2D.prototype.getImageData;
      CanvasRenderingContext2D.prototype.getImageData = function (...args) {
        const result = read.apply(this, args as Parameters<typeof read>);
        result.data[5] = (result.data[5] ?? 0) ^ 1;
        return result;
      };
    });
    await drop(zone(page, "Hot"), { name: "photo.jpg", type: "image/jpeg", bytes });
    await toast(page, "Failed to load image").waitFor();
    await eventually(() => saidOf(page, "Hot")).toContain("privacy protection");
  });
});
