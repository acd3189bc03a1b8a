import { type ReactNode, useState } from "react";
import { PAGES } from "../../../shared/product.ts";
import { loadDesigns } from "../../edit/app.ts";
import { faultWords } from "../../edit/fault-words.ts";
import { SHELF } from "../../messages/en/shelf.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import styles from "./EraseDialog.module.css";

interface EraseDialogProps {
  count: number;
  /** The way to save all first. */
  save: ReactNode;
  onClose(): void;
}

/** Asks once whether everything goes. */
export function EraseDialog({ count, save, onClose }: EraseDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const erase = async () => {
    setBusy(true);
    setProblem("");
    try {
      const fault = await (await loadDesigns()).eraseEverything();
      // Nothing of what this page still has in hand is to be kept.
      if (!fault) return location.assign(PAGES.home);
      setProblem(SHELF.notErased(faultWords(fault)));
    } catch (fault) {
      console.error(fault);
      setProblem(SHELF.notErased(SHELF.failed.unknown));
    }
    setBusy(false);
  };
  return (
    <Dialog
      title={SHELF.eraseTitle}
      onClose={onClose}
      actions={
        <>
          <Button icon="trash" busy={isBusy} busyLabel={SHELF.erasing} onClick={erase}>
            {SHELF.eraseYes}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {SHELF.eraseNo}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{count > 0 ? SHELF.eraseAsks(count) : SHELF.eraseNothing}</p>
        {count > 0 && <p>{SHELF.eraseSaved}</p>}
        {save}
        {problem && (
          <Notice tone="error" announced>
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
