import type { Design } from "../../shared/model/design.ts";
import { picturesLost } from "../../shared/model/edit.ts";
import { state } from "../edit/app.ts";
import type { State } from "../edit/state.ts";

/** The design as it was when the files came. */
export type TargetDesign = Readonly<Pick<State, "design" | "switchedFrom">>;

export const openTarget = (): TargetDesign => ({ design: state.design, switchedFrom: state.switchedFrom });

/** Whether a design got another picture or its first name: files given in two tabs must not mix. */
export const hasNews = (before: Design, now: Design): boolean =>
  (before.name === "" && now.name !== "") || picturesLost(now, before) > 0;

/** `elsewhere`: another design is open. `changed`: another tab has worked on it. */
export type TargetState = "open" | "elsewhere" | "changed";

export function targetState(
  { design, switchedFrom }: TargetDesign,
  now: TargetDesign = openTarget(),
): TargetState {
  // The first change in any tab creates a design that is not stored yet.
  const isOther = design.revision === 0 ? now.switchedFrom !== switchedFrom : now.design.id !== design.id;
  if (isOther) return "elsewhere";
  return hasNews(design, now.design) ? "changed" : "open";
}
