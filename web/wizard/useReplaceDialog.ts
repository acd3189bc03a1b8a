import { useEffect, useState } from "react";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { ReplaceDialog } from "./ReplaceDialog.tsx";

/**
 * What replaces a slot's picture where no picker has the looks' pictures: offered once it is known that the machine
 * has looks, and its code is there.
 */
export function useReplaceDialog(isWanted: boolean) {
  const [Dialog, setDialog] = useState<{ readonly of: typeof ReplaceDialog }>();
  const [slot, setSlot] = useState<string>();
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const load = async () => {
      const [looks, { ReplaceDialog: of }] = await Promise.all([
        ACTIVE.looks(),
        import("./ReplaceDialog.tsx"),
      ]);
      if (!isOver && looks.length > 0) setDialog({ of });
    };
    // Until then, and without it, Replace asks for a file.
    load().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return {
    isOffered: Dialog !== undefined,
    open: Dialog && slot !== undefined ? { Dialog: Dialog.of, slot } : undefined,
    show: setSlot,
    close: () => setSlot(undefined),
  };
}
