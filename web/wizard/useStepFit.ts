import { useEffect } from "react";
import type { EditStart } from "../fit/edit.ts";
import { type FitJob, type FitOwner, useFitQueue } from "../fit/useFitQueue.ts";
import type { Over } from "../letter-tabs/over.ts";
import type { Original } from "../recipes/recipe.ts";
import { store } from "../storage/store.ts";
import { type IntoDesign, intoDesign } from "./into-design.ts";
import type { RefusalInWords } from "./refusal-words.ts";

/** A picture for a slot, and the words for it if it is not made to fit. */
export interface WaitingJob extends FitJob {
  /** Where its file is kept, or comes from. */
  readonly original?: Original | undefined;
  /** The look that it is from. */
  readonly look?: string | undefined;
  readonly start?: EditStart<Over> | undefined;
  readonly refusal: RefusalInWords;
  /** The stored value of the picture that is adjusted. */
  readonly adjusted?: string;
  /** What it is for; where nothing is said, what is shown as the editor opens. */
  readonly into?: IntoDesign;
}

/** One in the editor. */
export interface OpenJob extends WaitingJob {
  readonly into: IntoDesign;
}

interface StepFitOwner {
  onFitted: FitOwner<OpenJob>["onFitted"];
  onUnreadable(job: WaitingJob, words: string): void;
  onEnd(unused: readonly WaitingJob[]): void;
}

/** The editor of a step: its pictures and what they were refused for otherwise. */
export function useStepFit(owner: StepFitOwner) {
  const queue = useFitQueue<OpenJob>(owner);
  const jobs = queue.open?.jobs;
  useEffect(() => {
    const holds = jobs?.flatMap(({ adjusted }) => (adjusted === undefined ? [] : store.hold(adjusted)));
    return () => {
      for (const letGo of holds ?? []) letGo();
    };
  }, [jobs]);
  return {
    ...queue,
    begin: (jobs: readonly WaitingJob[]) => {
      const into = intoDesign();
      return queue.begin(jobs.map((job) => ({ ...job, into: job.into ?? into })));
    },
    /** Whether a picture for that slot is being opened, and nothing is seen of the editor yet. */
    isOpening: (slot: string): boolean =>
      queue.open !== undefined && !queue.open.isShown && queue.job?.target === slot,
  };
}

export type StepFit = ReturnType<typeof useStepFit>;
