import { describe, expect, it } from "vitest";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { sameBytes } from "../support/bytes.ts";
import { png } from "../support/png.ts";
import { dataUrl, expectProblem, inPieces, opened, sendJson } from "./api.ts";

const SCREEN = png(1024, 768, { noise: 200, seed: 1 });
const ICON = png(302, 485, { seed: 2 });
const REQUEST = {
  packageName: "  Lobby ☕ ",
  files: {
    icons_3: { name: "Crème.png", data: dataUrl(ICON) },
    screensaver_1: { data: dataUrl(ICON) },
    screensaver_0: { data: dataUrl(SCREEN), name: "a.png" },
  },
};
const BODY = JSON.stringify(REQUEST);

describe("a package from the endpoint", () => {
  it("holds the files in order, byte for byte, and says what they are", async () => {
    const { entries, config } = await opened(await sendJson(BODY));
    expect(entries.map(({ path }) => path)).toEqual([
      "config.json",
      "screensaver/a.png",
      "screensaver/screensaver_1.png",
      "icons/Creme.png",
    ]);
    const sources = [SCREEN, ICON, ICON];
    expect(entries.slice(1).every(({ bytes }, i) => sameBytes(bytes, sources[i] as Uint8Array))).toBe(true);
    expect(config.packageName).toBe("Lobby ☕");
    expect(config.files.map(({ originalName, valid }) => [originalName, valid])).toEqual([
      ["a.png", true],
      [null, false],
      ["Crème.png", true],
    ]);
    expect(Math.abs(Date.parse(config.createdAt) - Date.now())).toBeLessThan(60_000);
  });

  it("is a download that nobody keeps or sniffs", async () => {
    const { headers, body } = await sendJson(BODY);
    await body?.cancel();
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": "attachment; filename=\"Lobby _.mp\"; filename*=UTF-8''Lobby%20%E2%98%95.mp",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "Content-Disposition",
    });
  });

  it.each([1_000, 4_097, 65_536])("is the same from a body in pieces of %i bytes", async (length) => {
    const body = inPieces(new TextEncoder().encode(BODY), length);
    const { entries } = await opened(await sendJson(body));
    expect(entries.map(({ bytes }) => bytes.length).slice(1)).toEqual(
      [SCREEN, ICON, ICON].map((b) => b.length),
    );
  });

  it("is made from any order, white space, escapes and members that nobody knows", async () => {
    const escaped = JSON.stringify(dataUrl(ICON)).replaceAll("/", "\\/").replace("A", "\\u0041");
    const body = `\ufeff {"extra": [1, {"files": -2.5e+3}, null, "\\ud83d\\"é"], "files": {
      "icons_0": {"other": {}, "name": "\\u00e9\\ud83d\\ude00.png", "data": ${escaped}}},
      "packageName": "Lobby"}\r\n`;
    const { config } = await opened(await sendJson(body));
    expect(config).toMatchObject({ packageName: "Lobby", files: [{ originalName: "é😀.png" }] });
  });

  it("is made where members that nobody knows have as many values as they may, names that come twice too", async () => {
    const inner = Array.from({ length: REQUEST_LIMITS.unknownValues - 4 }, (_, i) => i);
    const unknown = `"x": null, "x": {"files": ${JSON.stringify(inner)}}, "y": "z"`;
    await opened(await sendJson(`{${unknown}, ${BODY.slice(1)}`));
    const over = await sendJson(`{"one": 1, ${unknown}, ${BODY.slice(1)}`);
    await expectProblem(over, 422, "too-many-unknown-values");
  });

  it("has a name without the white space that it was sent in, as much as that may be", async () => {
    const name = `${" ".repeat(512)}a${"\n\u00a0".repeat((REQUEST_LIMITS.packageNameSentLength - 514) / 2)} `;
    expect(name).toHaveLength(REQUEST_LIMITS.packageNameSentLength);
    const { config } = await opened(await sendJson(JSON.stringify({ ...REQUEST, packageName: name })));
    expect(config.packageName).toBe("a");
  });

  it("takes any media type parameters", async () => {
    await opened(await sendJson(BODY, { "Content-Type": "Application/JSON ; charset=UTF-8" }));
  });

  it("holds 64 files", async () => {
    const data = dataUrl(png(1, 1));
    const files = Object.fromEntries(
      Array.from({ length: 64 }, (_, i) => [`icons_${i}`, { data, name: "same.png" }]),
    );
    const { entries } = await opened(await sendJson(JSON.stringify({ packageName: "x".repeat(100), files })));
    expect(new Set(entries.map(({ path }) => path.toLowerCase())).size).toBe(65);
  });
});
