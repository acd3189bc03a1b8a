import { describe, expect, it, vi } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import type { BodyChunk, BodyChunkSource } from "../../worker/body.ts";
import { type JsonHandler, SKIPPED_TARGET, type StringTarget } from "../../worker/json/events.ts";
import { readJsonRequest } from "../../worker/json/read-json.ts";
import { JsonScanner } from "../../worker/json/scanner.ts";
import { PackageDraft } from "../../worker/package-draft.ts";
import { noise, sameBytes, utf8 } from "../support/bytes.ts";
import { chunk, file, ihdr } from "../support/png.ts";
import { dataUrl, opened, sendJson } from "./api.ts";
import { agrees, read, readAtOnce, reference } from "./fuzz/against-reference.ts";
import { PICTURES } from "./fuzz/bodies.ts";

/*
 * Bodies that cost by their tokens are refused where the limit is passed, not at their end: none of these has one.
 */

const PIECE_LENGTH = 4 * 1024;
/** More than a body can have of values that are within the limits; a request may have 32 MiB. */
const MOST_READ = 64 * 1024;

/** A body whose tokens go on without end. It says how much of it was asked for, and fails past all limits. */
class EndlessPieces implements BodyChunkSource {
  readonly #token: (i: number) => string;
  #made = 0;
  #text: string;
  #last = new Uint8Array(0);
  read = 0;

  constructor(start: string, token: (i: number) => string) {
    this.#text = start;
    this.#token = token;
  }

