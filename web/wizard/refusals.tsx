import { WIZARD } from "../messages/en/wizard.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { LeftFiles } from "../ui/tile/LeftFiles.tsx";
import type { RefusalText } from "./check-files.ts";
import type { StepJob } from "./step-jobs.ts";

export interface Leftover extends Partial<RefusalText> {
  readonly file: File;
  /** The place that it was for; undefined if there was none. */
  readonly target?: string | undefined;
  readonly message: string;
  /** For the editor, if it can be made to fit. */
  readonly job?: StepJob;
}

/** A message about files that were not used, or about an action that failed. */
export interface Refusal {
  /** The place that shows it; undefined if it is shown above all places. */
  readonly target?: string | undefined;
  readonly message: string;
  readonly details: readonly string[];
  /** Files that are shown as thumbnails, because they are too many for text. */
  readonly files: readonly Leftover[];
  readonly fittable: readonly StepJob[];
}

const MANY_FILES = 3;

/**
 * Groups files that were not used. A slot shows one or two of its own files; several that could be made to fit, and those
 * without a slot, are shown above all slots. A list shows everything at its zone.
 */
export function refusalsOf(leftovers: readonly Leftover[], zone: string | undefined): readonly Refusal[] {
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

/**
 * @param few returns the paragraph that names the files without a detail
 * @param many the paragraph above thumbnails
 */
function refusalOf(
  leftovers: readonly Leftover[],
  target: string | undefined,
  few: (names: string) => string,
  many: string,
): readonly Refusal[] {
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

/** Joins messages by ". ", each once and without doubled stops. */
function joinMessages(messages: readonly string[]): string {
  const distinct = [...new Set(messages)];
  return [...distinct.slice(0, -1).map((each) => each.replace(/\.$/, "")), ...distinct.slice(-1)].join(". ");
}

export const RefusalDetail = ({ refusal: { details, files } }: { refusal: Refusal }) => (
  <>
    {details.map((detail) => (
      <p key={detail}>{detail}</p>
    ))}
    {files.length > 0 && (
      <LeftFiles
        label={WIZARD.notUsedFiles}
        files={files.map(({ file, detail }) => ({ name: file.name, picture: file, detail }))}
      />
    )}
  </>
);

interface RefusalNoticeProps {
  refusal: Refusal;
  onFit(jobs: readonly StepJob[]): void;
}

export function RefusalNotice({ refusal, onFit }: RefusalNoticeProps) {
  const { message, fittable } = refusal;
  const action = { label: WIZARD.fitThem, icon: "crop", onPress: () => onFit(fittable) } as const;
  return (
    <Notice tone="warning" title={message} action={fittable.length > 0 ? action : undefined}>
      <RefusalDetail refusal={refusal} />
    </Notice>
  );
}
