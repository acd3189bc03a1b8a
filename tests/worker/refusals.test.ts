import { describe, expect, it, vi } from "vitest";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { PROBLEMS } from "../../shared/package/problems.ts";
import { chunk, file, ihdr, png } from "../support/png.ts";
import { dataUrl, expectProblem, inPieces, type RequestFiles, send, sendJson } from "./api.ts";

const TIME = "2026-11-21T09:30:00Z";
const GOOD = dataUrl(png(4, 4));
const FILES: RequestFiles = { icons_0: { data: GOOD } };
const json = (members: object) => JSON.stringify(members);
const request = (files: unknown = FILES, packageName: unknown = "Lobby") => json({ packageName, files });
const oneFile = (data: unknown, name?: unknown) => request({ icons_0: { data, name } });
const many = (category: string, count: number) =>
  request(Object.fromEntries(Array.from({ length: count }, (_, i) => [`${category}_${i}`, { data: GOOD }])));
const damaged = (at: number): string => {
  const bytes = png(4, 4);
  bytes[at] = (bytes[at] as number) ^ 1;
  return dataUrl(bytes);
};

type Bodies = Readonly<Record<string, Readonly<Record<string, string>>>>;
const listed = (bodies: Bodies) =>
  Object.entries(bodies).flatMap(([fault, named]) =>
    Object.entries(named).map(([what, body]) => ({ what, fault: fault.split(" "), body })),
  );

/** Bodies that are refused, by status, code and pointer. */
const REFUSED: Bodies = {
  "400 malformed-json": {
    "a body cut off": request().slice(0, -1),
    "something after the end": `${request()}]`,
  },
  "422 not-an-object": {
    "no object": "[]",
    "a lone text": '"packageName"',
    null: "null",
  },
  "422 nested-too-deep": { "nesting without end": `{"a": ${"[".repeat(100)}` },
  "422 duplicate-member /packageName": {
    "two package names": `{"packageName": "a", "packageN\\u0061me": "a", ${request().slice(1)}`,
  },
  "422 duplicate-member /files": { "two times files": `{"files": {}, ${request().slice(1)}` },
  "422 duplicate-file /files/icons_0": {
    "two files of one key": `{"files": {"icons_0": {"data": "${GOOD}"}, "icons_0": {"data": "${GOOD}"}}, "packageName": "a"}`,
  },
  "422 duplicate-member /files/icons_0/data": {
    "data that comes twice": `{"files": {"icons_0": {"data": "${GOOD}", "data": "${GOOD}"}}, "packageName": "a"}`,
  },
  "422 duplicate-member /files/icons_0/name": {
    "a file with two names": `{"files": {"icons_0": {"name": "a", "data": "${GOOD}", "name": "a"}}, "packageName": "a"}`,
  },
  "422 package-name-missing /packageName": {
    "no package name": json({ files: FILES }),
    "an empty package name": request(FILES, ""),
    "a blank package name": request(FILES, " \u00a0\t "),
    "a number for a package name": request(FILES, 5),
    "an object for a package name": request(FILES, { a: 1 }),
  },
  "422 package-name-too-long /packageName": {
    "a long package name": request(FILES, "x".repeat(101)),
    "a package name in much white space": request(FILES, `${" ".repeat(512)}a${"\u00a0".repeat(512)}`),
  },
  "422 created-at-invalid /createdAt": {
    "a time without a zone": '{"createdAt": "2026-11-26T12:00:00"}',
    "a time without end": `{"createdAt": "${TIME}${"0".repeat(500)}"}`,
    "white space without end for a time": `{"createdAt": "${" ".repeat(500)}"}`,
  },
  "422 files-missing /files": {
    "no files": '{"packageName": "a"}',
    "no file": request({}),
    "a list for files": request([]),
    "null for files": request(null),
  },
  "422 unknown-category /files/hotcold_0": {
    "a category of the wizard": request({ hotcold_0: { data: GOOD } }),
  },
  "422 unknown-category /files/icons": { "a key without an index": request({ icons: { data: GOOD } }) },
  "422 unknown-category /files/a~1b~0_0": {
    "a key with odd characters": request({ "a/b~_0": { data: GOOD } }),
  },
  "422 unknown-category /files": { "a key without end": request({ [`icons_${"0".repeat(500)}`]: {} }) },
  "422 category-full /files/screensaver_5": { "a sixth screensaver": many("screensaver", 6) },
  "422 category-full /files/byeScreen_1": { "a second bye screen": many("byeScreen", 2) },
  "422 too-many-files /files/icons_64": { "a 65th file": many("icons", 65) },
  "422 data-not-base64 /files/icons_0": { "a file that is no object": request({ icons_0: GOOD }) },
  "422 data-not-base64 /files/icons_0/data": {
    "a file without data": request({ icons_0: { name: "a" } }),
    "data that is no text": oneFile(5),
    "data that is no data URL": oneFile("iVBORw0KGgo="),
    "a data URL that is not base64": oneFile("data:image/png,AAAA"),
    "a data URL that ends in its start": oneFile("data:image/png"),
    "another script in the data URL's type": oneFile(GOOD.replace("image", "imagé")),
    "an empty text for data": oneFile(""),
    "the URL alphabet": oneFile(GOOD.replace(/.$/, "-")),
    "a space in the data": oneFile(GOOD.replace(/(.{60})/, "$1 ")),
    "spaces for a group": oneFile(`${GOOD.slice(0, -4)}    `),
    "an escaped line break": oneFile(`${GOOD}\n`),
    "a missing end": oneFile(GOOD.slice(0, -1)),
    "padding in the middle": oneFile(`${GOOD.slice(0, 26)}AA==${GOOD.slice(30)}`),
    "another script in the data": oneFile(`${GOOD.slice(0, 40)}é${GOOD.slice(41)}`),
  },
  "422 file-name-invalid /files/icons_0/name": {
    "a name that is no text": oneFile(GOOD, 5),
    "a long name": oneFile(GOOD, "x".repeat(1_025)),
  },
  "422 not-png /files/icons_0/data": {
    "no bytes": oneFile("data:image/png;base64,"),
    "a JPEG called PNG": oneFile(dataUrl(Uint8Array.of(255, 216, 255, 224)), "a.png"),
    "Apple's CgBI": oneFile(dataUrl(file(chunk("CgBI", new Uint8Array(4))))),
  },
  "422 damaged-png /files/icons_0/data": {
    "a PNG with a wrong CRC": oneFile(damaged(45)),
    "a PNG cut off": oneFile(dataUrl(png(4, 4).slice(0, -4))),
    "a PNG without image data": oneFile(dataUrl(file(ihdr({ width: 1, height: 1 }), chunk("IEND")))),
    "a PNG 16,385 wide": oneFile(dataUrl(file(ihdr({ width: 16_385, height: 1 })))),
    "a PNG of no height": oneFile(dataUrl(file(ihdr({ width: 1, height: 0 })))),
  },
};

