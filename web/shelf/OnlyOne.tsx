import { useSnapshot } from "valtio/react";
import { ACTIVE } from "../../shared/machines/index.ts";
import { firstUnfinished, railSteps } from "../document/completeness.ts";
import { machineNameOf } from "../document/design.ts";
import { store } from "../storage/store.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { ButtonLink } from "../ui/button/Button.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { MACHINES } from "../words/machines.ts";
import card from "./DesignCard.module.css";
import { DesignScreens } from "./DesignScreens.tsx";
import styles from "./MachinesPage.module.css";

const { model } = ACTIVE;

/** The one design of a browser that can keep no more, and why there are no others. */
export function OnlyOne() {
  const design = useSnapshot(store.design);
  const { reason } = useSnapshot(store.keeping);
  const isOther = reason === "laterVersion" || reason === "otherMachine";
  const name = machineNameOf(model, design);
  const steps = railSteps(model, design);
  const done = steps.filter(({ state }) => state === "done").length;
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1>{MACHINES.title}</h1>
      </header>
      <Notice tone="warning" title={MACHINES.onlyOne}>
        {isOther ? storeFaultWords(reason) : MACHINES.onlyOneWhy}
      </Notice>
      <ul className={styles.cards}>
        <li className={card.card}>
          <div className={card.stage}>
            <DesignScreens model={model} label={MACHINES.screens(name)} design={design} />
          </div>
          <div className={card.words}>
            <p className={card.machine}>{model.title}</p>
            <h2 className={card.name}>{name}</h2>
            <p className={card.facts}>{MACHINES.steps(done, steps.length)}</p>
          </div>
          <div className={card.foot}>
            <ButtonLink
              href={firstUnfinished(model, design)?.config.route ?? model.nameStep.route}
              variant="primary"
              icon="forward"
              iconAt="end"
            >
              {MACHINES.goOn}
            </ButtonLink>
          </div>
        </li>
      </ul>
    </div>
  );
}
