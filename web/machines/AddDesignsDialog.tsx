import { useEffect, useRef, useState } from "react";
import type { Variant } from "../../shared/model/table.ts";
import { PAGES } from "../../shared/product.ts";
import { loadDesigns } from "../edit/app.ts";
import { faultWords } from "../edit/fault-words.ts";
import { MANY } from "../messages/en/many.ts";
import { Button, ButtonLink } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import type { Base } from "./base.ts";
import type { NamedReason } from "./export-many.ts";
import { Reasons } from "./FilesDialog.tsx";
import { newDesigns } from "./variants.ts";

interface AddDesignsDialogProps {
  base: Base;
  variants: readonly Variant[];
  leftOut: readonly NamedReason[];
  onClose(): void;
}

type State =
  | { readonly is: "asking" }
  | { readonly is: "adding"; readonly done: number }
  | { readonly is: "added"; readonly count: number }
  | { readonly is: "failed"; readonly why: string };

/** Adds rows of the table to this browser's designs. */
export function AddDesignsDialog({ base, variants, leftOut, onClose }: AddDesignsDialogProps) {
  const [state, setState] = useState<State>({ is: "asking" });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const add = async () => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const show = (done: number) => setState({ is: "adding", done });
    show(0);
    try {
      const outcome = await (await loadDesigns()).add(newDesigns(base, variants, signal, show));
      if (outcome.ok) setState({ is: "added", count: outcome.ids.length });
      else setState({ is: "failed", why: faultWords(outcome.fault) });
    } catch (fault) {
      if (signal.aborted) return;
      console.error("The machines could not become designs", fault);
      setState({ is: "failed", why: MANY.notAddedTry });
    }
  };
  const isAdded = state.is === "added";
  return (
    <Dialog
      title={MANY.toShelf}
      onClose={onClose}
      actions={
        isAdded ? (
          <>
            <Button onClick={onClose}>{MANY.close}</Button>
            <ButtonLink variant="primary" href={PAGES.machines} onClick={onClose}>
              {MANY.toMachines}
            </ButtonLink>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{MANY.cancel}</Button>
            <Button variant="primary" busy={state.is === "adding"} busyLabel={MANY.adding} onClick={add}>
              {MANY.toShelf}
            </Button>
          </>
        )
      }
    >
      {state.is === "asking" && <p>{MANY.shelfNote(variants.length)}</p>}
      {state.is === "adding" && (
        <Progress
          label={MANY.adding}
          share={state.done / variants.length}
          detail={MANY.exportPlace(state.done, variants.length)}
        />
      )}
      {isAdded && <Notice tone="valid" title={MANY.addedToShelf(state.count)} announced />}
      {state.is === "failed" && (
        <Notice tone="error" announced>
          {MANY.notAdded(state.why)}
        </Notice>
      )}
      {!isAdded && <Reasons title={MANY.leftOut} reasons={leftOut} />}
    </Dialog>
  );
}
