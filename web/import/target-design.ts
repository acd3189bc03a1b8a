import type { Design } from "../../shared/model/design.ts";
import { picturesLost } from "../../shared/model/edit.ts";
import { state } from "../edit/app.ts";
import type { State } from "../edit/state.ts";

/** The design when the files were given. */
export type TargetDesign = Readonly<Pick<State, "design" | "switchedFrom">>;

export const openTarget = (): TargetDesign => ({ design: state.design, switchedFrom: state.switchedFrom });

/** Whether a design has gained a picture or its first name. Files given in two tabs must not mix. */
export const hasNews = (before: Design, now: Design): boolean =>
  (before.name === "" && now.name !== "") || picturesLost(now, before) > 0;

/** `elsewhere`: another design is open. `changed`: another tab has changed this one. */
export type TargetState = "open" | "elsewhere" | "changed";

export function targetState(
  { design, switchedFrom }: TargetDesign,
  now: TargetDesign = openTarget(),
): TargetState {
  // Each tab's unstored design has its own ID; the first change in any tab stores one.
  const isOther = design.revision === 0 ? now.switchedFrom !== switchedFrom : now.design.id !== design.id;
  if (isOther) return "elsewhere";
  return hasNews(design, now.design) ? "changed" : "open";
}
