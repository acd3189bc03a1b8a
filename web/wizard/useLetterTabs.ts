import { useEffect, useMemo, useState } from "react";
import type { Arrangement } from "../../shared/machine/types.ts";
import type { LetterKit, tabsFor } from "../editor/letter-kit.ts";
import type { LetterTabs } from "../editor/text-overlay.ts";
import { notify } from "../ui/toast/notify.ts";
import { LETTERING } from "../words/lettering.ts";
import type { OpenJob, StepFit } from "./useStepFit.ts";

interface Loaded {
  readonly kit: LetterKit;
  readonly tabsFor: typeof tabsFor;
}

/**
 * The tabs for text and logo of the picture in the editor; undefined while they load. If they can't be loaded the editor
 * closes, because the picture would lose its text.
 */
export function useLetterTabs(
  category: string,
  arrangement: Arrangement,
  { job, close }: Pick<StepFit, "job" | "close">,
): LetterTabs | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  const isOpen = job !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded each time that the editor opens
  useEffect(() => {
    if (!isOpen) return setLoaded(undefined);
    let isOver = false;
    import("../editor/letter-kit.ts")
      .then(async ({ loadLetterKit, tabsFor }) => ({ kit: await loadLetterKit(), tabsFor }))
      .then(
        (ready) => isOver || setLoaded(ready),
        (fault) => {
          if (isOver) return;
          console.error("The editor's tabs could not be loaded", fault);
          notify.error(LETTERING.notLoaded);
          close();
        },
      );
    return () => {
      isOver = true;
    };
  }, [isOpen]);

  const tabsOf = ({ kit, tabsFor }: Loaded, { target, original, look, start }: OpenJob) =>
    tabsFor(kit, { category, slot: target, arrangement, original, look }, start?.over ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed of them stays with the editor
  const tabs = useMemo(
    () => (loaded && job ? tabsOf(loaded, job) : undefined),
    [loaded, job?.key, job?.target, arrangement],
  );
  useEffect(() => () => tabs?.close(), [tabs]);
  return tabs;
}
