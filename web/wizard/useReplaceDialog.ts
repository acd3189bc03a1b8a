import { useEffect, useEffectEvent, useState } from "react";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { ReplaceDialog } from "./ReplaceDialog.tsx";

/** What replaces a slot's picture: being loaded, a dialog, or a file alone where there are no looks, or nothing came. */
type Way = "loading" | "file" | { readonly Dialog: typeof ReplaceDialog };

/**
 * What replaces a slot's picture where no picker has the looks' pictures. Who presses before it is loaded gets it
 * once it is there; where it turns out that there is none, `pick` asks for a file.
 */
export function useReplaceDialog(isWanted: boolean, pick: (slot: string) => void) {
  const [way, setWay] = useState<Way>("loading");
  const [slot, setSlot] = useState<string>();
  const settle = useEffectEvent((found: Way) => {
    setWay(found);
    if (found !== "file" || slot === undefined) return;
    setSlot(undefined);
    pick(slot);
  });
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const load = async (): Promise<Way> => {
      const [looks, { ReplaceDialog: Dialog }] = await Promise.all([
        ACTIVE.looks(),
        import("./ReplaceDialog.tsx"),
      ]);
      return looks.length > 0 ? { Dialog } : "file";
    };
    load()
      .catch((): Way => "file")
      .then((found) => !isOver && settle(found));
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return {
    isOffered: isWanted && way !== "file",
    open: typeof way === "object" && slot !== undefined ? { Dialog: way.Dialog, slot } : undefined,
    show: setSlot,
    close: () => setSlot(undefined),
  };
}
