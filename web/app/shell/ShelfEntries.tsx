import type { ReactNode } from "react";
import { useState } from "react";
import { useLocation } from "wouter";
import { SHELF } from "#messages/shelf.ts";
import { SHELL } from "#messages/shell.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { PAGES } from "../../../shared/product.ts";
import { loadDesigns } from "../../edit/app.ts";
import { faultWords } from "../../edit/fault-words.ts";
import { Button, ButtonLink } from "../../ui/button/Button.tsx";

interface ShelfEntriesProps {
  hasOthers: boolean;
  onClose(): void;
  onRefused(why: string): void;
  /** Shown instead of New machine while there is only one design. */
  children: ReactNode;
}

/** Links to the other machines, and New machine. */
export function ShelfEntries({ hasOthers, onClose, onRefused, children }: ShelfEntriesProps) {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    try {
      const outcome = await (await loadDesigns()).create();
      if (outcome.ok) {
        onClose();
        return navigate(ACTIVE.model.nameStep.route);
      }
      onRefused(SHELF.failed.create(faultWords(outcome.fault)));
    } catch (fault) {
      console.error(fault);
      onRefused(SHELF.failed.create(SHELF.failed.unknown));
    }
    setBusy(false);
  };
  return (
    <>
      <ButtonLink href={PAGES.machines} icon="grid" wide onClick={onClose}>
        {SHELF.title}
      </ButtonLink>
      <ButtonLink href={PAGES.many} icon="layers" wide onClick={onClose}>
        {SHELL.titles.many}
      </ButtonLink>
      {hasOthers ? (
        <Button icon="plus" wide busy={isBusy} busyLabel={SHELF.making} onClick={create}>
          {SHELF.new}
        </Button>
      ) : (
        children
      )}
    </>
  );
}
