import { useEffect, useRef, useState } from "react";
import type { Variant } from "../../../shared/model/table.ts";
import { PAGES } from "../../../shared/product.ts";
import { loadDesigns } from "../../edit/app.ts";
import { faultWords } from "../../edit/fault-words.ts";
import { MANY } from "../../messages/en/many.ts";
import { Button, ButtonLink } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import { Progress } from "../../ui/progress/Progress.tsx";
import type { Base } from "./base.ts";
import { LeftOut, type NamedReason } from "./export/LeftOut.tsx";
import { newDesigns } from "./make-variant.ts";

interface ShelfDialogProps {
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

/** Makes the rows designs of their own among the visitor's machines. */
export function ShelfDialog({ base, variants, leftOut, onClose }: ShelfDialogProps) {
  const [state, setState] = useState<State>({ is: "asking" });
  const ended = useRef<AbortController>(undefined);
  useEffect(() => () => ended.current?.abort(), []);

  const add = async () => {
    const controller = new AbortController();
    ended.current = controller;
    setState({ is: "adding", done: 0 });
    try {
      const made = newDesigns(base, variants, {
        signal: controller.signal,
        onMade: (done) => setState({ is: "adding", done }),
      });
      const outcome = await (await loadDesigns()).add(made);
      if (outcome.ok) setState({ is: "added", count: outcome.ids.length });
      else setState({ is: "failed", why: faultWords(outcome.fault) });
    } catch (fault) {
      if (controller.signal.aborted) return;
      console.error("The machines could not become designs", fault);
      setState({ is: "failed", why: MANY.notAddedTry });
    }
  };
  const isOver = state.is === "added";
  return (
    <Dialog
      title={MANY.toShelf}
      onClose={onClose}
      actions={
        isOver ? (
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
      {state.is === "added" && <Notice tone="valid" title={MANY.addedToShelf(state.count)} announced />}
      {state.is === "failed" && (
        <Notice tone="error" announced>
          {MANY.notAdded(state.why)}
        </Notice>
      )}
      {!isOver && <LeftOut left={leftOut} />}
    </Dialog>
  );
}
