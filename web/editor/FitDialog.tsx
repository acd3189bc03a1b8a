import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { sizeText } from "../../shared/machine/questions.ts";
import type { Size } from "../../shared/machine/types.ts";
import { faultWords } from "../picture/fit/fit-words.ts";
import { closePicture, type OpenPicture, openPicture } from "../picture/fit/open-picture.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog, DialogParts } from "../ui/dialog/Dialog.tsx";
import { Spinner } from "../ui/icon/Spinner.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { FIT } from "../words/fit.ts";
import type { PictureEdit } from "./annotations.ts";
import type { Annotator, Beside } from "./annotator.ts";
import styles from "./FitDialog.module.css";
import { FitEditor } from "./FitEditor.tsx";
import { FitQueueBar, GoesTo } from "./FitQueueBar.tsx";
import type { FitQueue, OpenEditor } from "./fit-queue.ts";

export interface FitDialogProps {
  queue: FitQueue;
  open: OpenEditor;
  /** The exact sizes that are taken; the one that is most of the picture's shape is proposed. */
  frames: readonly [Size, ...Size[]];
  /** The machine's screen; nothing shows through a picture that fills it. */
  screen: Size;
  /** What the picture is for: Left, Screensaver. */
  label: string;
  /** The places that a new picture can be sent to. */
  places?: readonly { readonly target: string; readonly label: string }[];
  /** Draws text and logo; without one the editor has no tabs. */
  annotator?: Annotator | undefined;
  /** The machine with the picture, drawn live, where the image will stand, and what that changes beside it. */
  machine(picture: ReactNode, frame: Size, beside: Beside | undefined): ReactNode;
}

/**
 * The editor: the visitor places pictures in a frame, one after the other, and gets each at the exact size. Nothing is
 * seen before the first picture is open. Closing asks once if anything was changed.
 */
export function FitDialog(props: FitDialogProps) {
  const { queue, open, frames, label, places = [] } = props;
  const { jobs, job, index, isShown, isMaking } = open;
  const { file } = job;
  const opening = useOpenPicture(file, frames[0]);
  const isOpen = opening !== undefined && "picture" in opening;
  const fault = opening && "words" in opening ? opening.words : undefined;
  const isSaidHere = queue.owner.onUnreadable === undefined;
  const tell = useEffectEvent(() => {
    if (isOpen) queue.opened();
    if (fault !== undefined && !isSaidHere && !isMaking) queue.refused(fault);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once of each picture
  useEffect(() => tell(), [isOpen, fault, isMaking]);

  /** How each picture was left when another of the queue was shown. */
  const edits = useRef(new WeakMap<File, PictureEdit>());
  const isChanged = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const askToClose = () => {
    if (isChanged.current && !isLeaving && isOpen) setIsLeaving(true);
    else queue.close();
  };

  if (!isOpen && !isShown && (fault === undefined || !isSaidHere)) return null;
  return (
    <Dialog
      title={FIT.title(label)}
      width="wide"
      bar={jobs.length > 1 && <FitQueueBar open={open} onShow={queue.show} onSkip={queue.skip} />}
      aside={
        !job.isAdjusting &&
        places.length > 1 && <GoesTo target={job.target} places={places} onSend={queue.send} />
      }
      isBare
      onClose={askToClose}
    >
      {isOpen && !isMaking ? (
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
          onClose={isLeaving ? queue.close : askToClose}
        />
      ) : (
        <DialogParts actions={<Button onClick={queue.close}>{FIT.close}</Button>}>
          {fault === undefined ? (
            <p className={styles.opening} role="status">
              <Spinner /> {isMaking ? FIT.makingOne(index + 1, jobs.length) : FIT.opening(file.name)}
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

/** A picture that is open, or why it can't be. */
type Opened = { readonly picture: OpenPicture } | { readonly words: string };

/** Opens a picture for a frame, and closes it when another is opened or the component goes; undefined meanwhile. */
function useOpenPicture(file: File, { width, height }: Size): Opened | undefined {
  const [state, setState] = useState<{ readonly file: File; readonly opened: Opened }>();
  useEffect(() => {
    let isOver = false;
    let picture: OpenPicture | undefined;
    void openPicture(file, { width, height }).then((opened) => {
      if (!("studio" in opened)) {
        if (!isOver) setState({ file, opened: { words: faultWords(file.name, opened) } });
      } else if (isOver) closePicture(opened);
      else {
        picture = opened;
        setState({ file, opened: { picture } });
      }
    });
    return () => {
      isOver = true;
      setState(undefined);
      if (picture) closePicture(picture);
    };
  }, [file, width, height]);
  return state?.file === file ? state.opened : undefined;
}
