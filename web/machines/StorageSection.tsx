import { type ReactNode, useCallback, useEffect, useState } from "react";
import { SHELF } from "#messages/shelf.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { editingEnvironment, loadDesignShelf } from "../edit/app.ts";
import { faultMessage } from "../edit/fault-message.ts";
import { formatFileSize } from "../files/deliver.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import styles from "./MachinesPage.module.css";
import { ProblemNotice, useTask } from "./useTask.tsx";

interface StorageStatus {
  /** In bytes. */
  readonly usage: { readonly used: number; readonly quota: number } | undefined;
  readonly isPersisted: boolean;
}

const UNKNOWN: StorageStatus = { usage: undefined, isPersisted: false };

async function readStatus(): Promise<StorageStatus> {
  try {
    const isPersisted = await navigator.storage.persisted();
    const { usage, quota } = await navigator.storage.estimate();
    return { usage: usage !== undefined && quota ? { used: usage, quota } : undefined, isPersisted };
  } catch {
    return UNKNOWN;
  }
}

export function useStorageStatus(list: unknown) {
  const [status, setStatus] = useState(UNKNOWN);
  const read = useCallback(async () => {
    const next = await readStatus();
    setStatus(next);
    return next;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list affects the usage
  useEffect(() => void read(), [read, list]);
  return [status, read] as const;
}

interface StorageSectionProps {
  count: number;
  status: StorageStatus;
  readStatus(): Promise<StorageStatus>;
  /** From 0 to 1. */
  saving: number | undefined;
  onSaveAll(): void;
}

export function StorageSection({ count, status, readStatus, saving, onSaveAll }: StorageSectionProps) {
  const [isRefused, setRefused] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const { usage, isPersisted } = status;
  const ask = async () => {
    await editingEnvironment.askToPersist();
    setRefused(!(await readStatus()).isPersisted);
  };
  const saveAll = count > 0 && (
    <Button
      icon="download"
      wide
      busy={saving !== undefined}
      busyLabel={saving === undefined ? undefined : SHELF.savingAll(Math.round(saving * 100))}
      onClick={onSaveAll}
    >
      {SHELF.saveAll}
    </Button>
  );
  return (
    <section className={classNames("grid", styles.kept)} aria-labelledby="kept">
      <div className="stack-4">
        <h2 id="kept">{SHELF.kept}</h2>
        <p className="lead">{SHELF.keptWords}</p>
        {usage && (
          <Progress
            label={SHELF.roomLabel}
            share={usage.used / usage.quota}
            detail={SHELF.room(formatFileSize(usage.used), formatFileSize(usage.quota))}
          />
        )}
      </div>
      <ul className="stack-4">
        {saveAll && <Action words={SHELF.saveAllWords}>{saveAll}</Action>}
        {isPersisted ? (
          <li>
            <Notice tone="valid">{SHELF.isSafe}</Notice>
          </li>
        ) : (
          <Action words={isRefused ? SHELF.notSafe : SHELF.keepSafeWords}>
            <Button icon="check" wide onClick={ask}>
              {SHELF.keepSafe}
            </Button>
          </Action>
        )}
        <Action words={SHELF.eraseWords}>
          <Button icon={ICONS.trash} variant="quiet" wide onClick={() => setErasing(true)}>
            {SHELF.erase}
          </Button>
        </Action>
      </ul>
      {isErasing && (
        <EraseDialog
          count={count}
          saveAll={saveAll}
          isSaving={saving !== undefined}
          onClose={() => setErasing(false)}
        />
      )}
    </section>
  );
}

const Action = ({ words, children }: { words: string; children: ReactNode }) => (
  <li className="stack-1">
    {children}
    <p className="soft" role="status">
      {words}
    </p>
  </li>
);

interface EraseDialogProps {
  count: number;
  saveAll: ReactNode;
  isSaving: boolean;
  onClose(): void;
}

function EraseDialog({ count, saveAll, isSaving, onClose }: EraseDialogProps) {
  const { doing = false, problem, run } = useTask();
  const close = () => doing || onClose();
  const erase = async () => {
    const fault = await (await loadDesignShelf()).eraseEverything();
    if (fault) return SHELF.notErased(faultMessage(fault));
    // Otherwise the page could store the erased designs again.
    location.assign(PAGE_PATHS.home);
    return new Promise<never>(() => {});
  };
  return (
    <Dialog
      title={SHELF.eraseTitle}
      onClose={close}
      actions={
        <>
          <Button
            icon={ICONS.trash}
            busy={doing}
            busyLabel={SHELF.erasing}
            unavailable={isSaving}
            onClick={() => isSaving || run(true, erase, SHELF.notErased(SHELF.failed.unknown))}
          >
            {SHELF.eraseYes}
          </Button>
          <Button variant="primary" unavailable={doing} onClick={close}>
            {SHELF.eraseNo}
          </Button>
        </>
      }
    >
      <div className="stack-4">
        <p>{count > 0 ? SHELF.eraseAsks(count) : SHELF.eraseNothing}</p>
        {count > 0 && <p>{SHELF.eraseSaved}</p>}
        {saveAll}
        <ProblemNotice>{problem}</ProblemNotice>
      </div>
    </Dialog>
  );
}
