import type { Design } from "../../shared/model/design.ts";
import { countLostPictures } from "../../shared/model/edit.ts";
import { state } from "../edit/app.ts";
import type { EditingState } from "../edit/state.ts";

export type TargetDesign = Readonly<Pick<EditingState, "design" | "switchedFrom">>;

export const captureTarget = (): TargetDesign => ({ design: state.design, switchedFrom: state.switchedFrom });

/** Files given in two tabs must not mix. */
export const hasNewContent = (before: Design, now: Design): boolean =>
  (before.name === "" && now.name !== "") || countLostPictures(now, before) > 0;

/** `elsewhere`: another design is open. `changed`: another tab has changed this one. */
export type TargetState = "open" | "elsewhere" | "changed";

export function targetStateOf(
  { design, switchedFrom }: TargetDesign,
  now: TargetDesign = captureTarget(),
): TargetState {
  // Each tab's unstored design has its own ID; the first change in any tab stores one.
  const isOther = design.revision === 0 ? now.switchedFrom !== switchedFrom : now.design.id !== design.id;
  if (isOther) return "elsewhere";
  return hasNewContent(design, now.design) ? "changed" : "open";
}
