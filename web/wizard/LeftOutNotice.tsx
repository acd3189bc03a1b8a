import { WIZARD } from "../messages/en/wizard.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { RefusalDetail } from "./RefusalDetail.tsx";
import type { Refusal } from "./refusal.ts";
import type { StepJob } from "./useStepFit.ts";

interface LeftOutNoticeProps {
  refusal: Refusal;
  onFit(jobs: readonly StepJob[]): void;
}

/** The files that were left out, named once, with a button to fit them. */
export function LeftOutNotice({ refusal, onFit }: LeftOutNoticeProps) {
  const { message, fittable } = refusal;
  const action = { label: WIZARD.fitThem, icon: "crop", onPress: () => onFit(fittable) } as const;
  return (
    <Notice tone="warning" title={message} action={fittable.length > 0 ? action : undefined}>
      <RefusalDetail refusal={refusal} />
    </Notice>
  );
}
