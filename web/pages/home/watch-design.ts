import { subscribe } from "valtio/vanilla";
import { isStarted } from "../../document/design.ts";
import { store } from "../../storage/store.ts";

/** Calls back with whether a design has been started, now and after every change, until stopped. */
export function watchDesign(tell: (hasDesign: boolean) => void): () => void {
  let isOver = false;
  const look = () => !isOver && tell(isStarted(store.design));
  void store.ready.then(look);
  const stop = subscribe(store.design, look);
  return () => {
    isOver = true;
    stop();
  };
}
