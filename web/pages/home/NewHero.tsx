import type { MachineModel } from "../../../shared/machine/types.ts";
import { ButtonLink } from "../../ui/button/Button.tsx";
import { HOME } from "../../words/home.ts";
import styles from "./Hero.module.css";
import { Hero } from "./Hero.tsx";
import { SeeFinished } from "./SeeFinished.tsx";
import { ShowMachine } from "./ShowMachine.tsx";

/** For new visitors. */
export function NewHero({ model }: { model: MachineModel }) {
  return (
    <Hero
      lead={<p className={styles.lead}>{HOME.lead}</p>}
      actions={
        <>
          <div className={styles.row}>
            <ButtonLink
              href={model.nameStep.route}
              variant="primary"
              size="large"
              icon="forward"
              iconAt="end"
            >
              {HOME.start}
            </ButtonLink>
            <SeeFinished model={model} />
          </div>
          <p className={styles.promise}>{HOME.promise}</p>
        </>
      }
      machine={<ShowMachine model={model} />}
    />
  );
}
