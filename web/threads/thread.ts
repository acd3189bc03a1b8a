import type { Given, Jobs, Outcome, Reply } from "./jobs.ts";

/** A thread that did not start, or has ended: the browser gives none, it had no connection, or no memory. */
export class ThreadEnded extends Error {}

/** Dispatched by a page one of whose threads broke: its code may be gone. */
export const THREAD_LOST = "thread-lost";

/** What may be said with a call. */
export interface CallOptions {
  /** Transferred and not copied: empty for the caller afterwards. */
  readonly transfer?: Transferable[];
  /** Called with the progress, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Once it is aborted, the call rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
}

interface Waiting {
  readonly done: (result: unknown) => void;
  readonly failed: (reason: unknown) => void;
  readonly onProgress: CallOptions["onProgress"];
}

/**
 * A worker thread whose jobs are called as functions are. It starts at the first call; once it has ended, each
 * call rejects with `ThreadEnded`.
 */
export class Thread<Known extends Jobs> {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #isOver = false;
  #lastId = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Rejects with the job's own error, with the signal's reason, or with `ThreadEnded`. */
  call<Name extends keyof Known & string>(
    name: Name,
    given: Given<Known[Name]>,
    { transfer = [], onProgress, signal }: CallOptions = {},
  ): Promise<Outcome<Known[Name]>> {
    const id = ++this.#lastId;
    return new Promise<Outcome<Known[Name]>>((done, failed) => {
      signal?.throwIfAborted();
      signal?.addEventListener("abort", () => failed(signal.reason), { once: true });
      // The thread answers with what its jobs return, whose types `Known` says.
      this.#waiting.set(id, { done: done as (result: unknown) => void, failed, onProgress });
      this.#running().postMessage({ id, name, given }, transfer);
    }).finally(() => this.#waiting.delete(id));
  }

  /** Ends it at once. What it was working on rejects. */
  close(): void {
    this.#isOver = true;
    this.#worker?.terminate();
    for (const { failed } of this.#waiting.values()) failed(new ThreadEnded("the thread has ended"));
  }

  #running(): Worker {
    if (this.#isOver) throw new ThreadEnded("the thread has ended");
    if (this.#worker) return this.#worker;
    try {
      this.#worker = this.#start();
    } catch (cause) {
      this.#isOver = true;
      throw new ThreadEnded("the browser gives no thread", { cause });
    }
    this.#worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#hear(data);
    this.#worker.onerror = () => {
      this.close();
      globalThis.dispatchEvent?.(new Event(THREAD_LOST));
    };
    this.#worker.onmessageerror = () => this.close();
    return this.#worker;
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    if ("share" in reply) waiting?.onProgress?.(reply.share);
    else if ("fault" in reply) waiting?.failed(new Error(reply.fault));
    else waiting?.done(reply.result);
  }
}

/** One job in a thread of its own, which ends with it. Rejects as `Thread.call` does. */
export async function callOnce<Known extends Jobs, Name extends keyof Known & string>(
  start: () => Worker,
  name: Name,
  given: Given<Known[Name]>,
  options?: CallOptions,
): Promise<Outcome<Known[Name]>> {
  const thread = new Thread<Known>(start);
  try {
    return await thread.call(name, given, options);
  } finally {
    thread.close();
  }
}
