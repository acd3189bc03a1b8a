import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HELP_TEXTS } from "../../cli/help.ts";
import { placeFolderPictures } from "../../cli/sort-folder.ts";
import { createBytesSource } from "../../shared/archive/source.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { FILE_NAME_VOCABULARY } from "../../shared/machines/classic/spoken.ts";
import { createEmptyDesign } from "../../shared/model/design.ts";
import { checkPackage, describeMachine } from "../../shared/package/api.ts";
import { formatSlotId } from "../../shared/package/slots.ts";
import type { PictureToSort } from "../../shared/sorting/plan.ts";
import { sortPictures } from "../../shared/sorting/sort-pictures.ts";
import { packOnDevice } from "../../web/exports/media-package.ts";
import { createPackageRequest } from "../../web/exports/package-request.ts";
import { imagesOfPlan, planExport } from "../../web/exports/plan.ts";
import { CORPUS, nothingIn } from "../shared/sorting/corpus.ts";
import { BROKEN, ENTRIES, GOOD, ICON, picture } from "../support/broken-packages.ts";
import { sameBytes } from "../support/bytes.ts";
import { mismatches, type Schema } from "../support/json-schema.ts";
import { png } from "../support/png.ts";
import { rawZip } from "../support/raw-zip.ts";
import { readPng } from "../support/read-png.ts";
import { readZip } from "../support/read-zip.ts";
import { buildWorker, serve } from "../support/workerd.ts";
import { type InstalledCli, installCli } from "./installed.ts";

let cli: InstalledCli;
let schema: Schema;
beforeAll(async () => {
  cli = await installCli();
  schema = JSON.parse(readFileSync(join(cli.installed, "output.schema.json"), "utf8"));
});
afterAll(() => cli.remove());

/** What is not as the schema of the output says. */
const schemaFaults = (output: unknown) => mismatches(schema, output, schema.$defs ?? {});

const CREATED = "2026-11-22T10:00:00.000Z";
const lines = (text: string) => text.trim().split("\n");
const leftBehind = () =>
  readdirSync(cli.folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes(".part"));
/** A finished design's pictures, under the names that our exports give. */
const putDesign = (folder: string) => {
  for (const { path, data } of ENTRIES.slice(1)) cli.put(`${folder}/${path}`, data ?? new Uint8Array());
};

function placesInProduct(pictures: readonly PictureToSort[]) {
  const { placements } = sortPictures({
    model: CLASSIC_MODEL,
    vocabulary: FILE_NAME_VOCABULARY,
    pictures,
    design: nothingIn(CLASSIC_MODEL),
  });
  return pictures.map((_, at) => {
    const placing = placements.find(({ picture }) => picture === at);
    const category = CLASSIC_MODEL.categories.find(({ id }) => id === placing?.category);
    return placing && category && [formatSlotId(category, placing.slot), placing.certainty];
  });
}

