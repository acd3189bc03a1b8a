import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { compatibilityDate } from "../../scripts/compatibility.ts";
import { findFreePort } from "../../scripts/serve.ts";

const ROOT = join(import.meta.dirname, "../..");
const WORKERD = join(ROOT, "node_modules/.bin/workerd");

/** A worker that answers on a port of this machine, alone in its process. */
export interface Served {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A worker of ours, the product's by default, built as that is for deployment. */
export async function buildWorker(entry = "worker/index.ts"): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: join(ROOT, "vite.config.ts"),
    mode: "worker",
    logLevel: "error",
    build: { write: false, ssr: entry },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  const [chunk] = outputs.filter((output) => output.type === "chunk");
  if (chunk === undefined || outputs.length !== 1) throw new Error("the worker is not one file");
  return chunk.code;
}

/** Waits until the server answers anything. */
async function untilReady(url: string, process: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (process.exitCode !== null) throw new Error(`workerd ended with ${process.exitCode}`);
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("workerd does not answer");
}

/** Starts workerd with one worker, of which the module's source is given. */
export async function serve(source: string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "workerd-"));
  const port = await findFreePort();
  writeFileSync(join(folder, "worker.js"), source);
  writeFileSync(
    join(folder, "config.capnp"),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "${compatibilityDate}",
);
`,
  );
  const child = spawn(WORKERD, ["serve", join(folder, "config.capnp")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
