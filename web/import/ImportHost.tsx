import { useEffect, useRef, useState } from "react";
import { DROP } from "#messages/drop.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { DropOverlay } from "../ui/dropzone/page-files.tsx";
import { ContentsDialog } from "./ContentsDialog.tsx";
import { PlanDialog, ReadingProgress } from "./PlanDialog.tsx";
import { type GivenItems, type ImportStage, useImport } from "./useImport.ts";

type Hear = (isFree: boolean, given: GivenItems | undefined) => void;

let mount: (hear: Hear) => void;
const mounted = new Promise<Hear>((resolve) => {
  mount = resolve;
});

/** `isFree` is true if no zone or dialog takes the files. */
export const receiveFiles: Hear = (isFree, given) => void mounted.then((hear) => hear(isFree, given));

/** A drag that isn't over any element for this long has left the window. */
const LEFT_MS = 150;
/** Browsers report even motionless drags; without a report for this long, it has ended elsewhere. */
const ENDED_MS = 2_000;

export function ImportHost() {
  const state = useImport();
  const { stage, draft, workers, target, close } = state;
  const take = useRef(state.take);
  take.current = state.take;
  const [isLit, setIsLit] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    mount((isFree, given) => {
      const isOver = isFree && !given;
      clearTimeout(timer);
      if (isOver) setIsLit(true);
      timer = setTimeout(setIsLit, isOver ? ENDED_MS : LEFT_MS, false);
      if (isFree && given) take.current(given);
    });
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {isLit && <DropOverlay words={DROP.here} />}
      {(stage.kind === "reading" || stage.kind === "opening") && draft.pictures.length === 0 && (
        <ReadingDialog stage={stage} onCancel={close} />
      )}
      {stage.kind === "asking" && <ContentsDialog found={stage.found} state={state} />}
      {workers && target && draft.pictures.length > 0 && (
        <PlanDialog state={state} workers={workers} target={target} />
      )}
    </>
  );
}

const SOON_MS = 250;

function ReadingDialog({ stage, onCancel }: { stage: ImportStage; onCancel(): void }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsShown, SOON_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    isShown && (
      <Dialog
        title={stage.kind === "opening" ? DROP.opening : DROP.reading}
        onClose={onCancel}
        actions={<Button onClick={onCancel}>{DROP.cancel}</Button>}
      >
        <ReadingProgress stage={stage} />
      </Dialog>
    )
  );
}
