import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { unzipSync } from "fflate";
import type { Page } from "playwright";
import sharp from "sharp";
import { STYLE_LABELS } from "#messages/lettering.ts";
import type { Size } from "../../shared/machine/types.ts";
import { LOOKS } from "../../shared/machines/classic/looks.ts";
import { launch } from "../e2e/browser.ts";
import { bundledDesign } from "../e2e/full-design.ts";
import { namedDesign } from "../e2e/many.ts";
import { zone } from "../e2e/wizard.ts";
import { anyPng } from "../support/any-png.ts";
import { turned } from "../support/exif.ts";
import { ssim } from "../support/pictures-alike.ts";
import { chunk, file, png } from "../support/png.ts";
import { compare, decoded, median } from "./compare.ts";
import { grainy, largePictures, PHOTO } from "./large-pictures.ts";
import * as two from "./two-builds.ts";

/*
 * Whether two builds render the same pictures; what differs is written as before | after | difference to
 * brewscreen-pictures in the folder for temporary files. Run it with both checkouts built:
 * node tests/bench/pictures.ts {folder of the other checkout} [parts of the scenes' names, all if none]
 */

const OUT = join(tmpdir(), "brewscreen-pictures");
const LEAST_ALIKE = 0.995;
const USE = /^Use this (image|picture)$/;

/** What is done in a page, and the pictures that come of it: those of the design unless others are returned. */
type Scene = (page: Page) => Promise<two.Files> | Promise<void>;
const scenes = new Map<string, Scene>();

const GLASS = join(import.meta.dirname, "../../public/images/defaults/hotcold/cold.png");
const target = (path: string): two.Target => {
  const found = two.TARGETS.find((each) => each.path.endsWith(`/${path}.png`));
  if (!found) throw new Error(`no place has ${path}`);
  return found;
};
const LEFT = target("Left_Blend");

/** PNGs of a slot's size and of different kinds, which the product must not change. */
const exact: readonly ((size: Size, seed: number) => Uint8Array)[] = [
  ({ width, height }, seed) => png(width, height, { seed, noise: 20 }),
  (size, seed) =>
    anyPng({ ...size, depth: 16, colourType: 2, sample: (x, y) => (x * 97 + y * seed) & 65535 }),
  (size, seed) => anyPng({ ...size, depth: 8, colourType: 6, sample: (x, y, c) => (x * c + y * seed) & 255 }),
  (size, seed) => {
    const palette = Uint8Array.from({ length: 48 }, (_, i) => (i * 41 * seed) & 255);
    return anyPng({
      ...size,
      depth: 4,
      colourType: 3,
      palette,
      sample: (x, y) => ((x >> 3) + (y >> 4)) & 15,
    });
  },
  (size, seed) =>
    anyPng({
      ...size,
      depth: 8,
      colourType: 2,
      interlaced: true,
      sample: (x, y) => (x + y + seed * 9) & 255,
    }),
  ({ width, height }, seed) => {
    const plain = png(width, height, { seed });
    const text = chunk("tEXt", new TextEncoder().encode("Comment\0ours"));
    // After the signature of 8 bytes and the header of 25.
    return file(
      plain.subarray(8, 33),
      chunk("gAMA", Uint8Array.of(0, 0, 177, 143)),
      text,
      plain.subarray(33),
    );
  },
];
const own = (bytes: Uint8Array) => ({ name: "own.png", mimeType: "image/png", buffer: Buffer.from(bytes) });

