import { useSnapshot } from "valtio/react";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { machineNameOf } from "../../../shared/model/design.ts";
import { railSteps } from "../../../shared/model/questions.ts";
import { state } from "../../edit/app.ts";
import { SHELF } from "../../messages/en/shelf.ts";
import { ButtonLink } from "../../ui/button/Button.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import { routeOf } from "./go-on.ts";
import styles from "./MachinesPage.module.css";
import { StillCard } from "./StillCard.tsx";

const { model } = ACTIVE;

/** The one design of a browser that can keep no more, and why there are no others. */
export function OnlyOne() {
  const { design, isMissing } = useSnapshot(state);
  const name = machineNameOf(model, design);
  const steps = railSteps(model, design, isMissing);
  const done = steps.filter(({ state }) => state === "done").length;
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>{SHELF.title}</h1>
      </header>
      <Notice tone="warning" title={SHELF.onlyOne}>
        {SHELF.onlyOneWhy}
      </Notice>
      <div className={styles.cards}>
        <StillCard
          model={model}
          design={design}
          label={SHELF.screens(name)}
          title={name}
          facts={SHELF.steps(done, steps.length)}
        >
          <ButtonLink href={routeOf(model, design, isMissing)} variant="primary" icon="forward" iconAt="end">
            {SHELF.goOn}
          </ButtonLink>
        </StillCard>
      </div>
    </div>
  );
}
