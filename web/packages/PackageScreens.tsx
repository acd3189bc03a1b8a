import { useState } from "react";
import { PACKAGES } from "../messages/en/packages.ts";
import { MachineFrame } from "../screen/MachineFrame.tsx";
import { classes } from "../ui/classes.ts";
import styles from "./PackageScreens.module.css";
import type { PackageScreen } from "./screens.ts";

export function PackageScreens({ screens }: { screens: readonly PackageScreen[] }) {
  const [chosen, setChosen] = useState<string>();
  const shown = screens.find(({ id }) => id === chosen) ?? screens[0];
  if (!shown) return null;
  return (
    <section className={styles.screens} aria-label={PACKAGES.screens}>
      <div className={styles.large}>
        <MachineFrame label={PACKAGES.onScreen(shown.label)} screen={shown.screen} />
      </div>
      <ul className={styles.all}>
        {screens.map(({ id, label, screen }) => (
          <li key={id} className={classes(styles.one, id === shown.id && styles.shown)}>
            <MachineFrame label={label} screen={screen} thumbnail />
            <button
              type="button"
              className={styles.name}
              aria-current={id === shown.id || undefined}
              onClick={() => setChosen(id)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
