import { useEffect } from "react";
import type { Original } from "../../shared/model/recipe.ts";
import { state, store } from "../edit/app.ts";
import { type NewImage, pngImage } from "../edit/new-image.ts";
import type { Over } from "../editor/over.ts";
import { type FitJob, useFitQueue } from "../editor/useFitQueue.ts";
import type { Edit, EditStart } from "../picture/fit/edit.ts";
import type { KeptOriginal } from "../picture/fit/keep-original.ts";
import type { adjustingJob } from "./adjusting-job.ts";
import type { RefusalInWords } from "./refusal-words.ts";

/** A picture for a slot, and the words for it if it is not made to fit. */
export interface WaitingJob extends FitJob {
  /** What its file is, if that is stored or bundled already. */
  readonly original?: Original | undefined;
  /** The look that it is from. */
  readonly look?: string | undefined;
  readonly start?: EditStart<Over> | undefined;
  readonly refusal: RefusalInWords;
  /** The SHA-256s of the blobs that it needs while it is edited. */
  readonly holds?: readonly string[];
  /** The id of the design that it is for; if it has none, that of the design that is open as the editor opens. */
  readonly into?: string;
}

/** One in the editor. */
export interface OpenJob extends WaitingJob {
  readonly into: string;
}

interface StepFitOwner {
  /** What is to go into a job's place; undefined if nothing was changed. */
  onFitted(job: OpenJob, image: NewImage | undefined): Promise<void>;
  onUnreadable(job: WaitingJob, words: string): void;
  onEnd(unused: readonly WaitingJob[]): void;
}

/** The editor of a step: its pictures and what they were refused for otherwise. */
export function useStepFit(owner: StepFitOwner) {
  const queue = useFitQueue<OpenJob>({
    ...owner,
    onFitted: async (job, fitted, edit, kept) => owner.onFitted(job, await newImage(job, fitted, edit, kept)),
  });
  const jobs = queue.open?.jobs;
  useEffect(() => store.hold(jobs?.flatMap(({ holds = [] }) => holds) ?? []), [jobs]);
  return {
    ...queue,
    begin: (jobs: readonly WaitingJob[]) => {
      const { id } = state.design;
      return queue.begin(jobs.map((job) => ({ ...job, into: job.into ?? id })));
    },
    /** Whether a picture for that slot is being opened, and nothing is seen of the editor yet. */
    isOpening: (slot: string): boolean =>
      queue.open !== undefined && !queue.open.isShown && queue.job?.target === slot,
  };
}

/** The work of adjusting an image; undefined if neither its original nor its picture can be read. */
export async function jobToAdjust(
  ...adjusted: Parameters<typeof adjustingJob>
): Promise<WaitingJob | undefined> {
  try {
    return await (await import("./adjusting-job.ts")).adjustingJob(...adjusted);
  } catch (fault) {
    console.warn("An image can't be adjusted", fault);
    return undefined;
  }
}

/** What the editor made, as an image; if the code for that does not arrive, without a recipe. */
async function newImage(
  job: OpenJob,
  fitted: File,
  edit: Edit<unknown>,
  kept: KeptOriginal | undefined,
): Promise<NewImage | undefined> {
  try {
    const { fittedPicture } = await import("./fitted-picture.ts");
    return await fittedPicture(job, fitted, edit, kept);
  } catch (fault) {
    console.warn("A picture is kept without its recipe", fault);
    return pngImage(new Uint8Array(await fitted.arrayBuffer()), job.file.name);
  }
}

export type StepFit = ReturnType<typeof useStepFit>;
