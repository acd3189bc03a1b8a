import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";

/** The release before designs had a durable copy: what its visitors' browsers hold must open. */
const RELEASE = "59aa3cd29b10c28568a06c7de01f0eeb8a263c2b";

export interface OldRelease {
  /** Its built product. */
  readonly product: string;
  /** A folder with the page of its store alone, in /old/. */
  readonly harness: string;
}

/**
 * Builds the release out of the history, with the packages that it had, once on a machine. Undefined where
 * the history isn't there: a copy without it, or of its last commits alone.
 */
export async function oldRelease(): Promise<OldRelease | undefined> {
  const folder = join(tmpdir(), `brewscreen-release-${RELEASE.slice(0, 7)}`);
  if (!existsSync(folder)) {
    if (spawnSync("git", ["cat-file", "-e", `${RELEASE}^{commit}`]).status !== 0) return undefined;
    const made = mkdtempSync(`${folder}-`);
    const source = join(made, "source");
    mkdirSync(source);
    const tar = join(made, "source.tar");
    must(".", "git", "archive", `--output=${tar}`, RELEASE);
    must(source, "tar", "-xf", tar);
    must(source, "npm", "ci", "--no-audit", "--no-fund");
    must(source, join("node_modules", ".bin", "vite"), "build", "--logLevel", "warn");
    await build({
      configFile: false,
      logLevel: "error",
      root: join(source, "tests/e2e/harness"),
      base: "/old/",
      build: { outDir: join(made, "harness/old"), target: "es2022" },
    });
    renameSync(join(source, "dist"), join(made, "product"));
    rmSync(source, { recursive: true });
    rmSync(tar);
    // Another process may have been faster.
    if (existsSync(folder)) rmSync(made, { recursive: true });
    else renameSync(made, folder);
  }
  return { product: join(folder, "product"), harness: join(folder, "harness") };
}

function must(cwd: string, command: string, ...args: string[]): void {
  const env = { ...process.env, NODE_ENV: undefined };
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed: ${error ?? status}`);
}
