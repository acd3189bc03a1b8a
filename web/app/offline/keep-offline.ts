import { proxy } from "valtio";
import { OFFLINE } from "../../messages/en/offline.ts";
import { notify } from "../../ui/toast/notify.ts";
import { type Kept, type Order, SERVICE_WORKER } from "./files.ts";
import { watchForLost } from "./left-behind.ts";

/** What this device keeps of the product. */
export const offline = proxy({
  /** A newer version is here and waits to be used. */
  hasNewVersion: false,
  /** How much of everything is kept, once that is known. */
  everything: undefined as Kept | undefined,
});

/** How long nobody must have done anything. */
const STILL_MS = 3_000;
const USES = ["pointerdown", "keydown", "wheel", "drop", "pagehide"] as const;

// A browser that is told to have none answers with nothing.
let registration: ServiceWorkerRegistration | undefined;

/**
 * Has the service worker look after the product's files, and asks it to keep what the wizard needs while the visitor
 * rests. Without one (private windows, old browsers) the product needs a network, as any page does.
 */
export async function startOffline(): Promise<void> {
  watchForLost(() => void leaveOldVersion());
  if (!("serviceWorker" in navigator)) return;
  const isOver = new AbortController();
  const still = watchForStillness(isOver.signal);
  await still();
  try {
    registration = await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: "none" });
  } catch {
    // As without one.
  }
  if (registration) {
    watchForNew(registration);
    await navigator.serviceWorker.ready;
    await ask();
    if (!savesData()) await keepWhenStill(still);
    await ask();
  }
  isOver.abort();
}

async function keepWhenStill(still: () => Promise<void>): Promise<void> {
  let state: Kept["state"];
  do {
    await still();
    state = await tell((port) => ({ order: "keep", when: "idle", port }));
  } while (state === "waiting");
}

/** Lets the visitor go first: whatever they do stops the keeping. Answers what resolves once they have rested. */
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

/** Keeps every file on the device, generic pictures and looks included. */
export async function keepEverything(): Promise<void> {
  await tell((port) => ({ order: "keep", when: "wish", port }), showKept);
}

const ask = () => tell((port) => ({ order: "ask", port }), showKept);

const showKept = (kept: Kept): void => {
  offline.everything = kept;
};

/** Goes over to the version that waits, in every tab; this one starts anew with it. */
export function takeNewVersion(): void {
  const waiting = registration?.waiting;
  // Another tab has gone over already.
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ order: "use" } satisfies Order);
}

/** Goes over to the version that is published now, which the service worker may not have heard of yet. */
async function leaveOldVersion(): Promise<void> {
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing;
  if (coming)
    await new Promise<void>((resolve) => {
      coming.addEventListener("statechange", () => coming.state !== "installing" && resolve());
    });
  takeNewVersion();
}

function watchForNew(of: ServiceWorkerRegistration): void {
  const look = () => {
    // The first of all waits for nobody.
    const isNew = of.waiting !== null && navigator.serviceWorker.controller !== null;
    if (isNew && !offline.hasNewVersion) notify.success(OFFLINE.toTake, { survives: true });
    offline.hasNewVersion = isNew;
  };
  of.addEventListener("updatefound", () => of.installing?.addEventListener("statechange", look));
  look();
}

/** Gives an order, and says how far it has come. Resolves when it is done, has failed or waits. */
const tell = (orderWith: (port: MessagePort) => Order, say = (_: Kept): void => {}): Promise<Kept["state"]> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Kept>) => {
      say(data);
      if (data.state === "running") return;
      port1.close();
      resolve(data.state);
    };
    order(orderWith(port2), [port2]);
  });

const order = (order: Order, ports: MessagePort[] = []): void =>
  registration?.active?.postMessage(order, ports);

/** Whether the visitor asked the browser to load little. Not every browser says. */
const savesData = (): boolean =>
  "connection" in navigator &&
  typeof navigator.connection === "object" &&
  navigator.connection !== null &&
  "saveData" in navigator.connection &&
  navigator.connection.saveData === true;
