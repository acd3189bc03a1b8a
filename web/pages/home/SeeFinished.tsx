import { type ComponentType, useState } from "react";
import type { MachineModel } from "../../../shared/machine/types.ts";
import { Button } from "../../ui/button/Button.tsx";
import { notify } from "../../ui/toast/notify.ts";
import { HOME } from "../../words/home.ts";

/** Opens a finished design to look at; its code and pictures are loaded on demand. */
export function SeeFinished({ model }: { model: MachineModel }) {
  const [Open, setOpen] = useState<ComponentType>();
  const show = async () => {
    try {
      const [{ FinishedDialog }, { firstPictures }] = await Promise.all([
        import("./FinishedDialog.tsx"),
        import("../../storage/fill-design.ts"),
      ]);
      const pictureFor = await firstPictures();
      const close = () => setOpen(undefined);
      setOpen(() => () => <FinishedDialog model={model} pictureFor={pictureFor} onClose={close} />);
    } catch {
      notify.error(HOME.finishedNotLoaded);
    }
  };
  return (
    <>
      <Button variant="quiet" onClick={show}>
        {HOME.seeFinished}
      </Button>
      {Open && <Open />}
    </>
  );
}
