import { type ReactNode, useEffect, useRef, useState } from "react";
import { sizeText } from "../../shared/machine/questions.ts";
import type { Size } from "../../shared/machine/types.ts";
import type { Edit, EditStart } from "../picture/fit/edit.ts";
import type { KeptOriginal } from "../picture/fit/keep-original.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog, DialogParts } from "../ui/dialog/Dialog.tsx";
import { Spinner } from "../ui/icon/Spinner.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { FIT } from "../words/fit.ts";
import styles from "./FitDialog.module.css";
import { FitEditor } from "./FitEditor.tsx";
import type { Beside, Overlay } from "./overlay.ts";
import { useOpenPicture } from "./useOpenPicture.ts";

export interface FitDialogProps<Over = undefined> {
  /** The picture as it came. */
  file: File;
  /** The exact sizes that are taken; the one that is most of the picture's shape is proposed. */
  frames: readonly [Size, ...Size[]];
  /** The machine's, through which nothing shows. */
  screen: Size;
  /** What it is for: Left, Screensaver. */
  label: string;
  /** Why the picture is not taken as it is. */
  reason?: readonly string[];
  /** Below the title: where in a queue of pictures this one is. */
  bar?: ReactNode;
  /** Beside the title: what it is for, as a menu. */
  aside?: ReactNode;
  /** What is under way instead of this picture's own work. */
  busy?: string | undefined;
  /** The machine with the picture, drawn live, where the image will stand, and what that changes beside it. */
  machine(picture: ReactNode, frame: Size, beside: Beside | undefined): ReactNode;
  /** How it was made before; else it begins with the best placement. */
  start?: EditStart<Over> | undefined;
  /** What can stand on the picture, with its tabs. */
  overlay?: Overlay<Over> | undefined;
  /** Gives the original with the result, to be kept with it. */
  keepsOriginal?: boolean | undefined;
  /** A PNG of exactly such a size, under the file's name, how it was made, and the original if it is to be kept. */
  onDone(file: File, edit: Edit<Over>, original?: KeptOriginal): void;
  /** The same, and the other pictures of the queue are to follow without being looked at. */
  onDoneWithAll?: ((file: File, edit: Edit<Over>, original?: KeptOriginal) => void) | undefined;
  /** The first picture is open. */
  onOpened?: () => void;
  /** The picture can't be opened, and this says why; where nobody is told, the dialog says it. */
  onUnreadable?: (words: string) => void;
  onClose(): void;
}

/**
 * Makes any picture fit a frame: the visitor places it, and gets it at the exact size. Nothing is seen before
 * the first picture is open. Other frames begin it anew. Closing it asks once where anything was changed.
 */
export function FitDialog<Over = undefined>(props: FitDialogProps<Over>) {
  const { file, frames, label, bar, aside, busy, onClose, onOpened, onUnreadable } = props;
  const opening = useOpenPicture(file, frames[0]);
  const told = useRef({ onOpened, onUnreadable });
  told.current = { onOpened, onUnreadable };
  const wasOpen = useRef(false);
  const isOpen = opening.kind === "open";
  useEffect(() => {
    if (!isOpen || wasOpen.current) return;
    wasOpen.current = true;
    told.current.onOpened?.();
  }, [isOpen]);
  const fault = opening.kind === "failed" ? opening.words : undefined;
  useEffect(() => {
    if (fault !== undefined) told.current.onUnreadable?.(fault);
  }, [fault]);

  // Of every picture that was shown, so that it can be come back to.
  const edits = useRef(new WeakMap<File, Edit<Over>>());
  const isChanged = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const askToClose = () => {
    if (isChanged.current && !isLeaving && isOpen) setIsLeaving(true);
    else onClose();
  };

  if (!isOpen && !wasOpen.current && (fault === undefined || onUnreadable)) return null;
  return (
    <Dialog title={FIT.title(label)} width="wide" bar={bar} aside={aside} isBare onClose={askToClose}>
      {isOpen && busy === undefined ? (
        <FitEditor
          key={frames.map(sizeText).join()}
          {...props}
          picture={opening.picture}
          left={edits.current.get(file)}
          isLeaving={isLeaving}
          onStay={() => setIsLeaving(false)}
          onEdited={(edit, changed) => {
            edits.current.set(file, edit);
            isChanged.current = changed;
            setIsLeaving(false);
          }}
          onClose={isLeaving ? onClose : askToClose}
        />
      ) : (
        <DialogParts actions={<Button onClick={onClose}>{FIT.close}</Button>}>
          {fault === undefined ? (
            <p className={styles.opening} role="status">
              <Spinner /> {busy ?? FIT.opening(file.name)}
            </p>
          ) : (
            <Notice tone="error" title={FIT.notOpened} announced>
              {fault}
            </Notice>
          )}
        </DialogParts>
      )}
    </Dialog>
  );
}
