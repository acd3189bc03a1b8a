import { ref } from "valtio/vanilla";
import { FITTING } from "#messages/fit.ts";
import { sentences, series } from "#messages/formats.ts";
import { WIZARD } from "#messages/wizard.ts";
import { fillPlaceholders, includesSize } from "../../shared/machine/questions.ts";
import type { Arrangement, Category, Size, SlotCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { findEmptySlots, findShownImages } from "../../shared/model/questions.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { faultMessage } from "../edit/fault-message.ts";
import type { EditingState } from "../edit/state.ts";
import type { FitJob } from "../editor/fit-queue.ts";
import type { RefusalText } from "../picture/fault-messages.ts";
import { type Admission, admitFile, canBeFitted, type ImageRule } from "../picture/open-picture.ts";
import { notify } from "../ui/toast/notify.ts";
import type { StepOfKind } from "./load-step.ts";

export type IntakeStep = StepOfKind<"slots"> | StepOfKind<"list">;

export interface StepFitJob extends FitJob {
  readonly into: string;
  /** Pictures in one group form one undo step. */
  readonly group?: string | undefined;
  readonly refusal: RefusalText;
  readonly holds?: readonly string[];
}

export type RefitJob = Omit<StepFitJob, "target"> & { readonly target: string | undefined };

export interface CheckedFile {
  readonly file: File;
  readonly admission: Admission;
}

/** Whole folders may be dropped on a slot. */
const CHECKED_AT_ONCE = 8;

export async function checkFiles(rule: ImageRule, files: readonly File[]): Promise<readonly CheckedFile[]> {
  const checked: CheckedFile[] = [];
  const check = async (file: File) => ({ file, admission: await admitFile(file, rule) });
  for (let at = 0; at < files.length; at += CHECKED_AT_ONCE)
    checked.push(...(await Promise.all(files.slice(at, at + CHECKED_AT_ONCE).map(check))));
  return checked;
}

/**
 * A single file may replace the picture at `at`. Several start there only if the place is free. Earlier
 * files will fill the places in `awaited`.
 */
export function findFreePlaces(
  category: Category,
  { design, isMissing }: Pick<EditingState, "design" | "isMissing">,
  awaited: readonly string[],
  count: number,
  at: string | undefined,
): readonly string[] {
  if (category.kind === "list") {
    const room = category.maxImages - findShownImages(design, category, isMissing).length - awaited.length;
    return Array(Math.max(0, room)).fill(category.arrangements[0].places[0]?.slot);
  }
  if (at !== undefined && count === 1) return [at];
  const empty = findEmptySlots(design, category, isMissing).map(({ slot }) => slot);
  const free = empty.filter((slot) => !awaited.includes(slot));
  return at !== undefined && free.includes(at) ? [at, ...free.filter((slot) => slot !== at)] : free;
}

export function placeFiles(
  checked: readonly CheckedFile[],
  free: readonly string[],
  named: ReadonlyMap<File, string>,
) {
  const refused = checked.flatMap(({ file, admission }) =>
    "png" in admission || canBeFitted(admission) ? [] : { file, refusal: admission },
  );
  const usable = checked.filter(({ file }) => !refused.some((each) => each.file === file));
  const taken = usable.map(({ file }) => named.get(file));
  const left = free.filter((slot) => !taken.includes(slot));
  const placed = usable.map((each) => ({ ...each, target: named.get(each.file) ?? left.shift() }));
  return {
    placed: placed.flatMap(({ target, ...each }) => (target === undefined ? [] : { ...each, target })),
    unplaced: placed.filter(({ target }) => target === undefined),
    refused,
    next: left[0],
  };
}

export function placeJobs(jobs: readonly RefitJob[], free: readonly string[]): readonly RefitJob[] {
  const left = free.filter((slot) => !jobs.some(({ target }) => target === slot));
  return jobs.map((job) => ({ ...job, target: job.target ?? left.shift() }));
}

export async function matchFilesToSlots(
  category: SlotCategory,
  arrangement: Arrangement,
  files: readonly File[],
  slotNames: Readonly<Record<string, string>> | undefined,
): Promise<ReadonlyMap<File, string>> {
  if (files.length < 2 || arrangement.places.length < 2) return new Map();
  try {
    const [{ runFileJob }, vocabulary] = await Promise.all([
      import("../files/run-job.ts"),
      ACTIVE.vocabulary(),
    ]);
    const names = files.map(({ name }) => name);
    const { model } = ACTIVE;
    const given = { model, vocabulary, category, arrangement, names, slotNames };
    const slots = await runFileJob("findSlotsByName", given);
    return new Map(files.flatMap((file, at) => (slots[at] === undefined ? [] : [[file, slots[at]]])));
  } catch (fault) {
    console.warn("Failed to match file names to slots", fault);
    return new Map();
  }
}

export async function isBundledImageOfSize(path: string, size: Size): Promise<boolean> {
  const image = document.createElement("img");
  image.src = path;
  try {
    await image.decode();
    return includesSize([size], { width: image.naturalWidth, height: image.naturalHeight });
  } catch {
    return false;
  }
}

export function notStoredText(
  step: IntakeStep,
  outcome: EditOutcome,
  target: string,
  file: File | undefined,
): RefusalText | undefined {
  const failure = outcome.ok && outcome.failures.find(({ key }) => step.kind === "list" || key === target);
  if (outcome.ok && !failure) return undefined;
  let why: string = WIZARD.pictureNotLoadedAdvice;
  if (!outcome.ok) why = faultMessage(outcome.fault);
  else if (failure && failure.reason === "notRendered") why = FITTING.notMadeAdvice;
  if (step.kind === "slots") return { message: WIZARD.notSaved, detail: why };
  const { full, failed } = step.config.words;
  const isFull = !outcome.ok && outcome.fault === "listFull";
  const advice = isFull ? WIZARD.makeRoom : why;
  return {
    message: isFull ? fillPlaceholders(full, { max: step.category.maxImages }) : failed,
    detail: file ? WIZARD.fileNotSaved(file.name, advice) : advice,
  };
}

export interface LeftoverFile extends Partial<RefusalText> {
  readonly file: File;
  readonly target?: string | undefined;
  readonly message: string;
  readonly job?: StepFitJob;
}

export interface ShownRefusal {
  /** Undefined if shown above all places. */
  readonly target?: string | undefined;
  readonly message: string;
  readonly details: readonly string[];
  readonly files: readonly LeftoverFile[];
  readonly fittable: readonly RefitJob[];
}

const MANY_FILES = 3;

/**
 * Refusals are shown at a list's zone or, if there are few, at their slot. Others, and several that can be made to
 * fit, are shown above all slots.
 */
export function groupRefusals(
  leftovers: readonly LeftoverFile[],
  zone: string | undefined,
): readonly ShownRefusal[] {
  if (zone !== undefined) return refusalOf(leftovers, zone, WIZARD.notAdded, WIZARD.notUsedAny);
  const fittable = leftovers.filter(({ job }) => job);
  const together = fittable.length > 1 ? fittable : [];
  const placed = leftovers.filter((each) => each.target !== undefined && !together.includes(each));
  const { notUsed, notUsedAny, moreThanSlotsAdvice, removeFirst } = WIZARD;
  return [
    ...[...Map.groupBy(placed, ({ target }) => target)].flatMap(([target, group]) =>
      refusalOf(group, group.length < MANY_FILES ? target : undefined, notUsed, notUsedAny),
    ),
    ...refusalOf(
      together.map(({ detail, ...leftover }) => leftover),
      undefined,
      notUsed,
      notUsedAny,
    ),
    ...refusalOf(
      leftovers.filter(({ target }) => target === undefined),
      undefined,
      moreThanSlotsAdvice,
      removeFirst,
    ),
  ];
}

/** `few` lists files without a detail; `many` is shown above thumbnails. */
function refusalOf(
  leftovers: readonly LeftoverFile[],
  target: string | undefined,
  few: (names: string) => string,
  many: string,
): readonly ShownRefusal[] {
  if (leftovers.length === 0) return [];
  const isMany = leftovers.length >= MANY_FILES;
  const named = leftovers.filter(({ detail }) => detail === undefined).map(({ file }) => file.name);
  const details = leftovers.flatMap(({ detail }) => detail ?? []);
  return [
    {
      target,
      message: sentences([...new Set(leftovers.map(({ message }) => message))]),
      details: isMany ? [many] : [...(named.length > 0 ? [few(series(named))] : []), ...details],
      files: isMany ? leftovers : [],
      fittable: leftovers.flatMap(({ job }) => job ?? []),
    },
  ];
}

export interface IntakeView {
  /** Messages by place. */
  busy: Record<string, string>;
  refusals: readonly (ShownRefusal & { readonly toast: string })[];
}

export function createIntakeMessages(step: IntakeStep, view: IntakeView) {
  let leftovers: LeftoverFile[] = [];
  let successes: { readonly target: string; readonly message: string }[] = [];
  const announced = new Map<string, string>();
  const refuse = (refusal: ShownRefusal) => {
    const { target, message } = refusal;
    const others = view.refusals.filter((each) => target === undefined || each.target !== target);
    view.refusals = ref([...others, { ...refusal, toast: notify.error(message) }]);
  };
  const announce = (message: string, targets: readonly string[]) => {
    const toast = notify.success(message);
    for (const target of targets) announced.set(target, toast);
  };
  const leave = (leftover: LeftoverFile) => void leftovers.push(leftover);
  return {
    announce,
    /** Removes toasts about images that `targets` no longer hold. */
    dismissAnnounced(targets: readonly string[]): void {
      for (const target of targets) {
        const toast = announced.get(target);
        if (toast !== undefined) notify.dismiss(toast);
        announced.delete(target);
      }
    },
    clear(targets: readonly (string | undefined)[]): void {
      const displace = (job: RefitJob) =>
        targets.includes(job.target) ? { ...job, target: undefined } : job;
      const kept = view.refusals
        .filter(({ target }) => !targets.includes(target))
        .map((refusal) => ({ ...refusal, fittable: refusal.fittable.map(displace) }));
      // Equal refusals share a toast.
      for (const { toast } of view.refusals)
        if (!kept.some((each) => each.toast === toast)) notify.dismiss(toast);
      view.refusals = ref(kept);
    },
    fail: (target: string, { message, detail }: RefusalText) =>
      refuse({ target, message, details: [detail], files: [], fittable: [] }),
    succeed: (message: string, target: string) => void successes.push({ target, message }),
    leave,
    leaveOut(file: File, free = 0): void {
      if (step.kind === "slots") return leave({ file, message: WIZARD.moreThanSlots });
      const { maxImages: max } = step.category;
      leave({ file, message: fillPlaceholders(step.config.words.tooMany, { max, free }) });
    },
    tell(isEdited: boolean): void {
      for (const group of isEdited && successes.length > 0 ? [successes] : successes.map((each) => [each]))
        announce(
          sentences(group.map(({ message }) => message)),
          group.map(({ target }) => target),
        );
      const zone = step.kind === "list" ? step.category.arrangements[0].places[0]?.slot : undefined;
      for (const refusal of groupRefusals(leftovers, zone)) refuse(refusal);
      leftovers = [];
      successes = [];
    },
  };
}
