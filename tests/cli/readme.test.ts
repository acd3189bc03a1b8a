import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HELP_TEXTS } from "../../cli/help.ts";
import { BROKEN, GOOD, ICON, picture } from "../support/broken-packages.ts";
import { png } from "../support/png.ts";
import { serve } from "../support/workerd.ts";
import { type InstalledCli, installCli } from "./installed.ts";

const run = promisify(execFile);
const TSC = join(import.meta.dirname, "../../node_modules/typescript/bin/tsc");

let cli: InstalledCli;
beforeAll(async () => {
  cli = await installCli();
  cli.put("pictures/blend links.png", picture(ICON));
  cli.put("pictures/blend right.png", picture(ICON, 3));
  cli.put("pictures/hot.png", png(460, 485));
  cli.put("pictures/kalt.png", png(800, 600));
  cli.put("pictures/Lobby screensaver.png", png(1024, 768));
  cli.put("pictures/pouring hot.png", png(1024, 485));
  cli.put("old/Terrace.mp", BROKEN["config-missing"][0]);
  cli.put("old/photo.mp", picture(ICON));
});
afterAll(() => cli.remove());

const blocks = (kind: string): string[] => {
  const readme = cli.read("node_modules/brewscreen/README.md").toString();
  return [...readme.matchAll(new RegExp(`^\`\`\`${kind}\n([^]*?)^\`\`\``, "gm"))].map(
    ([, text = ""]) => text,
  );
};

describe("the README", () => {
  it("shows what its commands print", async () => {
    const examples = blocks("console");
    for (const name of Object.keys(HELP_TEXTS).filter((name) => name !== ""))
      expect(examples.some((each) => each.startsWith(`$ npx brewscreen ${name}`))).toBe(true);
    for (const example of examples.filter((each) => !each.includes("brewscreen many"))) {
      const [typed = "", ...shown] = example.trimEnd().split("\n");
      const args = typed.replace("$ npx brewscreen ", "").split(" ");
      const { out, err } = await cli.run(...args);
      // An ellipsis stands for what is left out.
      const pattern = shown
        .join("\n")
        .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
        .replaceAll("…", "[^]*?");
      expect(out + err).toMatch(new RegExp(`^${pattern}\\n$`));
    }
  });

  it("has a program that compiles and runs", async () => {
    const [program = ""] = blocks("ts");
    cli.put("package.json", '{ "type": "module" }');
    cli.put("example.ts", program);
    await compile("example.ts");
    const { stdout } = await run(process.execPath, ["example.ts"], { cwd: cli.folder });
    expect(stdout).toBe("incomplete 0\n0\nblends.left blends.middle blends.right 302x485\n");
  });
});

const compile = (file: string) =>
  run(
    process.execPath,
    [
      TSC,
      ...["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--module", "nodenext", "--types", "node"],
      ...["--typeRoots", join(import.meta.dirname, "../../node_modules/@types"), file],
    ],
    { cwd: cli.folder },
  ).catch(({ stdout }) => Promise.reject(new Error(stdout)));

