import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildCli } from "../../scripts/build-cli.ts";

const ROOT = join(import.meta.dirname, "../..");

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The package as npm installs it, in a folder of its own. */
export async function installCli() {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-cli-"));
  const installed = join(folder, "node_modules/brewscreen");
  await buildCli(join(installed, "dist"));
  for (const file of ["package.json", "output.schema.json", "README.md"])
    cpSync(join(ROOT, "cli", file), join(installed, file));
  const command = join(installed, "dist/brewscreen.js");
  return {
    folder,
    installed,
    command,
    path: (...names: string[]) => join(folder, ...names),
    put(name: string, bytes: Uint8Array | string): void {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    },
    read: (name: string): Buffer => readFileSync(join(folder, name)),
    run: (...args: string[]): Promise<Ended> =>
      new Promise((resolve) => {
        execFile(
          process.execPath,
          [command, ...args],
          { cwd: folder, maxBuffer: 2 ** 26 },
          (fault, out, err) => resolve({ code: Number(fault?.code ?? 0), out, err }),
        );
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export type InstalledCli = Awaited<ReturnType<typeof installCli>>;