describe("check", () => {
  it("finds in every broken package what the product finds, as its schema says", async () => {
    for (const [rule, [bytes]] of Object.entries(BROKEN)) cli.put(`broken/${rule}.mp`, bytes);
    const { code, out, err } = await cli.run("check", "broken", "--json");
    expect(code).toBe(1);
    const results = lines(out).map((line) => JSON.parse(line));
    expect(results).toHaveLength(Object.keys(BROKEN).length);
    for (const { file, ...result } of results) {
      const [bytes] = BROKEN[file.slice("broken/".length, -".mp".length) as keyof typeof BROKEN];
      expect(result).toEqual(await checkPackage(CLASSIC_MODEL, createBytesSource(bytes)));
      expect(schemaFaults({ file, ...result })).toEqual([]);
    }
    const bad = results.filter(({ verdict }) => verdict === "error").length;
    expect(err).toBe(`${results.length} packages checked: ${results.length - bad} pass, ${bad} fail\n`);
  });

  it("goes on after a file that it can't read, and says so by its exit code", async () => {
    cli.put("good.mp", GOOD);
    const { code, out } = await cli.run("check", "gone.mp", "good.mp", "--json");
    expect(code).toBe(2);
    const [gone, good] = lines(out).map((line) => JSON.parse(line));
    expect(gone).toEqual({ file: "gone.mp", unreadable: "gone.mp: No such file or folder." });
    expect(good).toMatchObject({ file: "good.mp", verdict: "good", packageName: "Lobby" });
    for (const each of [gone, good]) expect(schemaFaults(each)).toEqual([]);
  });

  it("checks each package in a ZIP, as the page does, and repairs none of them there", async () => {
    const [broken] = BROKEN["config-missing"];
    const packages = [
      { path: "out/Bar.mp", data: GOOD },
      { path: "out/Pool.mp", data: broken },
      { path: "notes.txt" },
    ];
    cli.put("machines.zip", rawZip(packages));
    const { code, out, err } = await cli.run("check", "machines.zip");
    expect(code).toBe(1);
    expect(lines(out)).toEqual([
      "machines.zip/out/Bar.mp: good",
      "machines.zip/out/Pool.mp: 1 error",
      expect.stringContaining("config.json is missing."),
      expect.any(String),
      "  Extract it, then run: brewscreen repair out/Pool.mp",
    ]);
    expect(err).toBe("2 packages checked: 1 pass, 1 fail\n");
    expect(await cli.run("repair", "machines.zip")).toEqual({
      code: 2,
      out: "",
      err: "machines.zip is a ZIP of 2 packages. Extract it, and repair the packages.\n",
    });
  });

  it("suggests a repair only if the machine would take the repaired package", async () => {
    const [bytes] = BROKEN["no-picture"];
    cli.put("empty.mp", bytes);
    expect((await cli.run("check", "empty.mp")).out).not.toContain("brewscreen repair");
  });

  it("passes warnings, but not with --strict", async () => {
    cli.put("warning.mp", BROKEN["config-version"][0]);
    expect((await cli.run("check", "warning.mp")).code).toBe(0);
    expect((await cli.run("check", "warning.mp", "--strict")).code).toBe(1);
  });

  it("shows no control codes that a package's names hold", async () => {
    const [first, ...others] = ENTRIES;
    cli.put("codes.mp", rawZip([first ?? { path: "" }, ...others, { path: "icons/\u001b[2Jx.png" }]));
    expect((await cli.run("check", "codes.mp")).out).not.toContain("\u001b");
  });
});

