import { crc32 } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinCrc32, tableCrc32 } from "../../../shared/crc/crc32.ts";

const bytes = fc.uint8Array({ maxLength: 300 });

describe("CRC-32", () => {
  it("has the check value of the polynomial", () => {
    expect(tableCrc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
    expect(tableCrc32(new Uint8Array())).toBe(0);
  });

  it("agrees with zlib on any bytes, continued from any others", () => {
    fc.assert(
      fc.property(bytes, bytes, (first, second) => {
        expect(tableCrc32(second, tableCrc32(first))).toBe(crc32(second, crc32(first)));
      }),
    );
  });

  it("joins the CRCs of two parts into the CRC of both", () => {
    fc.assert(
      fc.property(bytes, bytes, (first, second) => {
        const both = new Uint8Array([...first, ...second]);
        expect(joinCrc32(tableCrc32(first), tableCrc32(second), second.length)).toBe(crc32(both));
      }),
    );
  });

  it("joins long parts", () => {
    let crc = tableCrc32(Uint8Array.of(0));
    let length = 1;
    for (; length < 2 ** 24; length *= 2) crc = joinCrc32(crc, crc, length);
    expect(crc).toBe(crc32(new Uint8Array(length)));
  });
});
