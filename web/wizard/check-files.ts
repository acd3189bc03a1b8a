import { INTAKE } from "#messages/intake.ts";
import { WIZARD } from "#messages/wizard.ts";
import { fillWords } from "../../shared/machine/questions.ts";
import type { RefusalWords } from "../../shared/machine/steps.ts";
import { admit, canBeFitted, type ImageRule, type Refusal, type Unreadable } from "../picture/admit.ts";
import { damageWords } from "../picture/fault-words.ts";
import { type Format, isOtherKind } from "../picture/format.ts";
import { showSize } from "../ui/size.ts";
import type { StepJob } from "./StepEditor.tsx";

export interface RefusalText {
  /** The specification's message. */
  readonly message: string;
  readonly detail: string;
}

export interface CheckedFile {
  readonly file: File;
  /** Present if it is taken as it is. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Present if it can be made to fit in the editor, which shows it. */
  readonly reason?: readonly string[];
  /** Shown if it is not used. */
  readonly refusal: RefusalText;
}

export const checkFiles = (
  rule: ImageRule,
  texts: RefusalWords,
  files: readonly File[],
): Promise<readonly CheckedFile[]> =>
  Promise.all(
    files.map(async (file): Promise<CheckedFile> => {
      const admission = await admit(file, rule);
      return "bytes" in admission
        ? { file, bytes: admission.bytes, refusal: { message: "", detail: "" } }
        : { file, ...refusedFile(texts, rule, file.name, admission) };
    }),
  );

export function refusedFile(
  texts: RefusalWords,
  { accepts, size }: ImageRule,
  name: string,
  refusal: Refusal,
): Pick<CheckedFile, "reason" | "refusal"> {
  const required = showSize(size);
  const needed = (accepts === "png" ? INTAKE.neededPng : INTAKE.neededImage)(required);
  switch (refusal.code) {
    case "unreadable": {
      const { why, format } = refusal;
      const what = why.kind === "damaged" ? damageWords(why.fault.code) : fileText(format);
      const detail = INTAKE.unreadable(UNREADABLE[why.kind](name, what), needed);
      return { refusal: { message: texts.unreadable, detail } };
    }
    case "wrongSize": {
      const { width, height } = refusal.actual;
      const message = fillWords(texts.wrongSize, { ...size, actualWidth: width, actualHeight: height });
      const actual = showSize(refusal.actual);
      return {
        refusal: { message, detail: INTAKE.wrongSize(name, actual, required) },
        reason: [message, INTAKE.sizeNow(name, actual)],
      };
    }
    case "wrongType": {
      const { format } = refusal;
      const [message, what] = [texts.wrongType, fileText(format)];
      const detail = isOtherKind(format) ? INTAKE.notImage(name, what) : INTAKE.wrongType(name, what, needed);
      const reason = canBeFitted(refusal) && [message, INTAKE.typeNow(name, what, required)];
      return { refusal: { message, detail }, ...(reason && { reason }) };
    }
  }
}

const UNREADABLE: Readonly<Record<Unreadable["kind"], (name: string, what: string) => string>> = {
  damaged: INTAKE.damaged,
  damagedHeic: INTAKE.damagedHeic,
  tooComplex: INTAKE.tooComplex,
  folder: INTAKE.folder,
  empty: INTAKE.empty,
  gone: INTAKE.gone,
  undecodable: INTAKE.undecodable,
  notConverted: INTAKE.unconverted,
  heicNotLoaded: INTAKE.unconverted,
  altered: INTAKE.altered,
};

/** Of PNGs, only Apple's own variant has a wrong type. */
function fileText(format: Format | undefined): string {
  if (!format) return INTAKE.unknownFile;
  return format === "PNG" ? INTAKE.applePng : INTAKE.file[format];
}

export interface Leftover extends Partial<RefusalText> {
  readonly file: File;
  readonly target?: string | undefined;
  readonly message: string;
  /** Present if the editor can make it fit. */
  readonly job?: StepJob;
}

export interface ShownRefusal {
  /** Undefined if it is shown above all places. */
  readonly target?: string | undefined;
  readonly message: string;
  readonly details: readonly string[];
  /** Shown as thumbnails. */
  readonly files: readonly Leftover[];
  readonly fittable: readonly StepJob[];
}

const MANY_FILES = 3;

/**
 * Groups files by where they are shown: one or two at their slot; several that could be made to fit and those without a
 * slot above all slots; all of a list at its zone.
 */
export function refusalsOf(
  leftovers: readonly Leftover[],
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

/** `few` names files without a detail; `many` stands above thumbnails. */
function refusalOf(
  leftovers: readonly Leftover[],
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
      details: isMany ? [many] : [...(named.length > 0 ? [few(named.join(", "))] : []), ...details],
      files: isMany ? leftovers : [],
      fittable: leftovers.flatMap(({ job }) => job ?? []),
    },
  ];
}

function joinMessages(messages: readonly string[]): string {
  const distinct = [...new Set(messages)];
  return [...distinct.slice(0, -1).map((each) => each.replace(/\.$/, "")), ...distinct.slice(-1)].join(". ");
}
