import { useEffect } from "react";
import { store } from "../edit/app.ts";
import { type NewImage, pngImage } from "../edit/new-image.ts";
import { type FitJob, type FitOwner, type FitQueue, type Fitted, useFitQueue } from "../editor/fit-queue.ts";
import type { adjustingJob } from "./adjusting-job.ts";
import type { RefusalInWords } from "./refusal-words.ts";

/** A picture for a place of a step, and the words for it if it is not made to fit. */
export interface StepJob extends FitJob {
  /** The id of the design that it is for. */
  readonly into: string;
  /** What came together is one step of Undo. */
  readonly group?: string | undefined;
  readonly refusal: RefusalInWords;
  /** The SHA-256s of the blobs that it needs while it is edited. */
  readonly holds?: readonly string[];
}

export type StepFit = FitQueue<StepJob>;

/** Returns the editor of a step. The blobs that its pictures need are kept as long as it is open. */
export function useStepFit(owner: FitOwner<StepJob>): StepFit {
  const queue = useFitQueue({ ...owner, isAnnotated: true });
  const jobs = queue.open?.jobs;
  useEffect(() => store.hold(jobs?.flatMap(({ holds = [] }) => holds) ?? []), [jobs]);
  return queue;
}

/** Returns the job of adjusting an image; undefined if neither its original nor its picture can be read. */
export async function jobToAdjust(
  ...adjusted: Parameters<typeof adjustingJob>
): Promise<StepJob | undefined> {
  try {
    return await (await import("./adjusting-job.ts")).adjustingJob(...adjusted);
  } catch (fault) {
    console.warn("An image can't be adjusted", fault);
    return undefined;
  }
}

/** Returns what the editor made, as an image; undefined if nothing was changed. Without code for its recipe it has none. */
export async function fittedImageOf(job: StepJob, fitted: Fitted): Promise<NewImage | undefined> {
  try {
    return await (await import("./fitted-picture.ts")).fittedPicture(job, fitted);
  } catch (fault) {
    console.warn("A picture is kept without its recipe", fault);
    return pngImage(new Uint8Array(await fitted.file.arrayBuffer()), job.file.name);
  }
}
