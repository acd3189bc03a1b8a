import { useLayoutEffect } from "react";
import { proxy } from "valtio/vanilla";

/** The heading of the step's current phase, which replaces the page's title. */
export const phaseTitle = proxy<{ heading: string | undefined }>({ heading: undefined });

export function usePhaseTitle(heading: string | undefined): void {
  useLayoutEffect(() => {
    phaseTitle.heading = heading;
    return () => {
      phaseTitle.heading = undefined;
    };
  }, [heading]);
}
