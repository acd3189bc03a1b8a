import { OFFLINE } from "#messages/offline.ts";
import { SHELL } from "#messages/shell.ts";
import { THREAD_LOST_EVENT } from "../../threads/thread.ts";
import { notify } from "../../ui/toast/notify.ts";
import { APP_PAGE_PATH } from "./files.ts";

/** Vite dispatches this event if a dynamic import fails. Its `payload` is the error. */
const CODE_LOST = "vite:preloadError";

const PART_LOST_MS = 10_000;

/** Offers `take` if a newer version has replaced lost code, or else a reload if no caller catches the failure. */
export function watchForLostModules(take: () => void): void {
  // If the toast code can't be loaded, a toast about that would retry endlessly.
  const hasToasts = import("../../ui/toast/ToastView.tsx").then(
    () => true,
    () => false,
  );
  const say = async (): Promise<boolean> => {
    const isBehind = (await hasToasts) && (await isLeftBehind().catch(() => false));
    if (isBehind)
      notify.error(OFFLINE.leftBehind, {
        duration: Number.POSITIVE_INFINITY,
        survives: true,
        action: { label: OFFLINE.use, onPress: take },
      });
    return isBehind;
  };
  const lost = new WeakMap<object, Promise<boolean>>();
  addEventListener(CODE_LOST, (event) => {
    if ("payload" in event && event.payload instanceof Error) lost.set(event.payload, say());
  });
  addEventListener(THREAD_LOST_EVENT, say);
  addEventListener("unhandledrejection", (event) => {
    const saying = event.reason instanceof Error && lost.get(event.reason);
    if (!saying) return;
    event.preventDefault();
    void saying.then(async (isBehind) => {
      if (!isBehind && (await hasToasts)) sayPartLost();
    });
  });
}

function sayPartLost(): void {
  notify.error(SHELL.notLoaded, {
    duration: PART_LOST_MS,
    action: {
      label: OFFLINE.openAgain,
      // A reload while offline would lose this page.
      onPress: () => void isLeftBehind().then(() => location.reload(), sayPartLost),
    },
  });
}

/** Rejects if offline. */
async function isLeftBehind(): Promise<boolean> {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const answer = await fetch(APP_PAGE_PATH, { cache: "no-store" });
  return typeof own === "string" && answer.ok && !(await answer.text()).includes(own);
}
