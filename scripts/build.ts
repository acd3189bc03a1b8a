import { must } from "./run.ts";

/** Builds the app and the worker into dist/. */
export async function build(): Promise<void> {
  await must("vite", "build", "--logLevel", "warn");
  await must("vite", "build", "--mode", "worker", "--logLevel", "warn");
}

if (import.meta.main) await build();
