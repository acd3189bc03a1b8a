import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { build } from "vite";

const ROOT = join(import.meta.dirname, "../..");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

const policy = /Content-Security-Policy: (.+)/.exec(readFileSync(join(ROOT, "public/_headers"), "utf8"))?.[1];

/** Builds the developers' page as the product is built, and serves it under the product's policy. */
export async function serveDevPage(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-dev-"));
  await build({
    configFile: join(ROOT, "vite.config.ts"),
    logLevel: "warn",
    publicDir: false,
    build: { outDir: folder, rolldownOptions: { input: join(ROOT, "web/dev/index.html") } },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    try {
      const file = join(folder, path === "/dev/" ? "/dev/index.html" : path);
      response.setHeader("Content-Security-Policy", policy ?? "default-src 'none'");
      response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
      response.end(readFileSync(file));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/dev/`,
    stop: async () => {
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true });
    },
  };
}
