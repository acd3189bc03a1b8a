import type { Answers, Request } from "./studio-messages.ts";

/** The worker in which one picture is decoded, placed and encoded. */
export class Studio {
  readonly #worker = new Worker(new URL("./studio.worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, (answer: unknown) => void>();
  #lastId = 0;
  #isClosed = false;

  constructor() {
    this.#worker.onmessage = ({ data: { id, answer } }: MessageEvent<{ id: number; answer?: unknown }>) =>
      this.#settle(id, answer);
    // Its code did not load, or the browser ended it for want of memory.
    this.#worker.onerror = () => this.close();
  }

  /** What the worker answers; undefined where it can't, and after it was closed. */
  ask<Asked extends Request>(request: Asked): Promise<Answers[Asked["ask"]] | undefined> {
    if (this.#isClosed) {
      if (request.ask === "take") request.bitmap.close();
      return Promise.resolve(undefined);
    }
    const id = ++this.#lastId;
    return new Promise((give) => {
      // The worker's answers are of the type that its messages say.
      this.#waiting.set(id, give as (answer: unknown) => void);
      this.#worker.postMessage({ id, request }, request.ask === "take" ? [request.bitmap] : []);
    });
  }

  /** Ends the worker and lets its picture go. */
  close(): void {
    this.#isClosed = true;
    this.#worker.terminate();
    for (const id of [...this.#waiting.keys()]) this.#settle(id, undefined);
  }

  #settle(id: number, answer: unknown): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }
}
