import { useEffect, useRef, useState } from "react";

interface Line {
  readonly id: string;
  readonly words: string;
}

/** Time for a dialog that closes to give the focus back, which is read out first. */
const SETTLE_MS = 120;

/**
 * The lines for the live region: those that were not announced yet, a moment after they came. A line whose words
 * changed counts as new; one that was hidden meanwhile is not announced again.
 */
export function useAnnounced(lines: readonly Line[]): readonly Line[] {
  const said = useRef(new Map<string, string>());
  const [current, setCurrent] = useState<readonly Line[]>([]);
  const key = JSON.stringify(lines);
  useEffect(() => {
    const now: readonly Line[] = JSON.parse(key);
    const fresh = now.filter(({ id, words }) => said.current.get(id) !== words);
    if (fresh.length === 0) return;
    const timer = setTimeout(() => {
      for (const { id, words } of fresh) said.current.set(id, words);
      setCurrent(fresh);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return current;
}
