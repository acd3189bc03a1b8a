import { cpSync, mkdirSync } from "node:fs";
import { runToolOrExit, spawnTool } from "./run.ts";
import { findFreePort, resolvePort, startWrangler } from "./serve.ts";

/* Vite proxies /api to the worker on workerd, which is rebuilt whenever its sources change. */
const OUT = ".wrangler/dev";
const port = await resolvePort(8788);
const workerPort = await findFreePort();
process.env.WORKER_PORT = `${workerPort}`;

mkdirSync(OUT, { recursive: true });
cpSync("public/_routes.json", `${OUT}/_routes.json`);
const workerBuild = ["build", "--mode", "worker", "--logLevel", "warn", "--outDir", OUT];
await runToolOrExit("vite", ...workerBuild);
const children = [
  spawnTool("vite", [...workerBuild, "--watch"]),
  startWrangler(OUT, workerPort, await findFreePort()),
  spawnTool("vite", ["--port", `${port}`, "--strictPort"]),
];
const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
for (const child of children) child.once("exit", stop);
