import { afterEach, describe, expect, it, vi } from "vitest";
import {
  answerCalls,
  callOnce,
  Thread,
  ThreadEndedError,
  type ThreadJobs,
} from "../../web/threads/thread.ts";

/** Stands for a Worker and its inside: messages are cloned and handed over as browsers do it. */
function fakeWorker(jobs: ThreadJobs) {
  const inside: { onmessage?: (event: object) => void; postMessage?: unknown } = {};
  const worker = {
    onmessage: (_: object) => {},
    onerror: (_: object) => {},
    onmessageerror: (_: object) => {},
    isEnded: false,
    postMessage(message: unknown, transfer: Transferable[]) {
      const data = structuredClone(message, { transfer: transfer as never[] });
      queueMicrotask(() => inside.onmessage?.({ data }));
    },
    terminate() {
      worker.isEnded = true;
    },
  };
  inside.postMessage = (message: unknown, { transfer }: { transfer: never[] }) => {
    const data = structuredClone(message, { transfer });
    queueMicrotask(() => worker.isEnded || worker.onmessage({ data }));
  };
  vi.stubGlobal("self", inside);
  answerCalls(jobs);
  return worker;
}

/** As the page sees it. */
const asWorker = (worker: object) => worker as Worker;

const kept: Uint8Array[] = [];
const jobs = {
  double: (value: number) => value * 2,
  async slowly(value: number, onProgress: (share: number) => void) {
    for (const share of [0.5, 1]) onProgress(share);
    return value;
  },
  fail: () => {
    throw new Error("no milk");
  },
  never: () => new Promise<number>(() => {}),
  lengthOf: (bytes: Uint8Array) => bytes.length,
  bytes() {
    kept.push(Uint8Array.of(1, 2, 3));
    return { bytes: kept.at(-1), again: kept.at(-1) };
  },
  files() {
    kept.push(Uint8Array.of(4, 5));
    return new Map([["a.png", kept.at(-1)]]);
  },
};
type Known = typeof jobs;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a thread", () => {
  it("starts at the first call, once, and answers each call with its own result", async () => {
    const start = vi.fn(() => asWorker(fakeWorker(jobs)));
    const thread = new Thread<Known>(start);
    expect(start).not.toHaveBeenCalled();
    const answers = [thread.call("slowly", 1), thread.call("double", 2), thread.call("double", 3)];
    expect(await Promise.all(answers)).toEqual([1, 4, 6]);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it("tells how much is done", async () => {
    const shares: number[] = [];
    const thread = new Thread<Known>(() => asWorker(fakeWorker(jobs)));
    await thread.call("slowly", 7, { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([0.5, 1]);
  });

  it("rejects with a job's own error, and goes on", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const thread = new Thread<Known>(() => asWorker(fakeWorker(jobs)));
    await expect(thread.call("fail", undefined)).rejects.toThrow("no milk");
    expect(await thread.call("double", 4)).toBe(8);
  });

  it("is handed buffers, and hands over its own", async () => {
    const thread = new Thread<Known>(() => asWorker(fakeWorker(jobs)));
    const bytes = new Uint8Array(1000);
    expect(await thread.call("lengthOf", bytes, { transfer: [bytes.buffer] })).toBe(1000);
    expect(bytes.length).toBe(0);
    const given = await thread.call("bytes", undefined);
    expect([...(given.bytes ?? [])]).toEqual([1, 2, 3]);
    expect(kept.at(-1)?.length).toBe(0);
    const files = await thread.call("files", undefined);
    expect([...(files.get("a.png") ?? [])]).toEqual([4, 5]);
    expect(kept.at(-1)?.length).toBe(0);
  });

  it("rejects a call that is cancelled, before it begins or after, and goes on", async () => {
    const thread = new Thread<Known>(() => asWorker(fakeWorker(jobs)));
    const cancelling = new AbortController();
    const call = thread.call("never", undefined, { signal: cancelling.signal });
    cancelling.abort(new Error("never mind"));
    await expect(call).rejects.toThrow("never mind");
    await expect(thread.call("double", 1, { signal: cancelling.signal })).rejects.toThrow("never mind");
    expect(await thread.call("double", 5)).toBe(10);
  });

  it.each(["onerror", "onmessageerror"] as const)(
    "that dies (%s) rejects what it had in hand, and starts again at the next call",
    async (how) => {
      const worker = fakeWorker(jobs);
      const start = vi.fn(() => asWorker(worker));
      const thread = new Thread<Known>(start);
      const call = thread.call("never", undefined);
      worker[how]({});
      await expect(call).rejects.toThrow(ThreadEndedError);
      expect(worker.isEnded).toBe(true);
      start.mockImplementation(() => asWorker(fakeWorker(jobs)));
      expect(await thread.call("double", 1)).toBe(2);
    },
  );

  it("that the browser does not give rejects each call", async () => {
    const thread = new Thread<Known>(() => {
      throw new Error("no more workers");
    });
    for (const value of [1, 2]) await expect(thread.call("double", value)).rejects.toThrow(ThreadEndedError);
  });

  it("is closed for good, with a call in hand", async () => {
    const worker = fakeWorker(jobs);
    const thread = new Thread<Known>(() => asWorker(worker));
    const call = thread.call("never", undefined);
    thread.close();
    await expect(call).rejects.toThrow(ThreadEndedError);
    await expect(thread.call("double", 1)).rejects.toThrow(ThreadEndedError);
    expect(worker.isEnded).toBe(true);
  });
});

it.each([
  ["result", "double"],
  ["error", "fail"],
  ["cancelling", "never"],
] as const)("one job in a thread of its own ends the thread with its %s", async (_, name) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const worker = fakeWorker(jobs);
  const cancelling = new AbortController();
  const call = callOnce<ThreadJobs, string>(() => asWorker(worker), name, 1 as never, {
    signal: cancelling.signal,
  });
  if (name === "never") cancelling.abort();
  await call.catch(() => {});
  expect(worker.isEnded).toBe(true);
});
