/// <reference path="../support/provided-context.d.ts" />
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import type { PackageContents } from "../../shared/package/build.ts";
import { parseFileKey } from "../../shared/package/key.ts";
import { LIMITS } from "../../shared/package/limits.ts";
import { packageNameFault } from "../../shared/package/name.ts";
import type { PackageFault } from "../../shared/package/problems.ts";
import { checkPng } from "../../shared/png/check.ts";
import { readJson } from "../../worker/json/read-json.ts";
import { PackageDraft } from "../../worker/package-draft.ts";
import { joined, sameBytes } from "../support/bytes.ts";
import { decodeDataUrl } from "../support/data-url.ts";
import { chunk, file, ihdr, png } from "../support/png.ts";
import { dataUrl } from "./api.ts";
import { CutPieces } from "./cut-pieces.ts";

/*
 * The reader against JSON.parse: the same package, or a refusal, of any body cut anywhere.
 */

const CASES = inject("fuzzCases");
const timeout = 240_000 + 20 * CASES;

/** What a body is, as JSON.parse and a few plain lines see it. */
type Reference = { name: string; files: Map<string, { bytes: Uint8Array; name: string | undefined }> };

/** The request in a body, or undefined where it is to be refused. */
function reference(body: Uint8Array): Reference | undefined {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(body));
  } catch {
    return undefined;
  }
  const { packageName, files } = (value ?? {}) as { packageName?: unknown; files?: unknown };
  if (typeof packageName !== "string" || packageNameFault(packageName) !== undefined) return undefined;
  if (typeof files !== "object" || files === null || Array.isArray(files)) return undefined;
  const found: Reference["files"] = new Map();
  for (const [key, entry] of Object.entries(files as Record<string, unknown>)) {
    const { data, name } = (entry ?? {}) as { data?: unknown; name?: unknown };
    const bytes = typeof data === "string" ? decodeDataUrl(data) : undefined;
    const isNamed = name === undefined || (typeof name === "string" && name.length <= LIMITS.fileNameLength);
    const place = parseFileKey(CLASSIC, key);
    if (bytes === undefined || !isNamed || place === undefined || !checkPng(bytes).ok) return undefined;
    found.set(key, { bytes, name: name as string | undefined });
  }
  return found.size === 0 ? undefined : { name: packageName.trim(), files: found };
}

/** Reads a body cut at those places. Memory is bounded: no more than a token is asked for again. */
async function read(body: Uint8Array, cuts: readonly number[]): Promise<PackageContents | PackageFault> {
  const draft = new PackageDraft(CLASSIC);
  const pieces = new CutPieces(body, cuts);
  const fault = await readJson(pieces, draft);
  expect(pieces.mostKept).toBeLessThan(8);
  return fault ?? draft.end(new Date(0));
}

/** Expects a reading to agree with the reference, or to be a refusal where one is allowed. */
function agrees(
  result: PackageContents | PackageFault,
  wanted: Reference | undefined,
  leave?: "may refuse",
): void {
  if ("code" in result) {
    if (wanted !== undefined && leave === undefined)
      throw new Error(`refused a good body: ${JSON.stringify(result)}`);
    return;
  }
  if (wanted === undefined) throw new Error(`took a bad body: ${JSON.stringify(result)}`);
  expect(result.packageName).toBe(wanted.name);
  expect(result.files).toHaveLength(wanted.files.size);
  for (const read of result.files) {
    const source = wanted.files.get(`${read.category}_${read.index}`);
    const facts = checkPng(source?.bytes ?? new Uint8Array());
    if (source === undefined || !facts.ok) throw new Error(`${read.category}_${read.index} is nobody's`);
    expect(read.originalName).toBe(source.name);
    expect(read.facts).toEqual(facts.facts);
    // The first block alone where the file is small: a head of five bytes, then the data.
    const content = joined(read.content.chunks());
    expect(sameBytes(content.subarray(5), source.bytes)).toBe(true);
  }
}

const SMALL = file(ihdr({ width: 1, height: 1 }), chunk("IDAT", Uint8Array.of(1, 2, 3)), chunk("IEND"));
const PICTURES = [SMALL, png(2, 3), png(7, 5)].map(dataUrl);

/** A text as a JSON string, some of its characters escaped in every way that there is. */
const written = (text: string, choices: readonly number[]): string => {
  const characters = [...text].map((character, i) => {
    const choice = choices[i % Math.max(1, choices.length)] ?? 0;
    const units = [...Array(character.length).keys()].map((unit) => character.charCodeAt(unit));
    const escaped = units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
    if (choice === 1 || !character.isWellFormed()) return escaped;
    if (choice === 2 && character === "/") return "\\/";
    if (choice === 3) return escaped.toUpperCase().replaceAll("U", "u");
    return JSON.stringify(character).slice(1, -1);
  });
  return `"${characters.join("")}"`;
};

const blank = fc.constantFrom("", "", "", " ", "\n", "\t \r\n");
const choices = fc.array(fc.constantFrom(0, 0, 0, 0, 0, 1, 2, 3), { maxLength: 12 });
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom("a", "", "é", "北京", "😀", "\ud800"),
);
const string = fc.tuple(text, choices).map(([value, marks]) => written(value, marks));

