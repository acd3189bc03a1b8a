import { WIZARD } from "../messages/en/wizard.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { LeftFiles } from "../ui/tile/LeftFiles.tsx";
import type { RefusalText } from "./check-files.ts";
import type { StepJob } from "./step-jobs.ts";

/** A file that was not used. */
export interface Leftover extends Partial<RefusalText> {
  readonly file: File;
  /** The place that it was for; undefined if there was none left. */
  readonly target?: string | undefined;
  readonly message: string;
  /** What the editor needs to make it fit, if it can. */
  readonly job?: StepJob;
}

/** Files that were not used, or an action that failed, as the page shows it. */
export interface Refusal {
  /** The place that shows it; undefined if it is shown beside all of them. */
  readonly target?: string | undefined;
  readonly message: string;
  /** Paragraphs. */
  readonly details: readonly string[];
  /** The files to show as thumbnails, because they are too many for paragraphs. */
  readonly files: readonly Leftover[];
  readonly fittable: readonly StepJob[];
}

/** From so many files on they are shown as thumbnails. */
const MANY_FILES = 3;

/**
 * Groups files that were not used. A slot shows up to two of its own; what could be made to fit, if several, and what
 * found no slot is shown beside all slots. A list shows everything at its one zone.
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
 * @param few the paragraph that names files without a detail of their own, if they are few
 * @param many the paragraph above the thumbnails of many files
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
export function joinMessages(messages: readonly string[]): string {
  const distinct = [...new Set(messages)];
  return [...distinct.slice(0, -1).map((each) => each.replace(/\.$/, "")), ...distinct.slice(-1)].join(". ");
}

/** What was wrong with which file. */
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

/** Files that no place shows, with a button to make them fit. */
export function RefusalNotice({ refusal, onFit }: RefusalNoticeProps) {
  const { message, fittable } = refusal;
  const action = { label: WIZARD.fitThem, icon: "crop", onPress: () => onFit(fittable) } as const;
  return (
    <Notice tone="warning" title={message} action={fittable.length > 0 ? action : undefined}>
      <RefusalDetail refusal={refusal} />
    </Notice>
  );
}
