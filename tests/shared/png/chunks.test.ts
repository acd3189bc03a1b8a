import { describe, expect, it } from "vitest";
import { mayBeTransparent, readPngChunks } from "../../../shared/png/chunks.ts";
import { chunk, file, ihdr, png } from "../../support/png.ts";
import { IDAT, IEND } from "./hostile.ts";

const SIZE = { width: 1, height: 1 };
const rgb = ihdr(SIZE);
const clear = chunk("tRNS", new Uint8Array(6));

describe("the chunks of a PNG", () => {
  it("are those before its end, whole ones alone", () => {
    const bytes = file(rgb, chunk("tEXt"), IDAT, IEND, chunk("tEXt"));
    const chunks = [...readPngChunks(bytes)];
    expect(chunks.map(({ type }) => type)).toEqual(["IHDR", "tEXt", "IDAT", "IEND"]);
    expect(chunks[2]).toEqual({ type: "IDAT", data: IDAT.subarray(8, -4), whole: IDAT });
    const types = (length: number) => [...readPngChunks(bytes.subarray(0, length))].map(({ type }) => type);
    const lengths = [7, 8, 15, 16, 32, 33, 44, 45];
    expect(lengths.map((length) => types(length).length)).toEqual([0, 0, 0, 0, 0, 1, 1, 2]);
  });

  it.each<[string, Uint8Array, boolean]>([
    ["RGB", png(2, 2), false],
    ["grey", file(ihdr({ ...SIZE, colourType: 0 }), IDAT, IEND), false],
    ["a palette", file(ihdr({ ...SIZE, colourType: 3 }), IDAT, IEND), false],
    ["RGB and alpha", file(ihdr({ ...SIZE, colourType: 6 }), IDAT, IEND), true],
    ["grey and alpha", file(ihdr({ ...SIZE, colourType: 4 }), IDAT, IEND), true],
    ["RGB with a transparent colour", file(rgb, clear, IDAT, IEND), true],
    // It counts before the image data alone (PNG, section 5.6).
    ["RGB with one too late", file(rgb, IDAT, clear, IEND), false],
    ["RGB and text that looks like alpha", file(rgb, chunk("tEXt", new Uint8Array(13).fill(4)), IDAT), false],
    ["no image data", file(rgb), false],
  ])("say whether it may be transparent: %s", (_, bytes, isTransparent) => {
    expect(mayBeTransparent(bytes)).toBe(isTransparent);
  });
});
