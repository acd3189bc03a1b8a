import { ACTIVE } from "../../shared/machines/index.ts";
import type { ShelfOffer } from "../storage/shelf.ts";
import { Button } from "../ui/button/Button.tsx";
import { MACHINES } from "../words/machines.ts";
import { ShelfBar } from "./ShelfBar.tsx";

const { model } = ACTIVE;

/** What was done last on the shelf, and its Undo. */
export function UndoBar({ offer: { kind, count, name }, onUndo }: { offer: ShelfOffer; onUndo(): void }) {
  const shown = name || MACHINES.unnamed(model.defaultMachineName);
  return (
    <ShelfBar words={MACHINES.undoable[kind](count, shown)} takesFocus={kind === "remove"}>
      <Button icon="undo" onClick={onUndo}>
        {MACHINES.undo}
      </Button>
    </ShelfBar>
  );
}
