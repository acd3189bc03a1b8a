import { ACTIVE } from "../../shared/machines/index.ts";
import { emptyDesign } from "../document/design.ts";
import { ButtonLink } from "../ui/button/Button.tsx";
import { MACHINES } from "../words/machines.ts";
import styles from "./MachinesPage.module.css";
import { StillCard } from "./StillCard.tsx";

const { model } = ACTIVE;
const NOTHING = emptyDesign(model);

/** An empty shelf: where the first machine will stand, and the way to it. */
export function NoneYet() {
  return (
    <div className={styles.cards}>
      <StillCard
        model={model}
        design={NOTHING}
        label={MACHINES.noneYet}
        title={MACHINES.noneYet}
        facts={MACHINES.noneYetWords}
      >
        <ButtonLink href={model.nameStep.route} icon="forward" iconAt="end">
          {MACHINES.start}
        </ButtonLink>
      </StillCard>
    </div>
  );
}
