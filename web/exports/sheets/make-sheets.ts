import { SHEETS } from "../../messages/en/sheets.ts";
import { callOnce } from "../../threads/thread.ts";
import type { LoadedImage } from "../gather.ts";
import type { PlannedJob } from "../kinds.ts";
import { approvalFacts } from "./approval-facts.ts";
import type { Sources } from "./draw-sheet-screens.ts";
import { previewStops, type SheetScreen, sheetScreens } from "./sheet-screens.ts";
import type { SheetJobs } from "./sheets.worker.ts";

/*
 * The files for people who have no part in the design, each drawn in a worker that ends with it. What could not be
 * loaded is not in them.
 */

/** The machine, to be touched, in one HTML file without script. */
export async function makePreview(job: PlannedJob, loaded: readonly LoadedImage[]): Promise<Blob> {
  const { model, plan } = job;
  const isLoaded = loadedIn(loaded);
  const screens = sheetScreens(model, plan, isLoaded).filter(({ isEmpty }) => !isEmpty);
  const shown = new Set(screens.map(({ category }) => category));
  const stops = previewStops(model, plan, await job.walk(), (category) => shown.has(category));
  const given = { name: plan.machineName, screens, stops, sources: await sourcesOf(job, loaded, screens) };
  return blobOf("text/html", await call("writePreview", given, job));
}

/** Every screen on one PNG. */
export async function makeContact(job: PlannedJob, loaded: readonly LoadedImage[]): Promise<Blob> {
  const { model, plan } = job;
  const screens = sheetScreens(model, plan, loadedIn(loaded)).filter(({ isEmpty }) => !isEmpty);
  const given = { name: plan.machineName, screens, sources: await sourcesOf(job, loaded, screens) };
  return blobOf("image/png", await call("writeContact", given, job));
}

/** One page to sign. */
export async function makeApproval(
  job: PlannedJob,
  loaded: readonly LoadedImage[],
  now = new Date(),
): Promise<Blob> {
  const { model, plan } = job;
  const screens = sheetScreens(model, plan, loadedIn(loaded), { onePerList: true });
  const { title } = model;
  const content = {
    name: plan.machineName,
    title,
    date: now.toLocaleDateString(),
    facts: approvalFacts(plan),
  };
  const given = { content, screens, sources: await sourcesOf(job, loaded, screens) };
  return blobOf("application/pdf", await call("writeApproval", given, job));
}

const start = () => new Worker(new URL("./sheets.worker.ts", import.meta.url), { type: "module" });

/** Images' bytes go over to the worker, and are empty afterwards: several megabytes would hold the page up. */
const call = <Name extends keyof SheetJobs>(
  name: Name,
  given: Parameters<SheetJobs[Name]>[0] & { readonly sources: Sources },
  { onProgress }: PlannedJob,
) =>
  callOnce<SheetJobs, Name>(start, name, given, {
    transfer: [...new Set([...given.sources.values()].map(({ buffer }) => buffer))],
    onProgress: (share) => onProgress(SHEETS.drawing, share),
  });

const blobOf = (type: string, bytes: Uint8Array<ArrayBuffer>): Blob => new Blob([bytes], { type });

const loadedIn = (loaded: readonly LoadedImage[]) => {
  const ids = new Set(loaded.map(({ image }) => image.id));
  return ({ id }: { readonly id: string }) => ids.has(id);
};

/** Pictures and templates of the screens; a template that does not arrive leaves the machine's dark glass. */
async function sourcesOf(
  { readImage }: PlannedJob,
  loaded: readonly LoadedImage[],
  screens: readonly SheetScreen[],
): Promise<Sources> {
  const sources = new Map(loaded.map(({ image, bytes }) => [image.source, bytes]));
  for (const { screen } of screens) {
    if (screen.template === undefined || sources.has(screen.template)) continue;
    const bytes = await readImage(screen.template);
    if (typeof bytes !== "string") sources.set(screen.template, bytes);
  }
  return sources;
}
