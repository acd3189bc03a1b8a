import { join } from "node:path";
import { deflateSync } from "node:zlib";
import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { SCREENSAVER_PICTURES } from "../../shared/machines/classic/library/screensavers.ts";
import { farthest } from "../support/four-colours.ts";
import { ssim } from "../support/pictures-alike.ts";
import { chunk, file, ihdr } from "../support/png.ts";
import type { ReadPng } from "../support/read-png.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { drop, type TestFile } from "./files.ts";
import { doneButton, input, keptPng, openBlends, pixel, stage, startFitting } from "./fit.ts";
import { STILL_MOUSE } from "./hands.ts";
import { toast } from "./said.ts";
import { eventually, saidOf, zone } from "./wizard.ts";

const { open } = browserForTests();
/** README.md there says how they were made. */
const PICTURES = join(import.meta.dirname, "../support/pictures");

/** The stored picture after Use without any change. */
async function fitted(page: Page, file: TestFile | string): Promise<ReadPng> {
  await startFitting(page, "Left", file);
  await doneButton(page).click({ timeout: 60_000 });
  return keptPng(page, "left");
}

/** A colour in Display P3, and the same in sRGB (CSS Color 4, sections 10.3 and 18). */
const P3 = [0.7, 0.35, 0.2] as const;
const TO_SRGB: readonly (readonly number[])[] = [
  [1.2249402, -0.2249402, 0],
  [-0.042057, 1.042057, 0],
  [-0.0196376, -0.078636, 1.0982736],
];
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const SRGB = TO_SRGB.map((row) =>
  Math.round(255 * encoded(row.reduce((sum, part, at) => sum + part * linear(P3[at] ?? 0), 0))),
);

/** A picture of one colour of Display P3 with its profile. */
const wideGamut = async (page: Page, type: string, width: number, height: number): Promise<Uint8Array> => {
  const base64 = await page.evaluate(
    ({ type, width, height, colour }) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width, height });
      const context = canvas.getContext("2d", { colorSpace: "display-p3" });
      if (!context) throw new Error("no canvas");
      context.fillStyle = `color(display-p3 ${colour.join(" ")})`;
      context.fillRect(0, 0, width, height);
      return canvas.toDataURL(type, 0.95).split(",")[1] ?? "";
    },
    { type, width, height, colour: P3 },
  );
  return new Uint8Array(Buffer.from(base64, "base64"));
};

describe("a picture of a wide gamut becomes sRGB", () => {
  it.each([
    ["p3.png", "image/png", 604, 970, 1],
    ["p3.webp", "image/webp", 604, 970, 4],
    ["p3.jpg", "image/jpeg", 604, 970, 3],
    // More than 12 megapixels are decoded at reduced size.
    ["large.jpg", "image/jpeg", 4200, 3000, 3],
  ])("%s of %s, %i x %i", async (name, type, width, height, tolerance) => {
    const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
    const bytes = await wideGamut(page, type, width, height);
    // Without its profile it would be another colour.
    expect(Buffer.from(bytes).toString("latin1")).toMatch(/iCCP|cICP|ICC_PROFILE|ICCP/);
    expect(Math.abs((SRGB[0] ?? 0) - P3[0] * 255)).toBeGreaterThan(8);
    await openBlends(page);
    const read = await fitted(page, { name, type, bytes });
    for (const [channel, value] of SRGB.entries())
      expect(Math.abs((pixel(read, 150, 240)[channel] ?? 0) - value), `${channel}`).toBeLessThanOrEqual(
        tolerance,
      );
    expect(read.chunks).toContain("sRGB");
  });
});

function apng(width: number, height: number, colours: readonly (readonly number[])[]): Uint8Array {
  const words = (...values: number[]) => {
    const buffer = Buffer.alloc(values.length * 4);
    for (const [at, value] of values.entries()) buffer.writeUInt32BE(value, at * 4);
    return buffer;
  };
  let sequence = 0;
  const frames = colours.flatMap((colour, at) => {
    const row = Buffer.concat([Buffer.alloc(1), ...Array(width).fill(Buffer.from(colour))]);
    const data = deflateSync(Buffer.concat(Array(height).fill(row)));
    const control = Buffer.concat([words(sequence++, width, height, 0, 0), Buffer.of(0, 50, 0, 100, 0, 0)]);
    return [
      chunk("fcTL", control),
      at === 0 ? chunk("IDAT", data) : chunk("fdAT", Buffer.concat([words(sequence++), data])),
    ];
  });
  return file(ihdr({ width, height }), chunk("acTL", words(colours.length, 0)), ...frames, chunk("IEND"));
}

