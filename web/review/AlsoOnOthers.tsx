import { useState } from "react";
import type { Category, MachineModel } from "../../shared/machine/types.ts";
import { useOthers } from "../machines/shelf/useOthers.ts";
import { SHELF } from "../messages/en/shelf.ts";
import { Button } from "../ui/button/Button.tsx";
import { loadedOnUse } from "../ui/loaded-on-use.tsx";

const AlsoDialog = loadedOnUse(async () => (await import("../machines/shelf/AlsoDialog.tsx")).AlsoDialog);

/** Puts the screen that is shown on other machines too; nothing while there is no other. */
export function AlsoOnOthers({ model, category }: { model: MachineModel; category: Category }) {
  const others = useOthers().filter(({ state }) => state === "usable");
  const [isOpen, setOpen] = useState(false);
  if (others.length === 0) return null;
  return (
    <>
      <Button variant="quiet" size="small" icon="copy" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {SHELF.also}
      </Button>
      {isOpen && (
        <AlsoDialog model={model} category={category} others={others} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
