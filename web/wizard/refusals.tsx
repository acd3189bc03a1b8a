import { WIZARD } from "../messages/en/wizard.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { UnusedFiles } from "../ui/tile/UnusedFiles.tsx";
import type { RefusalText } from "./check-files.ts";
import type { StepJob } from "./step-jobs.ts";

export interface Leftover extends Partial<RefusalText> {
  readonly file: File;
  readonly target?: string | undefined;
  readonly message: string;
  /** Present if the editor can make it fit. */
  readonly job?: StepJob;
}

export interface Refusal {
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

/** `few` names files without a detail; `many` stands above thumbnails. */
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
      <UnusedFiles
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
