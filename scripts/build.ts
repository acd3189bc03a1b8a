import { runOrExit } from "./run.ts";

export async function build(): Promise<void> {
  await runOrExit("vite", "build", "--logLevel", "warn");
  await runOrExit("vite", "build", "--mode", "worker", "--logLevel", "warn");
  await buildServiceWorker();
}

/** If `isLast`, the service worker removes itself. */
export const buildServiceWorker = (
  folder = "dist",
  isLast = process.env.OFFLINE === "remove",
): Promise<void> =>
  runOrExit(
    "vite",
    ...["build", "--mode", isLast ? "offline-remove" : "offline", "--outDir", folder, "--logLevel", "warn"],
  );

if (import.meta.main) {
  await build();
  await runOrExit("node", "scripts/build-cli.ts");
}
