import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { build } from "vite";
import { png } from "../../support/png.ts";

const TYPES: Record<string, string> = {
  css: "text/css",
  html: "text/html",
  js: "text/javascript",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  wasm: "application/wasm",
  woff2: "font/woff2",
};
/** Noise that makes a screensaver as large as a photograph, 1.5 MB. */
const PHOTOGRAPHIC = 6;

export interface HarnessServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Builds a page, by default that of the store, and serves it on localhost, with pictures at
 * /pictures/{photo|flat}-{width}x{height}-{seed}.png and an empty page at /blank.html. `script` runs before the
 * page's own, and `more` answers other addresses.
 */
export async function serveHarness(
  script = "",
  more: Readonly<Record<string, RequestListener>> = {},
  root = import.meta.dirname,
): Promise<HarnessServer> {
  const outDir = await mkdtemp(join(tmpdir(), "brewscreen-harness-"));
  await build({
    configFile: false,
    logLevel: "error",
    root,
    worker: { format: "es" },
    build: { outDir, emptyOutDir: true, target: "es2022" },
  });
  const pictures = new Map<string, Uint8Array>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const special = more[path];
    if (special) return special(request, response);
    const send = (status: number, body: Uint8Array | string) => {
      const type = TYPES[extname(path).slice(1)] ?? "text/html";
      response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
    };
    const [, kind, width, height, seed] = /^\/pictures\/(\w+)-(\d+)x(\d+)-(\d+)\.png$/.exec(path) ?? [];
    if (kind) {
      const noise = kind === "photo" ? PHOTOGRAPHIC : 0;
      const bytes = pictures.get(path) ?? png(Number(width), Number(height), { seed: Number(seed), noise });
      pictures.set(path, bytes);
      return send(200, bytes);
    }
    if (path === "/blank.html") return send(200, "<!doctype html><title>blank</title>");
    if (path === "/") {
      const page = await readFile(join(outDir, "index.html"), "utf8");
      return send(200, page.replace("<head>", `<head><script>${script}</script>`));
    }
    const body = await readFile(join(outDir, path)).catch(() => undefined);
    send(body ? 200 : 404, body ?? "");
  });
  // A request over a connection that is just ending would fail, and nothing repeats it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(outDir, { recursive: true });
    },
  };
}
