import { expect, it, onTestFinished, vi } from "vitest";
import type { CacheCommand, CacheProgress } from "../../web/app/offline/files.ts";
import { cacheEverything, offlineState, startOfflineSupport } from "../../web/app/offline/keep-offline.ts";
import { CachedFiles } from "../../web/app/offline/worker/cached-files.ts";

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

/** Starts a page, the successor of whose version can't be installed. */
async function startPage(progress: CacheProgress["state"] = "done", installing: EventTarget | null = null) {
  const calls: string[] = [];
  const registration = Object.assign(new EventTarget(), {
    installing: installing as object | null,
    waiting: null as object | null,
    active: {
      postMessage({ order }: CacheCommand, [port]: readonly MessagePort[] = []) {
        const state = order === "ask" ? "done" : progress;
        port?.postMessage({ bytes: 1, all: 2, state } satisfies CacheProgress);
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
  vi.stubGlobal("navigator", { serviceWorker, connection: { saveData: true } });
  vi.stubGlobal("location", { reload: () => calls.push("reload") });
  vi.stubGlobal("addEventListener", () => {});
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const started = startOfflineSupport();
  await vi.advanceTimersByTimeAsync(5_000);
  await started;
  return { calls, registration };
}

it.each([
  [true, ["unregister", "reload"]],
  [false, ["reload"]],
])(
  "loads the published version without a service worker if it can't be installed: %s",
  async (isOnline, expected) => {
    page.isOutdated = isOnline;
    const { calls } = await startPage();
    page.switchVersion();
    await vi.advanceTimersByTimeAsync(100);
    expect(calls).toEqual(expected);
  },
);

it("says that downloading failed if the service worker falls silent", async () => {
  await startPage("running");
  void cacheEverything();
  await vi.waitUntil(() => offlineState.progress?.state === "running");
  await vi.advanceTimersByTimeAsync(59_000);
  expect(offlineState.progress?.state).toBe("running");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(offlineState.progress?.state).toBe("failed");
});

it("reports that a download goes on, until it ends, however long a file takes", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { promise, reject } = Promise.withResolvers<Response>();
  vi.stubGlobal("caches", { open: async () => ({ keys: async () => [], match: async () => undefined }) });
  vi.stubGlobal("fetch", () => promise);
  const file = { path: "/assets/heic.js", bytes: 2, sha256: "", when: "wish" } as const;
  const report = vi.fn();
  const done = new CachedFiles({ version: "1", files: [file] }).cache("wish", report);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(report.mock.calls).toEqual(Array(2).fill([{ bytes: 0, all: 2, state: "running" }]));
  reject(new TypeError("offline"));
  await expect(done).rejects.toThrow("offline");
  await vi.advanceTimersByTimeAsync(50_000);
  expect(report).toHaveBeenCalledTimes(2);
});

it("offers a new version that was being installed before the page watched for it", async () => {
  const installing = new EventTarget();
  const { registration } = await startPage("done", installing);
  expect(offlineState.hasNewVersion).toBe(false);
  Object.assign(registration, { installing: null, waiting: installing });
  installing.dispatchEvent(new Event("statechange"));
  expect(offlineState.hasNewVersion).toBe(true);
});
