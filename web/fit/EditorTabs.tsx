import { type KeyboardEvent, useRef } from "react";
import { Icon, type IconName } from "../ui/icon/Icon.tsx";
import { FIT } from "../words/fit.ts";
import styles from "./EditorTabs.module.css";

export interface EditorTab {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
}

interface EditorTabsProps {
  tabs: readonly EditorTab[];
  active: string;
  /** The id of what the tabs exchange. */
  controls: string;
  onOpen(id: string): void;
}

/** What is worked on: the picture, or what stands on it. Nothing is seen of it while there is but one. */
export function EditorTabs({ tabs, active, controls, onOpen }: EditorTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  if (tabs.length < 2) return null;

  const turn = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === active);
    const next = (at + by + tabs.length) % tabs.length;
    onOpen(tabs[next]?.id ?? active);
    list.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={FIT.tabs} onKeyDown={turn}>
      {tabs.map(({ id, label, icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={id === active}
          aria-controls={controls}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onOpen(id)}
        >
          {icon && <Icon name={icon} />}
          {label}
        </button>
      ))}
    </div>
  );
}
