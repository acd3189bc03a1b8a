import { useEffect, useState } from "react";
import { loadShelf, type ShelfDesign } from "../storage/shelf.ts";

/** The designs beside the open one; none where this browser can keep one only. */
export function useOthers(): readonly ShelfDesign[] {
  const [others, setOthers] = useState<readonly ShelfDesign[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const designs = await (await loadShelf()).list();
      if (!isOver) setOthers(designs.filter(({ isOpen }) => !isOpen));
    };
    look().catch((fault) => console.warn("There is no shelf", fault));
    return () => {
      isOver = true;
    };
  }, []);
  return others;
}