/** Fills every place with an exact PNG; each turn gives a place another kind. */
function addExact(turn: number): void {
  const given = two.TARGETS.map((place, index) => {
    const kind = (index + turn) % exact.length;
    return { place, kind, bytes: exact[kind]?.(place.size, index + turn + 1) ?? new Uint8Array() };
  });
  scenes.set(`exact PNGs ${turn + 1}`, async (page) => {
    await two.openDesign(page, two.EMPTY, "/screensaver");
    for (const { place, bytes } of given) {
      if ((await two.give(page, place, own(bytes))) === "editor") throw new Error(`${place.path} is fitted`);
      await two.saved(page);
    }
    const made = await two.imagesOf(page);
    for (const { place, kind, bytes } of given)
      if (!isSame(bytes, made.get(place.path))) throw new Error(`${place.path}, kind ${kind}, is another`);
    return made;
  });
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><linearGradient id="g"><stop
  stop-color="#523"/><stop offset="1" stop-color="#fc8"/></linearGradient><rect width="240" height="120" rx="40"
  fill="url(#g)"/><circle cx="120" cy="60" r="36" fill="#fff" fill-opacity=".7"/></svg>`;

/** A file, and the background if all of the picture is shown; otherwise it fills the frame. */
type Photograph = readonly [path: string, around?: "Blurred image" | "Color" | "Transparent"];

/** Writes photographs that have to be fitted to a folder. */
async function photographs(folder: string): Promise<Photograph[]> {
  const written = (name: string, bytes: Uint8Array | string): string => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  const photo = async (width: number, height: number) =>
    (await grainy(PHOTO, { width, height })).jpeg({ quality: 92 }).toBuffer();
  const large = await photo(4032, 3024);
  const upright = written("upright.jpg", large);
  const panorama = written("panorama.jpg", await photo(6000, 1000));
  const glass = written("glass.png", await sharp(GLASS).resize(1840).png().toBuffer());
  const oval = `<svg width="1600" height="1200"><ellipse cx="800" cy="600" rx="760" ry="560"/></svg>`;
  const cut = await sharp(PHOTO)
    .resize(1600, 1200)
    .composite([{ input: Buffer.from(oval), blend: "dest-in" }])
    .png()
    .toBuffer();
  const alpha = written("alpha.png", cut);
  const small = sharp(PHOTO).resize(120, 90);
  const p3 = await sharp(PHOTO).resize(1600).withIccProfile("p3").jpeg().toBuffer();
  const deep = await sharp(PHOTO).resize(1600).toColourspace("rgb16").png().toBuffer();
  const sample = (name: string) => join(import.meta.dirname, "../support/pictures", name);
  return [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n): Photograph => [written(`EXIF-${n}.jpg`, turned(large, n))]),
    ...([[alpha], [alpha, "Blurred image"], [alpha, "Color"], [glass, "Transparent"]] as const),
    ...([[upright, "Blurred image"], [upright, "Color"], [panorama], [panorama, "Transparent"]] as const),
    [written("tiny.png", await small.clone().png().toBuffer())],
    [written("tiny-whole.png", await small.resize(60, 100).png().toBuffer()), "Blurred image"],
    [written("drawing.svg", LOGO)],
    [written("display-p3.jpg", p3)],
    [written("sixteen-bits.png", deep)],
    [sample("four-colours.heic")],
    [sample("four-colours-cmyk.jpg")],
  ];
}

/** Fits a photograph into every place; the first place gets that of the turn. */
function addFitted(photos: readonly Photograph[], turn: number): void {
  scenes.set(`fitted from ${turn}`, async (page) => {
    const chosen = new Map<string, string>();
    await two.openDesign(page, two.EMPTY, "/screensaver");
    for (const [index, place] of two.TARGETS.entries()) {
      const [path = "", around] = photos[(index + turn) % photos.length] ?? [];
      chosen.set(place.path, `${place.path} of ${basename(path)}${around ? `, whole, ${around}` : ""}`);
      if ((await two.give(page, place, path)) === "exact") continue;
      if (around) {
        await openTools(page);
        await two.button(page, "Show all").click();
        const background = two.dialog(page).getByRole("radio", { name: around, exact: true });
        // A picture of the whole screen can't be transparent.
        if ((await background.count()) > 0) await background.check();
      }
      await two.finish(page, USE);
    }
    return new Map([...(await two.imagesOf(page))].map(([path, bytes]) => [chosen.get(path) ?? path, bytes]));
  });
}

/** Shows every tool of the editor, which older builds always do. */
async function openTools(page: Page): Promise<void> {
  const closed = two.dialog(page).getByRole("button", { name: "Adjust", exact: true, expanded: false });
  if (await closed.isVisible()) await closed.click();
}

/** Opens the editor on a place's picture, at a tab. */
async function adjust(page: Page, { route, label }: two.Target, tab: string): Promise<void> {
  await two.goTo(page, route);
  const actions = page.locator("[data-slot]").filter({ has: zone(page, label) });
  await actions
    .getByRole("button", { name: /^Adjust|, adjust/ })
    .first()
    .click();
  await two.dialog(page).getByRole("application").waitFor();
  await openTools(page);
  await two.dialog(page).getByRole("tab", { name: tab, exact: true }).click();
}

async function write(page: Page, place: two.Target, text: string): Promise<void> {
  await adjust(page, place, "Words");
  await two.dialog(page).getByRole("textbox", { name: "Words on the image" }).fill(text);
  await two.finish(page, USE);
}

/** Opens a full design with names, in a look. */
async function openDressed(page: Page, route: string, look = LOOKS[0]?.name ?? ""): Promise<void> {
  await two.openDesign(page, bundledDesign(), route);
  await two.openLooks(page);
  await two.finish(page, `Use ${look}`);
}

for (const style of Object.values(STYLE_LABELS))
  for (const [index, names] of [
    ["Hausmischung", "Łódź Poranna", "Décaf"],
    ["Кофе по-домашнему", "قهوة عربية", "深煎りブレンド"],
  ].entries())
    scenes.set(`names ${index + 1} in ${style}`, async (page) => {
      await page.goto("/blends");
      await two.nameBlends(page, names);
      await two.button(page, "Whole machine").click();
      await two.button(page, "Add the names").click();
      await two.dialog(page).getByRole("radio", { name: style, exact: true }).check();
      await two.finish(page, /^Add the names to /);
    });

for (const { name } of LOOKS)
  scenes.set(`look ${name}`, async (page) => {
    await openDressed(page, "/blends", name);
  });

scenes.set("words on own PNGs", async (page) => {
  await two.openDesign(page, two.EMPTY, "/blends");
  for (const [index, text] of ["Guten Morgen", "Heiß & süß", "Ihr Kaffee kommt"].entries()) {
    const place = [LEFT, target("Hot"), target("dispensing_screen_hot")][index] ?? LEFT;
    await two.give(page, place, own(png(place.size.width, place.size.height, { seed: index, noise: 30 })));
    await two.saved(page);
    await write(page, place, text);
  }
});

scenes.set("logo and words on a photo", async (page) => {
  await two.openDesign(page, two.EMPTY, "/blends");
  await two.give(page, LEFT, own(await sharp(PHOTO).resize(2000).png().toBuffer()));
  await two.finish(page, USE);
  await write(page, LEFT, "Oat");
  await adjust(page, LEFT, "Logo");
  const logo = own(await sharp(Buffer.from(LOGO)).png().toBuffer());
  await two.dialog(page).locator("input[type=file]").setInputFiles(logo);
  await two.button(page, /^(Take the logo away|Remove the logo)$/).waitFor();
  await two.finish(page, USE);
});

scenes.set("swap of two with words", async (page) => {
  await openDressed(page, "/hot-cold");
  await page.getByRole("button", { name: "Swap Hot and Cold" }).first().click();
  await page
    .getByText(/^Hot and Cold (are )?swapped\.$/)
    .first()
    .waitFor();
  await two.saved(page);
});

scenes.set("other cup counts", async (page) => {
  await openDressed(page, "/hot-cup-size");
  await page.getByRole("radio", { name: "3 sizes" }).click();
  await page.getByText("Changed to 3 sizes.").first().waitFor();
  await two.goTo(page, "/cold-cup-size");
  await page.getByRole("radio", { name: "1 size" }).click();
  await page.getByText("Changed to 1 size.").first().waitFor();
  await two.saved(page);
});

scenes.set("Fill everything that is empty", async (page) => {
  await two.openDesign(page, two.EMPTY, LEFT.route);
  await two.give(page, LEFT, own(png(302, 485, { seed: 3 })));
  await two.button(page, "Whole machine").click();
  await two.button(page, /^Fill everything/).click();
  await page
    .getByText(/^Everything that was empty /)
    .first()
    .waitFor();
  await two.saved(page);
});

scenes.set("duplicate on the shelf", async (page) => {
  await openDressed(page, "/blends");
  await page.goto("/machines");
  await two.button(page, "More for Lobby").click();
  await two.button(page, "Duplicate").click();
  await page.getByRole("textbox", { name: /^(Name of the machine|Machine name)$/ }).waitFor();
  await page.keyboard.press("Enter");
  await two.button(page, "Open Lobby 2").click();
  await page.waitForURL("**/final-preview");
});

scenes.set("five rows of many machines", async (page) => {
  await two.openDesign(page, namedDesign(), "/many");
  await two.giveRows(page, 5);
  await two.button(page, /^(Make|Create) files$/).click();
  const saving = page.waitForEvent("download");
  await two.button(page, /^(Make|Create) the files$/).click();
  const archive = Buffer.concat(await (await (await saving).createReadStream()).toArray());
  const files = Object.entries(unzipSync(archive)).flatMap(([machine, bytes]) =>
    machine.endsWith(".mp")
      ? Object.entries(unzipSync(bytes)).map(([path, inside]) => [`${machine}/${path}`, inside] as const)
      : [],
  );
  return new Map(files.filter(([path]) => path.endsWith(".png")));
});

const isSame = (one: Uint8Array, other: Uint8Array | undefined) =>
  other !== undefined && Buffer.compare(one, other) === 0;

const similarity = async (one: Uint8Array, other: Uint8Array) =>
  ssim(await decoded(one, "#808080"), await decoded(other, "#808080"));

const [otherFolder, ...parts] = process.argv.slice(2);
rmSync(OUT, { recursive: true, force: true });
mkdirSync(join(OUT, "photographs"), { recursive: true });
const { paths, remove } = await largePictures({ width: 1600, height: 1200 });
const photos = [...(await photographs(join(OUT, "photographs"))), ...paths.map((path): Photograph => [path])];
for (const turn of [0, 1]) addExact(turn);
for (const turn of [0, 17]) addFitted(photos, turn);

const { urls, stop } = await two.serveBoth(otherFolder);
const browser = await launch();
const fitted: number[] = [];
console.log("| scene | pictures | same bytes | same pixels | least SSIM | what differs |");
console.log("| --- | ---: | ---: | ---: | ---: | --- |");
for (const [name, make] of scenes) {
  if (parts.length > 0 && !parts.some((part) => name.includes(part))) continue;
  const take = async (build: two.Build): Promise<two.Files> => {
    const page = await two.newPage(browser, urls[build]);
    try {
      return (await make(page)) ?? (await two.imagesOf(page));
    } catch (fault) {
      await page.screenshot({ path: join(OUT, `failed ${name} ${build}.png`) });
      console.log(`| ${name} | ${build} failed: ${`${fault}`.replaceAll(/\s+/g, " ").slice(0, 300)} |`);
      return new Map();
    } finally {
      await page.context().close();
    }
  };
  const [before = new Map(), after = new Map()] = await Promise.all(two.BUILDS.map(take));
  const notes = [...after.keys()].flatMap((path) => (before.has(path) ? [] : [`${path}: only after`]));
  let [bytes, same, least] = [0, 0, 1];
  for (const [path, one] of before) {
    const other = after.get(path);
    if (!other) {
      notes.push(`${path}: only before`);
      continue;
    }
    if (isSame(one, other)) bytes++;
    const file = join(OUT, `${`${name} ${path}`.replaceAll(/[^\w.]+/g, "-")}.png`);
    const { pixels, largest, resized } = await compare(one, other, 0, file);
    const alike = resized || pixels === 0 ? Number(!resized) : await similarity(one, other);
    if (pixels === 0) same++;
    const isFitted = name.startsWith("fitted");
    if (isFitted) fitted.push(alike);
    if (isFitted ? alike < LEAST_ALIKE : pixels > 0)
      notes.push(`${path}: ${pixels} pixels, by ${largest} at most, SSIM ${alike.toFixed(4)}`);
    least = Math.min(least, alike);
  }
  console.log(`| ${[name, before.size, bytes, same, least.toFixed(4), notes.join("; ")].join(" | ")} |`);
}
const [least, middle] = [Math.min(...fitted), median(fitted)].map((each) => each.toFixed(4));
if (fitted.length > 0) console.log(`${fitted.length} fitted: SSIM ${least} at least, median ${middle}`);
console.log(`What differs is in ${OUT}`);
await browser.close();
await stop();
remove();
