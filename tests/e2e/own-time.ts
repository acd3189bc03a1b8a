import type { Page } from "playwright";

/** What a trace says of a task. `tdur` is microseconds of the processor. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Milliseconds that the longest task of a page's main thread needed of the processor, while something was done: what
 * others do on the machine meanwhile does not count. Chromium's.
 */
export async function longestOwnTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser of its own");
  await browser.startTracing(page, { categories: ["toplevel"] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const mains = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === "thread_name" && args?.name === "CrRendererMain" ? `${pid} ${tid}` : [],
    ),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === "ThreadControllerImpl::RunTask" && mains.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error("the trace has no tasks of the page");
  return Math.round(Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000);
}