/** Mistakes, and what the answer has to say of them. */
const LESSONS: readonly (readonly [mistake: string, body: string, detail: string])[] = [
  [
    "a JPEG",
    oneFile(dataUrl(Uint8Array.of(255, 216, 255, 224)), "a.png"),
    "is a JPEG. Only PNG files can be packed: convert it",
  ],
  ["a web page", oneFile(dataUrl(new TextEncoder().encode("<!DOCTYPE html>"))), "is an HTML page"],
  ...["iVBORw==AAAA", "iVBORwo=AA", "iVBORw=A"].map(
    (data) =>
      [
        `padding within the data: ${data}`,
        oneFile(`data:;base64,${data}`),
        `The base64 goes on after "=", which may only end it (character ${data.lastIndexOf("=") + 2} of the data).`,
      ] as const,
  ),
  [
    "stray bits",
    oneFile("data:;base64,iVBORx=="),
    "whose unused bits must be zero (character 8 of the data).",
  ],
  ["an unknown category", request({ icon_0: { data: GOOD } }), 'Did you mean "icons_0"?'],
  ["no index", request({ icons: { data: GOOD } }), 'In JSON, a key has an index: "icons_0".'],
  ["a leading zero", request({ icons_01: { data: GOOD } }), '"icons_01" has a leading zero: send "icons_1".'],
  [
    "a category of the wizard",
    request({ hotcold_0: {} }),
    "Send the picture by slot: hotcold.hot, hotcold.cold.",
  ],
  ["a slot as a key", request({ "blends.left": {} }), 'put it into "slots"'],
  [
    "an unknown slot",
    json({ slots: { "blends.lft": {} } }),
    'Did you mean "blends.left"? Slots are blends.left,',
  ],
  ["an array for files", request([]), 'It is an array: send an object, {"{category}_0"'],
  ["a file without its object", request({ icons_0: GOOD }), 'It is a string: send an object, {"data":'],
  ["base64 without its prefix", oneFile(GOOD.slice(22)), 'put "data:image/png;base64," before it.'],
  ["an address", oneFile("https://example.com/a.png"), "URLs are not fetched"],
  ["base64url", oneFile(GOOD.replace(/.{10}$/, "-AAAAAAAAA")), 'It is base64url ("-" is character '],
  [
    "a line break",
    oneFile(GOOD.replace(/(.{82})/, "$1\n")),
    "There is a line break or space (character 61 of the data)",
  ],
  ["a cut", oneFile(GOOD.slice(0, -2)), "The base64 is cut off"],
  [
    "another name of the package's name",
    json({ package_name: "a", files: FILES }),
    '"package_name" is not known: did you mean "packageName"?',
  ],
  [
    "another name of the slots",
    json({ packageName: "a", slot: {} }),
    '"slot" is not known: did you mean "slots"?',
  ],
  [
    "no name of a package, whatever else there is",
    json({ slot: {} }),
    'Name the package: "packageName": "Lobby".',
  ],
  ["single quotes", "{'packageName': 1}", "Unexpected `'` at byte 1."],
  ["a cut-off PNG", oneFile(dataUrl(png(4, 4).slice(0, -4))), "it ends before its IEND chunk. Save it again"],
  ["a time without a zone", json({ createdAt: "2026-11-26T12:00:00" }), 'as in "2026-11-21T09:30:00Z"'],
  ["a day that no calendar has", json({ createdAt: "2026-02-30T12:00:00Z" }), 'as in "2026-11-21T09:30:00Z"'],
  ["a number for the time", json({ createdAt: 5 }), "It is a number, true, false or null: send a string."],
];

