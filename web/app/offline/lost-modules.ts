import { OFFLINE } from "#messages/offline.ts";
import { SHELL } from "#messages/shell.ts";
import { THREAD_LOST_EVENT } from "../../threads/thread.ts";
import { notify } from "../../ui/toast/notify.ts";
import { APP_PAGE_PATH } from "./files.ts";

/** Vite dispatches this event if a dynamic import fails. Its `payload` is the error. */
const MODULE_LOST_EVENT = "vite:preloadError";

const RELOAD_OFFER_MS = 10_000;

/**
 * Offers `switchVersion` if a newer version has replaced code that can't be loaded, or else a reload if no caller
 * catches the failure.
 */
export function watchForLostModules(switchVersion: () => void): void {
  // If the toast code itself is lost, reporting that with a toast would loop endlessly.
  const hasToasts = import("../../ui/toast/ToastView.tsx").then(
    () => true,
    () => false,
  );
  const offerNewVersion = async (): Promise<boolean> => {
    const isOutdated = (await hasToasts) && (await isTabOutdated().catch(() => false));
    if (isOutdated)
      notify.error(OFFLINE.leftBehind, {
        duration: Number.POSITIVE_INFINITY,
        survives: true,
        action: { label: OFFLINE.use, onPress: switchVersion },
      });
    return isOutdated;
  };
  const lost = new WeakMap<object, Promise<boolean>>();
  addEventListener(MODULE_LOST_EVENT, (event) => {
    if ("payload" in event && event.payload instanceof Error) lost.set(event.payload, offerNewVersion());
  });
  addEventListener(THREAD_LOST_EVENT, offerNewVersion);
  addEventListener("unhandledrejection", (event) => {
    const offering = event.reason instanceof Error && lost.get(event.reason);
    if (!offering) return;
    event.preventDefault();
    void offering.then(async (isOutdated) => {
      if (!isOutdated && (await hasToasts)) offerReload();
    });
  });
}

function offerReload(): void {
  notify.error(SHELL.notLoaded, {
    duration: RELOAD_OFFER_MS,
    action: {
      label: OFFLINE.openAgain,
      // A reload while offline would lose this page.
      onPress: () => void isTabOutdated().then(() => location.reload(), offerReload),
    },
  });
}

/** Rejects if offline. */
export async function isTabOutdated(): Promise<boolean> {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const answer = await fetch(APP_PAGE_PATH, { cache: "no-store" });
  return typeof own === "string" && answer.ok && !(await answer.text()).includes(own);
}
