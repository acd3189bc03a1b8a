import { type Profiler, Session } from "node:inspector";

/** Our own modules. */
const OURS = /\/(shared|worker|web)\/[^?]*\.ts$/;

/** Watches which code of our own modules runs, from now on. */
export class Coverage {
  readonly #session = new Session();
  /** By function, which bytes of its source have run. */
  readonly #functions = new Map<string, Uint8Array>();
  /** Ranges that have been added. */
  readonly #added = new Set<string>();

  constructor() {
    this.#session.connect();
    this.#session.post("Profiler.enable");
    this.#session.post("Profiler.startPreciseCoverage", { callCount: false, detailed: true });
    this.#take();
  }

  /** Bytes of source that have run. */
  get size(): number {
    return [...this.#functions.values()].reduce((sum, ran) => sum + ran.filter(Boolean).length, 0);
  }

  /** Whether code has run since the last call that had not run before. Adds it, unless it is only looked at. */
  hasNews(look?: "look"): boolean {
    const news = this.#take().map(({ key, ranges }) => this.#isNews(key, ranges, look === undefined));
    return news.includes(true);
  }

  #take() {
    let scripts: Profiler.ScriptCoverage[] = [];
    // In the same process it answers at once.
    this.#session.post("Profiler.takePreciseCoverage", (_, answer) => {
      scripts = answer.result;
    });
    return scripts
      .filter(({ url }) => OURS.test(url))
      .flatMap(({ scriptId, functions }) =>
        functions.map(({ ranges }) => ({ key: `${scriptId} ${ranges[0]?.startOffset}`, ranges })),
      );
  }

  #isNews(key: string, ranges: readonly Profiler.CoverageRange[], isAdded: boolean): boolean {
    const [whole] = ranges;
    const id = `${key} ${ranges.map(({ startOffset, endOffset, count }) => [startOffset, endOffset, count]).join()}`;
    if (!whole || whole.count === 0 || this.#added.has(id)) return false;
    const ran = new Uint8Array(whole.endOffset - whole.startOffset);
    // Outer ranges come before those within them.
    for (const { startOffset, endOffset, count } of ranges)
      ran.fill(Math.min(count, 1), startOffset - whole.startOffset, endOffset - whole.startOffset);
    const before = this.#functions.get(key) ?? new Uint8Array(ran.length);
    const isNews = ran.some((byte, at) => byte > (before[at] ?? 0));
    if (isAdded) {
      this.#added.add(id);
      this.#functions.set(
        key,
        before.map((byte, at) => byte | (ran[at] ?? 0)),
      );
    }
    return isNews;
  }
}