/** Bodies with two faults, by the code of the earlier one. */
const FIRST: Bodies = {
  "damaged-png": { "a bad file before bad syntax": `${oneFile(damaged(45))}]` },
  "malformed-json": {
    "bad syntax before a bad file": `{"a": tru, ${oneFile(damaged(45)).slice(1)}`,
    "a bad escape before a bad character": '{"files": {"icons_0": {"data": "data:;base64,iV\\q*w',
    "a control where a data URL's type goes on": '{"files": {"icons_0": {"data": "data:im\nage/png,AAAA"',
    "a control within what a data URL may start with": `{"files": {"icons_0": {"data": "data:${"x".repeat(250)}\n`,
    "a control before a bad character": '{"files": {"icons_0": {"data": "data:;base64,iV\n*w"',
    "bad syntax before a second name": '{"packageName": "a",, "packageName": "b"}',
    "bad syntax before a value too many": `{"x": [,${"0,".repeat(REQUEST_LIMITS.unknownValues)}0]}`,
  },
  "data-not-base64": {
    "a bad character before a bad escape": '{"files": {"icons_0": {"data": "data:;base64,iV*w\\q',
    "a bad data URL before a control": '{"files": {"icons_0": {"data": "dax:im\nage/png,AAAA"',
    "too long a start of a data URL before a control": `{"files": {"icons_0": {"data": "data:${"x".repeat(251)}\n`,
    "more after the last group before a control": '{"files": {"icons_0": {"data": "data:;base64,iVBORw==A\n"',
    "a bad character before a control": '{"files": {"icons_0": {"data": "data:;base64,iV*w\n"',
  },
  "not-png": {
    "a foreign file before a bad character": '{"files": {"icons_0": {"data": "data:;base64,AAAAAAAAAAAA*',
    "a foreign file that is cut off": '{"files": {"icons_0": {"data": "data:;base64,AAAAAAAAAAAA',
  },
  "package-name-missing": {
    "the name's fault before the file's": `{"packageName": "", ${oneFile(damaged(45)).slice(21)}`,
    "a missing name before missing files": "{}",
  },
  "duplicate-member": {
    "a second name before what is wrong with it": '{"packageName": "a", "packageName": 5}',
    "a second name before bad syntax": '{"packageName": "a", "packageName" "b"',
  },
  "too-many-unknown-values": {
    "a value too many before bad syntax": `{"x": [${"0,".repeat(REQUEST_LIMITS.unknownValues)}`,
  },
  "unknown-category": { "a missing name only at the end": '{"files": {"nothing_0": {}}}' },
  "package-name-too-long": { "a long name before its end is missing": `{"packageName": "${"x".repeat(200)}` },
};

