import { subscribe } from "valtio/vanilla";
import { isStarted } from "../../../shared/model/questions.ts";
import { editing, state } from "../../edit/app.ts";

/** Calls back with whether a design has been started, now and after every change, until stopped. */
export function watchDesign(tell: (hasDesign: boolean) => void): () => void {
  let isOver = false;
  const look = () => !isOver && tell(isStarted(state.design));
  void editing.ready.then(look);
  const stop = subscribe(state, look);
  return () => {
    isOver = true;
    stop();
  };
}
