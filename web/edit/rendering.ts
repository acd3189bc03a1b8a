import type { Machine } from "../../shared/machine/machine.ts";
import { type BlobPicture, type Design, emptyDesign, type ImageRef } from "../../shared/model/design.ts";
import { type RenderJob, renderJobs, withoutFailed, withRendered } from "../../shared/model/render.ts";
import { sha256Of } from "../files/sha256.ts";
import type { RenderedPicture, RenderFault, RenderOptions } from "../picture/render-job.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Renders the pictures of a job; see web/picture/render-job.ts. */
export type Render = (
  machine: Machine,
  job: RenderJob,
  options: RenderOptions,
) => Promise<readonly (RenderedPicture | RenderFault)[]>;

/** A picture that could not be rendered: its image is as it was before the edit. */
export interface EditFailure extends RenderFault {
  /** The id of its design. */
  readonly design: string;
}

interface RenderingOptions extends RenderOptions {
  readonly machine: Machine;
  readonly render: Render;
  /** Called with the PNGs of each job, by their SHA-256. Rejecting ends the rendering. */
  onPictures(pngs: ReadonlyMap<string, Bytes>): void | Promise<void>;
}

/** The pictures that one edit needs. Each is rendered once, however often the edit runs. */
export interface Rendering {
  /** Returns the designs that an edit gave with their pictures, as far as these are rendered; null stays null. */
  finish(edited: ReadonlyMap<string, Design | null>, before: (id: string) => Design | null): Finished;
  /** Renders jobs. Rejects if the signal is aborted, with its reason. */
  render(jobs: readonly RenderJob[]): Promise<void>;
}

export interface Finished {
  readonly designs: ReadonlyMap<string, Design | null>;
  /** What is still to be rendered. */
  readonly needed: readonly RenderJob[];
  readonly failures: readonly EditFailure[];
  /** How many of the pictures that the designs need are rendered. */
  readonly rendered: number;
}

export function createRendering({ machine, render, onPictures, ...options }: RenderingOptions): Rendering {
  /** By the keys of their jobs, in the order of their images. */
  const rendered = new Map<string, readonly (BlobPicture | RenderFault)[]>();

  return {
    finish(edited, before) {
      const needed = new Map<string, RenderJob>();
      const failures: EditFailure[] = [];
      let count = 0;
      const finish = (id: string, after: Design): Design => {
        const was = before(id);
        let design = after;
        const failed: ImageRef[] = [];
        for (const job of renderJobs(machine.model, after, was ?? undefined)) {
          const pictures = rendered.get(job.key);
          if (!pictures) {
            needed.set(job.key, job);
            continue;
          }
          design = withRendered(
            design,
            job,
            pictures.map((each) => ("blob" in each ? each : undefined)),
          );
          for (const [at, picture] of pictures.entries()) {
            const ref = job.images[at];
            if ("blob" in picture) count++;
            if (!ref || "blob" in picture) continue;
            failed.push(ref);
            failures.push({ design: id, category: ref.category, key: ref.key, reason: picture.reason });
          }
        }
        if (failed.length === 0) return design;
        return withoutFailed(was ?? emptyDesign(machine.model, id), design, failed);
      };
      const designs = new Map([...edited].map(([id, after]) => [id, after && finish(id, after)]));
      return { designs, needed: [...needed.values()], failures, rendered: count };
    },

    async render(jobs) {
      for (const [at, job] of jobs.entries()) {
        const onProgress = (share: number) => options.onProgress?.((at + share) / jobs.length);
        const made = await render(machine, job, { ...options, onProgress });
        const pngs = new Map<string, Bytes>();
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
        // A cached job reports no progress.
        onProgress(1);
      }
    },
  };
}
