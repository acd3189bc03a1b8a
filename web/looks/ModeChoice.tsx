import { useId } from "react";
import type { LookMode } from "../../shared/model/look.ts";
import { LOOKS } from "../words/looks.ts";
import styles from "./ModeChoice.module.css";

interface ModeChoiceProps {
  mode: LookMode;
  /** How many pictures are the visitor's own. */
  mine: number;
  onChange(mode: LookMode): void;
}

/** What of the design a look replaces. */
export function ModeChoice({ mode, mine, onChange }: ModeChoiceProps) {
  const group = useId();
  const modes = [
    { id: "others", label: mine > 0 ? LOOKS.othersKeep(mine) : LOOKS.others },
    { id: "empty", label: LOOKS.empty },
    { id: "all", label: LOOKS.all },
  ] as const;
  return (
    <fieldset className={styles.modes}>
      <legend className={styles.legend}>
        <span className={styles.title}>{LOOKS.replace}</span>
      </legend>
      {modes.map(({ id, label }) => (
        <label key={id} className={styles.mode}>
          <input type="radio" name={group} checked={id === mode} onChange={() => onChange(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
