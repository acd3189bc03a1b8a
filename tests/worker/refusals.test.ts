import { describe, expect, it } from "vitest";
import { LIMITS } from "../../shared/package/limits.ts";
import { chunk, file, ihdr, png } from "../support/png.ts";
import { dataUrl, expectProblem, inPieces, type RequestFiles, send, sendJson } from "./api.ts";

const GOOD = dataUrl(png(4, 4));
const FILES: RequestFiles = { icons_0: { data: GOOD } };
const request = (files: unknown = FILES, packageName: unknown = "Lobby") =>
  JSON.stringify({ packageName, files });
const oneFile = (data: unknown, name?: unknown) => request({ icons_0: { data, name } });
const many = (category: string, count: number) =>
  request(Object.fromEntries(Array.from({ length: count }, (_, i) => [`${category}_${i}`, { data: GOOD }])));
const damaged = (at: number): string => {
  const bytes = png(4, 4);
  bytes[at] = (bytes[at] as number) ^ 1;
  return dataUrl(bytes);
};

/** Bodies that are refused: status, code, pointer, body. */
const REFUSED: Record<string, [status: number, code: string, pointer: string, body: string]> = {
  "an empty body": [400, "malformed-json", "", ""],
  "a body cut off": [400, "malformed-json", "", request().slice(0, -1)],
  "something after the end": [400, "malformed-json", "", `${request()}]`],
  "single quotes": [400, "malformed-json", "", "{'packageName': 1}"],
  "a trailing comma": [400, "malformed-json", "", '{"packageName": "a",}'],
  "a bare word": [400, "malformed-json", "", '{"a": nul}'],
  "a line break in a string": [400, "malformed-json", "", '{"packageName": "a\nb"}'],
  "a line break in data": [
    400,
    "malformed-json",
    "",
    '{"files": {"icons_0": {"data": "data:;base64,AA\nAA"}}}',
  ],
  "a number with a leading zero": [400, "malformed-json", "", '{"a": 01}'],
  "an unknown escape": [400, "malformed-json", "", '{"packageName": "\\x41"}'],
  "no object": [422, "not-an-object", "", "[]"],
  "a lone text": [422, "not-an-object", "", '"packageName"'],
  null: [422, "not-an-object", "", "null"],
  "nesting without end": [422, "nested-too-deep", "", `{"a": ${"[".repeat(100)}`],
  "two package names": [
    422,
    "duplicate-member",
    "/packageName",
    `{"packageName": "a", "packageN\\u0061me": "a", ${request().slice(1)}`,
  ],
  "two times files": [422, "duplicate-member", "/files", `{"files": {}, ${request().slice(1)}`],
  "two files of one key": [
    422,
    "duplicate-file",
    "/files/icons_0",
    `{"files": {"icons_0": {"data": "${GOOD}"}, "icons_0": {"data": "${GOOD}"}}, "packageName": "a"}`,
  ],
  "data that comes twice": [
    422,
    "duplicate-member",
    "/files/icons_0/data",
    `{"files": {"icons_0": {"data": "${GOOD}", "data": "${GOOD}"}}, "packageName": "a"}`,
  ],
  "a file with two names": [
    422,
    "duplicate-member",
    "/files/icons_0/name",
    `{"files": {"icons_0": {"name": "a", "data": "${GOOD}", "name": "a"}}, "packageName": "a"}`,
  ],
  "no package name": [422, "package-name-missing", "/packageName", JSON.stringify({ files: FILES })],
  "an empty package name": [422, "package-name-missing", "/packageName", request(FILES, "")],
  "a blank package name": [422, "package-name-missing", "/packageName", request(FILES, " \u00a0\t ")],
  "a number for a package name": [422, "package-name-missing", "/packageName", request(FILES, 5)],
  "an object for a package name": [422, "package-name-missing", "/packageName", request(FILES, { a: 1 })],
  "a long package name": [422, "package-name-too-long", "/packageName", request(FILES, "x".repeat(101))],
  "a package name in much white space": [
    422,
    "package-name-too-long",
    "/packageName",
    request(FILES, `${" ".repeat(512)}a${"\u00a0".repeat(512)}`),
  ],
  "no files": [422, "files-missing", "/files", '{"packageName": "a"}'],
  "no file": [422, "files-missing", "/files", request({})],
  "a list for files": [422, "files-missing", "/files", request([])],
  "null for files": [422, "files-missing", "/files", request(null)],
  "a category of the wizard": [
    422,
    "unknown-category",
    "/files/hotcold_0",
    request({ hotcold_0: { data: GOOD } }),
  ],
  "a key without an index": [422, "unknown-category", "/files/icons", request({ icons: { data: GOOD } })],
  "a key with odd characters": [
    422,
    "unknown-category",
    "/files/a~1b~0_0",
    request({ "a/b~_0": { data: GOOD } }),
  ],
  "a key without end": [422, "unknown-category", "/files", request({ [`icons_${"0".repeat(500)}`]: {} })],
  "a sixth screensaver": [422, "category-full", "/files/screensaver_5", many("screensaver", 6)],
  "a second bye screen": [422, "category-full", "/files/byeScreen_1", many("byeScreen", 2)],
  "a 65th file": [422, "too-many-files", "/files/icons_64", many("icons", 65)],
  "a file that is no object": [422, "data-not-base64", "/files/icons_0", request({ icons_0: GOOD })],
  "a file without data": [422, "data-not-base64", "/files/icons_0/data", request({ icons_0: { name: "a" } })],
  "data that is no text": [422, "data-not-base64", "/files/icons_0/data", oneFile(5)],
  "data that is no data URL": [422, "data-not-base64", "/files/icons_0/data", oneFile("iVBORw0KGgo=")],
  "a data URL that is not base64": [
    422,
    "data-not-base64",
    "/files/icons_0/data",
    oneFile("data:image/png,AAAA"),
  ],
  "a data URL that ends in its start": [
    422,
    "data-not-base64",
    "/files/icons_0/data",
    oneFile("data:image/png"),
  ],
  "another script in the data URL's type": [
    422,
    "data-not-base64",
    "/files/icons_0/data",
    oneFile(GOOD.replace("image", "imagé")),
  ],
  "an empty text for data": [422, "data-not-base64", "/files/icons_0/data", oneFile("")],
  "the URL alphabet": [422, "data-not-base64", "/files/icons_0/data", oneFile(GOOD.replace(/.$/, "-"))],
  "a space in the data": [
    422,
    "data-not-base64",
    "/files/icons_0/data",
    oneFile(GOOD.replace(/(.{60})/, "$1 ")),
  ],
  "spaces for a group": [422, "data-not-base64", "/files/icons_0/data", oneFile(`${GOOD.slice(0, -4)}    `)],
  "an escaped line break": [422, "data-not-base64", "/files/icons_0/data", oneFile(`${GOOD}\n`)],
  "a missing end": [422, "data-not-base64", "/files/icons_0/data", oneFile(GOOD.slice(0, -1))],
  "padding in the middle": [
    422,
    "data-not-base64",
    "/files/icons_0/data",
    oneFile(`${GOOD.slice(0, 26)}AA==${GOOD.slice(30)}`),
  ],
  "another script in the data": [
    422,
    "data-not-base64",
    "/files/icons_0/data",
    oneFile(`${GOOD.slice(0, 40)}é${GOOD.slice(41)}`),
  ],
  "a name that is no text": [422, "file-name-invalid", "/files/icons_0/name", oneFile(GOOD, 5)],
  "a long name": [422, "file-name-invalid", "/files/icons_0/name", oneFile(GOOD, "x".repeat(1_025))],
  "no bytes": [422, "not-png", "/files/icons_0/data", oneFile("data:image/png;base64,")],
  "a JPEG called PNG": [
    422,
    "not-png",
    "/files/icons_0/data",
    oneFile(dataUrl(Uint8Array.of(255, 216, 255, 224)), "a.png"),
  ],
  "Apple's CgBI": [
    422,
    "not-png",
    "/files/icons_0/data",
    oneFile(dataUrl(file(chunk("CgBI", new Uint8Array(4))))),
  ],
  "a PNG with a wrong CRC": [422, "damaged-png", "/files/icons_0/data", oneFile(damaged(45))],
  "a PNG cut off": [422, "damaged-png", "/files/icons_0/data", oneFile(dataUrl(png(4, 4).slice(0, -4)))],
  "a PNG without image data": [
    422,
    "damaged-png",
    "/files/icons_0/data",
    oneFile(dataUrl(file(ihdr({ width: 1, height: 1 }), chunk("IEND")))),
  ],
  "a PNG 16,385 wide": [
    422,
    "damaged-png",
    "/files/icons_0/data",
    oneFile(dataUrl(file(ihdr({ width: 16_385, height: 1 })))),
  ],
  "a PNG of no height": [
    422,
    "damaged-png",
    "/files/icons_0/data",
    oneFile(dataUrl(file(ihdr({ width: 1, height: 0 })))),
  ],
};

