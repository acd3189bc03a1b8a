import type { MachineModel } from "../../shared/machine/types.ts";
import { copyDesign, type Design } from "../document/design.ts";
import { followWords } from "../recipes/reletter.ts";
import type { Dressing, NewImage } from "../storage/design-store.ts";
import type { NewPicture } from "../storage/keep-recipes.ts";
import type { StoreFault } from "../storage/outcome.ts";
import { within } from "../storage/patience.ts";
import { store } from "../storage/store.ts";
import { type Draft, keyOf, type PlannedPlace, placeOfKey, screensOf } from "./draft.ts";
import { type Maker, pictureFor } from "./make-pictures.ts";
import { hasNews, type TargetDesign } from "./target-design.ts";

/** What became of it: how many pictures are on the machine, and the places of those that could not be made. */
export type PutOn =
  | { readonly ok: true; readonly count: number; readonly failed: readonly string[] }
  | { readonly ok: false; readonly reason: StoreFault | "notMade" };

interface PutOnOptions {
  readonly model: MachineModel;
  readonly draft: Draft;
  /** The design that is open, and gets them, whichever is open when they are made. */
  readonly target: TargetDesign;
  readonly maker: Maker;
  /** Called with how many of the pictures are made, and how many there are. */
  onProgress(made: number, all: number): void;
  /** Once it is aborted nothing is changed any more; it rejects with its reason. */
  readonly signal: AbortSignal;
}

/** Recipes of pictures that stay are waited for so long. */
const PATIENCE_MS = 8_000;

/**
 * Puts a plan's pictures on the machine in one change. One that can't be made is left out and named. `gone` where the
 * design is removed, or another tab puts images on it, before they are made.
 */
export async function putOn(options: PutOnOptions): Promise<PutOn> {
  const { model, draft, target, maker, onProgress, signal } = options;
  // As it is at the press: another one may be shown by the time that the pictures are made.
  const design = copyDesign(store.design);
  const screens = screensOf(model, design, draft);
  // A large photo is not waited for.
  const stopped = new Promise<never>((_, fail) => {
    signal.addEventListener("abort", () => fail(signal.reason), { once: true });
  });
  const jobs = screens.flatMap((screen) =>
    screen.places.flatMap((place) => (place.put ? { ...screen, place, picture: place.put.picture } : [])),
  );
  const slots: Dressing["slots"][number][] = [];
  const added = new Map<string, NewPicture[]>();
  const failed: string[] = [];
  stopped.catch(() => {});
  onProgress(0, jobs.length);
  for (const [i, { category, arrangement, place, picture }] of jobs.entries()) {
    signal.throwIfAborted();
    const job = { category, arrangement, place, picture };
    const image = await Promise.race([imageFor(draft, maker, job), stopped]);
    if (!image) failed.push(nameOf(category.label, place));
    else if (category.kind === "slots" || place.before)
      slots.push({ ...image, category: category.id, slot: place.slot });
    else if ("bytes" in image) added.set(category.id, [...(added.get(category.id) ?? []), image]);
    onProgress(i + 1, jobs.length);
  }
  signal.throwIfAborted();
  const count = jobs.length - failed.length;
  if (count === 0) return { ok: false, reason: "notMade" };

  const names = namesIn(draft, design);
  // Pictures that stay, and carry a name that came with these, are lettered anew in the same change.
  const follow =
    Object.keys(names).length > 0
      ? followWords({ names: { ...design.names, ...names } }, undefined, design)
      : [];
  const followed = await within(PATIENCE_MS, Promise.resolve(follow)).catch(() => []);
  const isPut = ({ category, slot }: { category: string; slot: string }) =>
    slots.some((each) => each.category === category && each.slot === slot);
  signal.throwIfAborted();
  const outcome = await target.actions.dress({
    machineName: draft.machineName,
    counts: draft.counts,
    slots: [...slots, ...followed.filter((each) => !isPut(each))],
    lists: [...added].map(([category, pictures]) => ({ category, pictures, goes: () => false })),
    names,
    admits: (now) => !hasNews(target, now),
    offer: { kind: "picture" },
  });
  return outcome.ok ? { ok: true, count, failed } : outcome;
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
    const slot = category.kind === "list" ? (arrangement.places[0]?.slot ?? "") : place.slot;
    return await pictureFor(made, file, category, { slot, count: arrangement.count });
  } catch (fault) {
    console.error("A picture of a plan could not be made", fault);
    return undefined;
  }
}

/** Names that came with pictures, for the slots in which they stand now and that have none. */
function namesIn(draft: Draft, design: Design): Dressing["names"] {
  const names: Record<string, Record<string, string>> = {};
  for (const [picture, { category, name }] of Object.entries(draft.named)) {
    const key = keyOf(draft, Number(picture));
    if (key === undefined) continue;
    const place = placeOfKey(key);
    const isThere = place.category === category && !design.names[category]?.[place.slot];
    if (isThere) names[category] = { ...names[category], [place.slot]: name };
  }
  return names;
}
