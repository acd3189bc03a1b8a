import { useState } from "react";
import { useSnapshot } from "valtio/react";
import { proxy, ref } from "valtio/vanilla";
import type { Size } from "../../shared/machine/types.ts";
import { FIT } from "../messages/en/fit.ts";
import type { KeptOriginal } from "../picture/keep-original.ts";
import { notify } from "../ui/toast/notify.ts";
import type { EditStart, PictureEdit } from "./annotations.ts";
import type { FitDialog } from "./FitDialog.tsx";

/** A picture that is to be made to fit a place. */
export interface FitJob {
  readonly file: File;
  /** The place that it is for: a slot, a category. */
  readonly target: string;
  /** Why it is not taken as it is, in sentences; neutral, for nothing is wrong yet. */
  readonly reason?: readonly string[];
  /** Whether it stands in its place already. */
  readonly isAdjusting?: boolean;
  /** How it was made before. */
  readonly start?: EditStart | undefined;
  /** Whether its original need not be given with the result, because it is stored already or is not wanted. */
  readonly withoutOriginal?: boolean;
}

export type QueuedJob<Job extends FitJob = FitJob> = Job & {
  readonly key: number;
  readonly state: "waiting" | "used" | "skipped" | "refused";
};

/** What was made of a picture. */
export interface Fitted {
  /** A PNG of exactly the frame's size, under the picture's name. */
  readonly file: File;
  readonly edit: PictureEdit;
  readonly original: KeptOriginal | undefined;
}

export interface FitOwner<Job extends FitJob> {
  /** Whether there is one picture at a time: another takes its place instead of waiting. */
  readonly isSingle?: boolean;
  /** The editor goes on to the next picture when this has resolved. */
  onFitted(job: Job, fitted: Fitted): void | Promise<void>;
  /** The picture can't be opened after all; `words` say why. An owner without this leaves it to the editor to say. */
  onUnreadable?(job: Job, words: string): void;
  /** The editor has closed without using these pictures. */
  onEnd?(unused: readonly Job[]): void;
}

/** The open editor; a new object after each change. */
export interface OpenEditor<Job extends FitJob = FitJob> {
  readonly Dialog: typeof FitDialog;
  readonly jobs: readonly QueuedJob<Job>[];
  /** The job of `jobs` that is edited, and its index. */
  readonly job: QueuedJob<Job>;
  readonly index: number;
  /** Whether the editor is seen: nothing is until the first picture is open. */
  readonly isShown: boolean;
  /** Whether the pictures are being made without being looked at. */
  readonly isMaking: boolean;
  /** Whether the visitor is asked if changes are to be discarded. */
  readonly isLeaving: boolean;
  /** How each picture was left when another was shown. */
  readonly edits: WeakMap<File, PictureEdit>;
}

const FRESH = { index: 0, isShown: false, isMaking: false, isLeaving: false };

let lastKey = 0;
const isWaiting = ({ state }: QueuedJob): boolean => state === "waiting";

/** Pictures that go through the editor one after the other, each to its place. The first one loads the editor's code. */
export class FitQueue<Job extends FitJob = FitJob> {
  readonly state: { open: OpenEditor<Job> | undefined } = proxy({ open: undefined });
  owner: FitOwner<Job>;
  /** Whether anything is changed of the picture that is shown. */
  private isChanged = false;

  constructor(owner: FitOwner<Job>) {
    this.owner = owner;
  }

  get open(): OpenEditor<Job> | undefined {
    return this.state.open;
  }

  /** Opens the editor for pictures, or adds them to those in it. */
  async begin(jobs: readonly Job[]): Promise<void> {
    if (jobs.length === 0) return;
    const queued = jobs.map((job): QueuedJob<Job> => ({ ...job, key: ++lastKey, state: "waiting" }));
    const [job] = queued;
    try {
      const { FitDialog: Dialog } = await import("./FitDialog.tsx");
      const { open } = this;
      if (open && !this.owner.isSingle) this.change({ jobs: [...open.jobs, ...queued] });
      else if (job) this.state.open = ref({ ...FRESH, Dialog, jobs: queued, job, edits: new WeakMap() });
    } catch {
      notify.error(FIT.notLoaded);
      this.owner.onEnd?.(jobs);
    }
  }