/** Of two faults the one at the earlier byte is reported. */
const FIRST: Record<string, [code: string, body: string]> = {
  "a bad file before bad syntax": ["damaged-png", `${oneFile(damaged(45))}]`],
  "bad syntax before a bad file": ["malformed-json", `{"a": tru, ${oneFile(damaged(45)).slice(1)}`],
  "a bad character before a bad escape": [
    "data-not-base64",
    '{"files": {"icons_0": {"data": "data:;base64,iV*w\\q',
  ],
  "a bad escape before a bad character": [
    "malformed-json",
    '{"files": {"icons_0": {"data": "data:;base64,iV\\q*w',
  ],
  "a foreign file before a bad character": [
    "not-png",
    '{"files": {"icons_0": {"data": "data:;base64,AAAAAAAAAAAA*',
  ],
  "a bad character before a control": [
    "data-not-base64",
    '{"files": {"icons_0": {"data": "data:;base64,iV*w\n"',
  ],
  "a control before a bad character": [
    "malformed-json",
    '{"files": {"icons_0": {"data": "data:;base64,iV\n*w"',
  ],
  "the name's fault before the file's": [
    "package-name-missing",
    `{"packageName": "", ${oneFile(damaged(45)).slice(21)}`,
  ],
  "a second name before what is wrong with it": [
    "duplicate-member",
    '{"packageName": "a", "packageName": 5}',
  ],
  "a second name before bad syntax": ["duplicate-member", '{"packageName": "a", "packageName" "b"'],
  "bad syntax before a second name": ["malformed-json", '{"packageName": "a",, "packageName": "b"}'],
  "a value too many before bad syntax": [
    "too-many-unknown-values",
    `{"x": [${"0,".repeat(LIMITS.unknownValues)}`,
  ],
  "bad syntax before a value too many": ["malformed-json", `{"x": [,${"0,".repeat(LIMITS.unknownValues)}0]}`],
  "a missing name only at the end": ["unknown-category", '{"files": {"nothing_0": {}}}'],
  "a missing name before missing files": ["package-name-missing", "{}"],
  "a long name before its end is missing": ["package-name-too-long", `{"packageName": "${"x".repeat(200)}`],
};

