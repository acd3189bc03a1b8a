import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { anyPng } from "../support/any-png.ts";
import { turned } from "../support/exif.ts";
import {
  COLOURS,
  type Corners,
  farthest,
  fourColours,
  largePng,
  ORIENTED,
  writeFourColours,
} from "../support/four-colours.ts";
import { chunk, file, ihdr, png } from "../support/png.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { drop } from "./files.ts";
import {
  doneButton,
  fitButton,
  input,
  keptBytes,
  keptPng,
  NAMED,
  openTools,
  pixel,
  stage,
  startFitting,
} from "./fit.ts";
import { STILL_MOUSE } from "./hands.ts";
import { toast } from "./said.ts";
import { storeDesign } from "./stored-design.ts";
import { kept, saidOf, zone } from "./wizard.ts";

const { open, openDesign } = browserForTests();
const FRAME = { width: 302, height: 485 };
const SLOTS = [
  ["Left", "left"],
  ["Middle", "middle"],
  ["Right", "right"],
] as const;

const isLong = inject("isLong");
/** Over 12 megapixels, and 60. */
const WIDTH = isLong ? 12_000 : 6_000;
const HEIGHT = (WIDTH * 5) / 12;
const LARGEST = `${WIDTH}x${HEIGHT}`;

/** With inks instead of light; README.md beside it says how it was made. */
const CMYK_JPEG = join(import.meta.dirname, "../support/pictures/four-colours-cmyk.jpg");

const UPRIGHT: Corners = [0, 1, 2, 3];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "brewscreen-fit-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file of four colours in the format of its ending. */
async function made(
  name: string,
  width: number,
  height: number,
  encode?: (picture: Sharp) => Sharp,
): Promise<string> {
  const path = join(folder, name);
  await writeFourColours(path, { width, height, ...(encode && { encode }) });
  return path;
}

