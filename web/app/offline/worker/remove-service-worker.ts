import { deleteCachedFiles } from "./cached-files.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) =>
  event.waitUntil(deleteCachedFiles().then(() => self.registration.unregister())),
);
