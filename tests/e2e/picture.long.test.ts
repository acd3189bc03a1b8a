import type { RequestListener } from "node:http";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createRecipeWords,
  createWholeRecipe,
  type OriginalPicture,
  type Recipe,
} from "../../shared/model/recipe.ts";
import { png } from "../support/png.ts";
import { readPng } from "../support/read-png.ts";
import { newProfile } from "./browser.ts";
import type { PicturesHarness } from "./harness/pictures/main.ts";
import { type HarnessServer, serveHarness } from "./harness/serve-harness.ts";

const PUBLIC = join(import.meta.dirname, "../../public");

/** A colour that is nearly transparent. */
const clear = () => sharp({ create: { width: 302, height: 485, channels: 4, background: "#d9a0664d" } });

const sources = async (): Promise<Readonly<Record<string, Uint8Array>>> => ({
  "/sources/photo.jpg": await sharp(join(PUBLIC, "images/defaults/generic/screensavers/first-light.png"))
    .resize(900, 700)
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer(),
  "/sources/exact.png": png(302, 485, { noise: 40 }),
  "/sources/clear.png": await clear().png().toBuffer(),
  "/sources/clear.webp": await clear().webp().toBuffer(),
  "/sources/damaged.png": png(302, 485).subarray(0, 200),
});

let server: HarnessServer;
let profile: BrowserContext;
let page: Page;
beforeAll(async () => {
  const files = Object.entries(await sources()).map(([address, bytes]): [string, RequestListener] => [
    address,
    (_, response) => response.writeHead(200, { "content-type": "application/octet-stream" }).end(bytes),
  ]);
  const root = join(import.meta.dirname, "harness/pictures");
  server = await serveHarness("", Object.fromEntries(files), () => [PUBLIC], root);
  profile = await newProfile({ baseURL: server.url });
  page = await profile.newPage();
});
// Empties the caches.
beforeEach(async () => {
  await page.goto("/");
  await page.waitForFunction(() => "harness" in globalThis);
});
afterAll(async () => {
  await profile?.close();
  await server?.stop();
});

async function call<Name extends keyof PicturesHarness>(
  name: Name,
  ...args: Parameters<PicturesHarness[Name]>
): Promise<Awaited<ReturnType<PicturesHarness[Name]>>> {
  const run = ({ name, args }: { name: string; args: unknown[] }) => {
    const { harness } = globalThis as unknown as { harness: Record<string, (...args: unknown[]) => unknown> };
    return harness[name]?.(...args);
  };
  return (await page.evaluate(run, { name, args })) as Awaited<ReturnType<PicturesHarness[Name]>>;
}

function originalAt(blob: string, [width, height] = [302, 485]): OriginalPicture {
  const type = ({ jpg: "image/jpeg", webp: "image/webp" } as const)[blob.split(".").at(-1) ?? ""];
  return { blob, type: type ?? "image/png", width: width ?? 0, height: height ?? 0 };
}

const BLACK = { kind: "colour", colour: "#000000" } as const;
const BLURRED = { kind: "blurred" } as const;
const over = (recipe: Recipe, background: Recipe["background"]): Recipe => ({ ...recipe, background });

const blends = (recipes: Readonly<Record<string, Recipe>>) => ({ category: "blends", recipes });
const words = (text: string) => createRecipeWords({ from: { kind: "typed" }, text }, "modern");
const pixels = (base64: string | undefined) => readPng(Buffer.from(base64 ?? "", "base64"));
const exact = createWholeRecipe(originalAt("/sources/exact.png"));
const worded = (text: string): Recipe => ({ ...exact, words: words(text) });

describe("a picture", () => {
  it("shows its background under a transparent original of the exact size", async () => {
    for (const name of ["clear.png", "clear.webp"]) {
      const recipe = over(createWholeRecipe(originalAt(`/sources/${name}`)), BLACK);
      const { pictures } = await call("render", blends({ left: recipe }));
      expect(pixels(pictures.left).colourType, name).toBe(2);
      const lettered = await call("render", blends({ left: { ...recipe, words: words("Oat") } }));
      expect(pixels(lettered.pictures.left).colourType, name).toBe(2);
    }
  });
});

describe("a set", () => {
  it("is lettered without a picture that can't be rendered, which is reported", async () => {
    const [left, right] = [worded("Oat"), worded("Rye and barley")];
    const { pictures: two } = await call("render", blends({ left, right }));
    for (const [address, reason] of [
      ["/sources/gone.png", "missing"],
      ["/sources/damaged.png", "unreadable"],
    ] as const) {
      const middle = createWholeRecipe(originalAt(address), { words: words("Donaudampfschiffahrt") });
      const { pictures } = await call("render", blends({ left, middle, right }));
      expect(pictures, reason).toEqual({ ...two, middle: reason });
    }
  });

  it("reports a missing logo, and an original of an unexpected size", async () => {
    const logo = { blob: "/sources/gone.svg", type: "image/svg+xml", x: 0, y: 0, width: 90 } as const;
    const middle = createWholeRecipe({ path: "/images/defaults/hotcold/hot.png", width: 302, height: 485 });
    const { pictures } = await call("render", blends({ left: { ...exact, logo }, middle }));
    expect(pictures).toEqual({ left: "missing", middle: "unreadable" });
  });
});

describe("rendering", () => {
  it("reads nothing a second time, and an original once for all that is put on it", async () => {
    const recipe = (text: string): Recipe => ({
      ...createWholeRecipe(originalAt("/sources/photo.jpg", [900, 700]), { words: words(text) }),
      background: BLURRED,
    });
    const first = await call("render", blends({ left: recipe("Once") }));
    expect(first.read).toEqual(["/sources/photo.jpg"]);
    const again = await call("render", blends({ left: recipe("Once") }));
    expect(again.pictures).toEqual(first.pictures);
    expect(again.read).toEqual([]);
    const other = await call("render", blends({ left: recipe("Twice") }));
    expect(other.pictures).not.toEqual(first.pictures);
    expect(other.read).toEqual([]);
  });

  it("tries again after a failure", async () => {
    const left = createWholeRecipe(originalAt("/sources/never.png"), { words: words("Oat") });
    for (const _ of ["first", "again"])
      expect((await call("render", blends({ left }))).read).toEqual(["/sources/never.png"]);
  });

  it("reports progress", async () => {
    const { told } = await call(
      "render",
      blends({ left: worded("A"), middle: worded("B"), right: worded("C") }),
    );
    expect(told).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it("ends with the signal's reason", async () => {
    const left = createWholeRecipe(originalAt("/sources/photo.jpg", [900, 700]), { words: words("Aborted") });
    expect(await call("abort", blends({ left }))).toBe("Error: the visitor left");
    expect((await call("render", blends({ left }))).pictures.left).not.toMatch(/^\w+$/);
  });
});