describe("the endpoint teaches", () => {
  it.each(LESSONS)("%s", async (_, body, detail) => {
    const problem = await (await sendJson(body)).json<{ detail: string; docs: string; code: string }>();
    expect(problem.detail).toContain(detail);
    expect(problem.docs).toBe(`https://brewscreen.test/developers#${problem.code}`);
  });

  it("with the file's own name, in a form and in JSON", async () => {
    const named = json({
      packageName: "a",
      slots: { "blends.left": { name: "Kenya.jpg", data: "data:;base64,/9j/" } },
    });
    const form = new FormData();
    form.append("blends.left", new File([Uint8Array.of(255, 216, 255)], "Kenya.jpg"));
    for (const response of [await sendJson(named), await send({ body: form })])
      expect(await response.json()).toMatchObject({
        ...{ code: "not-png", file: "Kenya.jpg" },
        detail: expect.stringMatching(/^"Kenya.jpg" is a JPEG/),
      });
  });
});

describe("the endpoint refuses", () => {
  it.each(Object.entries(PROBLEMS))("with advice for the code %s", (_, { title, advice }) => {
    expect(`${title} ${advice}`).toMatch(/^\S.+[.] .+\.$/);
  });

  it.each(listed(REFUSED))("$what", async ({ fault: [status, code = "", pointer], body }) => {
    await expectProblem(await sendJson(body), Number(status), code, pointer);
    const chunked = inPieces(new TextEncoder().encode(body), 7);
    await expectProblem(await sendJson(chunked), Number(status), code, pointer);
  });

  it.each(listed(FIRST))("$what", async ({ fault: [code], body }) => {
    expect(await (await sendJson(body)).json()).toMatchObject({ code });
    const chunked = inPieces(new TextEncoder().encode(body), 1);
    expect(await (await sendJson(chunked)).json()).toMatchObject({ code });
  });

  it("bytes that are not UTF-8, and says where", async () => {
    const body = new Uint8Array([...new TextEncoder().encode('{"packageName": "a'), 0xc3, 0x28, 0x22, 0x7d]);
    const problem = await expectProblem(await sendJson(body), 400, "malformed-json");
    expect(problem.detail).toContain("byte 18");
  });

  it.each([
    [undefined, "The body has no Content-Type: send application/json or multipart/form-data"],
    ["text/plain; charset=utf-8", "The body came as text/plain: send"],
    ["application/x-www-form-urlencoded", "The body came as application/x-www-form-urlencoded: send"],
    ["application/jsonp", "The body came as application/jsonp: send"],
    ["image/png", "The body came as image/png: send"],
    ["", "The body has no Content-Type: send"],
  ])("the media type %j", async (type, detail) => {
    const headers: Record<string, string> = type === undefined ? {} : { "Content-Type": type };
    const body = new TextEncoder().encode(request());
    const problem = await expectProblem(await send({ body, headers }), 415, "unsupported-media-type");
    expect(problem.detail).toContain(detail);
  });

  it("nobody for a failure of its own, but says that it failed", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const failure = new RangeError("out of memory");
    const decode = vi.spyOn(Uint8Array.prototype, "setFromBase64").mockImplementation(() => {
      throw failure;
    });
    try {
      await expectProblem(await sendJson(request()), 500, "internal");
      expect(log).toHaveBeenCalledWith(failure);
    } finally {
      decode.mockRestore();
      log.mockRestore();
    }
  });

  it("a body that is compressed, and says that it is that", async () => {
    const headers = { "Content-Encoding": "gzip" };
    const problem = await expectProblem(await sendJson(request(), headers), 415, "unsupported-media-type");
    expect(problem.detail).toContain("Content-Encoding");
  });

  it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])(
    "the method %s, and says which it takes",
    async (method) => {
      const response = await send({ method });
      expect(response.headers.get("Allow")).toBe("POST, OPTIONS");
      expect(response.status).toBe(405);
      if (method !== "HEAD") await expectProblem(response, 405, "method-not-allowed");
    },
  );

  it.each(["/api/", "/create-package", "/api/create-package/", "/api/create-packages", "/api/%00", "/"])(
    "the path %s",
    async (path) => {
      await expectProblem(await send({ body: "{}" }, `https://brewscreen.test${path}`), 404, "not-found");
    },
  );
});

describe("other origins", () => {
  it("may ask, by a preflight", async () => {
    const response = await send({
      method: "OPTIONS",
      headers: { Origin: "https://other.test", "Access-Control-Request-Method": "POST" },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "Content-Type,Prefer,If-None-Match",
    });
  });
});
