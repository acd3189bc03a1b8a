import { proxy } from "valtio";
import { LANGUAGE } from "#messages/language.ts";
import { OFFLINE } from "#messages/offline.ts";
import { notify } from "../../ui/toast/notify.ts";
import { type CacheCommand, type CacheProgress, type CacheTiming, SERVICE_WORKER_PATH } from "./files.ts";
import { isTabOutdated, watchForLostModules } from "./lost-modules.ts";

export const offlineState = proxy({
  hasNewVersion: false,
  progress: undefined as CacheProgress | undefined,
});

const IDLE_MS = 3_000;
/** A service worker silent for this long counts as ended. */
const SILENCE_MS = 60_000;
const INPUT_EVENTS = ["pointerdown", "keydown", "wheel", "drop", "pagehide"] as const;

let registration: ServiceWorkerRegistration | undefined;

export async function startOfflineSupport(): Promise<void> {
  watchForLostModules(() => void switchToPublishedVersion());
  if (!("serviceWorker" in navigator)) return;
  const isOver = new AbortController();
  const untilIdle = watchForIdleness(isOver.signal);
  await untilIdle();
  try {
    registration = await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: "none" });
  } catch {
    // The app still works online.
  }
  if (registration) {
    watchForNewVersion(registration);
    await navigator.serviceWorker.ready;
    await askForProgress();
    let state: CacheProgress["state"] = savesData() ? "done" : "waiting";
    while (state === "waiting") {
      await untilIdle();
      state = await tell((port) => cacheCommand("idle", port));
    }
    await askForProgress();
  }
  isOver.abort();
}

function watchForIdleness(signal: AbortSignal): () => Promise<void> {
  let lastInput = performance.now();
  const noteInput = () => {
    lastInput = performance.now();
    order({ order: "rest" });
  };
  for (const kind of INPUT_EVENTS)
    addEventListener(kind, noteInput, { capture: true, passive: true, signal });
  return async () => {
    for (;;) {
      const left = lastInput + IDLE_MS - performance.now();
      if (left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, left));
    }
  };
}

export async function cacheEverything(): Promise<void> {
  await tell((port) => cacheCommand("wish", port), showProgress);
}

const cacheCommand = (when: CacheTiming, port: MessagePort): CacheCommand => ({
  order: "keep",
  when,
  language: LANGUAGE,
  port,
});

const askForProgress = () => tell((port) => ({ order: "ask", port }), showProgress);

const showProgress = (progress: CacheProgress) => void Object.assign(offlineState, { progress });

export function activateNewVersion(): void {
  const waiting = registration?.waiting;
  // Another tab has already switched.
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ order: "use" } satisfies CacheCommand);
}

async function switchToPublishedVersion(): Promise<void> {
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing;
  if (coming)
    await new Promise<void>((resolve) => {
      coming.addEventListener("statechange", () => coming.state !== "installing" && resolve());
    });
  // Otherwise, the old service worker would answer the reload.
  if (coming?.state === "redundant" && (await isTabOutdated().catch(() => false)))
    await registration?.unregister();
  activateNewVersion();
}

function watchForNewVersion(of: ServiceWorkerRegistration): void {
  const update = () => {
    // The first version installed is not an update.
    const isNew = of.waiting !== null && navigator.serviceWorker.controller !== null;
    if (isNew && !offlineState.hasNewVersion) notify.success(OFFLINE.toTake, { survives: true });
    offlineState.hasNewVersion = isNew;
  };
  const watch = () => of.installing?.addEventListener("statechange", update);
  of.addEventListener("updatefound", watch);
  watch();
  update();
}

const tell = (
  orderWith: (port: MessagePort) => CacheCommand,
  report = (_: CacheProgress): void => {},
): Promise<CacheProgress["state"]> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const receive = (progress: CacheProgress) => {
      clearTimeout(timer);
      report(progress);
      if (progress.state === "running") return wait();
      port1.close();
      resolve(progress.state);
    };
    const wait = () => {
      timer = setTimeout(receive, SILENCE_MS, { bytes: 0, all: 0, state: "failed" });
    };
    port1.onmessage = ({ data }: MessageEvent<CacheProgress>) => receive(data);
    order(orderWith(port2), [port2]);
    wait();
  });

const order = (order: CacheCommand, ports: MessagePort[] = []): void =>
  registration?.active?.postMessage(order, ports);

/** TypeScript lacks `navigator.connection`, as do some browsers. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
