import { SHEETS } from "#messages/documents.ts";
import { EXPORTS } from "#messages/exports.ts";
import { LANGUAGE } from "#messages/language.ts";
import { DEFAULT_LANGUAGE } from "../../shared/machine/machine.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { Walkthrough } from "../../shared/machine/walk.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { type CallOptions, callOnce } from "../threads/thread.ts";
import { createBlobFromChunks } from "./blobs.ts";
import type { DrawingJobs } from "./drawing.worker.ts";
import type { LoadedExportJob } from "./kinds.ts";
import type { ExportPlan } from "./plan.ts";

export interface DrawingInput {
  readonly model: MachineModel;
  readonly plan: ExportPlan;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly date: string;
  readonly time: string;
  readonly walk?: Walkthrough | undefined;
}

interface DrawnFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Sources of images that can't be decoded. */
  readonly damaged?: readonly string[];
}

export type ExportWriter = (input: DrawingInput, onProgress: (share: number) => void) => Promise<DrawnFile>;

export const drawInWorker = <Name extends keyof DrawingJobs>(
  name: Name,
  given: Parameters<DrawingJobs[Name]>[0],
  options?: CallOptions,
) => callOnce<DrawingJobs, Name>(startThread, name, given, options);

const startThread = () =>
  new Worker(new URL("./drawing.worker.ts", import.meta.url), {
    type: "module",
    name: LANGUAGE,
  });

/** By the specification, English dates use the viewer's locale. */
export function dateLocaleOf(languages: readonly string[], language: string): string {
  const isWanted = (tag: string) => language === DEFAULT_LANGUAGE || tag.startsWith(language);
  return languages.find((tag) => isWanted(tag) && isLanguageTag(tag)) ?? language;
}

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

export async function drawExport(
  name: Exclude<keyof DrawingJobs, "drawTestImage">,
  job: LoadedExportJob,
  type: string,
) {
  const { plan, signal, onProgress } = job;
  const files = new Map(job.loaded.map(({ image, bytes }) => [image.source, bytes]));
  const isSheet = name !== "writePdf";
  if (isSheet)
    for (const { arrangement } of plan.screens) {
      const { template } = arrangement;
      const bytes = files.has(template) ? "missing" : await job.readImage(template);
      if (typeof bytes !== "string") files.set(template, bytes);
    }
  const walk = name === "writePreview" ? (await ACTIVE.walkthrough())(job.design.language) : undefined;
  const now = new Date();
  const locale = dateLocaleOf(navigator.languages, LANGUAGE);
  const [date, time] = [now.toLocaleDateString(locale), now.toLocaleTimeString(locale)];
  const { bytes, damaged = [] } = await drawInWorker(
    name,
    { model: ACTIVE.model, plan, files, date, time, walk },
    {
      // Copying megabytes would block the page.
      transfer: [...files.values()].map(({ buffer }) => buffer),
      onProgress: (share) => onProgress(isSheet ? SHEETS.drawing : EXPORTS.drawing, share),
      signal,
    },
  );
  return { ok: true, file: await createBlobFromChunks([bytes], type), damaged } as const;
}
