import { useState } from "react";
import { MANY } from "#messages/many.ts";
import type { Variant } from "../../shared/model/table.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { loadDesignShelf } from "../edit/app.ts";
import { faultMessage } from "../edit/fault-message.ts";
import { Button, ButtonLink } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { ReasonList } from "./ExportDialog.tsx";
import type { NamedReason } from "./export-many.ts";
import { ProblemNotice, useTask } from "./useTask.tsx";
import { renderVariants, type VariantBase } from "./variants.ts";

interface AddDesignsDialogProps {
  base: VariantBase;
  variants: readonly Variant[];
  leftOut: readonly NamedReason[];
  onClose(): void;
}

export function AddDesignsDialog({ base, variants, leftOut, onClose }: AddDesignsDialogProps) {
  const { doing: done, setDoing, problem, run } = useTask<number>();
  const [added, setAdded] = useState<number>();

  const add = async (signal: AbortSignal) => {
    const made = renderVariants(base, variants, signal, setDoing);
    const outcome = await (await loadDesignShelf()).add(made, base.design.id);
    if (!outcome.ok) return MANY.notAdded(faultMessage(outcome.fault));
    setAdded(outcome.ids.length);
    return undefined;
  };
  return (
    <Dialog
      title={MANY.toShelf}
      onClose={onClose}
      actions={
        added !== undefined ? (
          <>
            <Button onClick={onClose}>{MANY.close}</Button>
            <ButtonLink variant="primary" href={PAGE_PATHS.machines} onClick={onClose}>
              {MANY.toMachines}
            </ButtonLink>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{MANY.cancel}</Button>
            <Button
              variant="primary"
              busy={done !== undefined}
              busyLabel={MANY.adding}
              onClick={() => run(0, add, MANY.notAdded(MANY.notAddedTry))}
            >
              {MANY.toShelf}
            </Button>
          </>
        )
      }
    >
      {done !== undefined ? (
        <Progress
          label={MANY.adding}
          share={done / variants.length}
          detail={MANY.exportPlace(done, variants.length)}
        />
      ) : added !== undefined ? (
        <Notice tone="valid" title={MANY.addedToShelf(added)} announced />
      ) : (
        problem === "" && <p>{MANY.shelfNote(variants.length)}</p>
      )}
      <ProblemNotice>{problem}</ProblemNotice>
      {added === undefined && <ReasonList title={MANY.leftOut} reasons={leftOut} />}
    </Dialog>
  );
}
