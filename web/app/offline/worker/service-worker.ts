import { type OfflineFiles, type Order, PAGE } from "../files.ts";
import { KeptFiles } from "./kept-files.ts";

declare const self: ServiceWorkerGlobalScope;
/** Put in when it is built: scripts/offline.ts. */
declare const OFFLINE_FILES: OfflineFiles;

/*
 * Answers for the product's own files from what is kept on the device, so that it opens without a network. It never
 * touches the endpoint, and takes over only when the visitor says so or no page is open.
 */
const kept = new KeptFiles(OFFLINE_FILES);

self.addEventListener("install", (event) => event.waitUntil(kept.keep("install", () => undefined)));
self.addEventListener("activate", (event) => event.waitUntil(kept.tidy().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || request.headers.has("Range")) return;
  if (request.mode === "navigate") {
    if (!isPage(pathname)) return;
    event.respondWith(answer(PAGE));
  } else if (/^\/(assets|images|icons)\//.test(pathname)) event.respondWith(answer(pathname));
});

self.addEventListener("message", (event) => {
  const order: Order = event.data;
  if (order.order === "use") event.waitUntil(self.skipWaiting());
  else if (order.order === "rest") kept.rest();
  else if (order.order === "ask") event.waitUntil(kept.ask().then((now) => order.port.postMessage(now)));
  else {
    const { when, port } = order;
    // What went wrong has been said through the port.
    event.waitUntil(kept.keep(when, (now) => port.postMessage(now)).catch(() => undefined));
  }
});

/** Files have an ending, pages have none; the endpoint is no page. */
const isPage = (path: string): boolean => !/\.\w+$/.test(path) && !path.startsWith("/api/");

const answer = async (path: string): Promise<Response> =>
  (await kept.find(path).catch(() => undefined)) ?? kept.take(path);
