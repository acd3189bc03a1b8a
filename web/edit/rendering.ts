import type { Machine } from "../../shared/machine/machine.ts";
import {
  type BlobPicture,
  type Blobs,
  type Design,
  emptyDesign,
  type ImageRef,
} from "../../shared/model/design.ts";
import { type RenderJob, renderJobs, withoutFailed, withRendered } from "../../shared/model/render.ts";
import { sha256Of } from "../files/sha256.ts";
import type { RenderedPicture, RenderFault, RenderOptions } from "../picture/render-job.ts";

export type Render = (
  machine: Machine,
  job: RenderJob,
  options: RenderOptions,
) => Promise<readonly (RenderedPicture | RenderFault)[]>;

/** A picture that could not be rendered. Its image is as it was before. */
export interface EditFailure extends RenderFault {
  readonly design: string;
}

export interface Finished {
  readonly designs: ReadonlyMap<string, Design | null>;
  readonly needed: readonly RenderJob[];
  readonly failures: readonly EditFailure[];
  /** The number of new pictures in the designs. */
  readonly rendered: number;
}

interface RenderingOptions extends RenderOptions {
  readonly machine: Machine;
  readonly render: Render;
  /** Called with the PNGs of each job. If it rejects, so does the rendering. */
  onPictures(pngs: Blobs): void | Promise<void>;
}

/** Renders each picture of an edit once, however often the edit runs. */
export function createRendering({ machine, render, onPictures, ...options }: RenderingOptions) {
  const rendered = new Map<string, readonly (BlobPicture | RenderFault)[]>();
  return {
    /** Puts the pictures that are rendered so far into edited designs. */
    finish(
      edited: ReadonlyMap<string, Design | null>,
      before: (id: string) => Design | null | undefined,
    ): Finished {
      const needed = new Map<string, RenderJob>();
      const failures: EditFailure[] = [];
      let count = 0;
      const finish = (id: string, after: Design): Design => {
        const was = before(id) ?? undefined;
        let design = after;
        const failed: ImageRef[] = [];
        for (const job of renderJobs(machine.model, after, was)) {
          const pictures = rendered.get(job.key);
          if (!pictures) {
            needed.set(job.key, job);
            continue;
          }
          const stored = pictures.map((each) => ("blob" in each ? each : undefined));
          design = withRendered(design, job, stored);
          count += stored.filter((each) => each !== undefined).length;
          for (const { category, key, reason } of pictures.flatMap((each) => ("blob" in each ? [] : each))) {
            failed.push({ category, key });
            failures.push({ design: id, category, key, reason });
          }
        }
        return failed.length === 0
          ? design
          : withoutFailed(was ?? emptyDesign(machine.model, id), design, failed);
      };
      const designs = new Map([...edited].map(([id, after]) => [id, after && finish(id, after)]));
      return { designs, needed: [...needed.values()], failures, rendered: count };
    },

    /** Rejects with the signal's reason if it is aborted. */
    async render(jobs: readonly RenderJob[]): Promise<void> {
      for (const [at, job] of jobs.entries()) {
        const onProgress = (share: number) => options.onProgress?.((at + share) / jobs.length);
        const made = await render(machine, job, { ...options, onProgress });
        const pngs = new Map<string, Uint8Array<ArrayBuffer>>();
        const pictures = await Promise.all(
          made.map(async (each) => {
            if (!("png" in each)) return each;
            const blob = await sha256Of(each.png);
            pngs.set(blob, each.png);
            return { blob, bytes: each.png.length };
          }),
        );
        await onPictures(pngs);
        rendered.set(job.key, pictures);
        // Cached jobs report no progress.
        onProgress(1);
      }
    },
  };
}
