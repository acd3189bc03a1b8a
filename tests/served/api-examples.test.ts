import { execFile, spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBytesSource } from "../../shared/archive/source.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { formatCurlCommand } from "../../shared/package/curl-command.ts";
import { placePictures, readPackage } from "../../shared/package/read-package.ts";
import { createImageZip, loadImages } from "../../web/exports/load-images.ts";
import { packOnDevice } from "../../web/exports/media-package.ts";
import { createPackageRequest } from "../../web/exports/package-request.ts";
import { imagesOfPlan, planExport, slotsOfPlan } from "../../web/exports/plan.ts";
import { design, image } from "../exports/designs.ts";
import { png } from "../support/png.ts";
import { needs } from "../support/programs.ts";
import { readZip } from "../support/read-zip.ts";
import { buildWorker, type Served, serve } from "../support/workerd.ts";
import { unpackInto } from "../support/zip-readers.ts";

/* The API's examples, on the wizard's image zip as a foreign program unpacks it. */

const ROOT = join(import.meta.dirname, "../..");
const EXAMPLES = join(ROOT, "shared/package/examples");
const SITE = "https://brewscreen.example";
const example = (name: string): string => readFileSync(join(EXAMPLES, name), "utf8");
/** With the address of the server that runs. */
const hereOf = (text: string): string => text.replaceAll(SITE, served.url);

const SAVERS = "/images/defaults/generic/screensavers";
const readDefault = (path: string) => new Uint8Array(readFileSync(join(ROOT, "public", path)));

/** A design with these counts of cups, and what the review makes of it. */
async function exported(counts: Readonly<Record<string, number>>) {
  const screensaver = ["first-light", "roastery"].map((name) => image(`${SAVERS}/${name}.png`));
  const plan = planExport(CLASSIC_MODEL, design({ name: "Lobby", lists: { screensaver }, counts }));
  const { loaded } = await loadImages(imagesOfPlan(plan), async (path) => readDefault(path));
  const made = await packOnDevice(CLASSIC_MODEL, createPackageRequest(CLASSIC_MODEL, plan, loaded));
  if (!made.ok) throw new Error(made.failure.code);
  const zip = await createImageZip(loaded);
  return { plan, zip: await zip.bytes(), mp: await made.file.bytes() };
}

/** A package's pictures by their paths. */
const picturesOf = (mp: Uint8Array): Map<string, Uint8Array> =>
  new Map(
    readZip(mp)
      .slice(1)
      .map(({ path, bytes }) => [path, bytes]),
  );

/** A picture beside the zip's folders, as of somebody who has no design. */
const BESIDE = {
  file: 'more of them/or\\A "welcome", at last; really.PNG',
  path: "screensaver/A_welcome_at_last_really.png",
};

/** Cups of both folders of the package, and of the names that are the same for hot and cold. */
const COUNTS = [
  { hotcupsizes: 2, coldcupsizes: 2 },
  { hotcupsizes: 4, coldcupsizes: 3 },
];

let served: Served;
const folder = mkdtempSync(join(tmpdir(), "api-examples-"));
beforeAll(async () => {
  served = await serve(await buildWorker());
});
afterAll(async () => {
  await served.stop();
  rmSync(folder, { recursive: true });
});

/** The programs that package a folder, and how they are run; PowerShell is on no machine of ours by itself. */
const hasPowerShell = spawnSync("pwsh", ["--version"]).status === 0;
const PROGRAMS = [
  { file: "package.sh", run: ["bash"], options: needs("curl", "unzip") },
  { file: "package.mjs", run: [process.execPath], options: needs("unzip") },
  { file: "package.py", run: ["python3"], options: needs("python3", "unzip") },
  { file: "package.ps1", run: ["pwsh", "-File"], options: { skip: !hasPowerShell } },
] as const;

/** An empty folder, and what a program given with its arguments does in it. */
const makeFolder = () => mkdtempSync(join(folder, "run-"));
const execute = ([program = "", ...rest]: readonly string[], cwd: string) =>
  promisify(execFile)(program, rest, { cwd });
async function runExample(file: string, run: readonly string[], cwd: string) {
  writeFileSync(join(cwd, file), hereOf(example(file)));
  return execute([...run, file, "photos", "Lobby"], cwd);
}
/** Pieces for the examples that are one command. */
const shell = (command: string, cwd: string) => execute(["bash", "-c", hereOf(command)], cwd);

