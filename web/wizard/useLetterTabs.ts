import { useEffect, useMemo, useState } from "react";
import type { Arrangement } from "../../shared/machine/types.ts";
import type { FittedAtOnce } from "../fit/fit-at-once.ts";
import type { LetterKit, tabsFor } from "../letter-tabs/letter-kit.ts";
import type { Over } from "../letter-tabs/over.ts";
import type { LetterTabs } from "../letter-tabs/overlay.ts";
import { notify } from "../ui/toast/notify.ts";
import { LETTERING } from "../words/lettering.ts";
import type { OpenJob, StepFit } from "./useStepFit.ts";

interface Loaded {
  readonly kit: LetterKit;
  readonly tabsFor: typeof tabsFor;
}

/**
 * The tabs for words and logo on the picture in the editor, undefined while they load, and what makes another that
 * waits without looking at it, with what stands on it. Where they can't be loaded the editor closes, for a picture would
 * lose what stands on it.
 */
export function useLetterTabs(
  category: string,
  arrangement: Arrangement,
  { job, close }: Pick<StepFit, "job" | "close">,
): { readonly tabs: LetterTabs | undefined; fitAtOnce(job: OpenJob): Promise<FittedAtOnce<Over>> } {
  const [loaded, setLoaded] = useState<Loaded>();
  const isOpen = job !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded each time that the editor opens
  useEffect(() => {
    if (!isOpen) return setLoaded(undefined);
    let isOver = false;
    import("../letter-tabs/letter-kit.ts")
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
  return {
    tabs,
    async fitAtOnce(next) {
      const { fitAtOnce } = await import("../fit/fit-at-once.ts");
      if (!loaded) throw new Error("the editor is not open");
      const { overlay, close: end } = tabsOf(loaded, next);
      try {
        return await fitAtOnce(next.file, arrangement.size, !next.isKept, { overlay, over: overlay.start });
      } finally {
        end();
      }
    },
  };
}