function written(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const SVG_BODY = COLOURS.map(
  (colour, at) =>
    `<rect x="${(at % 2) * 50}" y="${at > 1 ? 80 : 0}" width="50" height="80" fill="${colour}"/>`,
).join("");
const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${SVG_BODY}</svg>`;

interface Picture {
  readonly name: string;
  make(): string | Promise<string>;
  readonly corners?: Corners;
  readonly tolerance?: number;
  /** Only the long tests take it, since others are like it. */
  readonly isLong?: boolean;
}

/** That of a camera held upright, and one that is mirrored. */
const USUAL_ORIENTATIONS = [2, 6];

const LOSSY = 12;
const jpeg = (name: string, width: number, height: number) =>
  made(name, width, height, (picture) => picture.jpeg({ quality: 92 }));
/** A JPEG with an EXIF orientation. */
const turnedJpeg = async (name: string, width: number, height: number, orientation: number) =>
  written(name, turned(readFileSync(await jpeg(`upright-${name}`, width, height)), orientation));

const OTHER_FRAME = { r: 20, g: 20, b: 20 };
async function animated(type: "gif" | "webp", width: number, height: number): Promise<Uint8Array> {
  const other = sharp({ create: { width, height, channels: 3, background: OTHER_FRAME } });
  const frames = await Promise.all([fourColours(width, height), other].map((each) => each.png().toBuffer()));
  const bytes = await sharp(frames, { join: { animated: true } })
    .toFormat(type, { delay: 50, loop: 0 })
    .toBuffer();
  expect(bytes.toString("latin1")).toMatch(/NETSCAPE2\.0|ANMF/);
  return bytes;
}

/** Two frames (PNG, third edition, 11.3.6): the four colours, and black. */
function apng(width: number, height: number): Uint8Array {
  const words = (...values: number[]) => {
    const buffer = Buffer.alloc(values.length * 4);
    for (const [at, value] of values.entries()) buffer.writeUInt32BE(value, at * 4);
    return buffer;
  };
  const control = (sequence: number) =>
    chunk("fcTL", Buffer.concat([words(sequence, width, height, 0, 0), Buffer.of(0, 50, 0, 100, 0, 0)]));
  const first = largePng(width, height);
  // After the signature and IHDR, and before IEND.
  const [head, body] = [first.subarray(8, 33), first.subarray(33, -12)];
  const black = deflateSync(Buffer.alloc((1 + width) * height));
  const second = [control(1), chunk("fdAT", Buffer.concat([words(2), black]))];
  return file(head, chunk("acTL", words(2, 0)), control(0), body, ...second, chunk("IEND"));
}

const ALL_PICTURES: readonly Picture[] = [
  { name: "PNG", make: () => made("a.png", 604, 970) },
  {
    name: "16-bit PNG",
    make: () => made("b.png", 700, 970, (it) => it.toColourspace("rgb16").png()),
    tolerance: 1,
  },
  {
    name: "palette PNG",
    make: () => made("c.png", 604, 970, (it) => it.png({ palette: true })),
    isLong: true,
  },
  { name: "small PNG, enlarged", make: () => made("d.png", 40, 60), tolerance: 16, isLong: true },
  { name: "JPEG", make: () => jpeg("e.jpg", 1200, 900), tolerance: LOSSY, isLong: true },
  { name: "CMYK JPEG", make: () => CMYK_JPEG, tolerance: 16 },
  {
    name: "progressive JPEG called .png",
    make: () => made("g.png", 900, 900, (it) => it.jpeg({ quality: 92, progressive: true })),
    tolerance: LOSSY,
  },
  { name: "AVIF", make: () => made("av.avif", 800, 900, (it) => it.avif({ quality: 80 })), tolerance: 20 },
  { name: "WebP", make: () => made("h.webp", 800, 900, (it) => it.webp({ quality: 92 })), tolerance: 20 },
  { name: "GIF", make: () => made("i.gif", 500, 600), isLong: true },
  { name: "BMP", make: () => made("j.bmp", 500, 600), isLong: true },
  { name: "SVG by its view box alone", make: () => written("k.svg", svg('viewBox="0 0 100 160"')) },
  {
    name: "SVG with styles and no size at all",
    make: () =>
      written(
        "s.svg",
        svg("")
          .replace(/fill="([^"]+)"/g, 'style="fill:$1"')
          .replaceAll('width="50" height="80"', 'width="50%" height="50%"')
          .replaceAll('x="50"', 'x="50%"')
          .replaceAll('y="80"', 'y="50%"'),
      ),
    isLong: true,
  },
  {
    name: "SVG in millimetres",
    make: () => written("l.svg", svg('width="100mm" height="160mm" viewBox="0 0 100 160"')),
  },
  ...(["png", "webp", "jpg"] as const).map((ending) => ({
    name: `${ending} of a wide gamut`,
    make: () => made(`p3.${ending}`, 604, 970, (it) => it.withIccProfile("p3", { attach: true })),
    tolerance: LOSSY,
    isLong: ending !== "jpg",
  })),
  // More than 12 megapixels are decoded at reduced size.
  {
    name: "large JPEG of a wide gamut",
    make: () => made("p3-large.jpg", 4200, 3000, (it) => it.withIccProfile("p3")),
    tolerance: LOSSY,
    isLong: true,
  },
  // The first frame counts.
  { name: "animated PNG", make: async () => written("moving.png", apng(400, 600)) },
  ...(["gif", "webp"] as const).map((ending) => ({
    name: `animated ${ending}`,
    make: async () => written(`moving.${ending}`, await animated(ending, 400, 600)),
    tolerance: LOSSY,
    isLong: true,
  })),
  { name: `${LARGEST} PNG`, make: () => written("m.png", largePng(WIDTH, HEIGHT)), tolerance: 2 },
  { name: `${LARGEST} JPEG`, make: () => jpeg("n.jpg", WIDTH, HEIGHT), tolerance: LOSSY, isLong: true },
  {
    name: `${LARGEST} JPEG on its side`,
    make: () => turnedJpeg("o.jpg", WIDTH, HEIGHT, 6),
    corners: ORIENTED[5] ?? UPRIGHT,
    tolerance: LOSSY,
  },
  ...ORIENTED.map((corners, index) => ({
    name: `JPEG of orientation ${index + 1}`,
    make: () => turnedJpeg(`t${index}.jpg`, 800, 600, index + 1),
    corners,
    tolerance: LOSSY,
    isLong: !USUAL_ORIENTATIONS.includes(index + 1),
  })),
  // Pictures of more than 12 megapixels are decoded at reduced size.
  ...[2, 3].map((orientation) => ({
    name: `4200x3000 JPEG of orientation ${orientation}`,
    make: () => turnedJpeg(`r${orientation}.jpg`, 4200, 3000, orientation),
    corners: ORIENTED[orientation - 1] ?? UPRIGHT,
    tolerance: LOSSY,
    isLong: true,
  })),
];
const PICTURES = ALL_PICTURES.filter((picture) => isLong || !picture.isLong);

/** Runs in a worker, and makes it ignore EXIF as older browsers do. */
function ignoreOrientation(): void {
  const decode = self.createImageBitmap;
  self.createImageBitmap = async (source: ImageBitmapSource, options?: unknown) => {
    if (!(source instanceof Blob)) return decode(source, Object(options));
    const bytes = new Uint8Array(await source.arrayBuffer());
    const at = bytes.findIndex((_, i) => String.fromCharCode(...bytes.subarray(i, i + 4)) === "Exif");
    if (at >= 0) bytes[at] = 0;
    return decode(new Blob([bytes], { type: source.type }), Object(options));
  };
}

describe("any picture becomes the right PNG", () => {
  // One page for as many pictures as there are slots.
  const rounds = Array.from({ length: Math.ceil(PICTURES.length / SLOTS.length) }, (_, round) =>
    PICTURES.slice(round * SLOTS.length, (round + 1) * SLOTS.length),
  );
  it.each(rounds.map((pictures) => [pictures.map(({ name }) => name).join("; "), pictures] as const))(
    "%s",
    async (_, pictures) => {
      const page = await openDesign(NAMED, "/blends", STILL_MOUSE);
      for (const [index, { name, make, corners = UPRIGHT, tolerance = 0 }] of pictures.entries()) {
        const [label, slot] = SLOTS[index] ?? SLOTS[0];
        await startFitting(page, label, await make());
        await doneButton(page).click({ timeout: 60_000 });
        const read = await keptPng(page, slot);
        expect({ width: read.width, height: read.height }, name).toEqual(FRAME);
        expect(read.colourType, name).toBe(2);
        expect(read.chunks, name).toContain("sRGB");
        expect(farthest(read, corners), name).toBeLessThanOrEqual(tolerance);
      }
    },
  );

  it("a JPEG turned upside down, if the browser's workers ignore EXIF", async () => {
    const { page } = await open(LIGHT_PAGE, STILL_MOUSE);
    let isBroken = false;
    await page.route("**/picture.worker*.js", async (route) => {
      const response = await route.fetch();
      isBroken = true;
      await route.fulfill({ response, body: `(${ignoreOrientation})();\n${await response.text()}` });
    });
    await storeDesign(page, NAMED, "/blends");
    await startFitting(page, "Left", await turnedJpeg("w.jpg", 800, 600, 3));
    await doneButton(page).click();
    const read = await keptPng(page, "left");
    expect(isBroken).toBe(true);
    expect(farthest(read, ORIENTED[2] ?? UPRIGHT)).toBeLessThanOrEqual(LOSSY);
  });

  it("1x1: one colour", async () => {
    const page = await openDesign(NAMED, "/blends", STILL_MOUSE);
    const dot = anyPng({
      width: 1,
      height: 1,
      depth: 8,
      colourType: 2,
      sample: (_x, _y, channel) => 40 + channel * 60,
    });
    await startFitting(page, "Left", written("dot.png", dot));
    await page.getByText("Enlarged to 490× its size, so it may look soft").waitFor();
    await doneButton(page).click();
    const read = await keptPng(page, "left");
    for (const [x, y] of [
      [0, 0],
      [301, 484],
      [150, 200],
    ] as const)
      expect(pixel(read, x, y)).toEqual([40, 100, 160, 255]);
  });

  it("a palette with transparency stays transparent on request", async () => {
    const page = await openDesign(NAMED, "/blends", STILL_MOUSE);
    const half = anyPng({
      width: 604,
      height: 970,
      depth: 1,
      colourType: 3,
      palette: Uint8Array.of(200, 30, 30, 0, 0, 0),
      transparency: Uint8Array.of(255, 0),
      sample: (x) => (x < 302 ? 0 : 1),
    });
    await startFitting(page, "Left", written("half.png", half));
    await openTools(page);
    await page.getByRole("radio", { name: "Transparent" }).check();
    await doneButton(page).click();
    const read = await keptPng(page, "left");
    expect(pixel(read, 20, 200)).toEqual([200, 30, 30, 255]);
    expect(pixel(read, 280, 200)).toEqual([0, 0, 0, 0]);
  });
});

describe("what can't be decoded", () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic\0\0\0\0mif1heic"),
    Buffer.alloc(200),
  ]);
  const UNDECODABLE = [
    ["photo.heic", heic, "photo.heic is a damaged HEIC photo."],
    [
      "scan.tif",
      Buffer.concat([Buffer.from("II*\0"), Buffer.alloc(100)]),
      "This browser can't show scan.tif",
    ],
    ["cut.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]), "This browser can't show cut.jpg"],
    [
      "bad.svg",
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><g>"),
      "bad.svg is a drawing that's too complex",
    ],
    [
      "bomb.svg",
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg">${Array.from(
          { length: 9 },
          (_, at) => `<g id="a${at}">${`<use href="#a${at - 1}"/>`.repeat(10)}</g>`,
        ).join("")}</svg>`,
      ),
      "bomb.svg is a drawing that's too complex",
    ],
  ] as const;

  it("is refused at once with advice", async () => {
    const page = await openDesign(NAMED, "/blends", STILL_MOUSE);
    for (const [name, bytes, words] of UNDECODABLE) {
      await input(page, "Left").setInputFiles(written(name, bytes));
      await toast(page, "Please upload PNG files only.").waitFor();
      await expect.poll(() => saidOf(page, "Left")).toContain(words);
      expect(await saidOf(page, "Left"), name).toMatch(/save it as (PNG or )?JPEG|add that/);
      expect(await page.getByRole("dialog").count(), name).toBe(0);
      expect(await fitButton(page, "Left").count(), name).toBe(0);
    }
  });
});

