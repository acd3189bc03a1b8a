import { useLayoutEffect } from "react";
import { proxy } from "valtio/vanilla";

/** Replaces the page's title while a phase of it has a heading of its own. */
export const phaseTitle = proxy<{ heading: string | undefined }>({ heading: undefined });

export function usePhaseTitle(heading: string | undefined): void {
  useLayoutEffect(() => {
    phaseTitle.heading = heading;
    return () => {
      phaseTitle.heading = undefined;
    };
  }, [heading]);
}
