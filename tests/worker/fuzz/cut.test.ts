import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agrees, read, reference } from "./against-reference.ts";
import { body, PICTURES, repeatingBody } from "./bodies.ts";
import { BODIES, CASES, READINGS, timeout } from "./cases.ts";
import { mutate, randomFrom, someCuts } from "./mutate.ts";

/** The first and the last character of each kind of sequence in UTF-8 (Unicode, table 3-7). */
const CHARACTERS = [
  ...["\u0080", "\u07ff", "\u0800", "\u0fff", "\u1000", "\ucfff", "\ud000", "\ud7ff", "\ue000", "\uffff"],
  ...["\u{10000}", "\u{3ffff}", "\u{40000}", "\u{fffff}", "\u{100000}", "\u{10ffff}"],
];

describe("the JSON reader", () => {
  it("reads what JSON.parse reads, wherever the body is cut", { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(body, fc.integer(), async (bytes, seed) => {
        const random = randomFrom(seed);
        const wanted = reference(bytes);
        for (let i = 0; i < READINGS; i++) agrees(await read(bytes, someCuts(random, bytes)), wanted);
      }),
      { numRuns: BODIES },
    );
  });

  it("comes to the same end however a body is cut, byte by byte too", { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(body, fc.integer(), async (good, seed) => {
        const random = randomFrom(seed);
        const bytes = random(2) ? good : mutate(random, good);
        const whole = await read(bytes, []);
        const plain = (result: typeof whole) => JSON.stringify(result);
        const everywhere = [...bytes.keys()];
        expect(plain(await read(bytes, everywhere))).toBe(plain(whole));
        expect(plain(await read(bytes, [random(bytes.length)]))).toBe(plain(whole));
      }),
      { numRuns: Math.ceil(CASES / 50) },
    );
  });

  it("refuses what JSON.parse reads if a member of ours comes twice", { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(repeatingBody, fc.integer(), async (bytes, seed) => {
        const random = randomFrom(seed);
        const isGood = reference(bytes) !== undefined;
        for (let i = 0; i < READINGS; i++) {
          const result = await read(bytes, someCuts(random, bytes));
          const code = "code" in result ? result.code : "taken";
          // What is wrong besides may come first.
          if (isGood ? !code.startsWith("duplicate-") : code === "taken") throw new Error(code);
        }
      }),
      { numRuns: Math.ceil(BODIES / 4) },
    );
  });

  const parts = ["w0KGg", "w0KGgo=", "w0KGg!", "w0KG=", "w0KGg=", "w==", "x=="];
  it.each(parts)("says the same of iVBOR%s\\f, no base64 and no JSON, however it is cut", async (part) => {
    const bytes = new TextEncoder().encode(
      `{"packageName":"a","files":{"icons_0":{"name":"b","data":"data:image/png;base64,iVBOR${part}\fAAAAA"}}}`,
    );
    const whole = await read(bytes, []);
    expect(whole).toHaveProperty("code");
    expect(await read(bytes, [...bytes.keys()])).toEqual(whole);
    for (let cut = 1; cut < bytes.length; cut++) expect(await read(bytes, [cut])).toEqual(whole);
  });

  it.each(CHARACTERS)("reads %j wherever the body is cut", async (character) => {
    const text = `"a${character}${character}b"`;
    const file = `{"name": ${text}, "data": "${PICTURES[0]}"}`;
    const bytes = new TextEncoder().encode(
      `{"packageName": ${text}, ${text}: [], "files": {"icons_0": ${file}}}`,
    );
    const wanted = reference(bytes);
    expect(wanted).toBeDefined();
    agrees(await read(bytes, []), wanted);
    agrees(await read(bytes, [...bytes.keys()]), wanted);
  });

  it("reads a body cut at each of its boundaries", async () => {
    const quoted = PICTURES[0]?.replace("png", 'png;a=\\"b\\"');
    const bytes = new TextEncoder().encode(
      `\ufeff{"x": [true, null, -1.5e+3, "\\ud83d\\"é😀"], "packageName": " é\\u0041 ", "files": {"icons_0": {"name": "\ufeffb\\/ö\ufeff", "data": "${quoted}"}}}`,
    );
    const wanted = reference(bytes);
    expect(wanted).toBeDefined();
    for (let cut = 1; cut < bytes.length; cut++) {
      agrees(await read(bytes, [cut]), wanted);
      agrees(await read(bytes, [cut, cut + 1, cut + 3]), wanted);
    }
  });
});
