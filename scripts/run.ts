import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, resolve } from "node:path";

const WINDOWS = process.platform === "win32";

const toolEnv = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH}`,
  WRANGLER_SEND_METRICS: "false",
  // Otherwise, wrangler would fetch a sample of request.cf.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  // With Vitest's "test", Vite would build React for development.
  NODE_ENV: undefined,
});

export const spawnTool = (
  command: string,
  args: readonly string[],
  stdio: "inherit" | ["ignore", "pipe", "pipe"] = "inherit",
): ChildProcess => spawn(command, args, { stdio, env: toolEnv(), shell: WINDOWS });

/** Resolves to the exit code, or 127 if the tool could not be started. */
export function runTool(command: string, ...args: string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawnTool(command, args);
    child.on("error", ({ message }) => {
      console.error(`${command} could not be started: ${message}`);
      done(127);
    });
    child.on("exit", (code, signal) => done(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

export async function runToolOrExit(command: string, ...args: string[]): Promise<void> {
  const code = await runTool(command, ...args);
  if (code !== 0) process.exit(code);
}
