import { useEffect, useState } from "react";
import { loadDesigns } from "../../edit/app.ts";
import { FilesDialog } from "./export/FilesDialog.tsx";
import { designMachine, type ManyMachine } from "./export/machines.ts";

/** Files of the visitor's designs, by their ids, in that order. */
export function ExportManyDialog({ ids, onClose }: { ids: readonly string[]; onClose(): void }) {
  const [machines, setMachines] = useState<readonly ManyMachine[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the designs are those that it was opened for
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const designs = await (await loadDesigns()).list();
      const found = ids.flatMap((id) => {
        const design = designs.find((each) => each.id === id);
        return design ? [designMachine(design.name, id)] : [];
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