describe("a PNG of the exact size", () => {
  const DAMAGES = [
    ["a row short", deflateSync(Buffer.alloc((1 + 302 * 3) * 484))],
    ["a row too long", deflateSync(Buffer.alloc((1 + 302 * 3) * 486))],
    ["no deflate", Buffer.alloc(400, 0x55)],
  ] as const;

  it("is damaged if its image data is too short, too long or does not inflate", async () => {
    const page = await openDesign(NAMED, "/blends", STILL_MOUSE);
    for (const [what, data] of DAMAGES) {
      const bytes = file(ihdr(FRAME), chunk("IDAT", new Uint8Array(data)), chunk("IEND"));
      await drop(zone(page, "Left"), { name: `${what}.png`, bytes });
      await expect.poll(() => saidOf(page, "Left")).toContain(`${what}.png is a damaged PNG`);
    }
    expect(await kept(page).then((all) => all.filter(([key]) => key.endsWith("_left")))).toEqual([]);
  });

  it("is kept byte for byte, without an editor", async () => {
    const page = await openDesign(NAMED, "/blends", STILL_MOUSE);
    const bytes = png(302, 485, { seed: 5 });
    // The bytes decide, and not the name or the type.
    await drop(zone(page, "Left"), { name: "exact.jpg", type: "image/jpeg", bytes });
    expect(Buffer.compare(await keptBytes(page, "left"), bytes)).toBe(0);
    expect(await fitButton(page, "Left").count()).toBe(0);
    expect(await stage(page).count()).toBe(0);
  });
});
