import { ACTIVE } from "../../shared/machines/index.ts";
import { emptyDesign } from "../document/design.ts";
import { ButtonLink } from "../ui/button/Button.tsx";
import { MACHINES } from "../words/machines.ts";
import card from "./DesignCard.module.css";
import { DesignScreens } from "./DesignScreens.tsx";
import styles from "./MachinesPage.module.css";

const { model } = ACTIVE;
const NOTHING = emptyDesign(model);

/** An empty shelf: where the first machine will stand, and the way to it. */
export function NoneYet() {
  return (
    <div className={styles.cards}>
      <div className={card.card}>
        <div className={card.stage}>
          <DesignScreens model={model} label={MACHINES.noneYet} design={NOTHING} />
        </div>
        <div className={card.words}>
          <p className={card.machine}>{model.title}</p>
          <h2 className={card.name}>{MACHINES.noneYet}</h2>
          <p className={card.facts}>{MACHINES.noneYetWords}</p>
        </div>
        <div className={card.foot}>
          <ButtonLink href={model.nameStep.route} icon="forward" iconAt="end">
            {MACHINES.start}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
