import { execFileSync } from "node:child_process";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { checkCommand } from "../../cli/check.ts";
import { withArchiveSource, writeFileAtomically } from "../../cli/files.ts";
import {
  type Command,
  describeFault,
  EXIT_CODES,
  quoteForShell,
  replaceControlCharacters,
} from "../../cli/run.ts";
import { unpackCommand } from "../../cli/unpack.ts";
import { GOOD } from "../support/broken-packages.ts";

const folder = mkdtempSync(join(tmpdir(), "brewscreen-run-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command in this process, and returns what it says last. */
async function run(command: Command, ...args: string[]) {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const { signal } = new AbortController();
  const code = await command(args, { signal, print: say, say, progress() {} });
  return { code, said: said.at(-1) };
}

it("a device is no package that is damaged", async () => {
  expect(await run(checkCommand, "/dev/null")).toEqual({
    code: EXIT_CODES.error,
    said: "/dev/null: It is a pipe or a device. Save it as a file first.",
  });
});

it("an unpacked folder is as open as others, and named without its last slash", async () => {
  const output = join(folder, "out");
  writeFileSync(join(folder, "Lobby.mp"), GOOD);
  const { code, said } = await run(unpackCommand, join(folder, "Lobby.mp"), "-o", `${output}/`);
  expect([code, said]).toEqual([
    EXIT_CODES.success,
    expect.stringMatching(`pack ${output} .+ -o ${output}.mp$`),
  ]);
  expect(statSync(output).mode).toBe(statSync(join(output, "icons")).mode);
  expect(readFileSync(join(output, "icons/Left_Blend.png")).length).toBeGreaterThan(0);
});

it("a link to a package that is gone does not pass", async () => {
  mkdirSync(join(folder, "links"));
  symlinkSync(join(folder, "gone.mp"), join(folder, "links/Lobby.mp"));
  expect(await run(checkCommand, join(folder, "links"))).toEqual({
    code: EXIT_CODES.error,
    said: `${join(folder, "links/Lobby.mp")}: No such file or folder.`,
  });
});

it("a file that can't be read is named", async () => {
  const read = () => Promise.reject(Object.assign(new Error(), { code: "EIO" }));
  const fault = await withArchiveSource(join(folder, "Lobby.mp"), read).catch((error) => error);
  expect(describeFault(fault)).toMatch(/Lobby\.mp: The disk reports an error\./);
  await expect(run(unpackCommand, folder, "-o", join(folder, "unread"))).rejects.toMatchObject({
    path: folder,
  });
});

it("a file too large to be read is no bug", async () => {
  writeFileSync(join(folder, "vast"), "");
  truncateSync(join(folder, "vast"), 3 * 2 ** 30);
  const fault = await readFile(join(folder, "vast")).catch((error) => error);
  expect(describeFault(fault)).toBe("The file is larger than 2 GiB.");
});

it("a pipe or a folder is not replaced, and a link is followed, even with --force", async () => {
  const path = (name: string) => join(folder, name);
  const { signal } = new AbortController();
  const write = (name: string) => writeFileAtomically(path(name), "new", { signal, force: true });
  mkdirSync(path("folder"));
  execFileSync("mkfifo", [path("pipe")]);
  for (const name of ["folder", "pipe"]) await expect(write(name)).rejects.toThrow("Name another file");
  expect(statSync(path("pipe")).isFIFO()).toBe(true);
  writeFileSync(path("kept.mp"), "old");
  symlinkSync(path("kept.mp"), path("link.mp"));
  await write("link.mp");
  expect(readFileSync(path("kept.mp"), "utf8")).toBe("new");
  symlinkSync("new.mp", path("dangling.mp"));
  await write("dangling.mp");
  expect(readFileSync(path("new.mp"), "utf8")).toBe("new");
  for (const link of ["link.mp", "dangling.mp"]) expect(lstatSync(path(link)).isSymbolicLink()).toBe(true);
});

it("a name in a package can't pretend to be another line", () => {
  expect(replaceControlCharacters("left out: x.png\nLobby.mp: good")).not.toContain("\n");
});

it("a file is no folder to unpack into", async () => {
  const packed = join(folder, "packed.mp");
  writeFileSync(packed, GOOD);
  const fault = await run(unpackCommand, packed, "-o", join(packed, "out")).catch((error) => error);
  expect(describeFault(fault)).toBe(`${packed}: It is a file, not a folder.`);
});

it.each([
  ["old/Bar.mp", "old/Bar.mp", "old/Bar.mp"],
  ["old\\Bar.mp", "'old\\Bar.mp'", "old\\Bar.mp"],
  ["old ones\\Bar.mp", "'old ones\\Bar.mp'", '"old ones\\Bar.mp"'],
  ["Jane's $(x)", "'Jane'\\''s $(x)'", "'Jane''s $(x)'"],
  ["one\ntwo", '"one two"', '"one two"'],
])("%j is quoted as %s, and on Windows as %s", (text, quoted, onWindows) => {
  expect([quoteForShell(text, false), quoteForShell(text, true)]).toEqual([quoted, onWindows]);
});
