import { expect, it, vi } from "vitest";
import { startOfflineSupport } from "../../web/app/offline/keep-offline.ts";

/** What the page does once it is told to use the published version. */
const page = vi.hoisted(() => ({ isOutdated: true, switchVersion: () => {} }));
vi.mock("../../web/app/offline/lost-modules.ts", () => ({
  watchForLostModules(switchVersion: () => void) {
    page.switchVersion = switchVersion;
  },
  async isTabOutdated() {
    if (page.isOutdated) return true;
    throw new TypeError("offline");
  },
}));
vi.mock("../../web/ui/toast/notify.ts", () => ({ notify: { success() {} } }));

/** Starts a page of a version whose successor can't be installed; resolves to what the page calls. */
async function startOldPage() {
  const calls: string[] = [];
  const registration = Object.assign(new EventTarget(), {
    installing: null as object | null,
    waiting: null,
    active: {
      postMessage(_: unknown, [port]: readonly MessagePort[] = []) {
        port?.postMessage({ bytes: 1, all: 1, state: "done" });
      },
    },
    async update() {
      const coming = Object.assign(new EventTarget(), { state: "installing" });
      registration.installing = coming;
      setTimeout(() => {
        Object.assign(coming, { state: "redundant" });
        registration.installing = null;
        coming.dispatchEvent(new Event("statechange"));
      });
    },
    async unregister() {
      calls.push("unregister");
    },
  });
  const serviceWorker = { register: async () => registration, ready: registration, controller: {} };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("location", { reload: () => calls.push("reload") });
  vi.stubGlobal("addEventListener", () => {});
  vi.useFakeTimers();
  const started = startOfflineSupport();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await started;
  return calls;
}

it.each([
  [true, ["unregister", "reload"]],
  [false, ["reload"]],
])(
  "loads the published version without a service worker if it can't be installed: %s",
  async (isOnline, calls) => {
    page.isOutdated = isOnline;
    const called = await startOldPage();
    page.switchVersion();
    await vi.waitFor(() => expect(called).toContain("reload"));
    expect(called).toEqual(calls);
  },
);