  next(kept: number): Promise<BodyChunk> {
    if (this.read > MOST_READ) throw new Error(`${this.read} bytes were read, and more was asked for`);
    while (this.#text.length < PIECE_LENGTH) this.#text += this.#token(this.#made++);
    const text = utf8(this.#text.slice(0, PIECE_LENGTH));
    this.#text = this.#text.slice(PIECE_LENGTH);
    const bytes = new Uint8Array(kept + text.length);
    bytes.set(this.#last.subarray(this.#last.length - kept));
    bytes.set(text, kept);
    this.read += text.length;
    this.#last = bytes;
    return Promise.resolve({ bytes, isLast: false });
  }
}

/** What is without end: how it starts, what then comes again and again, and where it is refused for what. */
const ENDLESS: Record<
  string,
  [code: string, pointer: string, start: string, token: string | ((i: number) => string)]
> = {
  "short names at the root": ["too-many-unknown-values", "", "{", (i) => `"${i.toString(36)}":0,`],
  "one short name at the root": ["too-many-unknown-values", "", "{", '"a":0,'],
  "files again and again": ["duplicate-member", "/files", "{", '"files":{},'],
  "packageName again and again": ["duplicate-member", "/packageName", "{", '"packageName":"a",'],
  "names below a member that nobody knows": ["too-many-unknown-values", "", '{"a":{', '"b":0,'],
  "names in a file": ["too-many-unknown-values", "", '{"files":{"icons_0":{', '"b":"",'],
  "white space in packageName": ["package-name-too-long", "/packageName", '{"packageName":"', "\\n\u00a0"],
  "nested nothing": ["too-many-unknown-values", "", '{"a":[', "[],{},"],
  "literals and numbers": ["too-many-unknown-values", "", '{"a":[', "null,1,"],
  "a data URL's type": ["data-not-base64", "/files/icons_0/data", '{"files":{"icons_0":{"data":"data:', "x"],
  "a file's name again and again": [
    "duplicate-member",
    "/files/icons_0/name",
    '{"files":{"icons_0":{',
    '"name":"",',
  ],
};

describe("a body without end is refused early", () => {
  it.each(Object.entries(ENDLESS))("of %s", async (_, [code, pointer, start, token]) => {
    const pieces = new EndlessPieces(start, typeof token === "string" ? () => token : token);
    expect(await readJsonRequest(pieces, new PackageDraft(CLASSIC_MODEL))).toMatchObject({ code, pointer });
    expect(pieces.read).toBeLessThanOrEqual(MOST_READ);
  });
});

const GOOD = `"packageName": "a", "files": {"icons_0": {"data": "${PICTURES[0]}"}}`;

describe("members that the API does not know", () => {
  const most = REQUEST_LIMITS.unknownValues;
  /** So many values, with the list of them. */
  const unknown = (values: number) => utf8(`{"x": [${Array(values - 1).fill(0)}], ${GOOD}}`);

  it("may hold so many values and no more", async () => {
    agrees(await read(unknown(most), []), reference(unknown(most)));
    expect(await read(unknown(most + 1), [])).toEqual({
      ...{ code: "too-many-unknown-values", pointer: "" },
      detail: `Unknown members may hold at most ${most} values in total: leave them out.`,
    });
  });

  it.each(["constructor", "toString", "__proto__", "*"])("may have the name %s, anywhere", async (name) => {
    const member = `"${name}": {"${name}": ""}`;
    const body = utf8(`{${member}, ${GOOD.replace('{"data"', `{${member}, "data"`)}}`);
    agrees(await read(body, []), reference(body));
  });

  it.each([
    ["beside them", '{"package_name": "a"}', 'did you mean "packageName"?'],
    ["in a file", `{${GOOD.slice(20).replace('{"data"', '{"package_name": "a", "data"')}}`, undefined],
  ])("are mentioned where one of ours is missing %s", async (_, body, detail) => {
    const fault = await read(utf8(body), []);
    expect(fault).toMatchObject({ code: "package-name-missing" });
    expect("detail" in fault ? fault.detail : undefined).toEqual(detail && expect.stringContaining(detail));
  });
});

describe("a body", () => {
  it("may come in one piece, however long it is", async () => {
    const body = utf8(`{"x": "${"é".repeat(100_000)}", ${GOOD}}`);
    agrees(await read(body, []), reference(body));
    agrees(await readAtOnce(body), reference(body));
  });

  it("may hold pictures of any size", async () => {
    const pictures = [1_500_000, 1, 700_000].map((length) =>
      file(ihdr({ width: 1, height: 1 }), chunk("IDAT", noise(length)), chunk("IEND")),
    );
    const files = Object.fromEntries(pictures.map((bytes, i) => [`icons_${i}`, { data: dataUrl(bytes) }]));
    const packed = await opened(await sendJson(JSON.stringify({ packageName: "a", files })));
    const isSame = packed.files.map(({ bytes }, i) => sameBytes(bytes, pictures[i] as Uint8Array));
    expect(isSame).toEqual([true, true, true]);
  });

  it("is not blamed for a failure of the runtime", async () => {
    const decode = vi.spyOn(Uint8Array.prototype, "setFromBase64").mockImplementation(() => {
      throw new RangeError("out of memory");
    });
    try {
      await expect(read(utf8(`{${GOOD}}`), [])).rejects.toThrow("out of memory");
    } finally {
      decode.mockRestore();
    }
  });

  it("that breaks off is refused for that", async () => {
    const fault = { code: "body-interrupted", pointer: "" } as const;
    const pieces = { next: () => Promise.resolve(fault) };
    expect(await readJsonRequest(pieces, new PackageDraft(CLASSIC_MODEL))).toBe(fault);
  });
});

/** Scans JSON, and hands all of its strings to one target. */
function scan(json: string, target: StringTarget): ReturnType<JsonScanner["push"]> {
  const nothing = (): undefined => undefined;
  const events: JsonHandler = {
    start: nothing,
    end: nothing,
    scalar: nothing,
    string: () => target,
    key: () => SKIPPED_TARGET,
  };
  return new JsonScanner(events).push(utf8(json), true);
}

/** How often the reader of a string is given some of it, and what that comes to. */
function timesGiven(kind: "text" | "ascii", string: string): { times: number; text: string } {
  const given = { times: 0, text: "" };
  const take = (text: string): undefined => {
    given.times++;
    given.text += text;
  };
  const end = (): undefined => undefined;
  const json = `["${string}"]`;
  expect(scan(json, kind === "text" ? { kind, isFull: false, take, end } : { kind, take, end })).toBe(
    json.length + utf8(string).length - string.length,
  );
  return given;
}

describe("JSON that is a value alone", () => {
  it.each(["0", "12", "-1.5e3", "null", '"a"', "[]"])("is whole: %s", (json) => {
    expect(scan(json, SKIPPED_TARGET)).toBe(json.length);
  });

  it.each(["-", "1.", "1e", "nul", '"1', "[1"])("ends too soon: %s", (json) => {
    expect(scan(json, SKIPPED_TARGET)).toMatchObject({ code: "malformed-json" });
  });
});

describe("a long string is read at once", () => {
  it.each([
    ["if it is a file's data with escapes in it", "ascii", "AB\\/\\u002bC\\/", "AB/+C/"],
    ["if it is a text of several scripts", "text", "aé☕", "aé☕"],
  ] as const)("%s", (_, kind, sent, given) => {
    expect(timesGiven(kind, sent.repeat(1_000))).toEqual({ times: 1, text: given.repeat(1_000) });
  });
});
