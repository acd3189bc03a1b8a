import { useSyncExternalStore } from "react";
import { subscribe } from "valtio/vanilla";
import { copyDesign, type Design, imagesOf } from "../document/design.ts";
import type { DesignActions } from "../storage/design-store.ts";
import type { Keeping } from "../storage/outcome.ts";
import { store } from "../storage/store.ts";

/** The design that files were given for: the one that was open at that moment. */
export interface TargetDesign {
  /** Empty if it had none yet. */
  readonly id: string;
  /** As it was then. */
  readonly design: Design;
  /** The stored values of its images. */
  readonly images: ReadonlySet<string>;
  readonly actions: DesignActions;
  readonly switchedFrom: Keeping["switchedFrom"];
}

/** The design that is open now. */
export function openTarget(): TargetDesign {
  const { design: id, switchedFrom } = store.keeping;
  const design = copyDesign(store.design);
  return { id, design, images: new Set(valuesOf(design)), actions: store.here(), switchedFrom };
}

const valuesOf = (design: Design): readonly string[] => [...imagesOf(design)].map(({ image }) => image.url);

/**
 * Whether a state of the target has what it did not have when the files were given: another image, or its first name.
 * Two tabs in which files are given at once would otherwise mix them in one design.
 */
export const hasNews = (target: TargetDesign, design: Design): boolean =>
  (target.design.machineName === "" && design.machineName !== "") ||
  valuesOf(design).some((value) => !target.images.has(value));

/** `elsewhere`: another design is open. `changed`: it is open, and another tab has worked on it. */
export type TargetState = "open" | "elsewhere" | "changed";

export function targetState(target: TargetDesign): TargetState {
  const { keeping, design } = store;
  // A design gets its id with its first change, in whichever tab.
  const isOther =
    target.id === "" ? keeping.switchedFrom !== target.switchedFrom : keeping.design !== target.id;
  if (isOther) return "elsewhere";
  return hasNews(target, design) ? "changed" : "open";
}

function listen(listener: () => void): () => void {
  const stops = [subscribe(store.keeping, listener), subscribe(store.design, listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The same for a component, which renders again when it changes. */
export const useTargetState = (target: TargetDesign): TargetState =>
  useSyncExternalStore(listen, () => targetState(target));
