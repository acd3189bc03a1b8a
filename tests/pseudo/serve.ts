import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";
import { runToolOrExit } from "../../scripts/run.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { serveFromMemory } from "../e2e/front.ts";
import { pseudoTexts } from "./pseudo-texts.ts";

/** Builds the product in the pseudo-language, to a folder of its own, and serves it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-pseudo-"));
  await build({ logLevel: "warn", plugins: [pseudoTexts], build: { outDir: folder } });
  await runToolOrExit("vite", "build", "--mode", "worker", "--outDir", folder, "--logLevel", "warn");
  const server = await serveOnFreePorts(folder);
  const front = await serveFromMemory(server.url);
  project.provide("baseUrl", front.url);
  return async () => {
    front.stop();
    await server.stop();
    rmSync(folder, { recursive: true });
  };
}
