import { useState } from "react";
import { useSnapshot } from "valtio/react";
import { proxy, ref } from "valtio/vanilla";
import { FITTING } from "#messages/fit.ts";
import { LETTERING } from "#messages/lettering.ts";
import { includesSize } from "../../shared/machine/questions.ts";
import type { OriginalPicture } from "../../shared/model/recipe.ts";
import type { fitAutomatically as FitAtOnce, FitResult } from "../picture/fit-file.ts";
import { notify } from "../ui/toast/notify.ts";
import type { Composition } from "./annotations.ts";
import type { AnnotatorFactory } from "./annotator.ts";
import type { FitDialog } from "./FitDialog.tsx";

export interface FitJob {
  readonly file: File;
  readonly target: string;
  readonly reason?: readonly string[];
  readonly isAdjusting?: boolean;
  readonly start?: Partial<Composition> | undefined;
  /** Present if already stored. */
  readonly original?: OriginalPicture | undefined;
  readonly look?: string | undefined;
  readonly withoutOriginal?: boolean;
}

export const needsOriginal = ({ original, withoutOriginal }: FitJob): boolean =>
  !original && !withoutOriginal;

export type QueuedJob<Job extends FitJob = FitJob> = Job & {
  readonly state: "waiting" | "used" | "skipped" | "refused";
};

export interface EditorResult extends FitResult {
  readonly placed: Composition;
}

export interface FitQueueOwner<Job extends FitJob> {
  /** Whether further pictures replace the queue instead of joining it. */
  readonly isSingle?: boolean;
  readonly isAnnotated?: boolean;
  /** The next picture waits for the returned promise. */
  onFitted(job: Job, fitted: EditorResult): void | Promise<void>;
  /** Without it, the editor shows the fault. */
  onUnreadable?(job: Job, message: string): void;
  onEnd?(unused: readonly Job[]): void;
}

export interface EditorSession<Job extends FitJob = FitJob> {
  readonly Dialog: typeof FitDialog;
  readonly createAnnotator: AnnotatorFactory | undefined;
  readonly jobs: readonly QueuedJob<Job>[];
  readonly job: QueuedJob<Job>;
  readonly index: number;
  readonly isShown: boolean;
  readonly isFinishingAll: boolean;
  readonly drafts: WeakMap<File, Composition>;
}

export const isJobWaiting = ({ state }: QueuedJob): boolean => state === "waiting";

export class FitQueue<Job extends FitJob = FitJob> {
  readonly state: { open: EditorSession<Job> | undefined } = proxy({ open: undefined });
  owner: FitQueueOwner<Job>;

  constructor(owner: FitQueueOwner<Job>) {
    this.owner = owner;
  }

  get open(): EditorSession<Job> | undefined {
    return this.state.open;
  }

  get unused(): readonly QueuedJob<Job>[] {
    return this.open?.jobs.filter(({ state }) => state === "waiting" || state === "skipped") ?? [];
  }

  async begin(given: readonly Job[]): Promise<void> {
    const jobs = given.map((job): QueuedJob<Job> => ({ ...job, state: "waiting" }));
    const [job] = jobs;
    if (!job) return;
    let notLoaded: string = FITTING.notLoaded;
    try {
      const { FitDialog: Dialog } = await import("./FitDialog.tsx");
      notLoaded = LETTERING.notLoaded;
      const createAnnotator = this.owner.isAnnotated
        ? await (await import("./annotator.ts")).loadAnnotator()
        : undefined;
      const { open, owner } = this;
      if (open && !owner.isSingle) return this.change({ jobs: [...open.jobs, ...jobs] });
      const first = { jobs, job, index: 0, isShown: false, isFinishingAll: false };
      this.state.open = ref({ Dialog, createAnnotator, drafts: new WeakMap(), ...first });
    } catch (fault) {
      console.error("Failed to open the editor", fault);
      notify.error(notLoaded);
      this.owner.onEnd?.(given);
    }
  }

  isOpening = (target: string): boolean =>
    this.open !== undefined && !this.open.isShown && this.open.job.target === target;

  reveal = (): void => {
    if (!this.open?.isShown) this.change({ isShown: true });
  };

  show = (index: number): void => this.change({ index });

  refuse = (message: string): void => {
    if (!this.open) return;
    const { job } = this.open;
    this.changeJob(job, { state: "refused" });
    this.owner.onUnreadable?.(job, message);
    this.next();
  };

  finish = async (fitted: EditorResult): Promise<void> => {
    if (!this.open) return;
    const { job } = this.open;
    this.changeJob(job, { state: "used" });
    await this.owner.onFitted(job, fitted);
    if (this.open?.job.file === job.file) this.next();
  };

  finishAll = async (fitted: EditorResult, fitAtOnce: typeof FitAtOnce): Promise<void> => {
    const { frame } = fitted.placed;
    const session = this.open?.drafts;
    await this.finish(fitted);
    if (this.open?.drafts !== session) return;
    this.change({ isFinishingAll: true });
    while (this.open?.isFinishingAll) {
      const { job, drafts } = this.open;
      if (!isJobWaiting(job)) {
        this.next();
        continue;
      }
      const draft = drafts.get(job.file);
      const { words, logo, placement, background } = draft ?? job.start ?? {};
      const isAnnotated = Boolean(words ?? logo);
      const isOfFrame = !draft || includesSize([frame], draft.frame);
      const placed = isOfFrame && placement && background ? { placement, background, frame } : undefined;
      const made = await fitAtOnce(job.file, frame, needsOriginal(job), isAnnotated, placed);
      if (this.open?.job !== job) continue;
      if (made.kind === "failed") this.refuse(made.message);
      else await this.finish({ ...made, placed: { ...made.placed, words, logo } });
    }
  };

  skip = (): void => {
    const job = this.open?.job;
    if (job && isJobWaiting(job)) this.changeJob(job, { state: "skipped" });
    this.next();
  };

  /** A picture waiting for the target swaps slots with this one. */
  moveTo = (target: string): void => {
    if (!this.open) return;
    const { jobs, job } = this.open;
    const other = jobs.find((each) => isJobWaiting(each) && each.target === target);
    if (other) this.changeJob(other, { target: job.target });
    this.changeJob(job, { target });
  };

  close = (): void => {
    const { unused } = this;
    this.state.open = undefined;
    this.owner.onEnd?.(unused);
  };

  private next(): void {
    if (!this.open) return;
    const { jobs, index } = this.open;
    const after = jobs.findIndex((job, at) => at > index && isJobWaiting(job));
    const next = after < 0 ? jobs.findIndex(isJobWaiting) : after;
    if (next < 0) this.close();
    else this.show(next);
  }

  private changeJob(job: QueuedJob<Job>, by: Partial<Pick<QueuedJob, "state" | "target">>): void {
    this.change({ jobs: this.open?.jobs.map((each) => (each === job ? { ...each, ...by } : each)) ?? [] });
  }

  private change(
    by: Partial<Pick<EditorSession<Job>, "jobs" | "index" | "isShown" | "isFinishingAll">>,
  ): void {
    if (!this.open) return;
    const next = { ...this.open, ...by };
    const job = next.jobs[next.index];
    if (job) this.state.open = ref({ ...next, job });
  }
}

export function useFitQueue<Job extends FitJob>(owner: FitQueueOwner<Job>): FitQueue<Job> {
  const [queue] = useState(() => new FitQueue(owner));
  queue.owner = owner;
  void useSnapshot(queue.state).open;
  return queue;
}