describe("pack", () => {
  it("makes the same bytes as the browser and the endpoint", async () => {
    putDesign("Lobby");
    const { code } = await cli.run("pack", "Lobby", "--created-at", CREATED, "--strict");
    expect(code).toBe(0);
    const plan = planExport(CLASSIC_MODEL, {
      ...createEmptyDesign(CLASSIC_MODEL, ""),
      counts: {},
      lists: {
        screensaver: [1, 2].map((id) => ({ id: String(id), name: "", picture: { path: "/images/x.png" } })),
      },
    });
    const byName = new Map(ENTRIES.map(({ path, data }) => [path.split("/").at(-1), data]));
    const images = imagesOfPlan(plan).map((image) => {
      const bytes = new Uint8Array(byName.get(image.entryName) ?? []);
      return { image, file: new Blob([bytes]), bytes, facts: readPng(bytes) };
    });
    const request = { ...createPackageRequest(CLASSIC_MODEL, plan, images as never), packageName: "Lobby" };
    const browsers = await packOnDevice(CLASSIC_MODEL, request, new Date(CREATED));
    if (!browsers.ok) throw new Error(browsers.failure.code);
    expect(sameBytes(cli.read("Lobby.mp"), new Uint8Array(await browsers.file.arrayBuffer()))).toBe(true);

    const served = await serve(await buildWorker());
    const form = new FormData();
    form.set("packageName", "Lobby");
    form.set("createdAt", CREATED);
    const counted = new Map<string, number>();
    for (const { category, name, file } of request.inputs) {
      const index = counted.get(category) ?? 0;
      counted.set(category, index + 1);
      form.set(`${category}_${index}`, file, name);
    }
    const answer = await fetch(`${served.url}/api/create-package`, { method: "POST", body: form });
    const endpoints = new Uint8Array(await answer.arrayBuffer());
    await served.stop();
    expect(answer.status).toBe(200);
    expect(sameBytes(endpoints, cli.read("Lobby.mp"))).toBe(true);
  });

  it("takes what people call their pictures to the same places as the product", async () => {
    for (const { pictures } of CORPUS) {
      const places = await placeFolderPictures(pictures);
      expect(places.map((place) => place && "slot" in place && [place.slot, place.certainty])).toEqual(
        placesInProduct(pictures).map((place, at) => place ?? (places[at] && false)),
      );
    }
  });

  it("sorts a folder of files as the product sorts a dropped one", async () => {
    const [{ pictures } = { pictures: [] }] = CORPUS.filter(({ name }) => name === "agency-figma");
    for (const { path, width, height } of pictures) cli.put(`corpus/p/${path}`, png(width, height));
    const { out } = await cli.run("pack", "corpus/p", "--dry-run", "--json");
    const said = JSON.parse(out);
    expect(schemaFaults(said)).toEqual([]);
    const listed: { path: string; slot?: string; certainty?: string }[] = said.pictures;
    expect(listed).toHaveLength(pictures.length);
    // Equal scores are decided by the order of the files.
    const inOrder = listed.flatMap(({ path }) => pictures.find((each) => each.path === path) ?? []);
    expect(listed.map(({ slot, certainty }) => slot && [slot, certainty])).toEqual(
      placesInProduct(inOrder.map((each) => ({ ...each, path: `p/${each.path}` }))),
    );
  });

  it("leaves out what does not fit, says why, and makes it fit with --fit", async () => {
    cli.put("mixed/Left blend.png", png(302, 485));
    cli.put("mixed/hot.png", png(800, 600, { noise: 9 }));
    cli.put("mixed/goodbye.png", png(1024, 768));
    cli.put("mixed/middle blend.png", png(302, 485).subarray(0, 400));
    cli.put("mixed/notes.txt", "not a picture");
    cli.put("mixed/cold.png", "an error page");
    cli.put("mixed/logo.svg", "<svg></svg>");
    cli.put("mixed/drawn.svg", '<svg id="brewscreen-template"></svg>');
    // An HEIC that nothing can decode, whose name asks for a place that a good picture fills.
    const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1");
    cli.put("mixed/goodbye final v2.heic", heic);
    const { code, out, err } = await cli.run("pack", "mixed");
    expect(code).toBe(0);
    expect(out).toContain(
      "left out: hot.png\n    It is 800x600, and hotcold.hot takes 460x485. Resize it, or add --fit.",
    );
    expect(out).toContain("left out: middle blend.png\n    It is damaged at byte");
    expect(out).toContain("left out: cold.png\n    It is not a PNG. Save it again as PNG.");
    expect(out).toContain("left out: logo.svg\n    It is an SVG");
    expect(out).toContain("left out: drawn.svg\n    It is a template. Export it as PNG.");
    mkdirSync(cli.path("links"));
    symlinkSync(cli.path("mixed/Left blend.png"), cli.path("links/left blend.png"));
    const linked = await cli.run("pack", "links", "--dry-run");
    expect(linked.out).toBe("  blends.left  left blend.png\n");
    expect(out).not.toContain("notes.txt");
    expect(err).toContain("mixed.mp: 2 pictures, 6 left out");
    const paths = (name: string) => readZip(cli.read(name)).map(({ path }) => path);
    expect(paths("mixed.mp")).toEqual(["config.json", "byeScreen/goodbye.png", "icons/Left_Blend.png"]);

    expect(await cli.run("pack", "mixed", "--fit", "-o", "no.mp")).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--fit needs sharp, which is not installed\. Run npm install sharp/),
    });
    symlinkSync(join(import.meta.dirname, "../../node_modules/sharp"), cli.path("node_modules/sharp"));
    const fitted = await cli.run("pack", "mixed", "--fit", "-o", "fitted.mp");
    expect(fitted.out).toContain("left out: goodbye final v2.heic\n    It can't be opened.");
    const hot = readZip(cli.read("fitted.mp")).find(({ path }) => path === "customization/Hot.png");
    expect(readPng(hot?.bytes ?? new Uint8Array())).toMatchObject({ width: 460, height: 485 });

    // Drawings are as sharp as in the wizard, and stay clear where they have the exact size.
    const half = '<rect width="50%" height="100%"/></svg>';
    cli.put("drawn/Left blend.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 38">${half}`);
    cli.put("drawn/Hot.svg", `<svg xmlns="http://www.w3.org/2000/svg" width="460" height="485">${half}`);
    await cli.run("pack", "drawn", "--fit");
    const drawn = readZip(cli.read("drawn.mp"));
    const pixels = (path: string, columns: readonly number[]) => {
      const { data } = readPng(drawn.find((each) => each.path === path)?.bytes ?? new Uint8Array());
      return columns.map((x) => [...data.subarray(4 * x, 4 * x + 4)]);
    };
    expect(pixels("customization/Hot.png", [10, 450])).toEqual([
      [0, 0, 0, 255],
      [0, 0, 0, 0],
    ]);
    const [[dark = 0] = [], [light = 0] = []] = pixels("icons/Left_Blend.png", [148, 153]);
    expect(light - dark).toBeGreaterThan(100);
  });

  it("leaves out a file that is too large to be read", async () => {
    cli.put("vast/big.png", png(302, 485));
    truncateSync(cli.path("vast/big.png"), 3 * 2 ** 30);
    expect(await cli.run("pack", "vast")).toMatchObject({
      code: 1,
      out: "  left out: big.png\n    It is larger than 256 MiB.\n",
    });
    rmSync(cli.path("vast"), { recursive: true });
  });

  it("writes nothing with --strict or --dry-run, replaces nothing, and leaves nothing half written", async () => {
    putDesign("whole");
    rmSync(cli.path("whole/icons/Left_Blend.png"));
    const strict = await cli.run("pack", "whole", "--strict", "-o", "strict.mp");
    expect(strict).toMatchObject({ code: 1, err: expect.stringContaining("No picture for: blends.left") });
    expect((await cli.run("pack", "whole", "--dry-run", "-o", "strict.mp")).code).toBe(0);
    cli.put("bye/bye.png", png(1024, 768));
    const bye = await cli.run("pack", "bye", "--strict", "--json", "-o", "strict.mp");
    expect(bye.code).toBe(1);
    expect(JSON.parse(bye.out)).toMatchObject({
      isWritten: false,
      pictures: [{ folder: "byeScreen", status: "packed" }],
      emptySlots: expect.arrayContaining(["screensaver.1", "blends.left", "hotcupsizes.large"]),
    });
    expect(existsSync(cli.path("strict.mp"))).toBe(false);
    cli.put("there.mp", "someone's");
    const there = await cli.run("pack", "whole", "-o", "there.mp");
    expect(there).toMatchObject({ code: 2, err: expect.stringContaining("there.mp already exists") });
    expect(cli.read("there.mp").toString()).toBe("someone's");
    expect((await cli.run("pack", "whole", "-o", "there.mp", "--force")).code).toBe(0);
    expect((await cli.run("pack", "whole", "-o", "whole/icons/Cold.png/x.mp")).code).toBe(0);
    expect(leftBehind()).toEqual([]);
  });
});

describe("repair", () => {
  it("writes what can be saved beside the file, and what it has written once it does not write again", async () => {
    cli.put("old/Lobby.mp", BROKEN["config-missing"][0]);
    cli.put("old/Bar.mp", BROKEN.dialect[0]);
    const args = ["repair", "old/Lobby.mp", "old/Bar.mp", "--created-at", CREATED];
    expect(await cli.run(...args)).toMatchObject({ code: 0 });
    expect(sameBytes(cli.read("old/Bar.repaired.mp"), GOOD)).toBe(true);
    expect((await cli.run("check", "old/Lobby.repaired.mp")).code).toBe(0);
    writeFileSync(cli.path("old/Bar.repaired.mp"), "finished");
    rmSync(cli.path("old/Lobby.repaired.mp"));
    expect(await cli.run(...args)).toMatchObject({ code: 0, err: expect.stringContaining("is kept") });
    expect(cli.read("old/Bar.repaired.mp").toString()).toBe("finished");
    expect((await cli.run("check", "old/Lobby.repaired.mp")).code).toBe(0);
    expect(cli.read("old/Lobby.mp").equals(BROKEN["config-missing"][0])).toBe(true);
  });

  it("repairs all packages in a folder, and keeps those that are there", async () => {
    cli.put("shelf/Bar.mp", BROKEN.dialect[0]);
    cli.put("shelf/Floor 2/Lobby.mp", BROKEN["config-missing"][0]);
    cli.put("shelf/notes.txt", "");
    expect(await cli.run("repair", "shelf", "-o", "one.mp")).toMatchObject({ code: 2 });
    expect(await cli.run("repair", "shelf")).toMatchObject({ code: 0, err: "" });
    expect(sameBytes(cli.read("shelf/Bar.repaired.mp"), GOOD)).toBe(true);
    expect((await cli.run("check", "shelf/Floor 2/Lobby.repaired.mp")).code).toBe(0);
    expect(await cli.run("repair", "shelf")).toMatchObject({
      code: 0,
      err: expect.stringContaining("shelf/Bar.repaired.mp already exists and is kept"),
    });
    const all = readdirSync(cli.path("shelf"), { recursive: true });
    expect(all.filter((name) => name.includes(".repaired"))).toHaveLength(2);
  });

  it("never replaces one repaired file by another", async () => {
    cli.put("twins/Lobby.mp", BROKEN.dialect[0]);
    cli.put("twins/Lobby.zip", BROKEN["config-missing"][0]);
    const args = ["repair", "twins/Lobby.mp", "twins/Lobby.zip"];
    for (const all of [args, [...args, "--force"]]) {
      expect(await cli.run(...all)).toMatchObject({
        code: 2,
        err: expect.stringContaining("twins/Lobby.repaired.mp is already the repaired copy of another file."),
      });
      expect(sameBytes(cli.read("twins/Lobby.repaired.mp"), GOOD)).toBe(true);
    }
  });

  it("cuts a name that it takes from the file if it is too long", async () => {
    cli.put(`${"long".repeat(40)}.mp`, BROKEN["config-missing"][0]);
    expect(await cli.run("repair", `${"long".repeat(40)}.mp`, "-o", "cut.mp")).toMatchObject({ code: 0 });
    expect(await cli.run("check", "cut.mp")).toMatchObject({ code: 0 });
  });

  it("stops cleanly at Ctrl-C, and goes on where it was", async () => {
    const names = Array.from({ length: 12 }, (_, at) => `stopped/${at}.mp`);
    for (const name of names) cli.put(name, BROKEN.dialect[0]);
    const child = spawn(process.execPath, [cli.command, "repair", ...names], { cwd: cli.folder });
    child.stdout.once("data", () => child.kill("SIGINT"));
    expect((await once(child, "exit"))[0]).toBe(130);
    const repaired = () => readdirSync(cli.path("stopped")).filter((name) => name.endsWith(".repaired.mp"));
    expect(repaired().length).toBeGreaterThan(0);
    expect(repaired().length).toBeLessThan(names.length);
    expect(leftBehind()).toEqual([]);
    expect((await cli.run("repair", ...names)).code).toBe(0);
    expect(repaired()).toHaveLength(names.length);
    for (const name of repaired()) expect(sameBytes(cli.read(`stopped/${name}`), GOOD)).toBe(true);
  });

  it("says what it can't repair", async () => {
    cli.put("no.mp", BROKEN["not-zip"][0]);
    expect(await cli.run("repair", "no.mp")).toMatchObject({
      code: 1,
      err: expect.stringContaining("Nothing in it can be saved. This is not a media package."),
    });
    cli.put("damaged.mp", BROKEN["png-damaged"][0]);
    const damaged = await cli.run("repair", "damaged.mp");
    expect(damaged).toMatchObject({ code: 1, out: expect.stringContaining("not saved: ") });
    expect((await cli.run("check", "damaged.repaired.mp")).code).toBe(0);
    cli.put("sizes.mp", BROKEN["size-unknown"][0]);
    expect(await cli.run("repair", "sizes.mp")).toMatchObject({
      code: 1,
      err: "sizes.mp: This can't be repaired, so nothing was written.\n",
    });
    expect(existsSync(cli.path("sizes.repaired.mp"))).toBe(false);
    cli.put("fine.mp", GOOD);
    expect(await cli.run("repair", "fine.mp")).toMatchObject({
      code: 0,
      out: "fine.mp: nothing to repair\n",
    });
    cli.put("empty.mp", BROKEN["place-empty"][0]);
    expect(await cli.run("repair", "empty.mp")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/nothing to repair\nempty.mp: incomplete, 1 note\n.*\n {4}blends.left\n/),
    });
    cli.put("half.mp", BROKEN["cut-off"][0]);
    const half = await cli.run("repair", "half.mp");
    expect(half.code).toBe(1);
    const [, saved, all] = half.out.match(/with (\d+) of (\d+) pictures/) ?? [];
    expect(Number(all)).toBe(ENTRIES.length - 1);
    expect(half.out.match(/^ {2}not saved: /gm)).toHaveLength(Number(all) - Number(saved));
    cli.put("cut.mp", GOOD.slice(0, 200));
    expect((await cli.run("check", "cut.mp")).out).not.toContain("brewscreen repair");
  });
});

describe("unpack", () => {
  it.each(["round", "./-round"])("gives the pictures that pack makes the same package of: %s", async (to) => {
    cli.put("Round.mp", GOOD);
    const unpacked = await cli.run("unpack", "Round.mp", "-o", to);
    expect(unpacked.code).toBe(0);
    const [, typed = ""] = unpacked.err.match(/^To pack it again: brewscreen (.+)$/m) ?? [];
    expect((await cli.run(...typed.split(" "))).code).toBe(0);
    expect(sameBytes(cli.read(`${to}.mp`), GOOD)).toBe(true);
    expect((await cli.run("unpack", "Round.mp", "-o", to)).code).toBe(2);
  });

  it("says how to pack again, whatever config.json says", async () => {
    const config = (packageName: string, createdAt: string) => ({
      path: "config.json",
      data: new TextEncoder().encode(JSON.stringify({ packageName, createdAt })),
    });
    const left = { path: "icons/Left_Blend.png", data: picture(ICON) };
    for (const [name, createdAt, options] of [
      ["-off", "2026-11-26T10:30:00+01:00", "--name=-off --created-at 2026-11-26T09:30:00.000Z"],
      ["x".repeat(101), "yesterday", ""],
    ] as const) {
      cli.put("said.mp", rawZip([config(name, createdAt), left]));
      rmSync(cli.path("said"), { recursive: true, force: true });
      const { code, err } = await cli.run("unpack", "said.mp");
      const [, typed = ""] = err.match(/^To pack it again: brewscreen (.+)$/m) ?? [];
      expect(typed).toBe(["pack said", options, "-o said.mp"].filter(Boolean).join(" "));
      expect(code).toBe(0);
      expect((await cli.run(...typed.split(" "), "-o", "unused.mp", "--dry-run")).code).toBe(0);
    }
  });

  it("names what it leaves out, and why, but not what systems add", async () => {
    const data = picture(ICON);
    cli.put(
      "odd.mp",
      rawZip([
        ENTRIES[0] ?? { path: "config.json" },
        { path: "icons/Left_Blend.png", data },
        { path: "icons/left_blend.png", data: picture(ICON, 3) },
        { path: "icons", data },
        { path: "icons/cut.png", data, both: { crc32: 7 } },
        { path: "icons/secret.png", data, both: { flags: 1 } },
        { path: "notes.txt", data: Uint8Array.of(1) },
        { path: "__MACOSX/._config.json", data: Uint8Array.of(1) },
      ]),
    );
    const { code, err } = await cli.run("unpack", "odd.mp");
    expect(code).toBe(1);
    expect(lines(err).slice(0, -1)).toEqual([
      "left out: icons/left_blend.png, another file has the same name",
      "left out: icons, another file has the same name",
      "left out: icons/cut.png, damaged",
      "left out: icons/secret.png, protected with a password",
      "left out: notes.txt, not a PNG",
      "odd: 1 picture",
    ]);
    expect(leftBehind()).toEqual([]);
  });

  it("writes nothing outside of its folder", async () => {
    cli.put("inner/unsafe.mp", BROKEN["entry-unsafe"][0]);
    await cli.run("unpack", "inner/unsafe.mp", "-o", "inner/out");
    expect(readdirSync(cli.path("inner")).sort()).toEqual(["out", "unsafe.mp"]);
    expect(leftBehind()).toEqual([]);
  });
});

it("template has a drawing of every slot's size, under the name that pack recognises, and keeps what is there", async () => {
  expect((await cli.run("template", "--counts", "hotcupsizes=4")).code).toBe(0);
  const machine = describeMachine(CLASSIC_MODEL);
  for (const { id, initialCount, arrangements } of machine.categories) {
    const count = id === "hotcupsizes" ? 4 : initialCount;
    const arrangement = arrangements.find((one) => one.count === count) ?? arrangements[0];
    const { width = 0, height = 0 } = arrangement ?? {};
    for (const { image } of arrangement?.slots ?? []) {
      const drawn = cli.read(`templates/${image.replace(".png", ".svg")}`).toString();
      expect(drawn).toContain(`width="${width}" height="${height}" viewBox`);
      cli.put(`templates/${image}`, png(width, height));
    }
  }
  const packed = await cli.run("pack", "templates", "--strict", "--fit", "-o", "templates.mp");
  expect(packed).toMatchObject({ code: 0 });
  cli.put("templates/Blend Images/Left_Blend.svg", "drawn on");
  const again = await cli.run("template", "--counts", "hotcupsizes=4");
  expect(again.err).toContain("0 templates written, 21 already there and kept");
  expect(cli.read("templates/Blend Images/Left_Blend.svg").toString()).toBe("drawn on");
  const other = await cli.run("template", "--counts", "hotcupsizes=2");
  expect(other.err.match(/^.+ is kept, but is not 460x485\./gm)).toEqual(
    ["regular", "large"].map(
      (name) => `templates/Hot Cup Size Images/${name}.svg is kept, but is not 460x485.`,
    ),
  );
  expect(await cli.run("template", "--counts", "hotcupsizes=9")).toMatchObject({ code: 2 });
});

describe("the command", () => {
  it("lists the machine's slots, as data too", async () => {
    const { out } = await cli.run("machine", "--json");
    expect(JSON.parse(out)).toEqual(describeMachine(CLASSIC_MODEL));
    const { out: table } = await cli.run("machine");
    for (const category of CLASSIC_MODEL.categories)
      for (const { places } of category.arrangements)
        for (const { slot } of places)
          if (category.kind === "slots") expect(table).toContain(`${category.id}.${slot} `);
  });

  it.each([
    [["chek"], 'There is no command "chek". Did you mean check?'],
    [["check"], "Name the packages to check"],
    [["check", "--nope", "x"], "--nope"],
    [["check", "empty"], "There is no package (.mp) in empty."],
    [["repair", "empty"], "There is no package (.mp) in empty."],
    [["pack"], "Name one folder"],
    [["pack", "empty", "-o", "Lobby.zip"], "-o Lobby.mp"],
    [["pack", "empty", "--name", ""], "The package has no name. Add one: --name Lobby"],
    [["pack", "empty", "--name", "x".repeat(101)], "The package's name is too long."],
    [["many", "a.brewscreen"], "Name a design and a table"],
    [["many", "empty", "b.csv"], "empty: It is a folder, not a file."],
    [["many", "a.brewscreen", "b.csv", "--browser", "/none"], "/none was not found. Install one"],
    [["many", "a.brewscreen", "b.csv", "-o", "b.csv"], "b.csv is a file. Name a folder with -o."],
    [["pack", "nowhere"], "nowhere: No such file or folder."],
    [["pack", "nowhere", "--created-at", "soon"], "nowhere"],
    [["check", `${"x".repeat(300)}.mp`], "x.mp: Its name is too long."],
    [["unpack", "Good.mp", "-o", "b.csv/out"], "b.csv: It is a file, not a folder."],
    [["check", "circle.mp"], "circle.mp: The system reports an error (ELOOP)."],
    [["repair", "a.brewscreen", "--created-at", "03.04.2026"], '"03.04.2026" is not a date.'],
    [["repair", "a.brewscreen", "--created-at", "2026-04-03T09:30"], '"2026-04-03T09:30" is not a date.'],
    [["repair", "a.brewscreen", "--created-at", "2026-02-30"], '"2026-02-30" is not a date.'],
  ])("%j is answered with 2 and what to do", async (args, words) => {
    mkdirSync(cli.path("empty"), { recursive: true });
    cli.put("a.brewscreen", "");
    cli.put("b.csv", "");
    cli.put("Good.mp", GOOD);
    rmSync(cli.path("circle.mp"), { force: true });
    symlinkSync("circle.mp", cli.path("circle.mp"));
    expect(await cli.run(...args)).toMatchObject({ code: 2, out: "", err: expect.stringContaining(words) });
  });

  it.runIf(existsSync("/dev/full")).each([
    ['"$0" "$1" machine > /dev/full', "The output is incomplete (ENOSPC)."],
    ['ulimit -f 1; "$0" "$1" repair dialect.mp', "dialect.repaired.mp: The system reports an error (EFBIG)."],
  ])("fails, and says what it couldn't write: %s", (script, said) => {
    cli.put("dialect.mp", BROKEN.dialect[0]);
    const args = ["-c", script, process.execPath, cli.command];
    const { status, stderr } = spawnSync("sh", args, { cwd: cli.folder, encoding: "utf8" });
    expect([status, stderr]).toEqual([2, `${said}\n`]);
  });

  it("helps with every command", async () => {
    const { out } = await cli.run("--help");
    for (const name of Object.keys(HELP_TEXTS).filter((name) => name !== "")) {
      expect(out).toContain(`\n  brewscreen ${name} `);
      expect(await cli.run(name, "--help")).toMatchObject({
        code: 0,
        out: expect.stringContaining(`brewscreen ${name}`),
      });
    }
  });
});

describe("many", () => {
  const putBrowser = (name: string, script: string) => {
    cli.put(name, `#!${process.execPath}\n${script}`);
    chmodSync(cli.path(name), 0o755);
    cli.put("some.brewscreen", "");
    cli.put("some.csv", "");
    return cli.path(name);
  };

  it("serves nothing outside its own folder to whoever finds its port", async () => {
    const paths = ["..%2f../package.json", "x/x%2f../x%2f../x%2f../package.json"];
    const browser = putBrowser(
      "asks",
      `const { origin } = new URL(process.argv.at(-1));
const statusOf = async (path) => (await fetch(origin + "/" + path)).status;
Promise.all(${JSON.stringify(paths)}.map(statusOf)).then((all) =>
  require("node:fs").writeFileSync("statuses.json", JSON.stringify(all)));
`,
    );
    await cli.run("many", "some.brewscreen", "some.csv", "--browser", browser);
    expect(JSON.parse(cli.read("statuses.json").toString())).toEqual([404, 404]);
  });

  it("takes a picture from the folder that a cell names, or from the table's, and from nowhere else", async () => {
    const cells = [
      ...["Lobby/left.png", "Bar\\left.png", "C:\\Terrace\\left.png", "/left.png", "../outside.png"],
      ...["lobby/LEFT.PNG", "Bar/left", "D:\\Cafe\u0301\\left.png", "Lobby/../left.png", "Lobby", ".."],
    ];
    const browser = putBrowser(
      "takes",
      `const { origin, hash } = new URL(process.argv.at(-1));
const textOf = async (cell) =>
  (await fetch(origin + "/job/" + hash.slice(1) + "/picture/" + encodeURIComponent(cell))).text();
Promise.all(${JSON.stringify(cells)}.map(textOf)).then((all) =>
  require("node:fs").writeFileSync("taken.json", JSON.stringify(all)));
`,
    );
    cli.put("inside/some.csv", "");
    const [lobby, bar] = ["inside/Lobby/left.png", "inside/Bar/left.png"];
    const [cafe, left] = ["inside/Caf\u00e9/left.png", "inside/left.png"];
    for (const name of [lobby, bar, cafe, left, "outside.png"]) cli.put(name, name);
    await cli.run("many", "some.brewscreen", "inside/some.csv", "--browser", browser);
    const taken = [lobby, bar, left, left, "", lobby, bar, cafe, left, "", ""];
    expect(JSON.parse(cli.read("taken.json").toString())).toEqual(taken);
  });

  it("ends if the page crashes and its browser goes on", async () => {
    const browser = putBrowser(
      "crashes",
      `const { origin, hash } = new URL(process.argv.at(-1));
fetch(origin + "/job/" + hash.slice(1) + "/alive").then(({ body }) => body.cancel());
setInterval(() => {}, 1000);
`,
    );
    expect(await cli.run("many", "some.brewscreen", "some.csv", "--browser", browser)).toEqual({
      code: 2,
      out: "",
      err: `${browser} quit or crashed before all packages were created. Run the command again to continue.\n`,
    });
  });

  it("starts no browser once Ctrl-C was pressed", async () => {
    const browser = putBrowser("starts", `require("node:fs").writeFileSync("started", "");`);
    execFileSync("mkfifo", [cli.path("slow.csv")]);
    const args = ["many", "some.brewscreen", "slow.csv", "--browser", browser];
    const child = spawn(process.execPath, [cli.command, ...args], { cwd: cli.folder });
    const ended = once(child, "exit");
    // Opens as soon as the command reads it.
    const table = await open(cli.path("slow.csv"), "w");
    child.kill("SIGINT");
    await table.close();
    expect((await ended)[0]).toBe(130);
    expect(existsSync(cli.path("started"))).toBe(false);
  });
});
