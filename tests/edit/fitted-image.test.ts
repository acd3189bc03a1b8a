import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import type { DesignImage } from "../../shared/model/design.ts";
import { createRecipeWords } from "../../shared/model/recipe.ts";
import { createFittedImage, type FittedFile } from "../../web/edit/new-image.ts";
import { isSameComposition } from "../../web/editor/annotations.ts";
import { createStartPlacement } from "../../web/picture/placement.ts";
import { chunk, file, ihdr, png } from "../support/png.ts";

const FRAME = { width: 302, height: 485 };
const own = (bytes: Uint8Array) => new Uint8Array(bytes);
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const fileOf = (bytes: Uint8Array<ArrayBuffer>, type = "image/png") => new File([bytes], "latte", { type });
const stored = (bytes: Uint8Array) => ({ blob: sha256(bytes), bytes: bytes.length });
const original = (bytes: Uint8Array, size = FRAME) => ({
  blob: sha256(bytes),
  type: "image/png" as const,
  ...size,
});

const exact = own(png(FRAME.width, FRAME.height, { seed: 1 }));
const clear = own(file(ihdr({ ...FRAME, colourType: 6 }), chunk("IDAT"), chunk("IEND")));
const palette = own(
  file(ihdr({ ...FRAME, colourType: 3 }), chunk("PLTE"), chunk("tRNS"), chunk("IDAT"), chunk("IEND")),
);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9);
const finished = own(png(FRAME.width, FRAME.height, { seed: 2 }));
const photo = own(png(40, 30, { seed: 3 }));
const SMALL = { width: 40, height: 30 };

const placement = createStartPlacement({ picture: FRAME, frame: FRAME });
const asItIs = { frame: FRAME, placement, background: { kind: "blurred" } } as const;
const mirrored = { ...asItIs, placement: { ...placement, mirrored: true } };
const lettered = { words: createRecipeWords({ from: { kind: "typed" }, text: "House" }, "modern") };
const kept = (bytes: Uint8Array<ArrayBuffer>, size = FRAME) => ({
  ...size,
  type: "image/png" as const,
  bytes,
  placement,
});

const fitted = (given: Partial<FittedFile> = {}) =>
  createFittedImage({
    ...{ ...asItIs, file: fileOf(exact), finished: fileOf(finished), original: kept(exact) },
    ...given,
  });
/** What an image has beside its recipe. */
const plain = (bytes: Uint8Array): DesignImage => ({ name: "latte", picture: stored(bytes) });

describe("the image of a fitted file", () => {
  it("is an exact PNG byte for byte if it is only placed", async () => {
    const { image, blobs } = await fitted();
    expect(image).toEqual(plain(exact));
    // Large pictures aren't copied.
    expect(blobs.get(sha256(exact))).toBe(exact);
    expect(blobs.size).toBe(1);
    expect((await fitted({ file: fileOf(jpeg) })).image).toEqual(plain(exact));
    const through = { file: fileOf(clear), original: kept(clear), background: { kind: "clear" } } as const;
    expect((await fitted(through)).image).toEqual(plain(clear));
  });

  it("is a bundled picture by its path if it is only placed", async () => {
    const bundled = { path: "/images/defaults/blends/left.png", ...FRAME };
    const placed = await fitted({ original: bundled });
    expect(placed).toEqual({ image: { name: "latte", picture: { path: bundled.path } }, blobs: new Map() });
    const { image, blobs } = await fitted({ original: bundled, ...mirrored });
    expect(image).toMatchObject({ picture: stored(finished), recipe: { original: bundled } });
    expect([...blobs]).toEqual([[sha256(finished), finished]]);
  });

  it.each([
    ["mirrored", mirrored, exact],
    ["put on a background", { file: fileOf(clear), original: kept(clear) }, clear],
    ["put on one through clear colours", { file: fileOf(palette), original: kept(palette) }, palette],
    ["no PNG, whatever its file says", { file: fileOf(jpeg), original: kept(jpeg) }, jpeg],
  ] as const)("is the finished picture with its recipe if it was %s", async (_, given, file) => {
    const { image, blobs } = await fitted(given);
    const recipe = { version: 2, original: original(file) };
    expect(image).toMatchObject({ name: "latte", picture: stored(finished), recipe });
    expect([...blobs]).toEqual([
      [sha256(file), file],
      [sha256(finished), finished],
    ]);
  });

  it("is to be rendered with its set if words or a logo are on it", async () => {
    const { image, blobs } = await fitted(lettered);
    expect(image).toMatchObject({ picture: null, recipe: { original: original(exact), ...lettered } });
    expect([...blobs]).toEqual([[sha256(exact), exact]]);
    const logo = { blob: sha256(photo), type: "image/png", x: 1, y: 2, width: 30 } as const;
    const branded = await fitted({ look: "noir", logo, blobs: new Map([[logo.blob, photo]]) });
    expect(branded.image).toMatchObject({ picture: null, recipe: { logo, look: "noir" } });
    expect([...branded.blobs]).toEqual([
      [sha256(exact), exact],
      [logo.blob, photo],
    ]);
  });

  it("has its original with it, stored already or not", async () => {
    const small = { ...kept(photo, SMALL), placement: { ...placement, scale: 2 } };
    const first = await fitted({ original: small });
    const recipe = { original: original(photo, SMALL), placement: small.placement };
    expect(first.image).toMatchObject({ recipe });
    expect(first.blobs.get(sha256(photo))).toEqual(photo);
    const again = await fitted({ file: fileOf(photo), original: original(photo, SMALL), ...mirrored });
    expect(again.image).toMatchObject({ recipe: { ...recipe, placement: mirrored.placement } });
    expect(again.blobs.get(sha256(photo))).toEqual(photo);
  });

  it("is the finished picture alone if its original can't be kept or read", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect((await fitted({ original: undefined, ...mirrored })).image).toEqual(plain(finished));
    const nowhere = { ...placement, x: Number.NaN };
    expect((await fitted({ original: original(exact), placement: nowhere })).image).toEqual(plain(finished));
    expect(warn).not.toHaveBeenCalled();
    const gone = fileOf(exact);
    gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    expect((await fitted({ file: gone, original: original(exact), ...mirrored })).image).toEqual(
      plain(finished),
    );
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/recipe/), expect.any(DOMException));
    warn.mockRestore();
  });

  it("is the original again if its words are taken away", async () => {
    expect((await fitted({ original: original(exact) })).image).toEqual(plain(exact));
  });

  it.each([
    [255, plain(clear)],
    [254, { picture: stored(finished), recipe: {} }],
  ])("is the original again, put on a background, if its least alpha is %i", async (alpha, expected) => {
    vi.stubGlobal("createImageBitmap", async () => ({ ...FRAME, close() {} }));
    const getImageData = () => ({ data: [0, 0, 0, 255, 0, 0, 0, alpha] });
    const context = { canvas: FRAME, drawImage() {}, getImageData };
    vi.stubGlobal(
      "OffscreenCanvas",
      class {
        getContext = () => context;
      },
    );
    const { image } = await fitted({ file: fileOf(clear), original: original(clear) });
    expect(image).toMatchObject(expected);
    vi.unstubAllGlobals();
  });
});

it("a picture is unchanged only if it lies as before with the same words", () => {
  const before = { placement, background: asItIs.background, ...lettered };
  expect(isSameComposition(before, { ...asItIs, ...lettered })).toBe(true);
  expect(isSameComposition(before, asItIs)).toBe(false);
  expect(isSameComposition(before, { ...mirrored, ...lettered })).toBe(false);
  expect(isSameComposition(undefined, asItIs)).toBe(false);
});
