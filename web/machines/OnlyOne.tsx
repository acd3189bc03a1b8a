import { useSnapshot } from "valtio/react";
import { ACTIVE } from "../../shared/machines/index.ts";
import { emptyDesign, machineNameOf } from "../../shared/model/design.ts";
import { railSteps } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import { SHELF } from "../messages/en/shelf.ts";
import { ButtonLink } from "../ui/button/Button.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { SingleCard } from "./DesignCard.tsx";
import styles from "./MachinesPage.module.css";
import { nextRoute } from "./useShelfActs.ts";

const { model } = ACTIVE;
const NOTHING = emptyDesign(model, "");

/** The shelf of a browser that can store one design only. */
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
        <SingleCard
          model={model}
          design={design}
          label={SHELF.screens(name)}
          title={name}
          facts={SHELF.steps(done, steps.length)}
        >
          <ButtonLink href={nextRoute(design, isMissing)} variant="primary" icon="forward" iconAt="end">
            {SHELF.goOn}
          </ButtonLink>
        </SingleCard>
      </div>
    </div>
  );
}

/** An empty shelf, with a link to begin the first machine. */
export function NoneYet() {
  return (
    <div className={styles.cards}>
      <SingleCard
        model={model}
        design={NOTHING}
        label={SHELF.noneYet}
        title={SHELF.noneYet}
        facts={SHELF.noneYetWords}
      >
        <ButtonLink href={model.nameStep.route} icon="forward" iconAt="end">
          {SHELF.start}
        </ButtonLink>
      </SingleCard>
    </div>
  );
}
