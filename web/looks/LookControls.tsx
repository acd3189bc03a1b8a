import { useId } from "react";
import type { SlotCategory } from "../../shared/machine/types.ts";
import type { LookMode } from "../../shared/model/look.ts";
import { LOOKS } from "../messages/en/looks.ts";
import { PauseButton } from "../screen/PauseButton.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import styles from "./LookControls.module.css";
import type { useTypedNames } from "./useTypedNames.ts";
import type { useWalk } from "./useWalk.ts";

interface NamesRowProps {
  category: SlotCategory;
  typed: ReturnType<typeof useTypedNames>;
}

export function NamesRow({ category: { id, slots, step }, typed }: NamesRowProps) {
  const { naming } = step;
  if (!naming) return null;
  return (
    <fieldset className={styles.names}>
      <legend className={styles.legend}>
        <span className={classes(styles.title, "strong")}>{LOOKS.names}</span>
      </legend>
      {slots.map((slot) => (
        <label key={slot.id} className={styles.name}>
          <span className={styles.label}>{slot.label}</span>
          <input
            className={styles.input}
            value={typed.nameOf(id, slot.id)}
            maxLength={naming.maxLength}
            placeholder={naming.placeholders[slot.id]}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => typed.type(id, slot.id, target.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}

export function WalkControls({
  walk: { rotation, screens, at, goTo },
}: {
  walk: ReturnType<typeof useWalk>;
}) {
  const count = screens.length;
  if (count < 2) return null;
  const step = (icon: "back" | "forward", label: string, to: number) => (
    <Button size="small" variant="quiet" icon={icon} aria-label={label} onClick={() => goTo(to % count)} />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div className={classes("row", styles.walk)} role="group" aria-label={LOOKS.walk}>
      <PauseButton rotation={rotation} />
      <div className={styles.way}>
        {step("back", LOOKS.previous, at + count - 1)}
        <p className={classes(styles.where, "soft")}>
          <span>{screens[at]?.label}</span> <span>{LOOKS.place(at + 1, count)}</span>
        </p>
        {step("forward", LOOKS.next, at + 1)}
      </div>
    </div>
  );
}

interface ModeChoiceProps {
  mode: LookMode;
  mine: number;
  onChange(mode: LookMode): void;
}

export function ModeChoice({ mode, mine, onChange }: ModeChoiceProps) {
  const group = useId();
  const modes = [
    { id: "others", label: mine > 0 ? LOOKS.othersKeep(mine) : LOOKS.others },
    { id: "empty", label: LOOKS.empty },
    { id: "all", label: LOOKS.all },
  ] as const;
  return (
    <fieldset className={classes("row", styles.modes)}>
      <legend className={styles.legend}>
        <span className={classes(styles.title, "strong")}>{LOOKS.replace}</span>
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
