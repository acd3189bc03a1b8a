import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { decodeBase64, decodeBase64Fallback } from "../../../shared/package/data-url.ts";
import { decodeDataUrl } from "../../support/data-url.ts";

const bytes = fc.uint8Array({ maxLength: 100 });
const encode = (data: Uint8Array): string => Buffer.from(data).toString("base64");

describe.each([
  ["by the runtime where it can", decodeBase64],
  ["in plain JavaScript", decodeBase64Fallback],
])("base64 decoded %s", (_, decode) => {
  it("brings back any bytes", () => {
    fc.assert(
      fc.property(bytes, (data) => {
        expect(decode(encode(data))).toEqual(data);
      }),
    );
  });

  it.each([
    ..."A AA AAA A=== ==== AA=A AA==AAAA AAAA= AB== AAB= AAA- AAA_ AAAé AAA\u0100 AAA\0".split(" "),
    ...["AAA\n", "AAAA\n   ", "AA AA AA"],
  ])("refuses %j", (text) => {
    expect(decode(text)).toBeUndefined();
  });

  it("refuses any other character anywhere", () => {
    const other = fc.string({ unit: "binary", minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(bytes, fc.nat(), other, (data, place, character) => {
        fc.pre(!/[A-Za-z0-9+/=]/.test(character));
        const text = encode(data);
        const at = place % (text.length + 1);
        expect(decode(text.slice(0, at) + character + text.slice(at + character.length))).toBeUndefined();
      }),
    );
  });

  it("takes what Buffer would write and nothing else", () => {
    const text = fc.string({ unit: fc.constantFrom("A", "B", "w", "/", "=", " "), maxLength: 9 });
    fc.assert(
      fc.property(text, (candidate) => {
        const isCanonical = encode(Buffer.from(candidate, "base64")) === candidate;
        expect(decode(candidate) !== undefined).toBe(isCanonical);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("the runtime's own decoder", () => {
  const own = Object.getOwnPropertyDescriptor(Uint8Array, "fromBase64");
  const become = (fromBase64: unknown) =>
    Object.defineProperty(Uint8Array, "fromBase64", {
      value: fromBase64,
      configurable: true,
      writable: true,
    });
  afterEach(() => {
    if (own) Object.defineProperty(Uint8Array, "fromBase64", own);
    else Reflect.deleteProperty(Uint8Array, "fromBase64");
  });

  it("is asked to be strict where there is one", () => {
    const fromBase64 = vi.fn(() => Uint8Array.of(7));
    become(fromBase64);
    expect(decodeBase64("AAAA")).toEqual(Uint8Array.of(7));
    expect(fromBase64.mock.calls).toEqual([["AAAA", { lastChunkHandling: "strict" }]]);
    expect(fromBase64.mock.contexts).toEqual([Uint8Array]);
  });

  it("is not needed", () => {
    become(undefined);
    expect(decodeBase64("AAEC")).toEqual(Uint8Array.of(0, 1, 2));
  });

  it("says by a syntax error alone that the text is wrong", () => {
    const failing = (error: Error) => () => {
      throw error;
    };
    become(failing(new SyntaxError("not base64")));
    expect(decodeBase64("AAAA")).toBeUndefined();
    become(failing(new RangeError("out of memory")));
    expect(() => decodeBase64("AAAA")).toThrow("out of memory");
  });
});

describe("a data URL", () => {
  it.each(["data:image/png;base64,AAAA", "data:;base64,AAAA", "DATA:text/plain;charset=utf-8;BASE64,AAAA"])(
    "%j is decoded, whatever type it claims",
    (url) => {
      expect(decodeDataUrl(url)).toEqual(new Uint8Array(3));
    },
  );

  it.each([
    "",
    "AAAA",
    "data:image/png,AAAA",
    "data:base64,AAAA",
    "data:image/png;base64",
    "data:image/png;base64 ,AAAA",
    "data:a,b;base64,AAAA",
    "data:imagé/png;base64,AAAA",
    "data:\0;base64,AAAA",
    " data:image/png;base64,AAAA",
    "https://example.test/;base64,AAAA",
    `data:${"x".repeat(300)};base64,AAAA`,
  ])("%j is none", (url) => {
    expect(decodeDataUrl(url)).toBeUndefined();
  });
});
