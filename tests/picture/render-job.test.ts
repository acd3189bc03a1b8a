import { beforeEach, describe, expect, it, vi } from "vitest";
import { ACTIVE } from "../../shared/machines/index.ts";
import { canonicalJson } from "../../shared/model/design.ts";
import {
  createFullFrameRecipe,
  createRecipeImage,
  createRecipeWords,
  type Recipe,
} from "../../shared/model/recipe.ts";
import { readPngHeader } from "../../shared/png/chunks.ts";
import type { LetteringJob } from "../../web/picture/lettering/text-renderer.ts";
import { sharedPictureThread } from "../../web/picture/open-picture.ts";
import { type RenderOptions, runRenderJob } from "../../web/picture/render-job.ts";
import { anyPng } from "../support/any-png.ts";
import { slotsOf } from "../support/categories.ts";
import { png } from "../support/png.ts";

const category = slotsOf(ACTIVE.model, "blends");
const [arrangement] = category.arrangements;
const { size } = arrangement;

const clear = anyPng({ ...size, depth: 8, colourType: 6, sample: (x, y) => (x * y) % 256 });
const FILES: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  exact: png(size.width, size.height),
  clear,
  damaged: clear.slice(0, 200),
  jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
};

/** An original, by the name of its file: what comes after a hyphen only tells it from others. */
const original = (blob: string) => ({ blob, type: "image/png", ...size }) as const;
const words = (text: string) => createRecipeWords({ from: { kind: "typed" }, text }, "modern");
const worded = (blob: string, text: string): Recipe =>
  createFullFrameRecipe(original(blob), { words: words(text) });

/** Renders a set of blends; returns each as its text, true if it is its original, or why there is none. */
async function render(recipes: Readonly<Record<string, Recipe>>, options: Partial<RenderOptions> = {}) {
  const images = Object.entries(recipes).map(([key, recipe]) => ({
    category: category.id,
    key,
    image: createRecipeImage(recipe),
  }));
  const read: string[] = [];
  const bytesOf = async (blob: string) => {
    read.push(blob);
    return FILES[blob.split("-")[0] ?? ""];
  };
  const job = { key: canonicalJson(recipes), category, arrangement, images };
  const rendered = await runRenderJob(ACTIVE, job, { bytesOf, ...options });
  const pictures = rendered.map((each, at) => {
    if ("reason" in each) return each.reason;
    return Object.values(FILES).includes(each.png) || new TextDecoder().decode(each.png) || at;
  });
  return { pictures, read };
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  // Node can't decode, and letters nothing.
  vi.stubGlobal("createImageBitmap", async (file: Blob) => {
    const bytes = await file.bytes();
    const header = readPngHeader(bytes);
    if (typeof header === "string" || bytes.length <= 200) throw new Error("damaged");
    return { ...header, close() {} };
  });
  vi.spyOn(sharedPictureThread, "call")
    .mockReset()
    .mockImplementation(async (name, given) => {
      if (name !== "letter") throw new Error("nothing can be drawn");
      return (given as readonly LetteringJob[]).map(({ text }) => ({
        png: new TextEncoder().encode(text),
      })) as never;
    });
});

const COLOUR = { kind: "colour", colour: "#000000" } as const;

describe("an original of the exact size", () => {
  it.each([
    ["is its own rendering", "exact-1", COLOUR, true],
    ["is drawn if it is no PNG, whatever its recipe says", "jpeg-1", { kind: "clear" }, "notRendered"],
    ["is drawn over its background if it is partly clear", "clear-1", COLOUR, "unreadable"],
  ] as const)("%s", async (_, blob, background, outcome) => {
    const recipe = { ...createFullFrameRecipe(original(blob)), background };
    // Node can't draw, and says so of each in another way.
    expect((await render({ left: recipe })).pictures).toEqual([outcome]);
  });
});

describe("a set", () => {
  it.each([
    ["gone-2", "missing"],
    ["damaged-2", "unreadable"],
  ])("is lettered without the picture of %s, which is %s", async (blob, reason) => {
    const set = { left: worded("exact", "Oat"), middle: worded(blob, "Long"), right: worded("exact", "Rye") };
    const told: number[] = [];
    const { pictures } = await render(set, { onProgress: (share) => told.push(share) });
    expect(pictures).toEqual(["Oat", reason, "Rye"]);
    expect(told).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it("reports a missing logo, and an original of an unexpected size", async () => {
    const logo = { blob: "gone-3", type: "image/svg+xml", x: 0, y: 0, width: 90 } as const;
    const path = "/images/defaults/hotcold/hot.png";
    vi.stubGlobal("fetch", async () => new Response(png(460, 485)));
    const left = { ...createFullFrameRecipe(original("exact-3")), logo };
    const set = { left, middle: createFullFrameRecipe({ path, ...size }) };
    expect((await render(set)).pictures).toEqual(["missing", "unreadable"]);
  });
});

describe("rendering", () => {
  it("reads nothing a second time, and an original once for all that is put on it", async () => {
    expect(await render({ left: worded("exact-4", "Once") })).toEqual({
      pictures: ["Once"],
      read: ["exact-4"],
    });
    expect(await render({ left: worded("exact-4", "Once") })).toEqual({ pictures: ["Once"], read: [] });
    expect(sharedPictureThread.call).toHaveBeenCalledTimes(1);
    expect(await render({ left: worded("exact-4", "Twice") })).toEqual({ pictures: ["Twice"], read: [] });
  });

  it("tries again after a failure", async () => {
    for (const _ of ["first", "again"])
      expect(await render({ left: worded("gone-5", "Oat") })).toEqual({
        pictures: ["missing"],
        read: ["gone-5"],
      });
  });

  it("ends with the signal's reason", async () => {
    const leaving = new AbortController();
    const left = worded("exact-6", "Aborted");
    const bytesOf = async () => {
      leaving.abort(new Error("the visitor left"));
      return FILES.exact;
    };
    await expect(render({ left }, { bytesOf, signal: leaving.signal })).rejects.toThrow("the visitor left");
    expect((await render({ left })).pictures).toEqual(["Aborted"]);
    const leavingLater = new AbortController();
    vi.mocked(sharedPictureThread.call).mockImplementationOnce(async () => {
      leavingLater.abort(new Error("left while it was lettered"));
      throw new Error("stopped");
    });
    const later = render({ left: worded("exact-6", "Later") }, { signal: leavingLater.signal });
    await expect(later).rejects.toThrow("left while it was lettered");
  });
});
