import { FIT } from "#messages/fit.ts";
import { series } from "#messages/formats.ts";
import { INTAKE } from "#messages/intake.ts";
import { WIZARD } from "#messages/wizard.ts";
import { fillPlaceholders, includesSize } from "../../shared/machine/questions.ts";
import type { RefusalMessages } from "../../shared/machine/steps.ts";
import type { Arrangement, Category, Size, SlotCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { findEmptySlots, findShownImages } from "../../shared/model/questions.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { faultMessage } from "../edit/fault-words.ts";
import type { EditingState } from "../edit/state.ts";
import type { FitJob } from "../editor/fit-queue.ts";
import { damageMessage, pictureFaultMessage } from "../picture/fault-words.ts";
import { type FileFormat, isNonPictureFormat } from "../picture/format.ts";
import {
  admitFile,
  canBeFitted,
  type FileRefusal,
  type ImageRule,
  type OpenPictureFault,
} from "../picture/open-picture.ts";
import { formatDisplaySize } from "../ui/size.ts";
import type { StepOfKind } from "./load-step.ts";

/* Decides which files are used, where they are placed, and how the rest are reported. */

export type IntakeStep = StepOfKind<"slots"> | StepOfKind<"list">;

export interface StepJob extends FitJob {
  readonly into: string;
  /** Pictures in one group form one undo step. */
  readonly group?: string | undefined;
  readonly refusal: RefusalText;
  readonly holds?: readonly string[];
}

export interface RefusalText {
  readonly message: string;
  readonly detail: string;
}

export interface CheckedFile {
  readonly file: File;
  readonly png?: Blob;
  /** Present if the editor can make the file fit. */
  readonly reason?: readonly string[];
  readonly refusal: RefusalText;
}

/** Whole folders may be dropped on a slot. */
const CHECKED_AT_ONCE = 8;

export async function checkFiles(
  rule: ImageRule,
  texts: RefusalMessages,
  files: readonly File[],
): Promise<readonly CheckedFile[]> {
  const checked: CheckedFile[] = [];
  const check = async (file: File): Promise<CheckedFile> => {
    const admission = await admitFile(file, rule);
    return "png" in admission
      ? { file, png: admission.png, refusal: { message: "", detail: "" } }
      : { file, ...describeRefusal(texts, rule, file.name, admission) };
  };
  for (let at = 0; at < files.length; at += CHECKED_AT_ONCE)
    checked.push(...(await Promise.all(files.slice(at, at + CHECKED_AT_ONCE).map(check))));
  return checked;
}

export function describeRefusal(
  texts: RefusalMessages,
  { accepts, size }: ImageRule,
  name: string,
  refusal: FileRefusal,
): Pick<CheckedFile, "reason" | "refusal"> {
  const required = formatDisplaySize(size);
  const needed = (accepts === "png" ? INTAKE.neededPng : INTAKE.neededImage)(required);
  switch (refusal.kind) {
    case "wrongSize":
    case "tooLarge": {
      const { width, height } = refusal.size;
      const message = fillPlaceholders(texts.wrongSize, {
        ...size,
        actualWidth: width,
        actualHeight: height,
      });
      const detail = INTAKE.wrongSize(name, formatDisplaySize(refusal.size), required);
      return { refusal: { message, detail }, reason: [message] };
    }
    case "wrongType": {
      const { format } = refusal;
      const [message, what] = [texts.wrongType, fileText(format)];
      const detail = isNonPictureFormat(format)
        ? INTAKE.notImage(name, what)
        : INTAKE.wrongType(name, what, needed);
      const reason = canBeFitted(refusal) && [message, INTAKE.typeNow(name, what)];
      return { refusal: { message, detail }, ...(reason && { reason }) };
    }
    default: {
      const detail = INTAKE.unreadable(unreadableText(name, refusal), needed);
      return { refusal: { message: texts.unreadable, detail } };
    }
  }
}

function unreadableText(name: string, fault: OpenPictureFault): string {
  switch (fault.kind) {
    case "damaged":
      return INTAKE.damaged(name, damageMessage(fault.fault.code));
    case "heicNotLoaded":
      return INTAKE.unconverted(name, INTAKE.file.HEIC);
    case "undecodable":
    case "altered":
      return INTAKE[fault.kind](name, fileText(fault.format));
    case "folder":
    case "empty":
      return INTAKE[fault.kind](name);
    default:
      return pictureFaultMessage(name, fault);
  }
}

/** A PNG that counts as the wrong type is Apple's own variant. */
function fileText(format: FileFormat | undefined): string {
  if (!format) return INTAKE.unknownFile;
  return format === "PNG" ? INTAKE.applePng : INTAKE.file[format];
}

/**
 * A single file may replace the picture at `at`. Several start there only if it is free.
 *
 * @param awaited the places that earlier files will fill
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

/** Places files by name, and the rest in free places. `next` is the first place that is still free. */
export function placeFiles(
  checked: readonly CheckedFile[],
  free: readonly string[],
  named: ReadonlyMap<File, string>,
) {
  const usable = checked.filter(({ png, reason }) => png ?? reason);
  const taken = usable.map(({ file }) => named.get(file));
  const left = free.filter((slot) => !taken.includes(slot));
  const placed = usable.map((each) => ({ ...each, target: named.get(each.file) ?? left.shift() }));
  return {
    placed: placed.flatMap(({ target, ...each }) => (target === undefined ? [] : { ...each, target })),
    homeless: placed.filter(({ target }) => target === undefined),
    refused: checked.filter((each) => !usable.includes(each)),
    next: left[0],
  };
}

/** Matches nothing if the sorting code can't be loaded. */
export async function findSlotsInNames(
  category: SlotCategory,
  arrangement: Arrangement,
  files: readonly File[],
): Promise<ReadonlyMap<File, string>> {
  if (files.length < 2 || arrangement.places.length < 2) return new Map();
  try {
    const [{ runFileJob }, spoken] = await Promise.all([import("../files/run-job.ts"), ACTIVE.spoken()]);
    const names = files.map(({ name }) => name);
    const { model } = ACTIVE;
    const slots = await runFileJob("findSlotsByName", { model, spoken, category, arrangement, names });
    return new Map(files.flatMap((file, at) => (slots[at] === undefined ? [] : [[file, slots[at]]])));
  } catch (fault) {
    console.warn("Failed to match file names to slots", fault);
    return new Map();
  }
}

export async function isBundledOfSize(path: string, size: Size): Promise<boolean> {
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
  else if (failure && failure.reason === "notRendered") why = FIT.notMadeAdvice;
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
  /** Present if the editor can make the file fit. */
  readonly job?: StepJob;
}

export interface ShownRefusal {
  /** Undefined if the refusal is shown above all places. */
  readonly target?: string | undefined;
  readonly message: string;
  readonly details: readonly string[];
  readonly files: readonly LeftoverFile[];
  readonly fittable: readonly StepJob[];
}

const MANY_FILES = 3;

/**
 * In a list, refusals are shown at its zone. Otherwise, one or two are shown at their slot; several that can
 * be made to fit, and those without a slot, are shown above all slots.
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

/** `few` lists files that have no detail. `many` is shown above thumbnails. */
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
      message: joinMessages(leftovers.map(({ message }) => message)),
      details: isMany ? [many] : [...(named.length > 0 ? [few(series(named))] : []), ...details],
      files: isMany ? leftovers : [],
      fittable: leftovers.flatMap(({ job }) => job ?? []),
    },
  ];
}

function joinMessages(messages: readonly string[]): string {
  const distinct = [...new Set(messages)];
  return [...distinct.slice(0, -1).map((each) => each.replace(/\.$/, "")), ...distinct.slice(-1)].join(". ");
}
