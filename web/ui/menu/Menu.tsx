import { useEffect, useId, useRef, useState } from "react";
import { Button, type ButtonAppearance } from "../button/Button.tsx";
import { classNames } from "../classes.ts";
import type { IconShape } from "../icon/Icon.tsx";
import { ICONS } from "../icon/icons.ts";
import styles from "./Menu.module.css";

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconShape | undefined;
  readonly unavailable?: boolean;
  onPress(): void;
}

interface MenuProps extends Pick<ButtonAppearance, "icon" | "size"> {
  label: string;
  text?: string;
  items: readonly MenuItem[];
  opensUp?: boolean;
  defaultOpen?: boolean;
  busy?: boolean;
}

export function Menu({
  label,
  text,
  icon = ICONS.more,
  size = "small",
  items,
  opensUp = false,
  defaultOpen = false,
  busy = false,
}: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(defaultOpen);
  useEffect(() => {
    if (defaultOpen) root.current?.querySelector("button")?.focus();
  }, [defaultOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        root.current?.querySelector("button")?.focus();
      } else if (root.current?.contains(event.target as Node | null)) return;
      setIsOpen(false);
    };
    const unbound = new AbortController();
    for (const type of ["keydown", "pointerdown", "focusin"])
      document.addEventListener(type, close, { signal: unbound.signal });
    return () => unbound.abort();
  }, [isOpen]);

  return (
    <div ref={root} className="relative">
      <Button
        size={size}
        icon={icon}
        busy={busy}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text}
      </Button>
      <ul
        id={id}
        className={classNames("slip entries", styles.items, opensUp && styles.up)}
        hidden={!isOpen}
        aria-label={label}
      >
        {(isOpen ? items : []).map((item) => (
          <li key={item.label}>
            <Button
              size="small"
              variant="quiet"
              icon={item.icon}
              wide
              unavailable={item.unavailable}
              onClick={() => {
                if (item.unavailable) return;
                // The item is removed, so dialogs must return the focus to the menu's button.
                root.current?.querySelector("button")?.focus({ preventScroll: true });
                setIsOpen(false);
                item.onPress();
              }}
            >
              {item.label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
