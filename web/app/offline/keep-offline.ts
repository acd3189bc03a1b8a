import { proxy } from "valtio";
import { LANGUAGE } from "#messages/language.ts";
import { OFFLINE } from "#messages/offline.ts";
import { notify } from "../../ui/toast/notify.ts";
import { type CacheCommand, type CacheProgress, type CacheTiming, SERVICE_WORKER_PATH } from "./files.ts";
import { watchForLostModules } from "./left-behind.ts";

export const offlineState = proxy({
  hasNewVersion: false,
  everything: undefined as CacheProgress | undefined,
});

const STILL_MS = 3_000;
const USES = ["pointerdown", "keydown", "wheel", "drop", "pagehide"] as const;

let registration: ServiceWorkerRegistration | undefined;

export async function startOfflineSupport(): Promise<void> {
  watchForLostModules(() => void leaveOldVersion());
  if (!("serviceWorker" in navigator)) return;
  const isOver = new AbortController();
  const still = watchForStillness(isOver.signal);
  await still();
  try {
    registration = await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: "none" });
  } catch {
    // The product works online without a service worker.
  }
  if (registration) {
    watchForNew(registration);
    await navigator.serviceWorker.ready;
    await ask();
    let state: CacheProgress["state"] = savesData() ? "done" : "waiting";
    while (state === "waiting") {
      await still();
      state = await tell((port) => keepFor("idle", port));
    }
    await ask();
  }
  isOver.abort();
}

function watchForStillness(signal: AbortSignal): () => Promise<void> {
  let lastUse = performance.now();
  const use = () => {
    lastUse = performance.now();
    order({ order: "rest" });
  };
  for (const kind of USES) addEventListener(kind, use, { capture: true, passive: true, signal });
  return async () => {
    for (;;) {
      const left = lastUse + STILL_MS - performance.now();
      if (left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, left));
    }
  };
}

export async function cacheEverything(): Promise<void> {
  await tell((port) => keepFor("wish", port), showKept);
}

const keepFor = (when: CacheTiming, port: MessagePort): CacheCommand => ({
  order: "keep",
  when,
  language: LANGUAGE,
  port,
});

const ask = () => tell((port) => ({ order: "ask", port }), showKept);

const showKept = (kept: CacheProgress) => void Object.assign(offlineState, { everything: kept });

export function activateNewVersion(): void {
  const waiting = registration?.waiting;
  // Another tab has already switched.
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ order: "use" } satisfies CacheCommand);
}

/** Installs the published version first, if necessary. */
async function leaveOldVersion(): Promise<void> {
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing;
  if (coming)
    await new Promise<void>((resolve) => {
      coming.addEventListener("statechange", () => coming.state !== "installing" && resolve());
    });
  activateNewVersion();
}

function watchForNew(of: ServiceWorkerRegistration): void {
  const look = () => {
    // The first version installed is not an update.
    const isNew = of.waiting !== null && navigator.serviceWorker.controller !== null;
    if (isNew && !offlineState.hasNewVersion) notify.success(OFFLINE.toTake, { survives: true });
    offlineState.hasNewVersion = isNew;
  };
  of.addEventListener("updatefound", () => of.installing?.addEventListener("statechange", look));
  look();
}

const tell = (
  orderWith: (port: MessagePort) => CacheCommand,
  say = (_: CacheProgress): void => {},
): Promise<CacheProgress["state"]> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<CacheProgress>) => {
      say(data);
      if (data.state === "running") return;
      port1.close();
      resolve(data.state);
    };
    order(orderWith(port2), [port2]);
  });

const order = (order: CacheCommand, ports: MessagePort[] = []): void =>
  registration?.active?.postMessage(order, ports);

/** TypeScript lacks `navigator.connection`, as do some browsers. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
