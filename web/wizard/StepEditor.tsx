import type { ReactNode } from "react";
import type { Arrangement, MachineModel } from "../../shared/machine/types.ts";
import { FitQueueBar, GoesTo } from "../editor/FitQueueBar.tsx";
import type { Beside } from "../editor/overlay.ts";
import { FIT } from "../words/fit.ts";
import { useLetterTabs } from "./useLetterTabs.ts";
import type { StepFit } from "./useStepFit.ts";

interface StepEditorProps {
  fit: StepFit;
  model: MachineModel;
  /** The id of the step's category. */
  category: string;
  arrangement: Arrangement;
  /** The places that a picture can go to. */
  places: readonly { readonly target: string; readonly label: string }[];
  /** The machine, with the picture that is being edited at a place, and what that changes beside it. */
  machine(picture: ReactNode, target: string, beside: Beside | undefined): ReactNode;
}

/** The editor of a step, open while there are pictures to fit. */
export function StepEditor({ fit, model, category, arrangement, places, machine }: StepEditorProps) {
  const { open, job } = fit;
  const { size } = arrangement;
  const tabs = useLetterTabs(category, arrangement, fit);
  if (!open || !job || !tabs) return null;
  const { Dialog, jobs, making } = open;
  const isQueue = jobs.length > 1;
  const choice = job.isAdjusting ? [] : places;
  return (
    <Dialog
      file={job.file}
      frames={[size]}
      screen={model.screen}
      label={places.find(({ target }) => target === job.target)?.label ?? ""}
      reason={job.reason}
      start={job.start}
      overlay={tabs.overlay}
      keepsOriginal={!job.isKept}
      busy={making === undefined ? undefined : FIT.makingOne(making + 1, jobs.length)}
      aside={choice.length > 1 && <GoesTo target={job.target} places={choice} onSend={fit.send} />}
      bar={isQueue && <FitQueueBar queue={open} onShow={fit.show} onSkip={fit.skip} />}
      machine={(picture, _, beside) => machine(picture, job.target, beside)}
      onOpened={fit.opened}
      onUnreadable={fit.refused}
      onDone={fit.done}
      onDoneWithAll={isQueue ? (...result) => fit.doneWithAll(size, ...result) : undefined}
      onClose={fit.close}
    />
  );
}
