import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import type { JSHandle } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import type * as Library from "../../cli/types.ts";
import { buildManyCommand } from "../../scripts/build-cli.ts";
import { type InstalledCli, installCli } from "../cli/installed.ts";
import { ICON, picture } from "../support/broken-packages.ts";
import { png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";

/* The npm package in a browser. */

const LIBRARY = "node_modules/brewscreen/dist/index.js";
const { open } = browserForTests();
let cli: InstalledCli;
beforeAll(async () => {
  cli = await installCli();
  await buildManyCommand(join(cli.installed, "dist"));
  cli.put("Lobby.brewscreen", readFileSync(join(import.meta.dirname, "../store/files/design.brewscreen")));
});
afterAll(() => cli.remove());

const pictureOf = (name: string, path: string) => {
  const found = readZip(cli.read(`out/${name}.mp`)).find((entry) => entry.path === path);
  return Buffer.from(found?.bytes ?? []);
};

it("`brewscreen many` makes a package for each good row, letters names, keeps what is there, and says what is wrong", async () => {
  const readme = cli.read("node_modules/brewscreen/README.md").toString();
  const [, table = ""] = readme.match(/```csv\n([^`]*)```/) ?? [];
  cli.put("machines.csv", table);
  cli.put("pool.png", picture(ICON));
  const [example = ""] = readme.match(/\$ npx brewscreen many .*\n.*/g) ?? [];
  const [typed = "", said] = example.split("\n");
  const first = await cli.run(...typed.replace("$ npx brewscreen ", "").split(" "));
  expect(first).toEqual({ code: 0, out: "", err: `${said}\n` });
  expect((await cli.run("check", "out", "--strict")).code).toBe(0);
  const left = "icons/Left_Blend.png";
  expect(pictureOf("Bar", left).equals(pictureOf("Terrace", left))).toBe(false);
  expect(pictureOf("Pool", left).equals(Buffer.from(picture(ICON)))).toBe(true);
  const hot = "customization/Hot.png";
  expect(pictureOf("Bar", hot).equals(pictureOf("Pool", hot))).toBe(true);
  expect(pictureOf("Bar", hot).equals(pictureOf("Terrace", hot))).toBe(false);

  const before = cli.read("out/Bar.mp");
  cli.put(
    "machines.csv",
    "Machine Name,name:blends:left,Nonsense\nBar,Other,4711\nDeck,Sumatra\nDeck,Twice\n",
  );
  const again = await cli.run("many", "Lobby.brewscreen", "machines.csv", "-o", "out");
  expect(again.code).toBe(1);
  expect(again.err).toContain('Unknown columns are left out: "Nonsense".\n');
  expect(again.err).toContain("Deck");

  cli.put("alike.csv", "Machine name\na/b\na:b c\na/b c\n");
  await cli.run("many", "Lobby.brewscreen", "alike.csv", "-o", "alike");
  expect(readdirSync(cli.path("alike")).sort()).toEqual(["a_b c (2).mp", "a_b c.mp", "a_b.mp"]);
  cli.put("twice.csv", "Machine name,Word: Hot,Word: Hot\nSpa,A,B\n");
  expect(await cli.run("many", "Lobby.brewscreen", "twice.csv", "-o", "out")).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      'no such column, or the table has it twice: "Word: Hot". The columns are:\n  Machine name\n',
    ),
  });
  cli.put("bare.csv", "Gym;House;Oat;Decaf\n");
  expect(await cli.run("many", "Lobby.brewscreen", "bare.csv", "-o", "bare")).toMatchObject({
    code: 0,
    err: expect.stringMatching(/^The table has no headings\. .* Blends Selection Left: name, /),
  });
  cli.put("empty.csv", "Machine name\n");
  expect(await cli.run("many", "Lobby.brewscreen", "empty.csv", "-o", "out")).toMatchObject({
    code: 2,
    err: "empty.csv: The table has no rows.\n",
  });

  cli.put("missing.csv", "Machine Name,picture:blends:left\nSauna,gone.png\n");
  const missing = await cli.run("many", "Lobby.brewscreen", "missing.csv", "-o", "out");
  expect(missing.err).toContain(": gone.png is not in the table's folder.");
  expect(cli.read("out/Bar.mp").equals(before)).toBe(true);
  expect(readdirSync(cli.path("out")).filter((name) => name.includes(".part"))).toEqual([]);

  cli.put("no.brewscreen", "no design");
  const refused = await cli.run("many", "no.brewscreen", "machines.csv", "-o", "none");
  expect(refused).toMatchObject({
    code: 2,
    err: expect.stringContaining("no.brewscreen: It isn't a design."),
  });
});

it("`brewscreen many` says what the web app would of a table's encoding, of packages that lack images, and of long names", async () => {
  // "Łódź" in windows-1250.
  cli.put("regional.csv", Buffer.from("Machine name\n\xa3\xf3d\x9f\nBar\nSpa\nGym\n", "latin1"));
  const { "design.json": json = new Uint8Array(), ...files } = unzipSync(cli.read("Lobby.brewscreen"));
  const design = JSON.parse(new TextDecoder().decode(json));
  const bare = new TextEncoder().encode(JSON.stringify({ ...design, lists: {} }));
  cli.put("Bare.brewscreen", zipSync({ "design.json": bare, ...files }));
  const { code, err } = await cli.run("many", "Bare.brewscreen", "regional.csv", "-o", "regional");
  expect(code).toBe(0);
  expect(err).toContain("is read as windows-1252.");
  expect(err.match(/: The media package has no image for: Screensaver\./g)).toHaveLength(4);
  expect(err).toContain("1 more: The media package has no image for: Screensaver.");

  const long = "x".repeat(300);
  cli.put("long-names.csv", `Machine name\n${long}\n${long}\n`);
  expect((await cli.run("many", "Lobby.brewscreen", "long-names.csv", "-o", "long")).code).toBe(1);
});

it("`brewscreen many` ends if its page crashes", async () => {
  const names = Array.from({ length: 500 }, (_, at) => `Bar ${at},Blend ${at}`);
  cli.put("long.csv", ["Machine name,Blends Selection Left: name", ...names].join("\n"));
  const args = ["many", "Lobby.brewscreen", "long.csv", "-o", "crashed"];
  const env = { ...process.env, TMPDIR: cli.folder };
  const child = spawn(process.execPath, [cli.command, ...args], { cwd: cli.folder, env });
  const ended = once(child, "exit");
  await expect.poll(() => existsSync(cli.path("crashed"))).toBe(true);
  execFileSync("pkill", ["-KILL", "-f", `[-]-type=renderer .*--user-data-dir=${cli.folder}/`]);
  expect(await ended).toEqual([2, null]);
});

/** Runs in a page and in Node. */
async function packAndCheck({ library, left }: { library: typeof Library; left: readonly number[] }) {
  const { pack, check, repair, machines } = library;
  const createdAt = new Date("2026-01-02T03:04:05.000Z");
  const made = await pack({
    packageName: "Lobby",
    createdAt,
    slots: { "blends.left": Uint8Array.from(left) },
  });
  if (!made.ok) throw new Error(made.problem.detail);
  const repaired = await repair(made.bytes, { createdAt });
  if (!repaired.ok) throw new Error(repaired.reason);
  const { verdict, packageName } = await check(repaired.bytes);
  return { bytes: [...made.bytes], verdict, packageName, machines: machines.length };
}

it("the library makes the same bytes in a page as in Node, and reads them", async () => {
  const { page } = await open(LIGHT_PAGE);
  await page.route("**/library.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: cli.read(LIBRARY) }),
  );
  const left = [...png(302, 485)];
  const library = (await page.evaluateHandle('import("/library.js")')) as JSHandle<typeof Library>;
  const inPage = await page.evaluate(packAndCheck, { library, left });
  expect(inPage).toMatchObject({ verdict: "incomplete", packageName: "Lobby", machines: 1 });
  expect(inPage).toEqual(await packAndCheck({ library: await import(cli.path(LIBRARY)), left }));
});
