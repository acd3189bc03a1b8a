import { type ReactNode, useState } from "react";
import { sizeInWords } from "../../files/download/deliver.ts";
import { SHELF } from "../../messages/en/shelf.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import { Progress } from "../../ui/progress/Progress.tsx";
import { EraseDialog } from "./EraseDialog.tsx";
import styles from "./Kept.module.css";
import { persist, type Room } from "./room.ts";

interface KeptProps {
  count: number;
  room: Room | null;
  onRoom(): void;
  /** How much of the file is made, 0 to 1; undefined while none is. */
  saving: number | undefined;
  onSaveAll(): void;
}

/** What the browser keeps and may delete, the room for it, and the ways to be safe from that. */
export function Kept({ count, room, onRoom, saving, onSaveAll }: KeptProps) {
  const [asked, setAsked] = useState<"promised" | "refused">();
  const [isErasing, setErasing] = useState(false);
  const isSafe = room?.isPersisted || asked === "promised";
  const ask = async () => {
    setAsked((await persist()) ? "promised" : "refused");
    onRoom();
  };
  return (
    <section className={styles.kept} aria-labelledby="kept">
      <div className={styles.about}>
        <h2 id="kept">{SHELF.kept}</h2>
        <p>{SHELF.keptWords}</p>
        {room && (
          <Progress
            label={SHELF.roomLabel}
            share={room.quota > 0 ? room.used / room.quota : 0}
            detail={SHELF.room(sizeInWords(room.used), sizeInWords(room.quota))}
          />
        )}
      </div>
      <ul className={styles.ways}>
        {count > 0 && (
          <Way words={SHELF.saveAllWords}>
            <SaveAllButton saving={saving} onSaveAll={onSaveAll} />
          </Way>
        )}
        {isSafe ? (
          <li>
            <Notice tone="valid">{SHELF.isSafe}</Notice>
          </li>
        ) : (
          <Way words={asked === "refused" ? SHELF.notSafe : SHELF.keepSafeWords}>
            <Button icon="check" wide onClick={ask}>
              {SHELF.keepSafe}
            </Button>
          </Way>
        )}
        <Way words={SHELF.eraseWords}>
          <Button icon="trash" variant="quiet" wide onClick={() => setErasing(true)}>
            {SHELF.erase}
          </Button>
        </Way>
      </ul>
      {isErasing && (
        <EraseDialog
          count={count}
          save={count > 0 && <SaveAllButton saving={saving} onSaveAll={onSaveAll} />}
          onClose={() => setErasing(false)}
        />
      )}
    </section>
  );
}

function SaveAllButton({ saving, onSaveAll }: Pick<KeptProps, "saving" | "onSaveAll">) {
  return (
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
}

/** Something to do, and what it is for. */
function Way({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li className={styles.way}>
      {children}
      <p role="status">{words}</p>
    </li>
  );
}
