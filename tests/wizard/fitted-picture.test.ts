import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Image } from "../../shared/model/design.ts";
import { plainWords } from "../../shared/model/recipe.ts";
import type { Fitted } from "../../web/editor/fit-queue.ts";
import { startPlacement } from "../../web/picture/placement.ts";
import { fittedPicture } from "../../web/wizard/fitted-picture.ts";
import type { StepJob } from "../../web/wizard/useStepFit.ts";
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
const finished = own(png(FRAME.width, FRAME.height, { seed: 2 }));
const photo = own(png(40, 30, { seed: 3 }));
const SMALL = { width: 40, height: 30 };
const LOGO = { sha256: sha256(photo), bytes: photo, shape: SMALL, x: 1, y: 2, width: 30 };

const placement = startPlacement({ picture: FRAME, frame: FRAME });
const asItIs = { frame: FRAME, placement, background: { kind: "blurred" } } as const;
const mirrored = { ...asItIs, placement: { ...placement, mirrored: true } };
const lettered = { words: plainWords({ from: { kind: "typed" }, text: "House" }, "modern") };
const kept = (bytes: Uint8Array<ArrayBuffer>, size = FRAME) => ({
  ...size,
  type: "image/png" as const,
  bytes,
  placement,
});

type Given = Partial<StepJob> & {
  readonly composition?: Fitted["composition"];
  readonly kept?: Fitted["original"];
};
async function made({ composition = asItIs, ...given }: Given = {}) {
  const job: StepJob = {
    file: fileOf(exact),
    target: "left",
    into: "",
    reason: [],
    refusal: { message: "", detail: "" },
    ...given,
  };
  const original = "kept" in given ? given.kept : kept(exact);
  return fittedPicture(job, { file: fileOf(finished), composition, original });
}
const bytesOf = (made: { readonly blobs: ReadonlyMap<string, Uint8Array> } | undefined) => [
  ...(made?.blobs ?? []),
];
/** What an image has beside its recipe's own parts. */
const plain = (bytes: Uint8Array): Image => ({ name: "latte", picture: stored(bytes) });

describe("what goes into a place", () => {
  it("is an exact PNG byte for byte if it is only placed", async () => {
    const image = await made();
    expect(image?.image).toEqual(plain(exact));
    expect(bytesOf(image)).toEqual([[sha256(exact), exact]]);
    const behind = { ...asItIs, background: { kind: "clear" } as const };
    const through = await made({ file: fileOf(clear), kept: kept(clear), composition: behind });
    expect(through?.image).toEqual(plain(clear));
  });

  it("is a bundled picture by its path if it is only placed", async () => {
    const bundled = { path: "/images/defaults/blends/left.png", ...FRAME };
    const image = await made({ original: bundled, kept: undefined });
    expect(image).toEqual({ image: { name: "latte", picture: { path: bundled.path } }, blobs: new Map() });
    const changed = await made({ original: bundled, kept: undefined, composition: mirrored });
    expect(changed?.image).toMatchObject({ picture: stored(finished), recipe: { original: bundled } });
    expect(bytesOf(changed)).toEqual([[sha256(finished), finished]]);
  });

  it.each([
    ["mirrored", { composition: mirrored }, exact],
    ["put on a background", { file: fileOf(clear), kept: kept(clear) }, clear],
    ["put on one through clear colours", { file: fileOf(palette), kept: kept(palette) }, palette],
    ["no PNG", { file: fileOf(exact, "image/webp") }, exact],
  ] as const)("is the finished picture with its recipe if it was %s", async (_, given, file) => {
    const image = await made(given);
    const recipe = { version: 2, original: original(file) };
    expect(image?.image).toMatchObject({ name: "latte", picture: stored(finished), recipe });
    expect(bytesOf(image)).toEqual([
      [sha256(file), file],
      [sha256(finished), finished],
    ]);
  });

  it("is to be rendered with its set if words or a logo are on it", async () => {
    const image = await made({ composition: { ...asItIs, ...lettered } });
    expect(image?.image).toMatchObject({ picture: null, recipe: { original: original(exact), ...lettered } });
    expect(bytesOf(image)).toEqual([[sha256(exact), exact]]);
    const { x, y, width } = LOGO;
    const logo = { blob: LOGO.sha256, type: "image/png", x, y, width };
    const branded = await made({ look: "noir", composition: { ...asItIs, logo: LOGO } });
    expect(branded?.image).toMatchObject({ picture: null, recipe: { logo, look: "noir" } });
    expect(bytesOf(branded)).toEqual([
      [sha256(exact), exact],
      [LOGO.sha256, photo],
    ]);
  });

  it("has its original with it, stored already or not", async () => {
    const small = { ...kept(photo, SMALL), placement: { ...placement, scale: 2 } };
    const first = await made({ file: fileOf(photo), kept: small });
    const recipe = { original: original(photo, SMALL), placement: small.placement };
    expect(first?.image).toMatchObject({ recipe });
    expect(first?.blobs.get(sha256(photo))).toEqual(photo);
    const known = { file: fileOf(photo), original: original(photo, SMALL), kept: undefined };
    const again = await made({ ...known, composition: mirrored });
    expect(again?.image).toMatchObject({ recipe: { ...recipe, placement: mirrored.placement } });
    expect(again?.blobs.get(sha256(photo))).toEqual(photo);
  });

  it("has no recipe if its original can't be kept", async () => {
    expect((await made({ kept: undefined, composition: mirrored }))?.image).toEqual(plain(finished));
  });

  it("is nothing if nothing was changed, and the original again if its words are taken away", async () => {
    const { placement, background } = asItIs;
    const start = { placement, background, ...lettered };
    const known = { original: original(exact), kept: undefined, start };
    expect(await made({ ...known, composition: { ...asItIs, ...lettered } })).toBeUndefined();
    expect((await made(known))?.image).toEqual(plain(exact));
  });
});
