import { useState } from "react";
import { VARIANTS } from "#messages/many.ts";
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
    if (!outcome.ok) return VARIANTS.notAdded(faultMessage(outcome.fault));
    setAdded(outcome.ids.length);
    return undefined;
  };
  return (
    <Dialog
      title={VARIANTS.toShelf}
      onClose={onClose}
      actions={
        added !== undefined ? (
          <>
            <Button onClick={onClose}>{VARIANTS.close}</Button>
            <ButtonLink variant="primary" href={PAGE_PATHS.machines} onClick={onClose}>
              {VARIANTS.toMachines}
            </ButtonLink>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{VARIANTS.cancel}</Button>
            <Button
              variant="primary"
              busy={done !== undefined}
              busyLabel={VARIANTS.adding}
              onClick={() => run(0, add, VARIANTS.notAdded(VARIANTS.notAddedTry))}
            >
              {VARIANTS.toShelf}
            </Button>
          </>
        )
      }
    >
      {done !== undefined ? (
        <Progress
          label={VARIANTS.adding}
          share={done / variants.length}
          detail={VARIANTS.exportPlace(done, variants.length)}
        />
      ) : added !== undefined ? (
        <Notice tone="valid" title={VARIANTS.addedToShelf(added)} announced />
      ) : (
        problem === "" && <p>{VARIANTS.shelfNote(variants.length)}</p>
      )}
      <ProblemNotice>{problem}</ProblemNotice>
      {added === undefined && <ReasonList title={VARIANTS.leftOut} reasons={leftOut} />}
    </Dialog>
  );
}
