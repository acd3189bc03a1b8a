import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, resolve } from "node:path";

const WINDOWS = process.platform === "win32";

/** The environment of all tools: the project's own binaries first, no telemetry. */
const toolEnv = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH}`,
  WRANGLER_SEND_METRICS: "false",
  // Otherwise wrangler would fetch a sample of request.cf, which is not used.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  // With vitest's "test" vite would build React for development.
  NODE_ENV: undefined,
});

/** Starts a tool of node_modules/.bin or of the system, by default with our output. */
export const start = (
  command: string,
  args: readonly string[],
  stdio: "inherit" | ["ignore", "pipe", "pipe"] = "inherit",
): ChildProcess => spawn(command, args, { stdio, env: toolEnv(), shell: WINDOWS });

/** Runs a tool. Resolves with its exit code, or 127 if it could not be started. */
export function run(command: string, ...args: string[]): Promise<number> {
  return new Promise((done) => {
    const child = start(command, args);
    child.on("error", () => done(127));
    child.on("exit", (code, signal) => done(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** Like `run`, but exits if the tool fails. */
export async function must(command: string, ...args: string[]): Promise<void> {
  const code = await run(command, ...args);
  if (code !== 0) process.exit(code);
}