describe("the library", () => {
  it("has types that refuse unknown ids and a missing name", async () => {
    cli.put(
      "types.ts",
      `import { pack } from "brewscreen";
      const bytes = new Uint8Array();
      pack({ packageName: "Lobby", slots: { "blends.left": bytes }, files: [{ category: "byeScreen", bytes }] });
      // @ts-expect-error
      pack({ packageName: "Lobby", slots: { icon_0: bytes } });
      // @ts-expect-error
      pack({ packageName: "Lobby", files: [{ category: "icon_0", bytes }] });
      // @ts-expect-error
      pack({ slots: { "blends.left": bytes } });`,
    );
    await compile("types.ts");
  });

  it("returns every mistake in an order", async () => {
    cli.put("package.json", '{ "type": "module" }');
    cli.put(
      "mistakes.js",
      `import { readFile } from "node:fs/promises";
      import { pack } from "brewscreen";
      const bytes = new Uint8Array();
      const orders = [
        undefined, {}, { packageName: 7 }, { packageName: "Lobby" }, { packageName: "x".repeat(300) },
        { packageName: "Lobby", slots: { "blends.left": undefined } },
        { packageName: "Lobby", slots: { "blends.left": "a.png" } },
        { packageName: "Lobby", slots: { "blends.left": bytes } },
        { packageName: "Lobby", slots: { "blends.lefd": bytes } },
        { packageName: "Lobby", files: [{ category: "icon", bytes }] },
        { packageName: "Lobby", files: [{ category: "icons" }] },
        { packageName: "Lobby", slots: { "blends.left": bytes }, createdAt: new Date("soon") },
        { packageName: "Lobby", slots: null },
        { packageName: "Lobby", files: {} },
        { packageName: "Lobby", files: [{ bytes }] },
        { packageName: "Lobby", files: [{ category: "icons", name: 7, bytes }] },
        { packageName: "Lobby", files: [{ category: "icons", name: "x".repeat(1025), bytes }] },
      ];
      const left = await readFile("pictures/blend links.png");
      const icons = Array.from({ length: 65 }, () => ({ category: "icons", bytes: left }));
      const screens = icons.slice(0, 6).map((each) => ({ ...each, category: "screensaver" }));
      orders.push({ packageName: "Lobby", files: icons }, { packageName: "Lobby", files: screens });
      for (const order of orders) {
        const { ok, problem } = await pack(order);
        console.log(ok, problem.code, problem.pointer, problem.detail);
      }`,
    );
    const { stdout } = await run(process.execPath, ["mistakes.js"], { cwd: cli.folder });
    const said = stdout.trim().split("\n");
    expect(said.map((line) => line.split(" ").slice(0, 3).join(" "))).toEqual([
      ...Array(3).fill("false package-name-missing /packageName"),
      "false files-missing ",
      "false package-name-too-long /packageName",
      "false files-missing ",
      ...Array(2).fill("false not-png /slots/blends.left"),
      "false unknown-slot /slots/blends.lefd",
      "false unknown-category /files/0",
      "false not-png /files/0",
      "false created-at-invalid /createdAt",
      "false files-missing /slots",
      "false files-missing /files",
      "false unknown-category /files/0",
      ...Array(2).fill("false file-name-invalid /files/0"),
      "false too-many-files /files",
      "false category-full /files",
    ]);
    expect(stdout).not.toMatch(/GET |POST |JSON|wizard/);
  });

  it("works in a worker, without anything of Node's", async () => {
    const library = cli.read("node_modules/brewscreen/dist/index.js").toString();
    expect(library).not.toMatch(/\bnode:|\brequire\(|\bprocess\./);
    const served = await serve(`${library}
      export default { async fetch(request) {
        if (request.method !== "POST") return new Response();
        const file = new Uint8Array(await request.arrayBuffer());
        const { verdict } = await check(file);
        const saved = await repair(file);
        const made = await pack({ packageName: "Lobby", slots: { "icon_0": file } });
        return Response.json({ verdict, length: saved.bytes.length, code: made.problem.code, machines: machines.length });
      } };`);
    const answer = await fetch(served.url, { method: "POST", body: GOOD });
    const said = await answer.json();
    await served.stop();
    expect(said).toEqual({ verdict: "good", length: GOOD.length, code: "unknown-slot", machines: 1 });
  });
});

it("the npm package holds what it needs and nothing else, and runs nothing when it is installed", async () => {
  const { stdout } = await run("npm", ["pack", "--dry-run", "--json"], { cwd: cli.installed });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  expect(files.map(({ path }) => path).sort()).toEqual([
    "README.md",
    "dist/brewscreen.js",
    "dist/index.d.ts",
    "dist/index.js",
    "dist/third-party-notices.txt",
    "output.schema.json",
    "package.json",
  ]);
  const bundles = ["brewscreen.js", "index.js"].map((file) =>
    cli.read(`node_modules/brewscreen/dist/${file}`),
  );
  const libraries = [...bundles.join().matchAll(/node_modules\/([\w@-]+)/g)].map(([, name]) => name);
  expect([...new Set(libraries)]).toEqual(["fflate"]);
  const manifest = JSON.parse(cli.read("node_modules/brewscreen/package.json").toString());
  expect(manifest.scripts).toBeUndefined();
  expect(manifest.dependencies).toBeUndefined();
  writeFileSync(cli.path("use.mjs"), 'import "brewscreen/output.schema.json" with { type: "json" };');
  await run(process.execPath, [cli.path("use.mjs")]);
});