describe("the examples", () => {
  it("stand in the API's document: commands as they are, programs as links", () => {
    const README = readFileSync(join(ROOT, "worker/README.md"), "utf8");
    for (const file of readdirSync(EXAMPLES)) {
      const shown = file.startsWith("package.")
        ? `(../shared/package/examples/${file})`
        : `\n${example(file)}\`\`\`\n`;
      expect(README, file).toContain(shown);
    }
  });

  describe.each(PROGRAMS)("$file", ({ file, run, options }) => {
    it.each(COUNTS)("makes of an image zip what the review makes: %o", options, async (counts) => {
      const { plan, zip, mp } = await exported(counts);
      const cwd = makeFolder();
      writeFileSync(join(cwd, "images.zip"), zip);
      unpackInto("unzip", join(cwd, "images.zip"), join(cwd, "photos"));
      mkdirSync(join(cwd, "photos/more of them"));
      copyFileSync(join(ROOT, `public${SAVERS}/first-light.png`), join(cwd, "photos", BESIDE.file));
      await runExample(file, run, cwd);

      const made = readFileSync(join(cwd, "Lobby.mp"));
      const wanted = picturesOf(mp).set(BESIDE.path, readDefault(`${SAVERS}/first-light.png`));
      const found = picturesOf(made);
      expect([...found.keys()].sort()).toEqual([...wanted.keys()].sort());
      for (const [path, bytes] of wanted)
        expect(Buffer.compare(found.get(path) ?? bytes, bytes), path).toBe(0);
      const { entries } = await readPackage(createBytesSource(made));
      const { placed } = placePictures(CLASSIC_MODEL, entries);
      expect(placed.map(({ category, slot }) => `${category}_${slot}`)).toEqual(
        imagesOfPlan(plan).map(({ id }) => id),
      );
      expect(readdirSync(cwd).sort()).toEqual(["Lobby.mp", "images.zip", file, "photos"].sort());
    });

    it("never drops one of two pictures for a slot", options, async () => {
      const cwd = makeFolder();
      for (const [seed, parent] of ["photos", "photos/old"].entries()) {
        mkdirSync(join(cwd, parent, "Blend Images"), { recursive: true });
        writeFileSync(join(cwd, parent, "Blend Images/Left_Blend.png"), png(302, 485, { seed }));
      }
      const refusal: unknown = await runExample(file, run, cwd).catch((fault) => fault.stderr);
      if (typeof refusal === "string") expect(refusal).toMatch(/duplicate-file|second picture for/);
      else expect(picturesOf(readFileSync(join(cwd, "Lobby.mp"))).size).toBe(2);
    });

    it("shows a refusal, and leaves nothing that looks like a package", options, async () => {
      const cwd = makeFolder();
      mkdirSync(join(cwd, "photos"));
      writeFileSync(join(cwd, "photos/cut.png"), png(302, 485).subarray(0, -9));
      await expect(runExample(file, run, cwd)).rejects.toMatchObject({
        stderr: expect.stringContaining("damaged-png"),
      });
      expect(readdirSync(cwd).sort()).toEqual([file, "photos"].sort());
    });
  });

  it("first.sh makes a package, check.sh finds nothing in it but empty places", needs("curl"), async () => {
    const cwd = makeFolder();
    for (const name of ["left.png", "middle.png", "right, final.png"])
      writeFileSync(join(cwd, name), png(302, 485));
    await shell(example("first.sh"), cwd);
    const { stdout } = await shell(example("check.sh"), cwd);
    const { verdict, findings } = JSON.parse(stdout);
    expect(verdict).toBe("incomplete");
    expect(findings.length).toBeGreaterThan(5);
    for (const { rule, slot } of findings) {
      expect(rule).toBe("place-empty");
      expect(slot).not.toContain("blends");
    }
  });

  it("first.sh shows a refusal, and leaves no package", needs("curl"), async () => {
    const cwd = makeFolder();
    for (const name of ["left.png", "middle.png", "right, final.png"])
      writeFileSync(join(cwd, name), "GIF89a");
    const { stdout } = await shell(example("first.sh"), cwd);
    expect(JSON.parse(stdout)).toMatchObject({ code: "not-png", file: "left.png" });
    expect(readdirSync(cwd)).not.toContain("Lobby.mp");
  });

  it("the review's command makes the review's package of its images", needs("curl", "unzip"), async () => {
    const { plan, zip, mp } = await exported({ hotcupsizes: 3 });
    const cwd = makeFolder();
    writeFileSync(join(cwd, "images.zip"), zip);
    unpackInto("unzip", join(cwd, "images.zip"), cwd);
    const packageName = 'Lobby\'s; "$HOME"';
    await shell(formatCurlCommand({ site: SITE, packageName, pictures: slotsOfPlan(plan) }), cwd);
    const [config, ...files] = readZip(readFileSync(join(cwd, "Lobby's; _$HOME_.mp")));
    const [wantedConfig, ...wanted] = readZip(mp);
    const rowsOf = (entry: typeof config) => JSON.parse(new TextDecoder().decode(entry?.bytes));
    expect(files).toEqual(wanted);
    expect(rowsOf(config).files).toEqual(rowsOf(wantedConfig).files);
    expect(rowsOf(config).packageName).toBe(packageName);
  });
});
