import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, preview } from "vite";

const ROOT = join(import.meta.dirname, "../..");

const policy = /Content-Security-Policy: (.+)/.exec(readFileSync(join(ROOT, "public/_headers"), "utf8"))?.[1];

/** Builds the developers' page as the product is built, and serves it under the product's policy. */
export async function serveDevPage(): Promise<{ url: string; stop(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), "brewscreen-dev-"));
  const shared = { configFile: join(ROOT, "vite.config.ts"), logLevel: "warn", publicDir: false } as const;
  const input = join(ROOT, "web/dev/index.html");
  await build({ ...shared, build: { outDir, rolldownOptions: { input } } });
  const headers = { "Content-Security-Policy": policy ?? "default-src 'none'" };
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, headers } });
  return {
    url: `${server.resolvedUrls?.local[0]}dev/`,
    stop: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
