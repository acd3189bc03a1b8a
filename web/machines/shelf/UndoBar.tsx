import { ACTIVE } from "../../../shared/machines/index.ts";
import type { ActOffer } from "../../edit/label.ts";
import { SHELF } from "../../messages/en/shelf.ts";
import { Button } from "../../ui/button/Button.tsx";
import { ShelfBar } from "./ShelfBar.tsx";

const { model } = ACTIVE;

/** What was done last on the shelf, and its Undo. */
export function UndoBar({ offer: { kind, count, name }, onUndo }: { offer: ActOffer; onUndo(): void }) {
  const shown = name || SHELF.unnamed(model.defaultMachineName);
  return (
    <ShelfBar words={SHELF.undoable[kind](count, shown)} takesFocus={kind === "remove"}>
      <Button icon="undo" onClick={onUndo}>
        {SHELF.undo}
      </Button>
    </ShelfBar>
  );
}
