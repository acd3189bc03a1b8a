import { useEffect, useRef, useState } from "react";
import { DOWNLOADS } from "#messages/download.ts";
import { sentences } from "#messages/formats.ts";
import { VARIANTS } from "#messages/many.ts";
import { formatFileSize, releaseDelivery } from "../files/deliver.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import {
  canStreamToDisk,
  createArchiveDestination,
  MAX_DOWNLOAD_BYTES,
  type SavedArchive,
} from "./archives.ts";
import {
  type ExportMachinesResult,
  type ExportSource,
  exportMachines,
  FILE_KINDS,
  type FileKind,
  fileKindLabel,
  type NamedReason,
} from "./export-many.ts";
import styles from "./MachinesPage.module.css";
import { useTask } from "./useTask.tsx";

interface ExportDialogProps {
  machines: readonly ExportSource[];
  leftOut?: readonly NamedReason[];
  onClose(): void;
}

let lastKinds: readonly FileKind[] = ["package"];

export function ExportDialog({ machines, leftOut = [], onClose }: ExportDialogProps) {
  const [kinds, setKinds] = useState(lastKinds);
  const { doing, setDoing, problem, run, cancel } = useTask<{ at: number; share: number }>();
  const [isCancelled, setCancelled] = useState(false);
  const [result, setResult] = useState<ExportMachinesResult>();
  const [nextPart, setNextPart] = useState<{ part: number; choose(): void }>();
  // Exports can take minutes, so closing asks first.
  const [isAsking, setAsking] = useState(false);
  const saved = useRef<SavedArchive[]>([]);
  const forgetSaved = () => {
    for (const { delivery } of saved.current.splice(0)) if (delivery) releaseDelivery(delivery);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads a ref
  useEffect(() => forgetSaved, []);
  lastKinds = kinds;

  const make = async (signal: AbortSignal) => {
    const ask = (part: number) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        setNextPart({ part, choose: resolve });
      }).finally(() => setNextPart(undefined));
    const onProgress = (at: number, share: number) => setDoing({ at, share });
    const onSaved = (archive: SavedArchive) => void saved.current.push(archive);
    setCancelled(false);
    const saving = createArchiveDestination(ask);
    try {
      setResult(await exportMachines({ machines, leftOut, kinds, saving, signal, onProgress, onSaved }));
      return undefined;
    } catch (fault) {
      if (!signal.aborted) throw fault;
      setCancelled(true);
      return VARIANTS.cancelled(saved.current.length);
    }
  };
  const start = () => {
    if (kinds.length === 0) return;
    forgetSaved();
    setAsking(false);
    void run({ at: 0, share: 0 }, make, VARIANTS.notWritten);
  };
  const names = saved.current.map(({ name }) => name);
  return (
    <Dialog
      title={VARIANTS.exportTitle(machines.length)}
      onClose={doing ? () => setAsking(true) : onClose}
      actions={
        doing ? (
          <>
            {isAsking && <Button onClick={() => setAsking(false)}>{VARIANTS.goOn}</Button>}
            <Button onClick={cancel}>{isAsking ? VARIANTS.stop : VARIANTS.cancel}</Button>
          </>
        ) : result ? (
          <Button variant="primary" onClick={onClose}>
            {VARIANTS.close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{VARIANTS.cancel}</Button>
            <Button variant="primary" icon="download" unavailable={kinds.length === 0} onClick={start}>
              {problem && !isCancelled ? VARIANTS.again : VARIANTS.exportStart}
            </Button>
          </>
        )
      }
    >
      <div className="stack-4">
        {doing ? (
          <>
            <Progress
              label={VARIANTS.exporting(machines[doing.at]?.name ?? "")}
              share={doing.share}
              detail={VARIANTS.exportPlace(doing.at + 1, machines.length)}
            />
            {isAsking && <Notice tone="warning" title={VARIANTS.stopTitle} announced />}
            {nextPart && (
              <Notice
                tone="warning"
                title={VARIANTS.nextPart(nextPart.part)}
                action={{ label: VARIANTS.nextPartAction, icon: "download", onPress: nextPart.choose }}
                announced
              />
            )}
          </>
        ) : result ? (
          <>
            <Notice
              tone={result.exportedCount > 0 ? "valid" : "error"}
              title={
                result.exportedCount > 0 ? VARIANTS.exported(result.exportedCount) : VARIANTS.exportedNone
              }
              announced
            >
              <ul className={classNames("anywhere", styles.saved)}>
                {saved.current.map(({ name, bytes, delivery }) => (
                  <li key={name}>
                    {VARIANTS.savedPart(name, formatFileSize(bytes))}
                    {delivery && (
                      <>
                        {" "}
                        <a className="line touch" href={delivery.url} download={name}>
                          {DOWNLOADS.saveAgain(name)}
                        </a>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </Notice>
            <ReasonList title={VARIANTS.failedTitle} reasons={result.failed} />
            <ReasonList title={VARIANTS.lackingTitle} reasons={result.incomplete} />
          </>
        ) : (
          <>
            {problem && (
              <Notice tone={isCancelled ? "info" : "error"} announced>
                {problem}
                {names.length > 0 && <p>{VARIANTS.savedBefore(names)}</p>}
              </Notice>
            )}
            <fieldset className={classNames("grid", styles.kinds)}>
              <legend>{VARIANTS.exportWhat}</legend>
              {FILE_KINDS.map((kind) => (
                <label key={kind} className="line gap-3 touch pressable">
                  <input
                    type="checkbox"
                    checked={kinds.includes(kind)}
                    onChange={({ target }) =>
                      setKinds([...kinds.filter((each) => each !== kind), ...(target.checked ? [kind] : [])])
                    }
                  />
                  {fileKindLabel(kind)}
                </label>
              ))}
            </fieldset>
            <p className="muted">
              {sentences([
                kinds.length === 0 ? VARIANTS.exportChoose : VARIANTS.exportNote,
                canStreamToDisk()
                  ? VARIANTS.toDiskNote
                  : VARIANTS.toMemoryNote(formatFileSize(MAX_DOWNLOAD_BYTES)),
              ])}
            </p>
            <ReasonList title={VARIANTS.leftOut} reasons={leftOut} />
          </>
        )}
      </div>
    </Dialog>
  );
}

const NAMED = 8;

interface ReasonsProps {
  title(count: number): string;
  reasons: readonly NamedReason[];
}

export function ReasonList({ title, reasons }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <Notice tone="warning" title={title(reasons.length)}>
      <ul>
        {reasons.slice(0, NAMED).map(({ name, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
          <li key={at}>{VARIANTS.leftOutOne(name, reason)}</li>
        ))}
        {reasons.length > NAMED && <li>{VARIANTS.andMore(reasons.length - NAMED)}</li>}
      </ul>
    </Notice>
  );
}