/** A member: its name and value as JSON. */
type Member = [name: string, value: string];
const object = (members: readonly Member[], spaces: readonly string[]): string => {
  let i = 0;
  const space = () => spaces[i++ % Math.max(1, spaces.length)] ?? "";
  const rows = members.map(([name, value]) => `${space()}${name}${space()}:${space()}${value}${space()}`);
  return `{${rows.join(",") || space()}}`;
};
const unknown: fc.Arbitrary<Member> = fc.tuple(
  text
    .filter((name) => !["packageName", "files", "data", "name"].includes(name))
    .map((name) => written(name, [])),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
);
const data = fc.tuple(fc.constantFrom(...PICTURES), choices).map(([url, marks]) => written(url, marks));
const entry = fc
  .tuple(
    fc.shuffledSubarray(["data", "name", "x", "data"], { minLength: 3 }),
    data,
    string,
    unknown,
    fc.array(blank, { maxLength: 5 }),
  )
  .map(([order, url, name, other, spaces]) =>
    object(
      order.map(
        (member): Member => (member === "x" ? other : [`"${member}"`, member === "data" ? url : name]),
      ),
      spaces,
    ),
  );
const key = fc.constantFrom("icons_0", "icons_1", "icons_2", "icons_10", "screensaver_0", "customization_7");
const entries = fc.array(
  fc.tuple(
    fc.tuple(key, choices).map(([name, marks]) => written(name, marks)),
    entry,
  ),
  {
    minLength: 1,
    maxLength: 3,
  },
);
const packageName = fc.oneof(
  string,
  fc.constantFrom('"Lobby"', `"${" ".repeat(150)}x${"\\u00a0".repeat(150)}"`),
);

/** Mostly good bodies: members in any order, some twice, white space, escapes, strangers. */
const body = fc
  .tuple(
    fc.array(unknown, { maxLength: 2 }),
    // Where it comes twice the first is good, since it is checked too.
    fc
      .tuple(fc.constantFrom([], ['"a"']), packageName)
      .map(([first, last]) => [...first, last].map((value): Member => ['"package\\u004eame"', value])),
    fc
      .tuple(entries, fc.array(blank, { maxLength: 4 }))
      .map(([files, spaces]): Member => ['"files"', object(files, spaces)]),
    fc.array(blank, { maxLength: 6 }),
    fc.boolean(),
  )
  .map(([others, names, files, spaces, isFirst]) =>
    new TextEncoder().encode(
      object(isFirst ? [files, ...others, ...names] : [...names, ...others, files], spaces),
    ),
  );

/** Bytes that mean something in JSON, base64 or UTF-8. */
const HOSTILE = [...new TextEncoder().encode('"\\\\{}[]:,/=+-0eEtfnu \\n\\0é')];

/** A body with some bytes changed, moved, doubled or lost. */
const mutated = fc
  .tuple(
    body,
    fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.oneof(fc.nat(255), fc.constantFrom(...HOSTILE))), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([bytes, changes]) => {
    const list = [...bytes];
    for (const [place, kind, value] of changes) {
      const at = place % (list.length + 1);
      if (kind === 0) list.splice(at, 1, value);
      else if (kind === 1) list.splice(at, 0, value);
      else if (kind === 2) list.splice(at, 1 + (value % 20));
      else list.splice(at, 0, ...list.slice(at, at + value));
    }
    return new Uint8Array(list);
  });

const cuts = fc.array(fc.nat(2_000), { maxLength: 6 });

describe("the JSON reader", () => {
  it("reads what JSON.parse reads, wherever the body is cut", { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(body, cuts, async (bytes, places) => {
        agrees(await read(bytes, places), reference(bytes));
      }),
      { numRuns: CASES },
    );
  });

  it("refuses what JSON.parse or the checks refuse, and never takes it otherwise", { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(mutated, cuts, async (bytes, places) => {
        // A mutation may leave a faulty part that a later one of its name replaces: both are checked.
        agrees(await read(bytes, places), reference(bytes), "may refuse");
      }),
      { numRuns: CASES },
    );
  });

  it("comes to the same end however a body is cut, byte by byte too", { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, mutated), fc.nat(), async (bytes, place) => {
        const whole = await read(bytes, []);
        const plain = (result: typeof whole) => JSON.stringify(result);
        const everywhere = [...bytes.keys()];
        expect(plain(await read(bytes, everywhere))).toBe(plain(whole));
        expect(plain(await read(bytes, [place % bytes.length]))).toBe(plain(whole));
      }),
      { numRuns: Math.ceil(CASES / 50) },
    );
  });

  it("agrees on many more mutations, made in haste", { timeout }, async () => {
    const bodies = fc.sample(body, { numRuns: 100, seed: 1 });
    let state = CASES;
    const random = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      return Math.floor(((state >>> 8) * below) / 2 ** 24);
    };
    for (let i = 0; i < 10 * CASES; i++) {
      const bytes = (bodies[random(bodies.length)] as Uint8Array).slice();
      for (let changes = random(3); changes > 0; changes--) {
        const at = random(bytes.length);
        const kind = random(3);
        if (kind === 0) bytes[at] = HOSTILE[random(HOSTILE.length)] as number;
        else if (kind === 1) bytes[at] = random(256);
        else bytes.copyWithin(at, random(bytes.length), random(bytes.length));
      }
      const places = [random(bytes.length), random(bytes.length), random(bytes.length)];
      agrees(await read(bytes, places), reference(bytes), "may refuse");
    }
  });

  it("reads a body cut at each of its boundaries", async () => {
    const bytes = new TextEncoder().encode(
      `\ufeff{"x": [true, null, -1.5e+3, "\\ud83d\\"é😀"], "packageName": " é\\u0041 ", "files": {"icons_0": {"name": "b\\/ö", "data": "${PICTURES[0]}"}}}`,
    );
    const wanted = reference(bytes);
    expect(wanted).toBeDefined();
    for (let cut = 1; cut < bytes.length; cut++) {
      agrees(await read(bytes, [cut]), wanted);
      agrees(await read(bytes, [cut, cut + 1, cut + 3]), wanted);
    }
  });
});
