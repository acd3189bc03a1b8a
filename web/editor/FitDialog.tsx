import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { sizeText } from "../../shared/machine/questions.ts";
import type { Size } from "../../shared/machine/types.ts";
import { FIT } from "../messages/en/fit.ts";
import { faultWords } from "../picture/fault-words.ts";
import { closePicture, type OpenPicture, openPicture } from "../picture/open-picture.ts";
import type { OpenFault } from "../picture/read-file.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog, DialogParts } from "../ui/dialog/Dialog.tsx";
import { Spinner } from "../ui/icon/Icon.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
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
  const opened = useOpenPicture(file, frames[0]);
  const picture = opened && "studio" in opened ? opened : undefined;
  const fault = opened && "kind" in opened ? faultWords(file.name, opened) : undefined;
  const isOpen = picture !== undefined;
  const isSaidHere = queue.owner.onUnreadable === undefined;
  const tell = useEffectEvent(() => {
    if (isOpen) queue.opened();
    if (fault !== undefined && !isSaidHere && !isMaking) queue.refused(fault);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once of each picture
  useEffect(() => tell(), [isOpen, fault, isMaking]);

  if (!isOpen && !isShown && (fault === undefined || !isSaidHere)) return null;
  return (
    <Dialog
      title={FIT.title(label)}
      width="wide"
      bar={jobs.length > 1 && <FitQueueBar queue={queue} open={open} />}
      aside={!job.isAdjusting && places.length > 1 && <GoesTo queue={queue} open={open} places={places} />}
      isBare
      onClose={queue.askToClose}
    >
      {picture && !isMaking ? (
        <FitEditor key={frames.map(sizeText).join()} {...props} picture={picture} />
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

/** Opens a picture for a frame, and closes it when another is opened or the component goes; undefined meanwhile. */
function useOpenPicture(file: File, { width, height }: Size): OpenPicture | OpenFault | undefined {
  const [state, setState] = useState<{ readonly file: File; readonly opened: OpenPicture | OpenFault }>();
  useEffect(() => {
    let isOver = false;
    const opening = openPicture(file, { width, height });
    void opening.then((opened) => isOver || setState({ file, opened }));
    return () => {
      isOver = true;
      setState(undefined);
      void opening.then((opened) => "studio" in opened && closePicture(opened));
    };
  }, [file, width, height]);
  return state?.file === file ? state.opened : undefined;
}
