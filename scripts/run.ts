import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, resolve } from "node:path";

const WINDOWS = process.platform === "win32";

/** The environment of every tool: the project's own binaries first, nothing sent home. */
const toolEnv = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH}`,
  WRANGLER_SEND_METRICS: "false",
  // wrangler would fetch a sample of request.cf from the network, which nothing here reads.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  // vitest's "test" would make vite build React for development.
  NODE_ENV: undefined,
});

/** Starts a tool of node_modules/.bin or of the system, its output on ours unless told otherwise. */
export const start = (
  command: string,
  args: readonly string[],
  stdio: "inherit" | ["ignore", "pipe", "pipe"] = "inherit",
): ChildProcess => spawn(command, args, { stdio, env: toolEnv(), shell: WINDOWS });

/** Runs a tool to its end; its exit code, 127 where it could not be started. */
export function run(command: string, ...args: string[]): Promise<number> {
  return new Promise((done) => {
    const child = start(command, args);
    child.on("error", () => done(127));
    child.on("exit", (code, signal) => done(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** Like `run`, but ends this process where the tool fails. */
export async function must(command: string, ...args: string[]): Promise<void> {
  const code = await run(command, ...args);
  if (code !== 0) process.exit(code);
}
