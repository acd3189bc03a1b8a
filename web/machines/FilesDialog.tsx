import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { sizeInWords } from "../files/deliver.ts";
import { DOWNLOAD } from "../messages/en/download.ts";
import { MANY } from "../messages/en/many.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { MAX_DOWNLOAD_BYTES, streamsToDisk } from "./archives.ts";
import type { ExportManyResult, NamedReason } from "./export-many.ts";
import styles from "./FilesDialog.module.css";
import { cancelFiles, chooseKind, filesExport, forgetFiles, startFiles } from "./files-export.ts";
import { type ExportedMachine, FILE_KINDS, kindLabel } from "./machine-files.ts";

interface FilesDialogProps {
  machines: readonly ExportedMachine[];
  /** Skipped machines, which the summary names. */
  leftOut?: readonly NamedReason[];
  onClose(): void;
}

/** Makes files of many machines, in one ZIP archive or several. */
export function FilesDialog({ machines, leftOut = [], onClose }: FilesDialogProps) {
  const { kinds, running, nextPart, saved, result, failure } = useSnapshot(filesExport);
  useEffect(
    () => () => {
      cancelFiles();
      forgetFiles();
    },
    [],
  );
  const [isStarted, setStarted] = useState(false);
  // Closing asks first, since an export can take minutes.
  const [isAsking, setAsking] = useState(false);
  const start = () => {
    if (kinds.length === 0) return;
    setStarted(true);
    setAsking(false);
    void startFiles(machines, leftOut);
  };
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
        {!running && !result && (
          <>
            {failure && isStarted && (
              <Notice tone={failure === "cancelled" ? "info" : "error"} announced>
                {failure === "cancelled" ? MANY.cancelled(saved.length) : MANY.notWritten}
                {saved.length > 0 && <p>{MANY.savedBefore(saved.map(({ name }) => name))}</p>}
              </Notice>
            )}
            <fieldset className={styles.kinds}>
              <legend>{MANY.exportWhat}</legend>
              {FILE_KINDS.map((kind) => (
                <label key={kind} className={styles.kind}>
                  <input
                    type="checkbox"
                    checked={kinds.includes(kind)}
                    onChange={({ target }) => chooseKind(kind, target.checked)}
                  />
                  {kindLabel(kind)}
                </label>
              ))}
            </fieldset>
            <p className={styles.note}>
              {kinds.length === 0 ? MANY.exportChoose : MANY.exportNote}{" "}
              {streamsToDisk() ? MANY.toDiskNote : MANY.toMemoryNote(sizeInWords(MAX_DOWNLOAD_BYTES))}
            </p>
            <Reasons title={MANY.leftOut} reasons={leftOut} />
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
        {result && <Result result={result as ExportManyResult} />}
      </div>
    </Dialog>
  );
}

function Result({ result: { saved, whole, failed, lacking } }: { result: ExportManyResult }) {
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
      <Reasons title={MANY.failedTitle} reasons={failed} />
      <Reasons title={MANY.lackingTitle} reasons={lacking} />
    </>
  );
}

/** Maximum number of machines that a list names. */
const NAMED = 8;

interface ReasonsProps {
  title(count: number): string;
  reasons: readonly NamedReason[];
}

export function Reasons({ title, reasons }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <Notice tone="warning" title={title(reasons.length)}>
      <ul>
        {reasons.slice(0, NAMED).map(({ name, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there twice, and the list does not change
          <li key={at}>{MANY.leftOutOne(name, why)}</li>
        ))}
        {reasons.length > NAMED && <li>{MANY.andMore(reasons.length - NAMED)}</li>}
      </ul>
    </Notice>
  );
}
