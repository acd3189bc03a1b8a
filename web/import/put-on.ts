import type { MachineModel } from "../../shared/machine/types.ts";
import type { Image } from "../../shared/model/design.ts";
import { refused } from "../../shared/model/edit.ts";
import { applyPlan, type LookMaterials } from "../../shared/model/screens.ts";
import { edit } from "../edit/app.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { allBlobs, type NewImage } from "../edit/new-image.ts";
import { type Draft, importPlan, type PlannedPlace, screensOf } from "./draft.ts";
import { imageOf, type Maker } from "./make-pictures.ts";
import { hasNews, type TargetDesign } from "./target-design.ts";

/** What became of it: how many pictures are on the machine, and the places of those that could not be made. */
export type PutOn =
  | { readonly ok: true; readonly count: number; readonly failed: readonly string[] }
  | Extract<EditOutcome, { readonly ok: false }>
  | { readonly ok: false; readonly fault: "notMade" };

interface PutOnOptions {
  readonly model: MachineModel;
  readonly draft: Draft;
  /** The design that gets them, whichever is open when they are made. */
  readonly target: TargetDesign;
  readonly materials: LookMaterials;
  readonly maker: Maker;
  /** Called with how many of the pictures are made, and how many there are. */
  onProgress(made: number, all: number): void;
  /** Once it is aborted nothing is changed any more; it rejects with its reason. */
  readonly signal: AbortSignal;
}

/**
 * Puts a plan's pictures on the machine in one change. One that can't be made is left out and named. `gone` if the
 * design is removed, or another tab puts images on it, before they are made.
 */
export async function putOn(options: PutOnOptions): Promise<PutOn> {
  const { model, draft, target, materials, maker, onProgress, signal } = options;
  // A large photo is not waited for.
  const stopped = new Promise<never>((_, fail) => {
    signal.addEventListener("abort", () => fail(signal.reason), { once: true });
  });
  stopped.catch(() => {});
  const jobs = screensOf(model, target.design, draft, materials).flatMap((screen) =>
    screen.places.flatMap((place) => (place.put ? { ...screen, place, picture: place.put.picture } : [])),
  );
  const made = new Map<string, NewImage>();
  const failed: string[] = [];
  onProgress(0, jobs.length);
  for (const [i, job] of jobs.entries()) {
    signal.throwIfAborted();
    const image = await Promise.race([imageFor(draft, maker, job), stopped]);
    if (image) made.set(job.place.key, image);
    else failed.push(nameOf(job.category.label, job.place));
    onProgress(i + 1, jobs.length);
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

/** "Blends Selection, Left"; a list's places have its name in theirs. */
const nameOf = (category: string, { label }: PlannedPlace): string =>
  label.startsWith(category) ? label : `${category}, ${label}`;

type Job = Pick<ReturnType<typeof screensOf>[number], "category" | "arrangement"> & {
  readonly place: PlannedPlace;
  readonly picture: number;
};

async function imageFor(
  { pictures }: Draft,
  maker: Maker,
  { category, arrangement, place, picture }: Job,
): Promise<NewImage | undefined> {
  const file = pictures[picture]?.file;
  if (!file) return undefined;
  try {
    const made = await maker.make(file, { category, size: arrangement.size });
    if (made.kind === "failed") return undefined;
    return await imageOf(made, file, category, { slot: place.slot, count: arrangement.count });
  } catch (fault) {
    console.error("A picture of a plan could not be made", fault);
    return undefined;
  }
}
