import type { ChildProcess } from "node:child_process";
import { connect, createServer } from "node:net";
import { spawnTool } from "./run.ts";

export function findFreePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.on("error", failed);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

/** Whether a program on this machine listens on a port. */
export const isPortTaken = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, "localhost");
    socket.on("error", () => done(false));
    socket.on("connect", () => {
      socket.destroy();
      done(true);
    });
  });

/** Ends the process if the port can't be used. */
export async function resolvePort(usual: number): Promise<number> {
  const port = Number(process.env.PORT || usual);
  const isPort = Number.isInteger(port) && port > 0 && port < 65536;
  if (isPort && !(await isPortTaken(port))) return port;
  console.error(
    isPort
      ? `Port ${port} is in use. Choose another, as in PORT=8790 npm start`
      : `PORT must be a number from 1 to 65535, not "${process.env.PORT}".`,
  );
  process.exit(1);
}

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
  readonly ended: Promise<number>;
}

const READY_WITHIN_MS = 180_000;
const LOG_KEPT = 4000;

/** Starts wrangler on a built product, or on the worker alone. */
export const startWrangler = (
  folder: string,
  port: number,
  inspectorPort: number,
  stdio?: Parameters<typeof spawnTool>[2],
): ChildProcess => {
  const ports = ["--port", `${port}`, "--inspector-port", `${inspectorPort}`];
  return spawnTool("wrangler", ["pages", "dev", folder, ...ports, "--log-level", "warn"], stdio);
};

/** Resolves once the server answers, or rejects with its output. */
export async function serve(port: number, inspectorPort: number, folder = "dist"): Promise<RunningServer> {
  const url = `http://localhost:${port}`;
  const child = startWrangler(folder, port, inspectorPort, ["ignore", "pipe", "pipe"]);
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
  while (!(await isAnswering(url))) {
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

/** Tries three times, since another program may take a port first. */
export async function serveOnFreePorts(folder = "dist"): Promise<RunningServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await serve(await findFreePort(), await findFreePort(), folder);
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

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

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
