import type { MachineModel } from "../../shared/machine/types.ts";
import type { Image } from "../../shared/model/design.ts";
import { refused } from "../../shared/model/edit.ts";
import { applyPlan } from "../../shared/model/screens.ts";
import { edit } from "../edit/app.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { allBlobs, type NewImage } from "../edit/new-image.ts";
import { adjustedOf, type Draft, importPlan, type PlannedScreen, screensOf } from "./draft.ts";
import { imageOf } from "./fitter.ts";
import { hasNews, type TargetDesign } from "./target-design.ts";
import type { ImportWorkers } from "./useImport.ts";

export type PutOn =
  | { readonly ok: true; readonly count: number; readonly failed: readonly string[] }
  | Extract<EditOutcome, { readonly ok: false }>
  | { readonly ok: false; readonly fault: "notMade" };

interface PutOnOptions {
  readonly model: MachineModel;
  readonly draft: Draft;
  readonly target: TargetDesign;
  readonly workers: ImportWorkers;
  onProgress(done: number): void;
  readonly signal: AbortSignal;
}

/**
 * Puts a plan's pictures on the target in one change, open or not, and returns the places of those that can't be fitted.
 * `gone` if the design is removed or another tab puts images on it first. Rejects once the signal is aborted.
 */
export async function putOn(options: PutOnOptions): Promise<PutOn> {
  const { model, draft, target, workers, onProgress, signal } = options;
  const { materials } = workers;
  // Stopping does not wait for a large photo.
  const stopped = new Promise<never>((_, fail) => {
    signal.addEventListener("abort", () => fail(signal.reason), { once: true });
  });
  stopped.catch(() => {});
  const made = new Map<string, NewImage>();
  const failed: string[] = [];
  for (const screen of screensOf(model, target.design, draft, materials))
    for (const { key, slot, fullLabel, put } of screen.places) {
      if (!put) continue;
      signal.throwIfAborted();
      const image = await Promise.race([imageFor(draft, workers, screen, slot, put.picture), stopped]);
      if (image) made.set(key, image);
      else failed.push(fullLabel);
      onProgress(made.size + failed.length);
    }
  if (made.size === 0) return { ok: false, fault: "notMade" };

  const images = new Map([...made].map(([key, { image }]): [string, Image] => [key, image]));
  const plan = importPlan(draft, images);
  const outcome = await edit(
    target.design.id,
    { offer: { kind: "picture" } },
    (design) =>
      hasNews(target.design, design) ? refused("gone") : applyPlan(model, design, plan, materials),
    { blobs: allBlobs(made.values()), signal },
  );
  return outcome.ok ? { ok: true, count: made.size, failed } : outcome;
}

async function imageFor(
  draft: Draft,
  { fitter }: ImportWorkers,
  screen: PlannedScreen,
  slot: string,
  picture: number,
): Promise<NewImage | undefined> {
  const file = draft.pictures[picture]?.file;
  if (!file) return undefined;
  const { category, arrangement } = screen;
  try {
    const taken =
      adjustedOf(draft, picture, arrangement.size) ?? (await fitter.fit(file, category, arrangement.size));
    return await imageOf(taken, file, screen, slot);
  } catch (fault) {
    console.error("A picture of a plan could not be made", fault);
    return undefined;
  }
}
