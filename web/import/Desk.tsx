import { useEffect, useRef, useState } from "react";
import { DROP } from "../messages/en/drop.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { DropLight } from "../ui/dropzone/page-files.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { PlanDialog } from "./PlanDialog.tsx";
import { type DeskState, useDesk } from "./useDesk.ts";
import { WhichDialog } from "./WhichDialog.tsx";

type Given = readonly (FileSystemEntry | File)[];

/** Files that came before the desk stood. */
let waiting: Given = [];
let desk: { readonly take: (given: Given) => void; readonly light: (isOver: boolean) => void } | undefined;

/** Is told of files: over the window, or given; free where neither a zone nor a dialog has them. */
export function hearFiles(isFree: boolean, given: Given | undefined): void {
  desk?.light(isFree && !given);
  if (!isFree || !given) return;
  if (desk) desk.take(given);
  else waiting = given;
}

/** A drag that left a part of the page, and is over none so many milliseconds later, has left the window. */
const GONE_MS = 150;
/** Browsers tell of a drag several times a second, though it rests: one that they tell no more of has ended elsewhere. */
const ENDED_MS = 2_000;

/** Everything between files and the machine: the light, the questions, the plan. */
export function Desk() {
  const state = useDesk();
  const { stage, close } = state;
  const latest = useRef(state);
  latest.current = state;
  const [isLit, setIsLit] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const light = (isOver: boolean) => {
      clearTimeout(timer);
      if (isOver) setIsLit(true);
      timer = setTimeout(setIsLit, isOver ? ENDED_MS : GONE_MS, false);
    };
    const take = (given: Given) => latest.current.take(given);
    desk = { take, light };
    if (waiting.length > 0) {
      take(waiting);
      waiting = [];
    }
    return () => {
      clearTimeout(timer);
      desk = undefined;
    };
  }, []);

  return (
    <>
      {isLit && <DropLight words={DROP.here} />}
      {(stage.kind === "reading" || stage.kind === "opening") && state.draft.pictures.length === 0 && (
        <Reading stage={stage} onCancel={close} />
      )}
      {stage.kind === "asking" && <WhichDialog found={stage.found} state={state} />}
      {state.hands && state.target && state.draft.pictures.length > 0 && (
        <PlanDialog state={state} hands={state.hands} target={state.target} />
      )}
    </>
  );
}

/** What is done sooner shows no progress, milliseconds. */
const SOON_MS = 250;

interface ReadingProps {
  stage: Extract<DeskState["stage"], { kind: "reading" | "opening" }>;
  onCancel(): void;
}

/** How far looking at the files is. */
function Reading({ stage, onCancel }: ReadingProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsShown, SOON_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const title = stage.kind === "opening" ? DROP.opening : DROP.reading;
  return (
    isShown && (
      <Dialog title={title} onClose={onCancel} actions={<Button onClick={onCancel}>{DROP.cancel}</Button>}>
        <Progress
          label={title}
          {...(stage.kind === "reading" && {
            share: stage.done / Math.max(1, stage.all),
            detail: DROP.readingCount(stage.done, stage.all),
          })}
        />
      </Dialog>
    )
  );
}
