import { Notice } from "../ui/notice/Notice.tsx";
import { WIZARD } from "../words/wizard.ts";
import { LeftFiles, MANY_FILES } from "./LeftFiles.tsx";
import type { LeftOut } from "./useLeftOut.ts";
import type { WaitingJob } from "./useStepFit.ts";

interface LeftOutNoticeProps {
  left: LeftOut;
  onFit(jobs: readonly WaitingJob[]): void;
}

/** The files that were left out, named once, with a button to fit them. */
export function LeftOutNotice({ left: { title, files, fittable }, onFit }: LeftOutNoticeProps) {
  const canBeFitted = fittable.length > 0;
  const names = files.map(({ file }) => file.name).join(", ");
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        canBeFitted ? { label: WIZARD.fitThem, icon: "crop", onPress: () => onFit(fittable) } : undefined
      }
    >
      {files.length < MANY_FILES ? (
        canBeFitted ? (
          WIZARD.notUsed(names)
        ) : (
          WIZARD.moreThanSlotsAdvice(names)
        )
      ) : (
        <>
          {files.some(({ detail }) => detail === undefined) ? WIZARD.removeFirst : WIZARD.notUsedAny}
          <LeftFiles files={files} />
        </>
      )}
    </Notice>
  );
}
