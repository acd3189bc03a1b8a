type ThreadJob = (input: never, onProgress: (share: number) => void) => unknown;

export type ThreadJobs = Readonly<Record<string, ThreadJob>>;

export type JobInput<Known extends ThreadJob> = Parameters<Known>[0];
export type JobOutput<Known extends ThreadJob> = Awaited<ReturnType<Known>>;

interface ThreadCall {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

type ThreadReply = { readonly id: number } & (
  | { readonly share: number }
  | { readonly result: unknown }
  | { readonly fault: string }
);

/** The worker failed, was closed, or could not start. */
export class ThreadEndedError extends Error {}

/** Runs the job here if the worker ended. Rethrows other errors. */
export const runHereInstead =
  <Result>(run: () => Promise<Result>) =>
  (fault: unknown): Promise<Result> => {
    if (fault instanceof ThreadEndedError) return run();
    throw fault;
  };

/** Dispatched if a worker fails, since its code may be gone. */
export const THREAD_LOST_EVENT = "thread-lost";

export interface CallOptions {
  readonly transfer?: Transferable[];
  /** `share` is 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal | undefined;
}

interface Waiting {
  readonly done: (result: unknown) => void;
  readonly failed: (reason: unknown) => void;
  readonly onProgress: CallOptions["onProgress"];
}

/** The first call starts the worker, as does the next one after a failure. */
export class Thread<Known extends ThreadJobs> {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #isClosed = false;
  #lastId = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Rejects with the job's error, the signal's reason, or `ThreadEndedError`. */
  call<Name extends keyof Known & string>(
    name: Name,
    input: JobInput<Known[Name]>,
    { transfer = [], onProgress, signal }: CallOptions = {},
  ): Promise<JobOutput<Known[Name]>> {
    const id = ++this.#lastId;
    return new Promise<JobOutput<Known[Name]>>((done, failed) => {
      signal?.throwIfAborted();
      signal?.addEventListener("abort", () => failed(signal.reason), { once: true });
      // The result has the job's type.
      this.#waiting.set(id, { done: done as (result: unknown) => void, failed, onProgress });
      this.#startedWorker().postMessage({ id, name, input }, transfer);
    }).finally(() => this.#waiting.delete(id));
  }

  close(): void {
    this.#isClosed = true;
    this.#end();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { failed } of this.#waiting.values())
      failed(new ThreadEndedError("The worker was terminated"));
  }

  #startedWorker(): Worker {
    if (this.#isClosed) throw new ThreadEndedError("The worker was terminated");
    if (this.#worker) return this.#worker;
    try {
      this.#worker = this.#start();
    } catch (cause) {
      throw new ThreadEndedError("Workers are unavailable", { cause });
    }
    this.#worker.onmessage = ({ data }: MessageEvent<ThreadReply>) => this.#receive(data);
    this.#worker.onerror = () => {
      this.#end();
      globalThis.dispatchEvent?.(new Event(THREAD_LOST_EVENT));
    };
    this.#worker.onmessageerror = () => this.#end();
    return this.#worker;
  }

  #receive(reply: ThreadReply): void {
    const waiting = this.#waiting.get(reply.id);
    if ("share" in reply) waiting?.onProgress?.(reply.share);
    else if ("fault" in reply) waiting?.failed(new Error(reply.fault));
    else waiting?.done(reply.result);
  }
}

export async function callOnce<Known extends ThreadJobs, Name extends keyof Known & string>(
  start: () => Worker,
  name: Name,
  input: JobInput<Known[Name]>,
  options?: CallOptions,
): Promise<JobOutput<Known[Name]>> {
  const thread = new Thread<Known>(start);
  try {
    return await thread.call(name, input, options);
  } finally {
    thread.close();
  }
}

/** Called in the worker. Transfers buffers and bitmaps in results. */
export function answerCalls(jobs: ThreadJobs): void {
  const reply = (message: ThreadReply, transfer: Transferable[] = []) =>
    self.postMessage(message, { transfer });
  self.onmessage = async ({ data: { id, name, input } }: MessageEvent<ThreadCall>) => {
    try {
      // The caller's types match the job's.
      const result = await jobs[name]?.(input as never, (share) => reply({ id, share }));
      reply({ id, result }, transferablesIn(result));
    } catch (fault) {
      console.warn(`${name} failed in a worker`, fault);
      reply({ id, fault: `${fault}` });
    }
  };
}

function transferablesIn(result: unknown): Transferable[] {
  const isWhole = typeof result !== "object" || result === null || ArrayBuffer.isView(result);
  const values = () => (result instanceof Map ? result.values() : Object.values(result ?? {}));
  const parts: unknown[] = isWhole ? [result] : [result, ...values()];
  const found = parts.flatMap((part): Transferable[] => {
    if (ArrayBuffer.isView(part)) return part.buffer instanceof ArrayBuffer ? [part.buffer] : [];
    return "ImageBitmap" in self && part instanceof ImageBitmap ? [part] : [];
  });
  return [...new Set(found)];
}
