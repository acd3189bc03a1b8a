import { useEffect, useRef } from "react";
import { useSnapshot } from "valtio/react";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { state } from "../../edit/app.ts";
import type { EditingState } from "../../edit/state.ts";
import { notify } from "../../ui/toast/notify.ts";

let isWarned = false;

const SWITCHED = "switched";

export function DesignToasts() {
  const { design, inMemory, switchedFrom } = useSnapshot(state);
  const { name } = design;
  const id = design.revision > 0 ? design.id : "";
  const told = useRef<Pick<EditingState, "switchedFrom"> & { readonly id: string }>(null);
  useEffect(() => {
    if (!inMemory || isWarned) return;
    isWarned = true;
    notify.error(DESIGN_MENU.keeping.inMemory, { duration: 10_000 });
  }, [inMemory]);
  useEffect(() => {
    if (!switchedFrom) return;
    const isTold = switchedFrom === told.current?.switchedFrom;
    // While the toast waits behind a dialog, this tab may open a design itself, or rename this one.
    if (isTold && id !== told.current?.id) return notify.dismiss(SWITCHED);
    told.current = { switchedFrom, id };
    const words = DESIGN_MENU.switched(switchedFrom.name, name);
    notify.info(words, { id: SWITCHED, duration: 10_000, onlyIfVisible: isTold });
  }, [switchedFrom, id, name]);
  return null;
}
