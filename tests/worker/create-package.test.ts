import { describe, expect, it } from "vitest";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { sameBytes, utf8 } from "../support/bytes.ts";
import { png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { dataUrl, expectProblem, inPieces, opened, send, sendJson } from "./api.ts";

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
      "access-control-expose-headers": expect.stringContaining("Content-Disposition,"),
      "brewscreen-wrong-sizes": "1",
    });
  });

  it.each([1_000, 4_097, 65_536])("is the same from a body in pieces of %i bytes", async (length) => {
    const body = inPieces(utf8(BODY), length);
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

  it("is filed by slots, in JSON and in a form, and is the same bytes of the same time", async () => {
    const createdAt = "2026-11-26T12:00:00+01:00";
    const slots = { "hotcupsizes.large": ICON, "hotcupsizes.regular": ICON, "screensaver.1": SCREEN };
    const json = {
      ...{ packageName: "Lobby", createdAt },
      slots: Object.fromEntries(
        Object.entries(slots).map(([id, bytes]) => [id, { data: dataUrl(bytes), name: "mine.png" }]),
      ),
    };
    const form = new FormData();
    form.append("packageName", "Lobby");
    form.append("createdAt", createdAt);
    for (const [id, bytes] of Object.entries(slots)) form.append(id, new File([bytes], "a.PNG"));
    const [one, other] = [await sendJson(JSON.stringify(json)), await send({ body: form })];
    expect(one.headers.get("Brewscreen-Wrong-Sizes")).toBe("0");
    const bytes = await one.bytes();
    expect(sameBytes(bytes, await other.bytes())).toBe(true);
    const [config, ...files] = readZip(bytes);
    expect(files.map(({ path }) => path)).toEqual([
      ...["screensaver/SS1.png", "icons/hot_regular.png", "icons/hot_large.png"],
    ]);
    expect(JSON.parse(new TextDecoder().decode(config?.bytes))).toMatchObject({
      createdAt: "2026-11-26T11:00:00.000Z",
      files: [{ originalName: "SS1.png" }, { originalName: "hot_regular.png" }, { valid: true }],
    });
  });

  it("is refused for a wrong size if it is to be strict, and says which is right", async () => {
    const strict = { Prefer: 'respond-async, handling="strict"' };
    const problem = await expectProblem(
      await sendJson(BODY, strict),
      422,
      "wrong-size",
      "/files/screensaver_1",
    );
    expect(problem).toMatchObject({ expected: ["1024x768"], actual: "302x485" });
    expect(problem.detail).toBe("It is 302x485; the machine uses 1024x768 there.");
    const two = { icons_1: { data: dataUrl(SCREEN), name: "a.png" }, screensaver_0: { data: dataUrl(ICON) } };
    const first = await expectProblem(
      await sendJson(JSON.stringify({ packageName: "a", files: two }), strict),
      ...([422, "wrong-size", "/files/icons_1"] as const),
    );
    expect(first.detail).toBe(
      '"a.png" is 1024x768; the machine uses 302x485 or 460x235 or 406x200 there. In all, 2 pictures have a wrong size.',
    );
    const bySlot = JSON.stringify({ packageName: "a", slots: { "hotcold.hot": { data: dataUrl(ICON) } } });
    const other = await expectProblem(
      await sendJson(bySlot, strict),
      422,
      "wrong-size",
      "/slots/hotcold.hot",
    );
    expect(other.detail).toBe("It is 302x485; the machine uses 460x485 there.");
    const good = JSON.stringify({ packageName: "a", slots: { "blends.left": { data: dataUrl(ICON) } } });
    const made = await sendJson(good, strict);
    expect(made.headers.get("Preference-Applied")).toBe("handling=strict");
    await opened(made);
  });

  it("has at most five screensavers, by slot and by folder", async () => {
    const data = dataUrl(SCREEN);
    const slots = Object.fromEntries([1, 2, 3, 4].map((number) => [`screensaver.${number}`, { data }]));
    const files = { screensaver_0: { data } };
    await opened(await sendJson(JSON.stringify({ packageName: "a", slots, files })));
    const more = { ...files, screensaver_1: { data } };
    await expectProblem(
      await sendJson(JSON.stringify({ packageName: "a", slots, files: more })),
      ...([422, "category-full", "/files"] as const),
    );
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
