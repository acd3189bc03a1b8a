import { runToolOrExit } from "./run.ts";

export async function buildWebApp(): Promise<void> {
  await runToolOrExit("vite", "build", "--logLevel", "warn");
  await runToolOrExit("vite", "build", "--mode", "worker", "--logLevel", "warn");
  await buildServiceWorker();
}

/** If `isLast`, the service worker removes itself. */
export const buildServiceWorker = (
  folder = "dist",
  isLast = process.env.OFFLINE === "remove",
): Promise<void> =>
  runToolOrExit(
    "vite",
    ...["build", "--mode", isLast ? "offline-remove" : "offline", "--outDir", folder, "--logLevel", "warn"],
  );

if (import.meta.main) {
  await buildWebApp();
  await runToolOrExit("node", "scripts/build-cli.ts");
}
