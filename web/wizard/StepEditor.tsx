import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Arrangement, Category, MachineModel } from "../../shared/machine/types.ts";
import type { Annotator, Beside, loadAnnotator } from "../editor/annotator.ts";
import { LETTERING } from "../messages/en/lettering.ts";
import { notify } from "../ui/toast/notify.ts";
import type { StepFit } from "./useStepFit.ts";

interface StepEditorProps {
  fit: StepFit;
  model: MachineModel;
  category: Category;
  arrangement: Arrangement;
  /** The places that a picture can go to. */
  places: readonly { readonly target: string; readonly label: string }[];
  /** The machine, with the picture that is being edited at a place, and what that changes beside it. */
  machine(picture: ReactNode, target: string, beside: Beside | undefined): ReactNode;
}

/** The editor of a step, open while there are pictures to fit. */
export function StepEditor({ fit, model, category, arrangement, places, machine }: StepEditorProps) {
  const { open } = fit;
  const annotator = useAnnotator(category, arrangement, fit);
  if (!open || !annotator) return null;
  const { target } = open.job;
  return (
    <open.Dialog
      queue={fit}
      open={open}
      frames={[arrangement.size]}
      screen={model.screen}
      label={places.find((place) => place.target === target)?.label ?? ""}
      places={places}
      annotator={annotator}
      machine={(picture, _, beside) => machine(picture, target, beside)}
    />
  );
}

/**
 * Returns what draws text and logo on the picture in the editor; undefined while it loads. If it can't be loaded the
 * editor closes, because the picture would lose its text.
 */
function useAnnotator(category: Category, arrangement: Arrangement, fit: StepFit): Annotator | undefined {
  const [make, setMake] = useState<Awaited<ReturnType<typeof loadAnnotator>>>();
  const job = fit.open?.job;
  const isOpen = job !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded each time that the editor opens
  useEffect(() => {
    if (!isOpen) return setMake(undefined);
    let isOver = false;
    const load = async () => (await import("../editor/annotator.ts")).loadAnnotator();
    load().then(
      (loaded) => isOver || setMake(() => loaded),
      (fault) => {
        if (isOver) return;
        console.error("Text and logo could not be loaded", fault);
        notify.error(LETTERING.notLoaded);
        fit.close();
      },
    );
    return () => {
      isOver = true;
    };
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the job's state may change, its text and logo do not
  const annotator = useMemo(() => {
    if (!make || !job) return undefined;
    const { target, original, look, start } = job;
    return make({ category, slot: target, arrangement, original, look }, start ?? {});
  }, [make, job?.key, job?.target, arrangement]);
  return annotator;
}