  /** Whether a picture for that place is being opened, and nothing is seen of the editor yet. */
  isOpening = (target: string): boolean =>
    this.open !== undefined && !this.open.isShown && this.open.job.target === target;

  opened = (): void => {
    if (!this.open?.isShown) this.change({ isShown: true });
  };

  show = (index: number): void => this.change({ index });

  /** Remembers how a picture is placed. Returns what is to be called when it is not shown so any more. */
  edited = (file: File, edit: PictureEdit, isChanged: boolean): (() => void) => {
    this.open?.edits.set(file, edit);
    this.isChanged = isChanged;
    this.stay();
    return () => {
      this.isChanged = false;
    };
  };

  stay = (): void => {
    if (this.open?.isLeaving) this.change({ isLeaving: false });
  };

  /** Closes, but asks once if anything was changed. */
  askToClose = (): void => {
    if (this.isChanged && !this.open?.isLeaving) this.change({ isLeaving: true });
    else this.close();
  };

  refused = (words: string): void => {
    if (!this.open) return;
    const { job } = this.open;
    this.mark(job, { state: "refused" });
    this.owner.onUnreadable?.(job, words);
    this.next();
  };

  done = async (fitted: Fitted): Promise<void> => {
    if (!this.open) return;
    const { job } = this.open;
    this.mark(job, { state: "used" });
    await this.owner.onFitted(job, fitted);
    this.next();
  };

  /** Uses the current picture as it is placed, and all that wait with their default placement. */
  doneWithAll = async (frame: Size, fitted: Fitted): Promise<void> => {
    await this.done(fitted);
    this.change({ isMaking: true });
    while (this.open?.isMaking) {
      const { job } = this.open;
      if (!isWaiting(job)) {
        this.next();
        continue;
      }
      const code = await import("../picture/take-file.ts").catch(() => undefined);
      if (!code) {
        notify.error(FIT.notLoaded);
        return this.change({ isMaking: false });
      }
      const { words, logo } = job.start ?? {};
      const made = await code.fitAtOnce(job.file, frame, !job.withoutOriginal, Boolean(words ?? logo));
      // The visitor may have gone to another picture meanwhile: this one still waits.
      if (this.open?.job.key !== job.key) continue;
      if ("words" in made) this.refused(made.words);
      else await this.done({ ...made, edit: { ...made.edit, words, logo } });
    }
  };

  skip = (): void => {
    const job = this.open?.job;
    if (job && isWaiting(job)) this.mark(job, { state: "skipped" });
    this.next();
  };

  /** Sends the picture that is shown to another place; one that waits for that place gets its place. */
  send = (target: string): void => {
    if (!this.open) return;
    const { jobs, job } = this.open;
    const other = jobs.find((each) => isWaiting(each) && each.target === target);
    if (other) this.mark(other, { target: job.target });
    this.mark(job, { target });
  };

  close = (): void => {
    const jobs = this.open?.jobs ?? [];
    this.state.open = undefined;
    this.owner.onEnd?.(jobs.filter(({ state }) => state === "waiting" || state === "skipped"));
  };

  /** Goes on to a picture that waits, after this one if there is one, or closes. */
  private next(): void {
    if (!this.open) return;
    const { jobs, index } = this.open;
    const after = jobs.findIndex((job, at) => at > index && isWaiting(job));
    const next = after < 0 ? jobs.findIndex(isWaiting) : after;
    if (next < 0) this.close();
    else this.show(next);
  }

  private mark({ key }: QueuedJob<Job>, by: Partial<Pick<QueuedJob, "state" | "target">>): void {
    this.change({ jobs: this.open?.jobs.map((job) => (job.key === key ? { ...job, ...by } : job)) ?? [] });
  }

  private change(by: Partial<Omit<OpenEditor<Job>, "job">>): void {
    if (!this.open) return;
    const next = { ...this.open, ...by };
    const job = next.jobs[next.index];
    if (job) this.state.open = ref({ ...next, job });
  }
}

/** Returns a queue of its owner's own, whose changes render the caller again. */
export function useFitQueue<Job extends FitJob>(owner: FitOwner<Job>): FitQueue<Job> {
  const [queue] = useState(() => new FitQueue(owner));
  queue.owner = owner;
  void useSnapshot(queue.state).open;
  return queue;
}
