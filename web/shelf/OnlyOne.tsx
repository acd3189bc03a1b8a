import { useSnapshot } from "valtio/react";
import { ACTIVE } from "../../shared/machines/index.ts";
import { firstUnfinished, railSteps } from "../document/completeness.ts";
import { machineNameOf } from "../document/design.ts";
import { store } from "../storage/store.ts";
import { ButtonLink } from "../ui/button/Button.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { SHELF } from "../words/shelf.ts";
import styles from "./MachinesPage.module.css";
import { StillCard } from "./StillCard.tsx";

const { model } = ACTIVE;

/** The one design of a browser that can keep no more, and why there are no others. */
export function OnlyOne() {
  const design = useSnapshot(store.design);
  const name = machineNameOf(model, design);
  const steps = railSteps(model, design);
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
          <ButtonLink
            href={firstUnfinished(model, design)?.config.route ?? model.nameStep.route}
            variant="primary"
            icon="forward"
            iconAt="end"
          >
            {SHELF.goOn}
          </ButtonLink>
        </StillCard>
      </div>
    </div>
  );
}
