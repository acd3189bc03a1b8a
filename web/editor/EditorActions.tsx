import { FIT } from "../messages/en/fit.ts";
import { sharpnessWords } from "../picture/fault-words.ts";
import { enlargement } from "../picture/placement.ts";
import { Button } from "../ui/button/Button.tsx";
import { Icon } from "../ui/icon/Icon.tsx";
import type { PictureEdit } from "./annotations.ts";
import styles from "./FitDialog.module.css";
import type { FitQueue, Fitted, OpenEditor } from "./fit-queue.ts";

interface EditorActionsProps {
  queue: FitQueue;
  open: OpenEditor;
  edit: PictureEdit;
  isBusy: boolean;
  /** Makes the picture, and gives it on. */
  onUse(give: (fitted: Fitted) => Promise<void>): void;
  /** The visitor stays in the editor after all. */
  onStay(): void;
}

/** The row below the editor: how sharp the picture is, and the ways out. */
export function EditorActions({ queue, open, edit, isBusy, onUse, onStay }: EditorActionsProps) {
  if (open.isLeaving)
    return (
      <>
        <p className={styles.question} role="alert">
          {FIT.leave}
        </p>
        <Button onClick={queue.close}>{FIT.leaveIt}</Button>
        <Button variant="primary" autoFocus onClick={onStay}>
          {FIT.stay}
        </Button>
      </>
    );
  const enlarged = enlargement(edit.placement);
  const useAll = (fitted: Fitted) => queue.doneWithAll(edit.frame, fitted);
  return (
    <>
      <p className={enlarged ? styles.soft : styles.sharp} role="status">
        <Icon name={enlarged ? "alert" : "check"} />
        {sharpnessWords(edit.frame, enlarged)}
      </p>
      <span className={styles.cancel}>
        <Button onClick={queue.askToClose}>{FIT.cancel}</Button>
      </span>
      {open.jobs.length > 1 && (
        <Button unavailable={isBusy} onClick={() => isBusy || onUse(useAll)}>
          {FIT.useAll}
        </Button>
      )}
      <Button
        variant="primary"
        icon="check"
        busy={isBusy}
        busyLabel={FIT.making}
        onClick={() => onUse(queue.done)}
      >
        {FIT.use}
      </Button>
    </>
  );
}
