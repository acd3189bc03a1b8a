import { type RefObject, useEffect, useRef } from "react";
import type { ListedDesign } from "../../store/types.ts";
import { hasFocus } from "../../ui/has-focus.ts";

/**
 * Where the key that takes an act back goes with it, the focus goes to the card that the act was about: the one that
 * is there again, or is called otherwise; the first one where none is, and `main` where there is no card.
 *
 * @param undo resolves to whether it was done; the list may come later
 */
export function useFocusAfterUndo(
  page: RefObject<HTMLElement | null>,
  designs: readonly ListedDesign[],
  undo: () => Promise<boolean>,
): () => Promise<void> {
  /** What could be seen of each by its id, from before an undo that the list does not show yet. */
  const before = useRef<ReadonlyMap<string, string>>(undefined);
  useEffect(() => {
    const known = before.current;
    if (!known) return;
    const other =
      designs.find(({ id }) => !known.has(id)) ??
      designs.find((each) => known.get(each.id) !== stateOf(each));
    // Nothing has changed yet.
    if (!other && designs.length === known.size) return;
    before.current = undefined;
    if (hasFocus()) return;
    const keyOf = (card: string) => page.current?.querySelector<HTMLElement>(`${card} button`);
    const own = other && keyOf(`[data-design="${CSS.escape(other.id)}"]`);
    (own ?? keyOf("[data-design]") ?? document.getElementById("main"))?.focus();
  }, [page, designs]);
  return async () => {
    before.current = new Map(designs.map((each) => [each.id, stateOf(each)]));
    if (!(await undo())) before.current = undefined;
  };
}

const stateOf = ({ name, changedAt }: ListedDesign): string => `${changedAt} ${name}`;
