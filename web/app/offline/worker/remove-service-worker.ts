import { forgetFiles } from "./kept-files.ts";

declare const self: ServiceWorkerGlobalScope;

/*
 * Takes the place of a service worker that must go: lets go of what it kept, and of itself. Open pages stay as they
 * are, and ask the network from then on.
 */
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) =>
  event.waitUntil(forgetFiles().then(() => self.registration.unregister())),
);