describe("the endpoint refuses", () => {
  it.each(Object.entries(REFUSED))("%s", async (_, [status, code, pointer, body]) => {
    await expectProblem(await sendJson(body), status, code, pointer);
    const chunked = inPieces(new TextEncoder().encode(body), 7);
    await expectProblem(await sendJson(chunked), status, code, pointer);
  });

  it.each(Object.entries(FIRST))("%s", async (_, [code, body]) => {
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
    undefined,
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "image/png",
    "",
  ])("the media type %j", async (type) => {
    const headers: Record<string, string> = type === undefined ? {} : { "Content-Type": type };
    const body = new TextEncoder().encode(request());
    await expectProblem(await send({ body, headers }), 415, "unsupported-media-type");
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

  it.each(["/api", "/api/", "/api/create-package/", "/api/create-packages", "/api/%00", "/"])(
    "the path %s",
    async (path) => {
      await expectProblem(await send({ body: "{}" }, `https://brewscreen.test${path}`), 404, "not-found");
    },
  );
});

describe("a body over the limit", () => {
  const over = LIMITS.bodyBytes + 1;
  /** A body of that many bytes, made as it is read. */
  const long = (start: string, length: number) => {
    let at = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= length) return controller.close();
        const bytes = new Uint8Array(Math.min(1_048_576, length - at)).fill(32);
        if (at === 0) bytes.set(new TextEncoder().encode(start));
        controller.enqueue(bytes);
        at += bytes.length;
      },
    });
  };

  it("is refused without a Content-Length", async () => {
    await expectProblem(await sendJson(long("{", over)), 413, "body-too-large");
  });

  it("is refused with one", async () => {
    await expectProblem(await sendJson(new Uint8Array(over).fill(32)), 413, "body-too-large");
  });

  it("is not refused for its length at the limit", async () => {
    await expectProblem(await sendJson(long("{", LIMITS.bodyBytes)), 400, "malformed-json");
  });

  it("is refused for what was wrong before the limit, where nothing declared its length", async () => {
    await expectProblem(await sendJson(long("[", over)), 422, "not-an-object");
  });

  it("is read on to twice the limit and no further", async () => {
    let read = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(1_048_576).fill(91));
        read += 1_048_576;
      },
    });
    await expectProblem(await sendJson(endless), 422, "not-an-object");
    expect(read).toBeGreaterThanOrEqual(2 * LIMITS.bodyBytes);
    expect(read).toBeLessThan(2.2 * LIMITS.bodyBytes);
  });
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
      "access-control-allow-methods": "GET,POST",
      "access-control-allow-headers": "Content-Type",
    });
  });

  it("may read why they were refused", async () => {
    const response = await sendJson("[]", { Origin: "https://other.test" });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    await expectProblem(response, 422, "not-an-object");
  });
});
