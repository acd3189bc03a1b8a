import { deflateSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readPngChunks, readPngHeader } from "../../../shared/png/chunks.ts";
import { isImageDataSound, RowChecker } from "../../../shared/png/image-data.ts";
import { chunk, file, ihdr, png } from "../../support/png.ts";

function headerOf(bytes: Uint8Array) {
  const header = readPngHeader(bytes);
  if (typeof header === "string") throw new Error(header);
  return header;
}

/** 4 x 3 grey pixels, in rows of five bytes. */
const HEADER = headerOf(file(ihdr({ width: 4, height: 3, colourType: 0 })));
const row = (filter: number) => [filter, 1, 2, 3, 4];

afterEach(() => vi.unstubAllGlobals());

describe("the rows of a PNG", () => {
  it("are checked in pieces of any length", () => {
    for (let length = 1; length <= 15; length++)
      for (const wrong of [undefined, 0, 1, 2]) {
        const rows = Uint8Array.from([0, 1, 2].flatMap((at) => row(at === wrong ? 5 : 4)));
        const check = new RowChecker(HEADER);
        const taken: boolean[] = [];
        for (let at = 0; at < rows.length; at += length)
          taken.push(check.push(rows.subarray(at, at + length)));
        expect(taken.includes(false), `${length}, ${wrong}`).toBe(wrong !== undefined);
        expect(check.end()).toBe(true);
      }
  });

  it("are refused at the first byte too many", () => {
    const check = new RowChecker(HEADER);
    expect(check.push(Uint8Array.from([0, 1, 2].flatMap(row)))).toBe(true);
    expect(check.push(Uint8Array.of(0))).toBe(false);
  });
});

describe("image data", () => {
  it("are not inflated for more than 16 megapixels", async () => {
    const data = chunk("IDAT", new Uint8Array(deflateSync(new Uint8Array(3))));
    const isSound = (height: number) => {
      const bytes = file(ihdr({ width: 4_000, height, colourType: 0 }), data, chunk("IEND"));
      return isImageDataSound(bytes, headerOf(bytes));
    };
    expect(await isSound(4_000)).toBe(false);
    expect(await isSound(4_001)).toBe(true);
  });

  it("are joined, since millions of chunks would need gigabytes", async () => {
    const parts: number[] = [];
    const CountingBlob = class extends Blob {
      constructor(given: BlobPart[]) {
        super(given);
        parts.push(given.length);
      }
    };
    vi.stubGlobal("Blob", CountingBlob);
    const whole = png(64, 64, { noise: 9 });
    const [data] = [...readPngChunks(whole)].filter(({ type }) => type === "IDAT").map((each) => each.data);
    const pieces = [...(data ?? [])].map((byte) => chunk("IDAT", Uint8Array.of(byte)));
    const bytes = file(whole.subarray(8, 33), chunk("tEXt"), ...pieces, chunk("IEND"));
    expect(await isImageDataSound(bytes, headerOf(bytes))).toBe(true);
    expect(parts).toEqual([1]);
  });

  it("are not blamed for other faults", async () => {
    const bytes = png(2, 2);
    const broken = file(bytes.subarray(8, 33), chunk("IDAT", new Uint8Array(9)), chunk("IEND"));
    expect(await isImageDataSound(broken, headerOf(broken))).toBe(false);
    const failing = class {
      constructor() {
        throw new RangeError("out of memory");
      }
    };
    vi.stubGlobal("DecompressionStream", failing);
    await expect(isImageDataSound(bytes, headerOf(bytes))).rejects.toThrow(RangeError);
  });

  it.each(["Z_DATA_ERROR", "Z_BUF_ERROR", "Z_NEED_DICT"])(
    "are blamed for %s, with which Node 20 rejects them",
    async (code) => {
      const bytes = png(2, 2);
      const asInNode20 = class extends TransformStream<Uint8Array, Uint8Array> {
        constructor() {
          super({
            transform() {
              throw Object.assign(new Error("incorrect header check"), { code });
            },
          });
        }
      };
      vi.stubGlobal("DecompressionStream", asInNode20);
      expect(await isImageDataSound(bytes, headerOf(bytes))).toBe(false);
    },
  );
});
