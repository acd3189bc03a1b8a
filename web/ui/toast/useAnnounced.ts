import { useEffect, useRef, useState } from "react";

interface Line {
  readonly id: string;
  readonly words: string;
}

/** A live region must stand before words come into it: also after it has moved into a dialog. */
const SETTLE_MS = 120;

/**
 * The lines to have in the live region: those not said yet, a moment after they came. A line whose words
 * changed counts as new; one that stays is not said again when the region moves.
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
