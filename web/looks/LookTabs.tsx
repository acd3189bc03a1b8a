import { type KeyboardEvent, useRef } from "react";
import type { Look } from "../../shared/machine/looks.ts";
import { LOOKS } from "../words/looks.ts";
import styles from "./LookTabs.module.css";

interface LookTabsProps {
  looks: readonly Look[];
  chosen: number;
  /** The id of what shows the chosen one. */
  panel: string;
  onChoose(at: number): void;
}

const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One look at a time, where there is no room for more. */
export function LookTabs({ looks, chosen, panel, onChoose }: LookTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = KEYS[event.key]?.(chosen, looks.length);
    if (to === undefined) return;
    event.preventDefault();
    onChoose(to);
    list.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={LOOKS.tabs} onKeyDown={move}>
      {looks.map(({ id, name }, at) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={at === chosen}
          aria-controls={panel}
          tabIndex={at === chosen ? 0 : -1}
          onClick={() => onChoose(at)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
