import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { END_ME_ADDRESS } from "../e2e/harness/kill-switch.ts";

/** What takes longer never happens. */
export const PATIENCE_MS = 60_000;

interface Waiting {
  readonly request: { id: number; name: string; args: unknown[] };
  settle(outcome: { answer?: unknown; error?: string }): void;
}

/** The promise, or an error after a minute, which says what was waited for. */
export async function soon<T>(promise: Promise<T>, what: () => string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited a minute: ${what()}`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Calls on their way to the page, which comes and asks for them: `listeners` is what it asks. */
export class Calls {
  #lastId = 0;
  #page = "";
  readonly #earlier = new Set<string>();
  #pending: Waiting[] = [];
  #taken: Waiting | undefined;
  #take: ((waiting: Waiting) => void) | undefined;
  #onAsk: (() => void) | undefined;
  #onPage: (() => void) | undefined;
  #ended: Promise<void> | undefined;

  readonly listeners: Readonly<Record<string, RequestListener>> = {
    "/remote/next": (request, response) => this.#next(request.url ?? "", response),
    "/remote/answer": (request, response) => this.#answered(request, response),
    [END_ME_ADDRESS]: (_request, response) => {
      // A page that is to crash waits here, for ever: what it wrote is stored once its end closes this.
      this.#ended = new Promise((resolve) => response.once("close", resolve));
      this.#onAsk?.();
    },
    // A page that was left comes back by itself.
    "/blank.html": (_request, response) =>
      response
        .setHeader("content-type", "text/html")
        .end('<meta http-equiv="refresh" content="0;url=/?remote">'),
  };

  /** Resolves to the page's answer, or to null where another page comes first. Rejects with what the page threw. */
  async send(name: string, args: unknown[]): Promise<unknown> {
    let waiting: Waiting | undefined;
    const answer = new Promise((resolve, reject) => {
      waiting = {
        request: { id: ++this.#lastId, name, args },
        settle: ({ answer, error }) => (error ? reject(new Error(`${name}: ${error}`)) : resolve(answer)),
      };
      this.#pending.push(waiting);
      this.#hand();
    });
    try {
      const state = () => (this.#taken === waiting ? "took" : "did not take");
      return await soon(answer, () => `the page ${state()} ${name}, and did not answer`);
    } finally {
      this.#pending = this.#pending.filter((each) => each !== waiting);
      if (this.#taken === waiting) this.#taken = undefined;
    }
  }

  /** Resolves when the page asks to be ended. */
  endAsked(): Promise<void> {
    return new Promise((resolve) => {
      this.#onAsk = resolve;
    });
  }

  /** Resolves when the browser knows that the page that asked for its end is gone. */
  async ended(): Promise<void> {
    await this.#ended;
  }

  /** Resolves when another page than the last asks for calls. */
  nextPage(): Promise<void> {
    return new Promise((resolve) => {
      this.#onPage = resolve;
    });
  }

  #next(page: string, response: ServerResponse): void {
    if (this.#earlier.has(page)) {
      // It was left, and may still run for a moment.
      response.writeHead(410).end();
      return;
    }
    if (page !== this.#page) {
      this.#earlier.add(this.#page);
      this.#page = page;
      // What an earlier page was asked, it will not answer any more.
      this.#taken?.settle({ answer: null });
      this.#onPage?.();
    }
    const take = (waiting: Waiting) => {
      this.#taken = waiting;
      response.end(JSON.stringify(waiting.request));
    };
    this.#take = take;
    response.once("close", () => {
      if (this.#take === take) this.#take = undefined;
    });
    this.#hand();
  }

  async #answered(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      let body = "";
      for await (const piece of request) body += piece;
      const { id, ...outcome } = JSON.parse(body);
      if (this.#taken?.request.id === id) this.#taken?.settle(outcome);
    } catch {
      // The page ended in the middle of its answer.
    }
    response.end();
  }

  #hand(): void {
    const next = this.#take && this.#pending.shift();
    if (!next) return;
    const take = this.#take;
    this.#take = undefined;
    take?.(next);
  }
}
