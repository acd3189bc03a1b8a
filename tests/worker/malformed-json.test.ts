import { describe, expect, it } from "vitest";
import { read } from "./fuzz/against-reference.ts";

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

const bytesOf = (body: string): Uint8Array => new TextEncoder().encode(body);

async function detailOf(bytes: Uint8Array): Promise<string | undefined> {
  const whole = await read(bytes, []);
  expect(whole).toMatchObject({ code: "malformed-json", pointer: "" });
  expect(await read(bytes, [...bytes.keys()])).toEqual(whole);
  return "detail" in whole ? whole.detail : undefined;
}

describe.each(Object.entries(UNEXPECTED))("what is wrong %s is said with its place", (_, bodies) => {
  it.each(bodies)("%j", async (body, unexpected) => {
    expect(await detailOf(bytesOf(body))).toBe(`Unexpected ${unexpected.replace("@", "at byte ")}.`);
  });
});

describe("a body that ends too soon is said to", () => {
  it.each(CUT_OFF)("%j", async (body) => {
    const bytes = bytesOf(body);
    expect(await detailOf(bytes)).toBe(`The JSON is cut off: it ends at byte ${bytes.length}.`);
  });
});
