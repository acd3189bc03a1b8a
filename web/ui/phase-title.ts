import { useLayoutEffect } from "react";
import { proxy } from "valtio/vanilla";

/** Replaces the page's title during a phase that has its own heading. */
export const phaseTitle = proxy<{ heading: string | undefined }>({ heading: undefined });

export function usePhaseTitle(heading: string | undefined): void {
  useLayoutEffect(() => {
    phaseTitle.heading = heading;
    return () => {
      phaseTitle.heading = undefined;
    };
  }, [heading]);
}
