import { describe, expect, it } from "vitest";
import { utf8 } from "../support/bytes.ts";
import { read, readAtOnce } from "./fuzz/against-reference.ts";

/*
 * A body that is no JSON is refused with the character that is wrong, or with where the body ends too soon.
 */

const DATA = '{"files": {"icons_0": {"data": "data:;base64,';

/** Each body, and what is unexpected in it: after "@", the byte that it stands at. */
const UNEXPECTED: Readonly<Record<string, readonly (readonly [body: string, character: string])[]>> = {
  "between values": [
    ["{]", "`]` @1"],
    ["{,", "`,` @1"],
    ["\ufeff{]", "`]` @4"],
    ["\ufeff\ufeff{}", "0xef @3"],
    ["é", "0xc3 @0"],
    ["{'a'", "`'` @1"],
    ['{"a" 1}', "`1` @5"],
    ['{"a": :', "`:` @6"],
    ['{"a": 1,}', "`}` @8"],
    ['{"a": 1]', "`]` @7"],
    ['{"a": 1 "b"', '`"` @8'],
    ['{"a": [,', "`,` @7"],
    ['{"a": [1,]', "`]` @9"],
    ['{"a": [1}', "`}` @8"],
    ['{"a": [1 2]', "`2` @9"],
    ['{"a": {}]', "`]` @8"],
    ['{"a": []]', "`]` @8"],
    ['{"a": 1\u007f}', "0x7f @7"],
    ['{"a": 1\u0000}', "0x00 @7"],
  ],
  "in a number": [
    ['{"a": +1}', "`+` @6"],
    ['{"a": -}', "`}` @7"],
    ['{"a": -a}', "`a` @7"],
    ['{"a": 01}', "`1` @7"],
    ['{"a": .5}', "`.` @6"],
    ['{"a": 1.}', "`}` @8"],
    ['{"a": 1.e5}', "`e` @8"],
    ['{"a": 1e}', "`}` @8"],
    ['{"a": 1E+}', "`}` @9"],
    ['{"a": 1e5.5}', "`.` @9"],
  ],
  "in a word": [
    ['{"a": nul}', "`}` @9"],
    ['{"a": truE', "`E` @9"],
    ['{"a": nope', "`o` @7"],
    ['{"a": falsey', "`y` @11"],
    // The unexpected character is reported, rather than that a name must be a text.
    ['{"packageName": x', "`x` @16"],
  ],
  "in a string": [
    ['{"a": "b\\q"', "`q` @9"],
    ['{"a": "b\\u12x4"', "`x` @12"],
    ['{"a": "b\n"', "0x0a @8"],
    ['{"b\t": 1', "0x09 @3"],
    ['{"packageName": "bé\\é', "0xc3 @21"],
    [`${DATA}iV\n`, "0x0a @47"],
    [`${DATA}\\u0069\\/\n`, "0x0a @53"],
    [`${DATA}iV\\q`, "`q` @48"],
  ],
};

/** Bodies that end too soon. */
const CUT_OFF = [
  ...["", " ", "\ufeff", "{", '{"a', '{"a"', '{"a": ', '{"a": 1', '{"a": -', '{"a": 1e', '{"a": 1,'],
  ...['{"a": tru', '{"a": "b\\', '{"a": "b\\u00', '{"a": [1', '{"a": []', `${DATA}iVB`, `${DATA}iV\\u00`],
];

async function detailOf(bytes: Uint8Array): Promise<string | undefined> {
  const whole = await read(bytes, []);
  expect(whole).toMatchObject({ code: "malformed-json", pointer: "" });
  expect(await read(bytes, [...bytes.keys()])).toEqual(whole);
  expect(await readAtOnce(bytes)).toEqual(whole);
  return "detail" in whole ? whole.detail : undefined;
}

describe.each(Object.entries(UNEXPECTED))("what is wrong %s is said with its place", (_, bodies) => {
  it.each(bodies)("%j", async (body, unexpected) => {
    expect(await detailOf(utf8(body))).toBe(`Unexpected ${unexpected.replace("@", "at byte ")}.`);
  });
});

/** In hexadecimal, bytes that are not UTF-8, after valid ones before "|". */
const NOT_UTF8 = {
  "a continuation byte alone": "|80 |8080 |808080 |80808080 |bf c3a9|80 e29895|bf f09f9880|80",
  "a character in more bytes than it needs":
    "|c080 |c1bf |c08080 |c1bfbf |e08080 |e09fbf |f0808080 |f08fbfbf",
  "a surrogate": "|eda080 |edbfbf |eda080edb080",
  "a code point above U+10FFFF": "|f4908080 |f4bfbfbf |f5808080 |f7bfbfbf |f8888080 |fe |ff",
  "a character without its end": "|c3 |e2 |e298 |f0 |f09f |f09f98 c3a9|e298",
};

describe.each(Object.entries(NOT_UTF8))("%s is no UTF-8, which is said with its place", (_, texts) => {
  it.each(texts.split(" "))("%s", async (text) => {
    const [good = "", bad = ""] = text.split("|");
    const start = utf8('{"a": "');
    for (const after of ['"}', "é".repeat(20)]) {
      const wrong = Buffer.from(good + bad, "hex");
      const bytes = new Uint8Array(Buffer.concat([start, wrong, utf8(after)]));
      const place = start.length + good.length / 2;
      expect(await detailOf(bytes)).toBe(`Unexpected 0x${bad.slice(0, 2)} at byte ${place}.`);
    }
  });
});

describe("a body that ends too soon is said to", () => {
  it.each(CUT_OFF)("%j", async (body) => {
    const bytes = utf8(body);
    expect(await detailOf(bytes)).toBe(`The JSON is cut off: it ends at byte ${bytes.length}.`);
  });

  it.each(["é", "☕", "😀"])("within %s", async (character) => {
    const bytes = utf8(`{"a": "b${character}`);
    for (let end = bytes.length - 1; end > 8; end--)
      expect(await detailOf(bytes.subarray(0, end))).toBe(`The JSON is cut off: it ends at byte ${end}.`);
  });
});
