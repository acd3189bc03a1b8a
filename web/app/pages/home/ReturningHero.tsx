import { useSnapshot } from "valtio/react";
import type { Machine } from "../../../../shared/machine/machine.ts";
import { labelOf } from "../../../../shared/machine/steps.ts";
import { machineNameOf } from "../../../../shared/model/design.ts";
import { firstUnfinished, railSteps } from "../../../../shared/model/questions.ts";
import { PAGES } from "../../../../shared/product.ts";
import { state } from "../../../edit/app.ts";
import { useOthers } from "../../../machines/shelf/useOthers.ts";
import { HOME } from "../../../messages/en/home.ts";
import { ButtonLink } from "../../../ui/button/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { ChooseLook } from "./ChooseLook.tsx";
import styles from "./Hero.module.css";
import { Hero } from "./Hero.tsx";
import { OwnMachine } from "./OwnMachine.tsx";

/** For returning visitors: their design, its progress, and where to continue. */
export function ReturningHero({ model, showcase }: Pick<Machine, "model" | "showcase">) {
  const { design, isMissing } = useSnapshot(state);
  const steps = railSteps(model, design, isMissing);
  const done = steps.filter(({ state }) => state === "done").length;
  const next = firstUnfinished(model, design, isMissing);
  const others = useOthers().length;
  const isDone = done === steps.length;
  return (
    <Hero
      lead={
        <div className={styles.design}>
          <p className={styles.lead}>
            {HOME.yourDesign} <strong className={styles.name}>{machineNameOf(model, design)}</strong>{" "}
            {isDone ? HOME.isFinished : HOME.isHere(done, steps.length)}
          </p>
          <div className={styles.meter} aria-hidden="true">
            {steps.map(({ id, state }) => (
              <span key={id} className={classes(styles.mark, styles[state])} />
            ))}
          </div>
        </div>
      }
      actions={
        <>
          <div className={styles.row}>
            <ButtonLink
              href={next?.config.route ?? model.nameStep.route}
              variant="primary"
              size="large"
              icon="forward"
              iconAt="end"
            >
              {isDone ? HOME.getFiles : HOME.continue}
            </ButtonLink>
            <ChooseLook />
          </div>
          <p className={styles.promise}>{isDone ? HOME.allDone : next && HOME.next(labelOf(next))}</p>
          {others > 0 && (
            <div className={styles.quiet}>
              <ButtonLink href={PAGES.machines} variant="quiet" icon="grid">
                {HOME.machines(others + 1)}
              </ButtonLink>
            </div>
          )}
        </>
      }
      machine={<OwnMachine model={model} showcase={showcase} />}
    />
  );
}
