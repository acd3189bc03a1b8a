import { crc32 } from "node:zlib";
import fc from "fast-check";
import UPNG from "upng-js";
import { describe, expect, it, vi } from "vitest";
import { type Crc32Function, tableCrc32 } from "../../../shared/crc/crc32.ts";
import { PNG_FAULT_DESCRIPTIONS } from "../../../shared/package/rules/texts.ts";
import {
  checkPng,
  isOtherFormat,
  PngChecker,
  type PngCheckResult,
  type PngFaultCode,
} from "../../../shared/png/check.ts";
import { decodePngHeaderFields } from "../../../worker/file-receiver.ts";
import { chunk, file, ihdr, png } from "../../support/png.ts";
import { ACCEPTED, IDAT, IEND, MANY_CHUNKS, REFUSED } from "./hostile.ts";

/** Checks a file that comes in pieces of that length. */
function checkInPieces(bytes: Uint8Array, length: number): PngCheckResult {
  const check = new PngChecker();
  for (let at = 0; at < bytes.length; at += length) check.push(bytes.subarray(at, at + length));
  return check.end();
}

const PHOTO = png(64, 48, { noise: 255 });
const FILES = [PHOTO, ...Object.values(ACCEPTED), ...Object.values(REFUSED).map(([, , bytes]) => bytes)];

describe("a PNG that is taken", () => {
  it.each(Object.entries(ACCEPTED))("%s", (_, bytes) => {
    const result = checkPng(bytes);
    expect(result).toMatchObject({ ok: true, facts: { bytes: bytes.length, crc32: crc32(bytes) } });
    expect(checkPng(bytes, crc32 as Crc32Function)).toEqual(result);
  });

  it("is described by its header", () => {
    const header = { width: 302, height: 485, depth: 16, colourType: 4, interlace: 1 };
    expect(checkPng(file(ihdr(header), IDAT, IEND))).toMatchObject({
      ok: true,
      facts: { width: 302, height: 485, depth: 16, colourType: 4, interlaced: true, animated: false },
    });
    expect(checkPng(PHOTO)).toMatchObject({ facts: { interlaced: false } });
  });

  it("is known to be animated", () => {
    expect(checkPng(ACCEPTED["an APNG"] as Uint8Array)).toMatchObject({ facts: { animated: true } });
  });
});

describe("a PNG that is refused", () => {
  it.each(Object.entries(REFUSED))("%s", (_, [code, at, bytes]) => {
    expect(checkPng(bytes)).toEqual({ ok: false, fault: { code, at } });
    expect(PNG_FAULT_DESCRIPTIONS).toHaveProperty(code);
    expect(isOtherFormat(code as PngFaultCode)).toBe(at === 0 || code === "cgbi");
  });
});

describe("damage", () => {
  it("is found wherever a file is cut off", () => {
    for (let length = 0; length < PHOTO.length; length += length < 200 ? 1 : 97) {
      const result = checkPng(PHOTO.subarray(0, length));
      const at = length < 8 ? 0 : length;
      expect(result).toEqual({ ok: false, fault: { code: length < 8 ? "not-png" : "truncated", at } });
    }
  });

  it("is found in a chunk that is cut short at any byte, the rest moving up", () => {
    const data = Uint8Array.of(97, 0, 98, 99);
    for (const type of ["tEXt", "gAMA", "IDAT", "PLTE"]) {
      const whole = chunk(type, type === "PLTE" ? new Uint8Array(6) : data);
      for (let length = 0; length < whole.length; length++) {
        const bytes = file(ihdr({ width: 1, height: 1 }), whole.subarray(0, length), IDAT, IEND);
        expect(checkPng(bytes).ok, `${type} cut to ${length}`).toBe(length === 0);
      }
    }
  });

  it("is found at every byte, whichever bit flips", () => {
    fc.assert(
      fc.property(fc.nat(MANY_CHUNKS.length - 1), fc.integer({ min: 1, max: 255 }), (at, flipped) => {
        const bytes = MANY_CHUNKS.slice();
        bytes[at] = (bytes[at] as number) ^ flipped;
        const { view, visits } = counted(bytes);
        const result = checkPng(view);
        expect(result.ok).toBe(false);
        expect(visits()).toBeLessThanOrEqual(2 * bytes.length);
        expect(checkInPieces(bytes, 1)).toEqual(result);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a check of any bytes", () => {
  const parts = fc.array(
    fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc
        .tuple(fc.constantFrom("IHDR", "PLTE", "IDAT", "IEND", "tRNS", "tEXt", "acTL"), fc.uint8Array())
        .map(([type, data]) => chunk(type, data)),
      fc.constantFrom(IDAT, IEND, ihdr({ width: 2, height: 2 })),
    ),
    { maxLength: 8 },
  );

  it("comes to the same end however they are cut", () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 50 }), (chunks, length) => {
        const bytes = file(...chunks);
        expect(checkInPieces(bytes, length)).toEqual(checkPng(bytes));
      }),
      { numRuns: 500 },
    );
    for (const length of [1, 7, 4_096]) expect(checkInPieces(PHOTO, length)).toEqual(checkPng(PHOTO));
  });

  it("visits none of them more than twice, and inflates nothing", () => {
    const tiny = file(ihdr({ width: 1, height: 1 }), ...Array(3_000).fill(chunk("teSt")), IDAT, IEND);
    for (const bytes of [tiny, ...FILES]) {
      const { view, visits } = counted(bytes);
      expect(checkPng(view, (seen, seed) => tableCrc32(seen, seed))).toEqual(checkPng(bytes));
      expect(visits()).toBeLessThanOrEqual(2 * bytes.length);
    }
    const check = new PngChecker();
    check.push(Uint8Array.of(1));
    const { view, visits } = counted(PHOTO);
    check.push(view);
    expect(visits(), "after a fault").toBe(0);
  });

  it("comes to the same with upng-js, which sees the header alone", () => {
    const decode = vi.spyOn(UPNG, "decode");
    for (const bytes of FILES)
      expect(checkPng(bytes, tableCrc32, decodePngHeaderFields)).toEqual(checkPng(bytes));
    expect(decode).toHaveBeenCalled();
    // Given more, it would inflate it.
    for (const [head] of decode.mock.calls) expect(head.byteLength).toBe(33);
    decode.mockRestore();
  });
});

/** A view of bytes that counts how often one is read, by itself and by the parts taken of it. */
function counted(bytes: Uint8Array): { view: Uint8Array; visits: () => number } {
  let count = 0;
  const wrap = (target: Uint8Array): Uint8Array =>
    new Proxy(target, {
      get(view, name) {
        if (typeof name === "string" && /^\d+$/.test(name)) {
          count++;
          return view[Number(name)];
        }
        if (name === "subarray") return (start?: number, end?: number) => wrap(view.subarray(start, end));
        if (name === "length") return view.length;
        throw new Error(`the check used ${String(name)}, which is not counted`);
      },
    });
  return { view: wrap(bytes), visits: () => count };
}
