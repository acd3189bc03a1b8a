import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { sizeInWords } from "../../../files/download/deliver.ts";
import { DOWNLOAD } from "../../../messages/en/download.ts";
import { MANY } from "../../../messages/en/many.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { Notice } from "../../../ui/notice/Notice.tsx";
import { Progress } from "../../../ui/progress/Progress.tsx";
import type { ManyResult } from "./export-many.ts";
import { kindLabel, MANY_KINDS } from "./export-many.ts";
import styles from "./FilesDialog.module.css";
import { LeftOut, type NamedReason } from "./LeftOut.tsx";
import type { ManyMachine } from "./machines.ts";
import { cancelFiles, chooseKind, exportsMany, forgetFiles, startFiles } from "./many-exporting.ts";
import { MOST_IN_MEMORY, streamsToDisk } from "./sinks.ts";

interface FilesDialogProps {
  /** In the order of their folders. */
  machines: readonly ManyMachine[];
  /** Machines that nothing is made of, which the summary names too. */
  leftOut?: readonly NamedReason[];
  onClose(): void;
}

/** Files of many machines in one ZIP: which, how far they are, and what became of them. */
export function FilesDialog({ machines, leftOut = [], onClose }: FilesDialogProps) {
  const { kinds, running, nextPart, saved, result, failure } = useSnapshot(exportsMany);
  // What is made belongs to this dialog.
  useEffect(
    () => () => {
      cancelFiles();
      forgetFiles();
    },
    [],
  );
  const [isStarted, setStarted] = useState(false);
  // A press beside the dialog must not end what has taken minutes.
  const [isAsking, setAsking] = useState(false);
  const start = () => {
    if (kinds.length === 0) return;
    setStarted(true);
    setAsking(false);
    void startFiles(machines, leftOut);
  };
  const isChoosing = !running && !result;
  return (
    <Dialog
      title={MANY.exportTitle(machines.length)}
      onClose={running ? () => setAsking(true) : onClose}
      actions={
        running ? (
          <>
            {isAsking && <Button onClick={() => setAsking(false)}>{MANY.goOn}</Button>}
            <Button onClick={cancelFiles}>{isAsking ? MANY.stop : MANY.cancel}</Button>
          </>
        ) : result ? (
          <Button variant="primary" onClick={onClose}>
            {MANY.close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{MANY.cancel}</Button>
            <Button variant="primary" icon="download" unavailable={kinds.length === 0} onClick={start}>
              {failure === "fault" ? MANY.again : MANY.exportStart}
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        {isChoosing && (
          <>
            {failure && isStarted && (
              <Notice tone={failure === "cancelled" ? "info" : "error"} announced>
                {failure === "cancelled" ? MANY.cancelled(saved.length) : MANY.notWritten}
                {saved.length > 0 && <p>{MANY.savedBefore(saved.map(({ name }) => name))}</p>}
              </Notice>
            )}
            <fieldset className={styles.kinds}>
              <legend>{MANY.exportWhat}</legend>
              {MANY_KINDS.map((kind) => (
                <label key={kind} className={styles.kind}>
                  <input
                    type="checkbox"
                    checked={kinds.includes(kind)}
                    onChange={(event) => chooseKind(kind, event.target.checked)}
                  />
                  {kindLabel(kind)}
                </label>
              ))}
            </fieldset>
            <p className={styles.note}>
              {kinds.length === 0 ? MANY.exportChoose : MANY.exportNote}{" "}
              {streamsToDisk() ? MANY.toDiskNote : MANY.toMemoryNote(sizeInWords(MOST_IN_MEMORY))}
            </p>
            <LeftOut left={leftOut} />
          </>
        )}
        {running && (
          <Progress
            label={MANY.exporting(running.name)}
            share={running.share}
            detail={MANY.exportPlace(running.at + 1, machines.length)}
          />
        )}
        {running && isAsking && <Notice tone="warning" title={MANY.stopTitle} announced />}
        {nextPart && (
          <Notice
            tone="warning"
            title={MANY.nextPart(nextPart.part)}
            action={{ label: MANY.nextPartAction, icon: "download", onPress: nextPart.choose }}
            announced
          />
        )}
        {result && <Result result={result as ManyResult} />}
      </div>
    </Dialog>
  );
}

function Result({ result: { saved, whole, failed, lacking } }: { result: ManyResult }) {
  return (
    <>
      <Notice
        tone={whole > 0 ? "valid" : "error"}
        title={whole > 0 ? MANY.exported(whole) : MANY.exportedNone}
        announced
      >
        <ul className={styles.saved}>
          {saved.map(({ name, bytes, delivery }) => (
            <li key={name}>
              {MANY.savedPart(name, sizeInWords(bytes))}
              {delivery && (
                <>
                  {" "}
                  <a href={delivery.url} download={name}>
                    {DOWNLOAD.saveAgain(name)}
                  </a>
                </>
              )}
            </li>
          ))}
        </ul>
      </Notice>
      <LeftOut left={failed} title={MANY.failedTitle} />
      <LeftOut left={lacking} title={MANY.lackingTitle} />
    </>
  );
}
