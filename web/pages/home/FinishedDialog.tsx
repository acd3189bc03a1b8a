import { useState } from "react";
import { useLocation } from "wouter";
import type { ListCategory, MachineModel } from "../../../shared/machine/types.ts";
import { fillDesign } from "../../storage/fill-design.ts";
import { storeFaultWords } from "../../storage/store-fault-words.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import { HOME } from "../../words/home.ts";
import { ShowMachine } from "./ShowMachine.tsx";

interface FinishedDialogProps {
  model: MachineModel;
  /** The bundled picture that a list starts with. */
  pictureFor: (list: ListCategory) => string | undefined;
  onClose(): void;
}

/** A whole design of bundled pictures to look at, and to start with. */
export function FinishedDialog({ model, pictureFor, onClose }: FinishedDialogProps) {
  const [, navigate] = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const start = async () => {
    setIsBusy(true);
    const outcome = await fillDesign();
    setIsBusy(false);
    if (!outcome.ok) return setFault(storeFaultWords(outcome.reason));
    onClose();
    navigate(model.reviewStep.route);
  };
  return (
    <Dialog
      title={HOME.finishedTitle}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{HOME.close}</Button>
          <Button variant="primary" icon="forward" iconAt="end" busy={isBusy} onClick={start}>
            {HOME.startWithThese}
          </Button>
        </>
      }
    >
      {fault && (
        <Notice tone="error" title={HOME.notFilled} announced>
          {fault}
        </Notice>
      )}
      <ShowMachine model={model} pictureFor={pictureFor} />
    </Dialog>
  );
}
