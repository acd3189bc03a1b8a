import { proxy } from "valtio";
import { notify } from "../ui/toast/notify.ts";
import { OFFLINE } from "../words/offline.ts";
import { type Kept, type Order, SERVICE_WORKER } from "./files.ts";
import { watchForLost } from "./left-behind.ts";

/** What this device keeps of the product. */
export const offline = proxy({
  /** A newer version is here and waits to be used. */
  hasNewVersion: false,
  /** How much of everything is kept, once that is known. */
  everything: undefined as Kept | undefined,
});

// A browser that is told to have none answers with nothing.
let registration: ServiceWorkerRegistration | undefined;

/**
 * Has the service worker look after the product's files, and asks it to keep what the wizard needs while the page is
 * idle. Without one (private windows, old browsers) the product needs a network, as any page does.
 */
export async function startOffline(): Promise<void> {
  watchForLost(() => void leaveOldVersion());
  if (!("serviceWorker" in navigator)) return;
  try {
    registration = await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: "none" });
  } catch {
    return;
  }
  if (!registration) return;
  watchForNew(registration);
  await navigator.serviceWorker.ready;
  if (!savesData())
    await tell(
      (port) => ({ order: "keep", when: "idle", port }),
      () => undefined,
    );
  await tell((port) => ({ order: "ask", port }), showKept);
}

/** Keeps every file on the device, generic pictures and looks included. */
export const keepEverything = (): Promise<void> =>
  tell((port) => ({ order: "keep", when: "wish", port }), showKept);

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

/** Gives an order, and says how far it has come. Resolves when it is done or has failed. */
const tell = (orderWith: (port: MessagePort) => Order, say: (kept: Kept) => void): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Kept>) => {
      say(data);
      if (data.state === "running") return;
      port1.close();
      resolve();
    };
    registration?.active?.postMessage(orderWith(port2), [port2]);
  });

/** Whether the visitor asked the browser to load little. Not every browser says. */
const savesData = (): boolean =>
  "connection" in navigator &&
  typeof navigator.connection === "object" &&
  navigator.connection !== null &&
  "saveData" in navigator.connection &&
  navigator.connection.saveData === true;
