import type { Page } from "playwright";

/** An event of a trace (Trace Event Format); times are in microseconds, `tdur` is the thread's own time. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

const LONG_MS = 50;

/**
 * Follows the main threads of the browser's pages; the returned function gives the milliseconds of each task of 50 ms, or
 * `least`, or more. Only processor time counts, so that a busy machine makes no task longer.
 */
export async function followLongTasks(
  page: Page,
  least = LONG_MS,
): Promise<() => Promise<readonly number[]>> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page's browser is not known");
  await browser.startTracing(page, { categories: ["toplevel"] });
  return async () => {
    const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(
      (await browser.stopTracing()).toString(),
    );
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
    const pages = new Set(
      traceEvents
        .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
        .map(threadOf),
    );
    const tasks = traceEvents.filter(
      (event) => event.name === "ThreadControllerImpl::RunTask" && pages.has(threadOf(event)),
    );
    if (tasks.length === 0) throw new Error("the browser tells nothing of its tasks");
    return tasks.map(({ tdur = 0 }) => Math.round(tdur / 1000)).filter((ms) => ms >= least);
  };
}
