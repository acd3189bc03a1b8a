import { useState } from "react";
import { SHELF } from "#messages/shelf.ts";
import type { Category } from "../../shared/machine/types.ts";
import { Button } from "../ui/button/Button.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { useOtherDesigns } from "./useDesigns.ts";

const CopyScreenDialog = lazyComponent(async () => (await import("./OfferDialogs.tsx")).CopyScreenDialog);
export const AnotherMachineDialog = lazyComponent(
  async () => (await import("./OfferDialogs.tsx")).AnotherMachineDialog,
);

export function CopyScreenButton({ category }: { category: Category }) {
  const others = useOtherDesigns().filter(({ state }) => state === "usable");
  const [isOpen, setOpen] = useState(false);
  if (others.length === 0) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={ICONS.copy}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {SHELF.also}
      </Button>
      {isOpen && <CopyScreenDialog category={category} others={others} onClose={() => setOpen(false)} />}
    </>
  );
}
