import { OFFLINE } from "../../messages/en/offline.ts";
import { THREAD_LOST } from "../../threads/thread.ts";
import { notify } from "../../ui/toast/notify.ts";
import { PAGE } from "./files.ts";

/** What Vite dispatches where code that a page asks for does not come; its `payload` is the error. */
const CODE_LOST = "vite:preloadError";

/** Time to read it and to press its button. */
const PART_LOST_MS = 10_000;

/**
 * Says what to do where code of this tab does not come: a newer version may have taken the place of the one that it
 * was opened with, and of its files. Who asked for the code says that it is not there; of a page, which stays empty,
 * this says so, and offers to load the page again: many browsers do not ask twice for code that did not come.
 *
 * @param take goes over to the newer version
 */
export function watchForLost(take: () => void): void {
  // What says so must be here before. If it did not come, nothing is said: that would ask for it again and again.
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
  addEventListener(THREAD_LOST, say);
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
  notify.error(OFFLINE.partLost, {
    duration: PART_LOST_MS,
    action: {
      label: OFFLINE.openAgain,
      // Without a connection the page that is here is better than none.
      onPress: () => void isLeftBehind().then(() => location.reload(), sayPartLost),
    },
  });
}

/** Whether the page that is published now starts another script than this one did. Rejects without a connection. */
async function isLeftBehind(): Promise<boolean> {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const answer = await fetch(PAGE, { cache: "no-store" });
  return typeof own === "string" && answer.ok && !(await answer.text()).includes(own);
}
