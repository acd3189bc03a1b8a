import { useEffect, useState } from "react";
import { loadDesigns, store } from "../../edit/app.ts";
import type { ListedDesign } from "../../store/types.ts";

/** The designs beside the open one; none if this browser can keep one only. */
export function useOthers(): readonly ListedDesign[] {
  const [others, setOthers] = useState<readonly ListedDesign[]>([]);
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const look = async () => {
      const designs = await (await loadDesigns()).list();
      if (!isOver) setOthers(designs.filter(({ isOpen }) => !isOpen));
    };
    const noList = (fault: unknown) => console.warn("There is no list of designs", fault);
    const start = async () => {
      await look();
      if (!isOver) stop = store.subscribe(() => void look().catch(noList));
    };
    start().catch(noList);
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return others;
}
