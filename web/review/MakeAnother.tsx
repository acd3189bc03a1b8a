import { useState } from "react";
import type { MachineModel } from "../../shared/machine/types.ts";
import { SHELF } from "../messages/en/shelf.ts";
import { Button } from "../ui/button/Button.tsx";
import { loadedOnUse } from "../ui/loaded-on-use.tsx";
import styles from "./ExportCard.module.css";
import { dismissLast } from "./exporting.ts";

const AnotherDialog = loadedOnUse(
  async () => (await import("../machines/shelf/AnotherDialog.tsx")).AnotherDialog,
);

/** The way to a second machine that begins with everything of this one. */
export function MakeAnother({ model }: { model: MachineModel }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.others}>
        <span>{SHELF.anotherTitle}</span>
        <Button size="small" icon="copy" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {SHELF.another}
        </Button>
      </div>
      {isOpen && <AnotherDialog model={model} onMade={dismissLast} onClose={() => setOpen(false)} />}
    </>
  );
}
