import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { pictures } from "../edit/app.ts";
import { emptyScreen } from "../screen/describe.ts";
import { MachineFrame } from "../screen/MachineFrame.tsx";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import styles from "./DesignScreens.module.css";
import { shownScreens } from "./screens-of-design.ts";

const { model } = ACTIVE;
/** A screen that is switched off. */
export const DARK = { ...emptyScreen(model), template: undefined };

/** One large screen, with two small ones beside it. */
const SHOWN = 3;

interface DesignScreensProps {
  label: string;
  /** The screens stay dark without one. */
  design: Design | null | undefined;
}

export function DesignScreens({ label, design }: DesignScreensProps) {
  return (
    <div className={styles.screens} role="img" aria-label={label}>
      {design
        ? shownScreens(model, design, SHOWN, pictures.isMissing).map(({ category, screen }) => (
            <div key={category.id} className={styles.screen}>
              <MachineScreen label={category.label} screen={screen} thumbnail />
            </div>
          ))
        : model.categories.slice(0, SHOWN).map(({ id, label }) => (
            <div key={id} className={styles.screen}>
              <MachineFrame label={label} screen={DARK} thumbnail />
            </div>
          ))}
    </div>
  );
}
