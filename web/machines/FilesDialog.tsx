import { useEffect, useRef, useState } from "react";
import { DOWNLOAD } from "#messages/download.ts";
import { MANY } from "#messages/many.ts";
import { forget, sizeInWords } from "../files/deliver.ts";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { MAX_DOWNLOAD_BYTES, type SavedArchive, savingHere, streamsToDisk } from "./archives.ts";
import {
  type ExportedMachine,
  type ExportManyResult,
  exportMany,
  FILE_KINDS,
  type FileKind,
  kindLabel,
  type NamedReason,
} from "./export-many.ts";
import styles from "./FilesDialog.module.css";

interface FilesDialogProps {
  machines: readonly ExportedMachine[];
  leftOut?: readonly NamedReason[];
  onClose(): void;
}

type ExportState =
  | { readonly is: "choosing"; readonly failure?: "cancelled" | "fault" }
  | { readonly is: "running"; readonly at: number; readonly share: number }
  | { readonly is: "done"; readonly result: ExportManyResult };

/** The kinds that were chosen last. */
let lastKinds: readonly FileKind[] = ["package"];

export function FilesDialog({ machines, leftOut = [], onClose }: FilesDialogProps) {
  const [kinds, setKinds] = useState(lastKinds);
  const [state, setState] = useState<ExportState>({ is: "choosing" });
  /** Set when an archive is full. */
  const [nextPart, setNextPart] = useState<{ part: number; choose(): void }>();
  // Closing asks first, since an export can take minutes.
  const [isAsking, setAsking] = useState(false);
  /** Finished archives, which stay if a later one fails. */
  const saved = useRef<SavedArchive[]>([]);
  const controller = useRef<AbortController>(undefined);
  const cancel = () => controller.current?.abort();
  const forgetSaved = () => {
    for (const { delivery } of saved.current.splice(0)) if (delivery) forget(delivery);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: both read refs
  useEffect(
    () => () => {
      cancel();
      forgetSaved();
    },
    [],
  );
  lastKinds = kinds;

  const start = async () => {
    if (kinds.length === 0) return;
    forgetSaved();
    setAsking(false);
    controller.current = new AbortController();
    const { signal } = controller.current;
    const show = (at: number, share: number) => setState({ is: "running", at, share });
    const ask = (part: number) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        setNextPart({ part, choose: resolve });
      }).finally(() => setNextPart(undefined));
    show(0, 0);
    try {
      const result = await exportMany({
        machines,
        leftOut,
        kinds,
        saving: savingHere(ask),
        signal,
        onProgress: (at, share) => !signal.aborted && show(at, share),
        onSaved: (archive) => saved.current.push(archive),
      });
      setState(result ? { is: "done", result } : { is: "choosing" });
    } catch (fault) {
      if (!signal.aborted) console.error("The files could not be made", fault);
      setState({ is: "choosing", failure: signal.aborted ? "cancelled" : "fault" });
    }
  };
  const isRunning = state.is === "running";
  const names = saved.current.map(({ name }) => name);
  return (
    <Dialog
      title={MANY.exportTitle(machines.length)}
      onClose={isRunning ? () => setAsking(true) : onClose}
      actions={
        isRunning ? (
          <>
            {isAsking && <Button onClick={() => setAsking(false)}>{MANY.goOn}</Button>}
            <Button onClick={cancel}>{isAsking ? MANY.stop : MANY.cancel}</Button>
          </>
        ) : state.is === "done" ? (
          <Button variant="primary" onClick={onClose}>
            {MANY.close}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{MANY.cancel}</Button>
            <Button variant="primary" icon="download" unavailable={kinds.length === 0} onClick={start}>
              {state.failure === "fault" ? MANY.again : MANY.exportStart}
            </Button>
          </>
        )
      }
    >
      <div className={classes("stack", styles.body)}>
        {state.is === "choosing" && (
          <>
            {state.failure && (
              <Notice tone={state.failure === "cancelled" ? "info" : "error"} announced>
                {state.failure === "cancelled" ? MANY.cancelled(names.length) : MANY.notWritten}
                {names.length > 0 && <p>{MANY.savedBefore(names)}</p>}
              </Notice>
            )}
            <fieldset className={styles.kinds}>
              <legend className="strong">{MANY.exportWhat}</legend>
              {FILE_KINDS.map((kind) => (
                <label key={kind} className={styles.kind}>
                  <input
                    type="checkbox"
                    checked={kinds.includes(kind)}
                    onChange={({ target }) =>
                      setKinds([...kinds.filter((each) => each !== kind), ...(target.checked ? [kind] : [])])
                    }
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
        {state.is === "running" && (
          <Progress
            label={MANY.exporting(machines[Math.min(state.at, machines.length - 1)]?.name ?? "")}
            share={state.share}
            detail={MANY.exportPlace(state.at + 1, machines.length)}
          />
        )}
        {isRunning && isAsking && <Notice tone="warning" title={MANY.stopTitle} announced />}
        {nextPart && (
          <Notice
            tone="warning"
            title={MANY.nextPart(nextPart.part)}
            action={{ label: MANY.nextPartAction, icon: "download", onPress: nextPart.choose }}
            announced
          />
        )}
        {state.is === "done" && <Result result={state.result} saved={saved.current} />}
      </div>
    </Dialog>
  );
}

interface ResultProps {
  result: ExportManyResult;
  saved: readonly SavedArchive[];
}

function Result({ result: { whole, failed, lacking }, saved }: ResultProps) {
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
