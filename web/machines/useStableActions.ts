import { useLayoutEffect, useMemo, useRef } from "react";
import type { CardActions } from "./DesignCard.tsx";

/** Returns the same object at every render. Its functions call the latest actions. */
export function useStableActions(given: CardActions): CardActions {
  const last = useRef(given);
  useLayoutEffect(() => {
    last.current = given;
  });
  return useMemo(
    () => ({
      open: (...of) => last.current.open(...of),
      duplicate: (...of) => last.current.duplicate(...of),
      save: (...of) => last.current.save(...of),
      rename: (...of) => last.current.rename(...of),
      setRenaming: (...of) => last.current.setRenaming(...of),
      choose: (...of) => last.current.choose(...of),
      describe: (...of) => last.current.describe(...of),
      exportFiles: (...of) => last.current.exportFiles(...of),
      remove: (...of) => last.current.remove(...of),
    }),
    [],
  );
}