const RED = [200, 30, 20] as const;
const BLUE = [20, 30, 200] as const;

const SMALL = { name: "small.png", bytes: apng(40, 60, [RED]) };

describe("an animated picture gives its first frame", () => {
  const isRed = async (file: TestFile) => {
    const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
    await openBlends(page);
    const seen = pixel(await fitted(page, file), 150, 240);
    for (const [channel, value] of RED.entries())
      expect(Math.abs((seen[channel] ?? 0) - value)).toBeLessThanOrEqual(6);
  };
  it("PNG", () => isRed({ name: "moving.png", bytes: apng(400, 600, [RED, BLUE]) }));

  it.each(["gif", "webp"] as const)("%s", async (ending) => {
    const frame = ([r, g, b]: readonly [number, number, number]) =>
      sharp({ create: { width: 400, height: 600, channels: 3, background: { r, g, b } } })
        .png()
        .toBuffer();
    const bytes = await sharp(await Promise.all([RED, BLUE].map(frame)), { join: { animated: true } })
      .toFormat(ending, { delay: 50, loop: 0 })
      .toBuffer();
    expect(bytes.toString("latin1")).toMatch(/NETSCAPE2\.0|ANMF/);
    await isRed({ name: `moving.${ending}`, type: `image/${ending}`, bytes });
  });
});

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
  await openBlends(page);
  await fitted(page, SMALL);
  expect(await said).toBe("WebAssembly runs");
});

describe("a HEIC photo, which the browser can't show", () => {
  it("is opened by code that nothing else loads", async () => {
    const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
    const loaded: string[] = [];
    page.on("request", (request) => /heic|libheif/.test(request.url()) && loaded.push(request.url()));
    await openBlends(page);
    await startFitting(page, "Middle", SMALL);
    await page.keyboard.press("Escape");
    await stage(page).waitFor({ state: "detached" });
    expect(loaded).toEqual([]);
    const read = await fitted(page, join(PICTURES, "four-colours.heic"));
    expect(farthest(read, [0, 1, 2, 3])).toBeLessThanOrEqual(20);
    expect(loaded.some((url) => /libheif.*\.wasm/.test(url))).toBe(true);
  });

  it("is taken at the exact size on steps that take any type", async () => {
    const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
    await openBlends(page);
    await page.goto("/leave-room");
    await input(page, "No Room").setInputFiles(join(PICTURES, "four-colours-406x200.heic"));
    expect(farthest(await keptPng(page, "noroom"), [0, 1, 2, 3])).toBeLessThanOrEqual(20);
  });

  it("is named if it is damaged, on steps that take any type", async () => {
    const { page } = await open("/hot-cold", STILL_MOUSE);
    const bytes = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypheic\0\0\0\0mif1heic"),
      Buffer.alloc(200),
    ]);
    await drop(zone(page, "Hot"), { name: "IMG_1.HEIC", type: "image/heic", bytes });
    await toast(page, "Failed to load image").waitFor();
    await eventually(() => saidOf(page, "Hot")).toContain("IMG_1.HEIC is a damaged HEIC photo.");
  });
});

describe("a photograph that is reduced", () => {
  it.each([
    [1015, 500],
    [3045, 1501],
  ])("from %i x %i is like libvips' Lanczos of the same", async (width, height) => {
    const render = join(import.meta.dirname, "../../public", SCREENSAVER_PICTURES[0]?.path ?? "");
    const bytes = await sharp(render)
      .extract({ left: 4, top: 200, width: 1015, height: 500 })
      .resize(width, height, { fit: "fill" })
      .removeAlpha()
      .png()
      .toBuffer();
    const reference = await sharp(bytes)
      .resize(406, 200, { fit: "fill", kernel: "lanczos3" })
      .ensureAlpha()
      .raw()
      .toBuffer();
    const { page } = await open("/leave-room", STILL_MOUSE);
    await startFitting(page, "Leave Room", { name: "photo.png", bytes });
    await doneButton(page).click();
    const alike = ssim(await keptPng(page, "leaveroom"), { width: 406, height: 200, data: reference });
    expect(alike).toBeGreaterThanOrEqual(0.98);
  });
});
