import { useState } from "react";
import { notify } from "../ui/toast/notify.ts";
import { WIZARD } from "../words/wizard.ts";
import type { LeftFile } from "./LeftFiles.tsx";
import type { WaitingJob } from "./useStepFit.ts";

/** What was left out of several files, named once. */
export interface LeftOut {
  readonly title: string;
  readonly files: readonly LeftFile[];
  /** Those of them that can be made to fit. */
  readonly fittable: readonly WaitingJob[];
}

/** What a step's drops left out; one drop may leave several out for different reasons. */
export function useLeftOut() {
  const [left, setLeft] = useState<readonly LeftOut[]>([]);
  const addLeft = ({ title, files, fittable }: LeftOut) =>
    setLeft((before) => {
      const same = before.find((each) => each.title === title);
      const joined: LeftOut = {
        title,
        files: [...(same?.files ?? []), ...files],
        fittable: [...(same?.fittable ?? []), ...fittable],
      };
      return [...before.filter((each) => each !== same), joined];
    });
  return {
    left,
    addLeft,
    /** Says that there is no slot for these files. */
    leaveOut(files: readonly File[]) {
      if (files.length === 0) return;
      notify.error(WIZARD.moreThanSlots);
      addLeft({ title: WIZARD.moreThanSlots, files: files.map((file) => ({ file })), fittable: [] });
    },
    clearLeft: () => setLeft([]),
  };
}
