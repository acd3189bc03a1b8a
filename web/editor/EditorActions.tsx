import { Button } from "../ui/button/Button.tsx";
import { Icon } from "../ui/icon/Icon.tsx";
import { FIT } from "../words/fit.ts";
import styles from "./FitDialog.module.css";

interface EditorActionsProps {
  /** Whether the picture is sharp as it is placed, in words. */
  sharpness: string;
  isSharp: boolean;
  isBusy: boolean;
  /** Whether the visitor is asked if changes are to be discarded. */
  isLeaving: boolean;
  onUse(): void;
  onUseAll: (() => void) | undefined;
  onStay(): void;
  onClose(): void;
}

/** The row below the editor: how sharp the picture is, and the ways out. */
export function EditorActions(props: EditorActionsProps) {
  const { sharpness, isSharp, isBusy, isLeaving, onUse, onUseAll, onStay, onClose } = props;
  if (isLeaving)
    return (
      <>
        <p className={styles.question} role="alert">
          {FIT.leave}
        </p>
        <Button onClick={onClose}>{FIT.leaveIt}</Button>
        <Button variant="primary" autoFocus onClick={onStay}>
          {FIT.stay}
        </Button>
      </>
    );
  return (
    <>
      <p className={isSharp ? styles.sharp : styles.soft} role="status">
        <Icon name={isSharp ? "check" : "alert"} />
        {sharpness}
      </p>
      <span className={styles.cancel}>
        <Button onClick={onClose}>{FIT.cancel}</Button>
      </span>
      {onUseAll && (
        <Button unavailable={isBusy} onClick={() => isBusy || onUseAll()}>
          {FIT.useAll}
        </Button>
      )}
      <Button variant="primary" icon="check" busy={isBusy} busyLabel={FIT.making} onClick={onUse}>
        {FIT.use}
      </Button>
    </>
  );
}
