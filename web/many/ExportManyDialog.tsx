import { useEffect, useState } from "react";
import { loadShelf } from "../storage/shelf.ts";
import { FilesDialog } from "./export/FilesDialog.tsx";
import { designMachine, type ManyMachine } from "./export/machines.ts";

/** Files of designs of the shelf, by their ids, in that order. */
export function ExportManyDialog({ ids, onClose }: { ids: readonly string[]; onClose(): void }) {
  const [machines, setMachines] = useState<readonly ManyMachine[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the designs are those that it was opened for
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const shelf = await loadShelf();
      const designs = await shelf.list();
      const found = ids.flatMap((id) => {
        const design = designs.find((each) => each.id === id);
        return design ? [designMachine(design.name, () => shelf.read(id))] : [];
      });
      if (!isOver) setMachines(found);
    };
    read().catch((fault) => {
      console.error("The designs could not be read", fault);
      if (!isOver) onClose();
    });
    return () => {
      isOver = true;
    };
  }, []);
  return machines ? <FilesDialog machines={machines} onClose={onClose} /> : null;
}
