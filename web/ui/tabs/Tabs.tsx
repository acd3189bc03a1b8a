import { type KeyboardEvent, useRef } from "react";
import { toLtrArrowKey } from "../arrow-keys.ts";
import { Icon, type IconShape } from "../icon/Icon.tsx";
import styles from "./Tabs.module.css";

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconShape | undefined;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  active: string;
  controls: string;
  look?: "strip" | "choice";
  onOpen(id: string): void;
}

const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Tabs({ label, tabs, active, controls, look = "strip", onOpen }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === active);
    const next = KEYS[toLtrArrowKey(event.key)]?.(at, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onOpen(tabs[next]?.id ?? active);
    list.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div ref={list} className={styles[look]} role="tablist" aria-label={label} onKeyDown={turn}>
      {tabs.map(({ id, label, icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className="line shrinks touch"
          aria-selected={id === active}
          aria-controls={controls}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onOpen(id)}
        >
          {icon && <Icon shape={icon} />}
          {label}
        </button>
      ))}
    </div>
  );
}
