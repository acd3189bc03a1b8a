import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { pictures } from "../edit/app.ts";
import { createEmptyScreen } from "../screen/describe.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import styles from "./DesignCard.module.css";
import { describeShownScreens } from "./screens-of-design.ts";

const { model } = ACTIVE;
export const DARK_SCREEN = { ...createEmptyScreen(model), template: undefined };

const SHOWN = 3;

export function DesignScreens({ label, design }: { label: string; design: Design | null | undefined }) {
  const shown = design
    ? describeShownScreens(model, design, SHOWN, pictures.isMissing)
    : model.categories.slice(0, SHOWN).map((category) => ({ category, screen: DARK_SCREEN }));
  return (
    <div className={styles.screens} role="img" aria-label={label}>
      {shown.map(({ category, screen }) => (
        <div key={category.id} className={styles.screen}>
          <MachineScreen label={category.label} screen={screen} thumbnail />
        </div>
      ))}
    </div>
  );
}
