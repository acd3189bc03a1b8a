import type { TestProject } from "vitest/node";
import { build } from "../../scripts/build.ts";
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

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!BREWSCREEN_PRODUCT) await build();
  const server = await serveOnFreePorts(BREWSCREEN_PRODUCT);
  const front = await serveFromMemory(server.url);
  project.provide("baseUrl", front.url);
  return () => {
    front.stop();
    return server.stop();
  };
}
