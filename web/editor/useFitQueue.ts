import { useRef, useState } from "react";
import type { Size } from "../../shared/machine/types.ts";
import type { Edit, EditStart } from "../picture/fit/edit.ts";
import type { KeptOriginal } from "../picture/fit/keep-original.ts";
import { notify } from "../ui/toast/notify.ts";
import { FIT } from "../words/fit.ts";
import type { FitDialog } from "./FitDialog.tsx";

/** A picture that is to be made to fit a place. */
export interface FitJob {
  readonly file: File;
  /** The place: a slot. */
  readonly target: string;
  /** Why it is not taken as it is, in sentences; neutral, for nothing is wrong yet. */
  readonly reason: readonly string[];
  /** It stands in its place already. */
  readonly isAdjusting?: boolean;
  /** What came together is one step of Undo. */
  readonly group?: string | undefined;
  /** How it was made before. */
  readonly start?: EditStart<unknown> | undefined;
  /** Its file is kept already; others are given with what is made of them, to be kept. */
  readonly isKept?: boolean;
}

export type QueuedJob<Job extends FitJob = FitJob> = Job & {
  readonly key: number;
  readonly state: "waiting" | "used" | "skipped" | "refused";
};

export interface FitOwner<Job extends FitJob> {
  /** A PNG of the place's size, made of the job's picture, how it was made, and the original if it is kept. */
  onFitted(job: Job, fitted: File, edit: Edit<unknown>, original?: KeptOriginal): Promise<void>;
  /** The picture can't be opened after all; `words` say why. */
  onUnreadable(job: Job, words: string): void;
  /** The editor has closed; the pictures that were not used. */
  onEnd(unused: readonly Job[]): void;
}

export interface OpenQueue<Job extends FitJob = FitJob> {
  readonly Dialog: typeof FitDialog;
  readonly jobs: readonly QueuedJob<Job>[];
  readonly index: number;
  /** The editor is seen: the first picture is open. */
  readonly isShown: boolean;
  /** Pictures that are being made without being looked at. */
  readonly making: number | undefined;
}

let lastKey = 0;

/** Pictures that go through the editor one after the other, each to its place. Its code is loaded by the first. */
export function useFitQueue<Job extends FitJob>(owner: FitOwner<Job>) {
  const [open, setOpen] = useState<OpenQueue<Job>>();
  // What is asked for while something else is awaited must see what is, not what was shown.
  const now = useRef<OpenQueue<Job>>(undefined);
  const latest = useRef(owner);
  latest.current = owner;

  const set = (next: OpenQueue<Job> | undefined) => {
    now.current = next;
    setOpen(next);
  };
  const alter = (by: Partial<OpenQueue<Job>>) => now.current && set({ ...now.current, ...by });
  const mark = (key: number, by: Partial<Pick<QueuedJob, "state" | "target">>) =>
    alter({ jobs: now.current?.jobs.map((job) => (job.key === key ? { ...job, ...by } : job)) ?? [] });

  const close = () => {
    const jobs = now.current?.jobs ?? [];
    set(undefined);
    latest.current.onEnd(jobs.filter(({ state }) => state === "waiting" || state === "skipped"));
  };
  /** To the next picture that waits, after this one or before it; closes where there is none. */
  const goOn = () => {
    if (!now.current) return;
    const { jobs, index } = now.current;
    const waits = ({ state }: QueuedJob) => state === "waiting";
    const next = jobs.findIndex((job, at) => at > index && waits(job));
    const at = next < 0 ? jobs.findIndex(waits) : next;
    if (at < 0) close();
    else alter({ index: at });
  };
  const jobsNow = () => now.current?.jobs;
  const currentJob = () => now.current?.jobs[now.current.index];

  const use = async (fitted: File, edit: Edit<unknown>, original?: KeptOriginal) => {
    const job = currentJob();
    if (!job) return;
    mark(job.key, { state: "used" });
    await latest.current.onFitted(job, fitted, edit, original);
  };

  return {
    open,
    job: open?.jobs[open.index],
    close,
    /** Opens the editor for pictures, or adds them to those in it. */
    async begin(jobs: readonly Job[]): Promise<void> {
      if (jobs.length === 0) return;
      const queued = jobs.map((job): QueuedJob<Job> => ({ ...job, key: ++lastKey, state: "waiting" }));
      if (now.current) return void alter({ jobs: [...now.current.jobs, ...queued] });
      try {
        const { FitDialog: Dialog } = await import("./FitDialog.tsx");
        // Others may have come while it was loaded.
        const others = jobsNow();
        if (others) alter({ jobs: [...others, ...queued] });
        else set({ Dialog, jobs: queued, index: 0, isShown: false, making: undefined });
      } catch {
        notify.error(FIT.notLoaded);
        latest.current.onEnd(jobs);
      }
    },
    opened: () => alter({ isShown: true }),
    show: (index: number) => alter({ index }),
    refused(words: string): void {
      const job = currentJob();
      if (!job) return;
      mark(job.key, { state: "refused" });
      latest.current.onUnreadable(job, words);
      goOn();
    },
    async done(fitted: File, edit: Edit<unknown>, original?: KeptOriginal): Promise<void> {
      await use(fitted, edit, original);
      goOn();
    },
    skip(): void {
      const job = currentJob();
      if (job?.state === "waiting") mark(job.key, { state: "skipped" });
      goOn();
    },
    /** Sends the picture that is shown to another place; one that waits for that place gets its own. */
    send(target: string): void {
      const job = currentJob();
      if (!job || !now.current) return;
      const other = now.current.jobs.find((each) => each.state === "waiting" && each.target === target);
      if (other) mark(other.key, { target: job.target });
      mark(job.key, { target });
    },
    /** Takes the picture that is shown as it lies, and all that wait as they lie best. */
    async doneWithAll(
      frame: Size,
      ...result: [fitted: File, edit: Edit<unknown>, original?: KeptOriginal]
    ): Promise<void> {
      await use(...result);
      for (;;) {
        goOn();
        const job = currentJob();
        if (!job || !now.current) return;
        alter({ making: now.current.index });
        const code = await import("../picture/fit/fit-at-once.ts").catch(() => undefined);
        if (!code) {
          notify.error(FIT.notLoaded);
          return alter({ making: undefined });
        }
        const made = await code.fitAtOnce(job.file, frame, !job.isKept, job.start?.over);
        // Closed meanwhile.
        if (!now.current) return;
        if ("words" in made) {
          mark(job.key, { state: "refused" });
          latest.current.onUnreadable(job, made.words);
        } else await use(made.file, made.edit, made.original);
      }
    },
  };
}
