import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { FITTING } from "#messages/fit.ts";
import type { Size } from "../../shared/machine/types.ts";
import { pictureFaultMessage } from "../picture/fault-messages.ts";
import { type OpenPictureFault, openPicture } from "../picture/open-picture.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Dialog, DialogBody } from "../ui/dialog/Dialog.tsx";
import { Icon, Spinner } from "../ui/icon/Icon.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { useObjectUrl } from "../ui/useObjectUrl.ts";
import type { AnnotatedScreen, PngsBySlot } from "./annotator.ts";
import { createEditor, type Editor, EditorContext, type FrameSizes } from "./editor.ts";
import styles from "./FitDialog.module.css";
import { FitEditor } from "./FitEditor.tsx";
import type { EditorSession, FitJob, FitQueue, QueuedJob } from "./fit-queue.ts";

interface QueueProps {
  queue: FitQueue;
  open: EditorSession;
}

export interface FitDialogProps extends QueueProps {
  frames: FrameSizes;
  label: string;
  targets?: readonly { readonly target: string; readonly label: string }[];
  screen?: AnnotatedScreen;
  machine(picture: ReactNode, frame: Size, beside: PngsBySlot | undefined): ReactNode;
}

export function FitDialog(props: FitDialogProps) {
  const { queue, open, frames, label, targets = [], screen } = props;
  const { jobs, job, index, isShown, isFinishingAll, createAnnotator, drafts } = open;
  const { file, target } = job;
  const opened = useOpenEditor(job, frames, isFinishingAll, drafts);
  const editor = opened && "state" in opened ? opened : undefined;
  const fault = opened && "kind" in opened ? pictureFaultMessage(file.name, opened) : undefined;
  const isSaidHere = queue.owner.onUnreadable === undefined;
  const tell = useEffectEvent(() => {
    if (editor) queue.reveal();
    if (fault !== undefined && !isSaidHere) queue.refuse(fault);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each picture once
  useEffect(() => tell(), [opened]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these matter
  useLayoutEffect(() => {
    if (screen) editor?.annotate(createAnnotator?.(screen, job));
  }, [editor, createAnnotator, target, screen?.arrangement]);

  const askToClose = () => {
    const isChanged =
      editor?.state.view.canUndo || jobs.some(({ file, state }) => state === "waiting" && drafts.has(file));
    if (editor && isChanged && !editor.state.view.isLeaving) editor.set({ isLeaving: true });
    else queue.close();
  };

  if (!editor && !isShown && (fault === undefined || !isSaidHere)) return null;
  return (
    <Dialog
      title={FITTING.title(label)}
      width="wide"
      bar={jobs.length > 1 && <QueueBar queue={queue} open={open} />}
      aside={
        !job.isAdjusting &&
        targets.length > 1 && (
          <label className={classNames("line strong", styles.goes)}>
            <span className={styles.goesWords}>{FITTING.goesTo}</span>{" "}
            <select value={target} onChange={(event) => queue.moveTo(event.target.value)}>
              {targets.map((each) => (
                <option key={each.target} value={each.target}>
                  {each.label}
                </option>
              ))}
            </select>
          </label>
        )
      }
      isBare
      onClose={askToClose}
    >
      {editor ? (
        <EditorContext value={editor}>
          <FitEditor {...props} onLeave={askToClose} />
        </EditorContext>
      ) : (
        <DialogBody
          actions={
            fault === undefined ? (
              // A second press must not hit a different button.
              <Button variant="primary" busy>
                {FITTING.use}
              </Button>
            ) : (
              <Button onClick={queue.close}>{FITTING.close}</Button>
            )
          }
        >
          {fault === undefined ? (
            <p className={classNames("stack-3 muted", styles.opening)} role="status">
              <Spinner />{" "}
              {isFinishingAll ? FITTING.makingOne(index + 1, jobs.length) : FITTING.opening(file.name)}
            </p>
          ) : (
            <Notice tone="error" title={FITTING.notOpened} announced>
              {fault}
            </Notice>
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}

function useOpenEditor(
  job: FitJob,
  frames: FrameSizes,
  isFinishingAll: boolean,
  drafts: EditorSession["drafts"],
): Editor | OpenPictureFault | undefined {
  const { file } = job;
  const [{ width, height }] = frames;
  const [state, setState] = useState<{ readonly file: File; readonly opened: Editor | OpenPictureFault }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file has one job
  useEffect(() => {
    if (isFinishingAll) return;
    let isOver = false;
    const opening = openPicture(file, { width, height }).then((picture) =>
      "kind" in picture ? picture : createEditor(picture, job, frames, drafts.get(file)),
    );
    void opening.then((opened) => isOver || setState({ file, opened }));
    return () => {
      isOver = true;
      setState(undefined);
      void opening.then((opened) => {
        if ("kind" in opened) return;
        const { canUndo, composition } = opened.state.view;
        if (canUndo || composition.words !== job.start?.words) drafts.set(file, composition);
        opened.close();
      });
    };
  }, [file, width, height, isFinishingAll]);
  return state?.file === file ? state.opened : undefined;
}

function QueueBar({ queue, open }: QueueProps) {
  const { jobs, index } = open;
  return (
    <div className={classNames("row", styles.queue)}>
      <p className={classNames("strong", styles.place)} role="status">
        {FITTING.place(index + 1, jobs.length)}
      </p>
      <ol className={classNames("flex", styles.pictures)} aria-label={FITTING.pictures}>
        {jobs.map((job, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures are only appended
          <Thumbnail key={at} job={job} at={at} isOpen={at === index} />
        ))}
      </ol>
      <div className={classNames("flex", styles.ways)}>
        <Button
          size="small"
          icon="back"
          unavailable={index === 0}
          onClick={() => index > 0 && queue.show(index - 1)}
        >
          {FITTING.back}
        </Button>
        <Button size="small" onClick={queue.skip}>
          {FITTING.skip}
        </Button>
      </div>
    </div>
  );
}

interface ThumbnailProps {
  job: QueuedJob;
  at: number;
  isOpen: boolean;
}

function Thumbnail({ job, at, isOpen }: ThumbnailProps) {
  const { file, state } = job;
  const url = useObjectUrl(file);
  const item = useRef<HTMLLIElement>(null);
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [isOpen]);
  const stateWords = state === "used" ? FITTING.used : state === "skipped" ? FITTING.skipped : "";
  const description = FITTING.pictureNumber(at + 1, file.name, stateWords);
  return (
    <li
      ref={item}
      className={classNames("relative well", styles.picture, styles[state])}
      aria-current={isOpen ? "true" : undefined}
    >
      {isShown && url && (
        <img
          className="cover cropped"
          src={url}
          alt={description}
          decoding="async"
          onError={() => setIsShown(false)}
        />
      )}
      {!isShown && (
        <span className="cover line muted" role="img" aria-label={description}>
          <span className="grow centred">
            <Icon shape={ICONS.image} />
          </span>
        </span>
      )}
      {state === "used" && (
        <span className={classNames("grid", styles.done)}>
          <Icon shape="check" />
        </span>
      )}
    </li>
  );
}
