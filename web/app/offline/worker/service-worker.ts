import { APP_PAGE_PATH, type CacheCommand, type CacheProgress, type OfflineManifest } from "../files.ts";
import { CachedFiles } from "./cached-files.ts";

declare const self: ServiceWorkerGlobalScope;
/** Inserted by vite.config.ts, and made by scripts/offline.ts. */
declare const OFFLINE_FILES: OfflineManifest;

const cachedFiles = new CachedFiles(OFFLINE_FILES);

self.addEventListener("install", (event) => event.waitUntil(cachedFiles.cache("install", () => undefined)));
self.addEventListener("activate", (event) =>
  event.waitUntil(cachedFiles.deleteOldVersions().then(() => self.clients.claim())),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || request.headers.has("Range")) return;
  if (request.mode === "navigate") {
    if (!isPage(pathname)) return;
    event.respondWith(answer(APP_PAGE_PATH));
  } else if (/^\/(assets|images|icons)\//.test(pathname)) event.respondWith(answer(pathname));
});

self.addEventListener("message", (event) => {
  const order: CacheCommand = event.data;
  if (order.order === "use") event.waitUntil(self.skipWaiting());
  else if (order.order === "rest") cachedFiles.interruptIdleCaching();
  else {
    const { port } = order;
    const report = (now: CacheProgress) => port.postMessage(now);
    const done =
      order.order === "ask"
        ? cachedFiles.progress().then(report)
        : cachedFiles.cache(order.when, report, order.language);
    event.waitUntil(done.catch(() => report({ bytes: 0, all: 0, state: "failed" })));
  }
});

/** Must agree with the server (public/_routes.json). */
const isPage = (path: string): boolean =>
  !/\.|^\/(api|create-package|assets|icons|images|stored-images)(\/|$)/.test(path);

const answer = async (path: string): Promise<Response> =>
  (await cachedFiles.find(path).catch(() => undefined)) ?? cachedFiles.fetchAndCache(path);
