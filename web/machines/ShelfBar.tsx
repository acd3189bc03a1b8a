import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { ListedDesign } from "../store/types.ts";
import { BottomBarFrame } from "../ui/bar/BottomBar.tsx";
import { classNames } from "../ui/classes.ts";
import { hasFocus } from "../ui/has-focus.ts";
import styles from "./MachinesPage.module.css";

interface ShelfBarProps {
  words: string;
  /** Whether the first button takes a lost focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

export function ShelfBar({ words, takesFocus = false, children }: ShelfBarProps) {
  const buttons = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: different words belong to a different action
  useEffect(() => {
    if (takesFocus && !hasFocus()) buttons.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [takesFocus, words]);
  return (
    <BottomBarFrame>
      <div className={classNames("page row between", styles.bar)}>
        <p className={classNames("breaks strong", styles.barWords)} role="status">
          {words}
        </p>
        <div ref={buttons} className={classNames("wrap", styles.barKeys)}>
          {children}
        </div>
      </div>
    </BottomBarFrame>
  );
}

export function useFocusAfterUndo(
  page: RefObject<HTMLElement | null>,
  designs: readonly ListedDesign[],
  undo: () => Promise<boolean>,
): () => Promise<void> {
  const versionOf = ({ name, changedAt }: ListedDesign) => `${changedAt} ${name}`;
  /** Set until the list reflects the undo. */
  const before = useRef<ReadonlyMap<string, string>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only if the list changes
  useEffect(() => {
    const known = before.current;
    if (!known) return;
    const other =
      designs.find(({ id }) => !known.has(id)) ??
      designs.find((each) => known.get(each.id) !== versionOf(each));
    if (!other && designs.length === known.size) return;
    before.current = undefined;
    if (hasFocus()) return;
    const buttonOf = (card: string) => page.current?.querySelector<HTMLElement>(`${card} button`);
    const own = other && buttonOf(`[data-design="${CSS.escape(other.id)}"]`);
    (own ?? buttonOf("[data-design]") ?? document.getElementById("main"))?.focus();
  }, [designs]);
  return async () => {
    before.current = new Map(designs.map((each) => [each.id, versionOf(each)]));
    if (!(await undo())) before.current = undefined;
  };
}
