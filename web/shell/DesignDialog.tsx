import { useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { ACTIVE } from "../../shared/machines/index.ts";
import { machineNameOf } from "../document/design.ts";
import { DeliveryNotice } from "../download/DeliveryNotice.tsx";
import { BINARY, type Delivery, deliver, forget } from "../download/deliver.ts";
import { store } from "../storage/store.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { notify } from "../ui/toast/notify.ts";
import styles from "./DesignDialog.module.css";
import { keepingWords, openFaultWords } from "./design-words.ts";

const UNDOABLE = { startOver: "The design was emptied.", open: "Another design was opened." } as const;

/** The whole design: whether it is kept, saving it as a file, opening one, starting over, and Undo. */
export function DesignDialog({ onClose }: { onClose(): void }) {
  const keeping = useSnapshot(store.keeping);
  const design = useSnapshot(store.design);
  const [busy, setBusy] = useState<"save" | "open" | undefined>();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [delivery, setDelivery] = useState<Delivery>();
  const input = useRef<HTMLInputElement>(null);
  const undone = keeping.undo?.kind;
  const undoWords = undone === "startOver" || undone === "open" ? UNDOABLE[undone] : undefined;

  async function save() {
    setBusy("save");
    try {
      const { fileName, bytes, skipped } = await store.saveDesign();
      if (delivery) forget(delivery);
      setDelivery(deliver(new Blob([bytes], { type: BINARY }), fileName));
      setRefusal(
        skipped.length === 0
          ? ""
          : `${skipped.length} images are missing in this browser and not in the file.`,
      );
    } catch (fault) {
      console.error("The design could not be saved as a file", fault);
      setRefusal("The file could not be made. Try again.");
    }
    setBusy(undefined);
  }

  async function open(file: File) {
    setBusy("open");
    setRefusal("");
    try {
      const outcome = await store.openDesign(new Uint8Array(await file.arrayBuffer()));
      if (outcome.ok) notify.success("Design opened.");
      else
        setRefusal(`${file.name} was not opened, and nothing has changed. ${openFaultWords(outcome.reason)}`);
    } catch (fault) {
      console.error("The file could not be read", fault);
      setRefusal(`${file.name} could not be read. It may have been moved or deleted: choose it again.`);
    }
    setBusy(undefined);
  }

  async function startOver() {
    setAsking(false);
    const outcome = await store.startOver();
    setRefusal(outcome.ok ? "" : storeFaultWords(outcome.reason));
  }

  async function undo() {
    const outcome = await store.undo();
    setRefusal(outcome.ok ? "" : `It could not be undone. ${storeFaultWords(outcome.reason)}`);
  }

  return (
    <Dialog title="Your design" onClose={onClose}>
      <div className={styles.body}>
        <div>
          <p className={styles.name}>{machineNameOf(ACTIVE.model, design)}</p>
          <p>{keepingWords(keeping)}</p>
        </div>
        {refusal && (
          <Notice tone="error" announced>
            {refusal}
          </Notice>
        )}
        {undoWords && (
          <Notice title={undoWords} action={{ label: "Undo", icon: "undo", onPress: undo }} announced />
        )}
        {delivery && <DeliveryNotice delivery={delivery} />}
        <div className={styles.keys}>
          <Button icon="download" busy={busy === "save"} busyLabel="Saving the file" wide onClick={save}>
            Save design
          </Button>
          <Button
            icon="upload"
            busy={busy === "open"}
            busyLabel="Opening the file"
            wide
            onClick={() => input.current?.click()}
          >
            Open design
          </Button>
          {!isAsking && (
            <Button icon="trash" variant="quiet" wide onClick={() => setAsking(true)}>
              Start over
            </Button>
          )}
        </div>
        {isAsking && (
          <Notice tone="warning" title="Empty this design?" announced>
            <p>Every name and image goes. Save the design first if you may want it again.</p>
            <div className={styles.choices}>
              <Button size="small" icon="download" onClick={save}>
                Save design first
              </Button>
              <Button size="small" icon="trash" onClick={startOver}>
                Empty it
              </Button>
              <Button size="small" variant="quiet" onClick={() => setAsking(false)}>
                Keep it
              </Button>
            </div>
          </Notice>
        )}
        <input
          ref={input}
          type="file"
          aria-label="Design file"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) open(file);
            // So that the same file can be chosen again.
            event.target.value = "";
          }}
        />
      </div>
    </Dialog>
  );
}
