import { crc32 } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tableCrc32 } from "../../../shared/crc/crc32.ts";

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
});
