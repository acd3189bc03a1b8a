import { EXPORTS } from "#messages/exports.ts";
import { SHEETS } from "#messages/sheets.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { Walk } from "../../shared/machine/walk.ts";
import { type CallOptions, callOnce } from "../threads/thread.ts";
import { blobInPieces } from "./blobs.ts";
import type { DrawingJobs } from "./drawing.worker.ts";
import type { LoadedJob } from "./kinds.ts";
import type { ExportPlan } from "./plan.ts";

export interface DrawingJob {
  readonly model: MachineModel;
  readonly plan: ExportPlan;
  /** Bytes of the loaded images, and for sheets of the screens' templates, by source. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Now, in the visitor's locale. */
  readonly date: string;
  readonly time: string;
  /** Only for the preview. */
  readonly walk?: Walk | undefined;
}

export interface DrawnFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Ids of images that could not be decoded. */
  readonly damaged?: readonly string[];
}

export const drawInWorker = <Name extends keyof DrawingJobs>(
  name: Name,
  given: Parameters<DrawingJobs[Name]>[0],
  options?: CallOptions,
) => callOnce<DrawingJobs, Name>(startThread, name, given, options);

const startThread = () => new Worker(new URL("./drawing.worker.ts", import.meta.url), { type: "module" });

export const drawPdf = (job: LoadedJob) =>
  draw("writePdf", job, filesOf(job), { type: "application/pdf", words: EXPORTS.drawing });

export async function drawSheet(
  name: "writeApproval" | "writePreview" | "writeContact",
  job: LoadedJob,
  type: string,
  walk?: Walk,
) {
  const files = filesOf(job);
  // Without its template, a screen is dark glass.
  for (const { arrangement } of job.plan.screens) {
    const { template } = arrangement;
    const bytes = files.has(template) ? "missing" : await job.readImage(template);
    if (typeof bytes !== "string") files.set(template, bytes);
  }
  return draw(name, job, files, { type, words: SHEETS.drawing, walk });
}

const filesOf = ({ loaded }: LoadedJob) => new Map(loaded.map(({ image, bytes }) => [image.source, bytes]));

async function draw(
  name: Exclude<keyof DrawingJobs, "drawTestImage">,
  { model, plan, onProgress }: LoadedJob,
  files: DrawingJob["files"],
  { type, words, walk }: { type: string; words: string; walk?: Walk | undefined },
) {
  const now = new Date();
  const [date, time] = [now.toLocaleDateString(), now.toLocaleTimeString()];
  const { bytes, damaged = [] } = await drawInWorker(
    name,
    { model, plan, files, date, time, walk },
    {
      // Transferred, since copying several megabytes would block the page.
      transfer: [...files.values()].map(({ buffer }) => buffer),
      onProgress: (share) => onProgress(words, share),
    },
  );
  return { ok: true, file: await blobInPieces([bytes], type), damaged } as const;
}
