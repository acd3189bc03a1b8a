import type { ChildProcess } from "node:child_process";
import { freePort } from "./ports.ts";
import { start } from "./run.ts";

export interface Server {
  readonly url: string;
  /** Ends the server. Resolves when it has. */
  stop(): Promise<void>;
  /** Resolves with the exit code when the server ends. */
  readonly ended: Promise<number>;
}

/** Long enough for a busy machine. */
const READY_WITHIN_MS = 180_000;
const LOG_KEPT = 4000;

/**
 * Serves a built product on workerd, like Cloudflare Pages. Resolves once it responds; rejects with the server's output
 * if it ends or does not.
 */
export async function serve(port: number, inspectorPort: number, folder = "dist"): Promise<Server> {
  const url = `http://localhost:${port}`;
  const child = start(
    "wrangler",
    [
      "pages",
      "dev",
      folder,
      "--port",
      `${port}`,
      "--inspector-port",
      `${inspectorPort}`,
      "--log-level",
      "warn",
    ],
    ["ignore", "pipe", "pipe"],
  );
  const log = keepLog(child);
  const ended = new Promise<number>((done) => {
    child.on("error", () => done(127));
    child.on("exit", (code) => done(code ?? 1));
  });
  let over = false;
  ended.then(() => {
    over = true;
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(url))) {
    if (over || Date.now() > deadline) {
      child.kill();
      throw new Error(`The server did not start on port ${port}:\n${log()}`);
    }
    await new Promise((next) => setTimeout(next, 150));
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { url, stop, ended };
}

/** Serves on free ports. Tries three times, since another program may take a port first. */
export async function serveOnFreePorts(folder = "dist"): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await serve(await freePort(), await freePort(), folder);
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

/** Prints the server's output and keeps the end of it for an error message. */
function keepLog(child: ChildProcess): () => string {
  let kept = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (piece: Buffer) => {
      process.stderr.write(piece);
      kept = (kept + piece).slice(-LOG_KEPT);
    });
  }
  return () => kept;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
