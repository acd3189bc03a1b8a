import type { TestProject } from "vitest/node";
import { buildWebApp } from "../../scripts/build.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { serveFromMemory } from "./front.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built product is served, without a slash at the end. */
    baseUrl: string;
  }
}

/** A folder with another build to test instead. */
const { BREWSCREEN_PRODUCT } = process.env;

/** Started by the first project that asks, and stopped after the last: each project has a copy of this module. */
interface Served {
  users: number;
  readonly started: Promise<{ readonly url: string; stop(): Promise<void> }>;
}
const everywhere = globalThis as typeof globalThis & { brewscreenServed?: Served };

async function start() {
  if (!BREWSCREEN_PRODUCT) await buildWebApp();
  const server = await serveOnFreePorts(BREWSCREEN_PRODUCT);
  const front = await serveFromMemory(server.url);
  const stop = async () => {
    front.stop();
    await server.stop();
  };
  return { url: front.url, stop };
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  everywhere.brewscreenServed ??= { users: 0, started: start() };
  const served = everywhere.brewscreenServed;
  served.users++;
  const { url, stop } = await served.started;
  project.provide("baseUrl", url);
  return async () => {
    served.users--;
    if (served.users === 0) await stop();
  };
}
