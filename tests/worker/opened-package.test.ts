import { describe, expect, it } from "vitest";
import { createBytesSource } from "../../shared/archive/source.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { checkPackage } from "../../shared/package/api.ts";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { RULE_IDS } from "../../shared/package/rules/rules.ts";
import { BROKEN, ENTRIES, GOOD } from "../support/broken-packages.ts";
import { noise, sameBytes } from "../support/bytes.ts";
import { designPackage } from "../support/media-package.ts";
import { chunk, file, ihdr } from "../support/png.ts";
import { rawZip } from "../support/raw-zip.ts";
import { readZip } from "../support/read-zip.ts";
import { expectProblem, inPieces, send } from "./api.ts";

const CHECK = "https://brewscreen.test/api/check-package";
const REPAIR = "https://brewscreen.test/api/repair-package";
type Checked = Awaited<ReturnType<typeof checkPackage>>;
const check = async (body: BodyInit) => (await send({ body }, CHECK)).json<Checked>();

describe("a package that is checked by the endpoint", () => {
  it.each(RULE_IDS)("(%s) is judged as by the page", async (id) => {
    const [bytes] = BROKEN[id];
    const judged = await checkPackage(CLASSIC_MODEL, createBytesSource(bytes));
    expect(await check(bytes as Uint8Array<ArrayBuffer>)).toEqual(JSON.parse(JSON.stringify(judged)));
  });

  it("has no findings if it is good, and the places of its pictures", async () => {
    const checked = await check(GOOD);
    expect([checked.verdict, checked.findings, checked.packageName]).toEqual(["good", [], "Lobby"]);
    expect(checked.files[0]).toEqual({
      ...{ path: "screensaver/SS1.png", bytes: expect.any(Number), width: 1024, height: 768 },
      slot: "screensaver.1",
    });
  });

  it("is the same in pieces, and of several megabytes", async () => {
    const large = designPackage(CLASSIC_MODEL, { noise: 200 });
    expect(large.length).toBeGreaterThan(4_000_000);
    expect(await check(inPieces(large, 70_001))).toEqual(await check(large));
  });

  it("is not inflated beyond what its headers say", async () => {
    // A megabyte of zeros for a picture of one pixel.
    const { deflated } = await zeros();
    const bomb = file(ihdr({ width: 1, height: 1 }), chunk("IDAT", deflated), chunk("IEND"));
    const bytes = rawZip([...ENTRIES, { path: "icons/a.png", data: bomb }]);
    const { findings } = await check(bytes);
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: "png-damaged", values: { fault: "bad-image-data" } }),
    );
    expect((await send({ body: bytes }, REPAIR)).headers.get("Brewscreen-Left-Out")).toBe("1");
  });

  it("has the image data of so many pixels checked, and no more", async () => {
    const bad = (path: string, side: number) => ({
      path,
      data: file(ihdr({ width: side, height: side }), chunk("IDAT", noise(100)), chunk("IEND")),
    });
    // 128 million, and one more.
    const large = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `icons/${i}.png`);
    const bytes = rawZip([...large.map((path) => bad(path, 4_000)), bad("icons/last.png", 1)]);
    const damaged = (await check(bytes)).findings.filter(({ rule }) => rule === "png-damaged");
    expect(damaged.map(({ entry }) => entry)).toEqual(large);
  });

  it("is no form, no JSON and nothing compressed", async () => {
    for (const type of ["multipart/form-data; boundary=a", "application/json"]) {
      const problem = await expectProblem(
        await send({ body: "{}", headers: { "Content-Type": type } }, CHECK),
        ...([415, "unsupported-media-type"] as const),
      );
      expect(problem.detail).toContain("--data-binary @Lobby.mp");
    }
    const over = new Uint8Array(REQUEST_LIMITS.bodyBytes + 1);
    await expectProblem(await send({ body: over }, CHECK), 413, "body-too-large");
    await expectProblem(await send({ body: over }, REPAIR), 413, "body-too-large");
  });

  it("may have as many bytes as the limit, and be noise", async () => {
    const { findings } = await check(noise(REQUEST_LIMITS.bodyBytes) as Uint8Array<ArrayBuffer>);
    expect(findings.map(({ rule }) => rule)).toEqual(["not-zip"]);
  });
});

async function zeros() {
  const stream = new Blob([new Uint8Array(1_000_000)]).stream().pipeThrough(new CompressionStream("deflate"));
  return { deflated: new Uint8Array(await new Response(stream).arrayBuffer()) };
}

describe("a package that is repaired by the endpoint", () => {
  it("is the good one, under its name", async () => {
    const response = await send({ body: BROKEN.dialect[0] as Uint8Array<ArrayBuffer> }, REPAIR);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": "attachment; filename=\"Lobby.mp\"; filename*=UTF-8''Lobby.mp",
      "brewscreen-left-out": "0",
      "brewscreen-empty-slots": "0",
    });
    expect(sameBytes(await response.bytes(), GOOD)).toBe(true);
  });

  it("leaves out what is damaged, and counts it", async () => {
    const response = await send({ body: BROKEN["png-damaged"][0] as Uint8Array<ArrayBuffer> }, REPAIR);
    expect(response.headers.get("Brewscreen-Left-Out")).toBe("1");
    expect(readZip(await response.bytes())).toHaveLength(readZip(GOOD).length);
  });

  it("counts the slots without a picture", async () => {
    const bytes = BROKEN["place-empty"][0] as Uint8Array<ArrayBuffer>;
    expect((await check(bytes)).verdict).toBe("incomplete");
    const response = await send({ body: bytes }, REPAIR);
    expect(response.headers.get("Brewscreen-Empty-Slots")).toBe("1");
  });

  it("is refused sooner than it is checked for what it would unpack to", async () => {
    const many = [0, 1].map((i) => ({
      path: `icons/${i}.png`,
      packed: noise(31_000),
      both: { size: 31_000_000 },
    }));
    const body = rawZip(many);
    expect((await check(body)).findings.map(({ rule }) => rule)).not.toContain("too-large");
    const problem = await (await send({ body }, REPAIR)).json();
    expect(problem).toMatchObject({ detail: "It would unpack to more data than any media package should." });
  });

  it.each([
    ["not-zip", "This is not a media package."],
    ["too-large", "It would unpack to more data than any media package should."],
    ["no-picture", "It contains no images."],
  ] as const)("is refused if nothing can be saved (%s)", async (id, detail) => {
    const response = await send({ body: BROKEN[id][0] as Uint8Array<ArrayBuffer> }, REPAIR);
    const problem = { code: "not-repairable", pointer: "", status: 422, detail };
    expect(await response.json()).toMatchObject(problem);
  });
});
