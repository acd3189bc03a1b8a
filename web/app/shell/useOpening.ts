import { useCallback, useEffect, useState } from "react";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { openFaultWords, openFile, type Undone, undoBeside } from "../../edit/open-file.ts";
import { notify } from "../../ui/toast/notify.ts";

interface Opening {
  readonly isBusy: boolean;
  open(file: File): Promise<void>;
  /** Undoes the last opening; undefined unless it added a design to the shelf and nothing has changed since. */
  readonly undo: (() => Promise<Undone>) | undefined;
}

/** Opens design files for the menu. */
export function useOpening(onRefused: (why: string) => void): Opening {
  const [isBusy, setBusy] = useState(false);
  const [undo, setUndo] = useState<() => Promise<Undone>>();
  const look = useCallback(async () => {
    const found = await undoBeside().catch(() => undefined);
    setUndo(() => found);
  }, []);
  useEffect(() => void look(), [look]);
  return {
    isBusy,
    async open(file) {
      setBusy(true);
      onRefused("");
      try {
        const outcome = await openFile(file);
        if (outcome.ok) notify.success(DESIGN_MENU.opened);
        else onRefused(DESIGN_MENU.notOpened(file.name, openFaultWords(outcome.fault)));
      } catch (fault) {
        console.error("The file could not be read", fault);
        onRefused(DESIGN_MENU.notRead(file.name));
      }
      await look();
      setBusy(false);
    },
    undo:
      undo &&
      (async () => {
        const outcome = await undo();
        await look();
        return outcome;
      }),
  };
}
