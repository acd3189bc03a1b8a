import { useSyncExternalStore } from "react";
import { subscribe } from "valtio/vanilla";
import type { Design } from "../../shared/model/design.ts";
import { picturesLost } from "../../shared/model/edit.ts";
import { state } from "../edit/app.ts";
import type { State } from "../edit/state.ts";

/** The design that files were given for: the one that was open at that moment. */
export interface TargetDesign {
  /** As it was then. */
  readonly design: Design;
  readonly switchedFrom: State["switchedFrom"];
}

/** The design that is open now. */
export const openTarget = (): TargetDesign => ({ design: state.design, switchedFrom: state.switchedFrom });

/**
 * Whether a design has what it did not have before: another picture, or its first name. Two tabs in which files are
 * given at once would otherwise mix them in one design.
 */
export const hasNews = (before: Design, now: Design): boolean =>
  (before.name === "" && now.name !== "") || picturesLost(now, before) > 0;

/** `elsewhere`: another design is open. `changed`: it is open, and another tab has worked on it. */
export type TargetState = "open" | "elsewhere" | "changed";

export function targetState({ design, switchedFrom }: TargetDesign): TargetState {
  // The first change in whichever tab makes the design that nobody has stored yet.
  const isOther = design.revision === 0 ? state.switchedFrom !== switchedFrom : state.design.id !== design.id;
  if (isOther) return "elsewhere";
  return hasNews(design, state.design) ? "changed" : "open";
}

const listen = (listener: () => void) => subscribe(state, listener);

/** The same for a component, which renders again when it changes. */
export const useTargetState = (target: TargetDesign): TargetState =>
  useSyncExternalStore(listen, () => targetState(target));
