import { useId } from "react";
import type { Look } from "../../shared/machine/looks.ts";
import type { Category, MachineModel } from "../../shared/machine/types.ts";
import { Button } from "../ui/button/Button.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { LOOKS } from "../words/looks.ts";
import styles from "./LookCard.module.css";
import { LookMachine } from "./LookMachine.tsx";
import type { LookPictures, Said } from "./look-pictures.ts";
import type { Working } from "./useApply.ts";

interface LookCardProps {
  model: MachineModel;
  look: Look;
  turns: readonly Category[];
  /** The screen that is shown; undefined shows all of them, small. */
  screen: number | undefined;
  said: Said;
  pictures: LookPictures;
  keptAt: (category: string, slot: string) => string | undefined;
  /** A look is being put on the machine, this one or another. */
  working: Working | undefined;
  onUse(): void;
  onCancel(): void;
}

/** A look on a live machine, and the key that puts it on. */
export function LookCard({ model, look, turns, screen, working, onUse, onCancel, ...shown }: LookCardProps) {
  const id = useId();
  const isMine = working?.look === look.id;
  const machine = { model, look, ...shown };
  return (
    <article className={styles.card} aria-labelledby={id}>
      {screen === undefined ? (
        <ul className={styles.sheet} aria-label={LOOKS.allScreens(look.name)}>
          {turns.map((turn) => (
            <li key={turn.id}>
              <LookMachine {...machine} turn={turn} thumbnail />
            </li>
          ))}
        </ul>
      ) : (
        <LookMachine {...machine} turn={turns[screen]} next={turns[(screen + 1) % turns.length]} />
      )}
      <div className={styles.foot}>
        <div className={styles.words}>
          <h3 id={id} className={styles.name}>
            {look.name}
          </h3>
          <p className={styles.line}>{look.line}</p>
        </div>
        {isMine && working ? (
          <div className={styles.working}>
            <Progress
              label={working.made < working.all ? LOOKS.working(look.name) : LOOKS.saving}
              share={working.made / Math.max(1, working.all)}
              detail={LOOKS.progress(working.made, working.all)}
            />
            <Button size="small" variant="quiet" icon="cross" onClick={onCancel}>
              {LOOKS.cancel}
            </Button>
          </div>
        ) : (
          <Button variant="primary" unavailable={working !== undefined} onClick={onUse}>
            {LOOKS.use(look.name)}
          </Button>
        )}
      </div>
    </article>
  );
}
