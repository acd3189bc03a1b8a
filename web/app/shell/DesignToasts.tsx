import { useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { state, store } from "../../edit/app.ts";
import { notify } from "../../ui/toast/notify.ts";

let isWarned = false;

const SWITCHED = "switched";

interface Switch {
  readonly from: string;
  readonly isDeleted: boolean;
}

export function DesignToasts() {
  const { design, inMemory, switchedFrom } = useSnapshot(state);
  const { name } = design;
  const id = design.revision > 0 ? design.id : "";
  const [found, setFound] = useState<Switch>();
  const told = useRef<{ readonly found: Switch; readonly id: string }>(null);
  useEffect(() => {
    if (!inMemory || isWarned) return;
    isWarned = true;
    notify.error(DESIGN_MENU.keeping.inMemory, { duration: 10_000 });
  }, [inMemory]);
  const isEndangered = inMemory && id !== "";
  useEffect(() => {
    if (!isEndangered) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isEndangered]);
  useEffect(() => {
    if (!switchedFrom) return;
    let isOver = false;
    const { id, name: from } = switchedFrom;
    const show = (isDeleted: boolean) => !isOver && setFound({ from, isDeleted });
    void store.read(id).then(
      (design) => show(design === null),
      () => show(false),
    );
    return () => {
      isOver = true;
    };
  }, [switchedFrom]);
  useEffect(() => {
    if (!found) return;
    const isTold = found === told.current?.found;
    // While the toast waits behind a dialog, this tab may open a design itself, or rename the open one.
    if (isTold && id !== told.current?.id) return notify.dismiss(SWITCHED);
    told.current = { found, id };
    const describe = found.isDeleted ? DESIGN_MENU.deletedElsewhere : DESIGN_MENU.switched;
    notify.info(describe(found.from, name), { id: SWITCHED, duration: 10_000, onlyIfVisible: isTold });
  }, [found, id, name]);
  return null;
}
