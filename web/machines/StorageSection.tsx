import { type ReactNode, useCallback, useEffect, useState } from "react";
import { PAGES } from "../../shared/product.ts";
import { loadDesigns } from "../edit/app.ts";
import { faultWords } from "../edit/fault-words.ts";
import { sizeInWords } from "../files/deliver.ts";
import { SHELF } from "../messages/en/shelf.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import styles from "./StorageSection.module.css";
import { useTask } from "./useTask.ts";

/** Storage of this site, in bytes. */
interface StorageRoom {
  readonly used: number;
  readonly quota: number;
  /** The browser has promised not to evict anything. */
  readonly isPersisted: boolean;
}

/** Returns the storage estimate, read again if the list changes or on request; null if the browser has none. */
export function useStorageRoom(list: unknown): readonly [StorageRoom | null, () => Promise<void>] {
  const [room, setRoom] = useState<StorageRoom | null>(null);
  const read = useCallback(async () => {
    try {
      const { usage, quota } = await navigator.storage.estimate();
      const isPersisted = await navigator.storage.persisted();
      setRoom(usage === undefined || !quota ? null : { used: usage, quota, isPersisted });
    } catch {
      setRoom(null);
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list changes what is used
  useEffect(() => void read(), [read, list]);
  return [room, read];
}

async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

interface StorageSectionProps {
  count: number;
  room: StorageRoom | null;
  onRoom(): void;
  /** Progress of saving all designs, 0 to 1; undefined while they aren't being saved. */
  saving: number | undefined;
  onSaveAll(): void;
}

export function StorageSection({ count, room, onRoom, saving, onSaveAll }: StorageSectionProps) {
  const [asked, setAsked] = useState<"promised" | "refused">();
  const [isErasing, setErasing] = useState(false);
  const isSafe = room?.isPersisted || asked === "promised";
  const ask = async () => {
    setAsked((await askToPersist()) ? "promised" : "refused");
    onRoom();
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
    <section className={styles.kept} aria-labelledby="kept">
      <div className={styles.about}>
        <h2 id="kept">{SHELF.kept}</h2>
        <p>{SHELF.keptWords}</p>
        {room && (
          <Progress
            label={SHELF.roomLabel}
            share={room.used / room.quota}
            detail={SHELF.room(sizeInWords(room.used), sizeInWords(room.quota))}
          />
        )}
      </div>
      <ul className={styles.ways}>
        {saveAll && <Action words={SHELF.saveAllWords}>{saveAll}</Action>}
        {isSafe ? (
          <li>
            <Notice tone="valid">{SHELF.isSafe}</Notice>
          </li>
        ) : (
          <Action words={asked === "refused" ? SHELF.notSafe : SHELF.keepSafeWords}>
            <Button icon="check" wide onClick={ask}>
              {SHELF.keepSafe}
            </Button>
          </Action>
        )}
        <Action words={SHELF.eraseWords}>
          <Button icon="trash" variant="quiet" wide onClick={() => setErasing(true)}>
            {SHELF.erase}
          </Button>
        </Action>
      </ul>
      {isErasing && <EraseDialog count={count} saveAll={saveAll} onClose={() => setErasing(false)} />}
    </section>
  );
}

const Action = ({ words, children }: { words: string; children: ReactNode }) => (
  <li className={styles.way}>
    {children}
    <p role="status">{words}</p>
  </li>
);

interface EraseDialogProps {
  count: number;
  saveAll: ReactNode;
  onClose(): void;
}

function EraseDialog({ count, saveAll, onClose }: EraseDialogProps) {
  const { doing, problem, run } = useTask();
  const erase = async () => {
    const fault = await (await loadDesigns()).eraseEverything();
    if (fault) return SHELF.notErased(faultWords(fault));
    // Reloads, so that the page can't store again what it still shows.
    location.assign(PAGES.home);
    return new Promise<never>(() => {});
  };
  return (
    <Dialog
      title={SHELF.eraseTitle}
      onClose={onClose}
      actions={
        <>
          <Button
            icon="trash"
            busy={doing === true}
            busyLabel={SHELF.erasing}
            onClick={() => run(true, erase, SHELF.notErased(SHELF.failed.unknown))}
          >
            {SHELF.eraseYes}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {SHELF.eraseNo}
          </Button>
        </>
      }
    >
      <div className={styles.erase}>
        <p>{count > 0 ? SHELF.eraseAsks(count) : SHELF.eraseNothing}</p>
        {count > 0 && <p>{SHELF.eraseSaved}</p>}
        {saveAll}
        {problem && (
          <Notice tone="error" announced>
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
