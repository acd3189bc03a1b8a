import { useEffect, useState } from "react";
import { loadShelf, type Shelf, type ShelfDesign } from "../storage/shelf.ts";

/** The designs beside the open one; none where this browser can keep one only. */
export function useOthers(): readonly ShelfDesign[] {
  const [others, setOthers] = useState<readonly ShelfDesign[]>([]);
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const look = async (shelf: Shelf) => {
      const designs = await shelf.list();
      if (!isOver) setOthers(designs.filter(({ isOpen }) => !isOpen));
    };
    const noShelf = (fault: unknown) => console.warn("There is no shelf", fault);
    const start = async () => {
      const shelf = await loadShelf();
      await look(shelf);
      if (!isOver) stop = shelf.onChange(() => void look(shelf).catch(noShelf));
    };
    start().catch(noShelf);
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return others;
}
