import { ACTIVE } from "../../../shared/machines/index.ts";
import { emptyDesign } from "../../../shared/model/design.ts";
import { SHELF } from "../../messages/en/shelf.ts";
import { ButtonLink } from "../../ui/button/Button.tsx";
import styles from "./MachinesPage.module.css";
import { StillCard } from "./StillCard.tsx";

const { model } = ACTIVE;
const NOTHING = emptyDesign(model, "");

/** An empty shelf: where the first machine will stand, and the way to it. */
export function NoneYet() {
  return (
    <div className={styles.cards}>
      <StillCard
        model={model}
        design={NOTHING}
        label={SHELF.noneYet}
        title={SHELF.noneYet}
        facts={SHELF.noneYetWords}
      >
        <ButtonLink href={model.nameStep.route} icon="forward" iconAt="end">
          {SHELF.start}
        </ButtonLink>
      </StillCard>
    </div>
  );
}
