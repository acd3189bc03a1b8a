import type { MachineModel } from "../../../shared/machine/types.ts";
import { ButtonLink } from "../../ui/button/Button.tsx";
import styles from "./Hero.module.css";
import { Hero } from "./Hero.tsx";
import { ShowMachine } from "./ShowMachine.tsx";

/** For whoever has made nothing yet. */
export function NewHero({ model }: { model: MachineModel }) {
  return (
    <Hero
      lead={
        <p className={styles.lead}>
          Every screen of your touch-screen coffee machine, in your own pictures and words. See it on the
          machine while you make it.
        </p>
      }
      keys={
        <>
          <div className={styles.row}>
            <ButtonLink href="/machine-name" variant="primary" size="large" icon="forward" iconAt="end">
              Start Wizard
            </ButtonLink>
            <ButtonLink href="/final-preview" variant="quiet">
              See one finished
            </ButtonLink>
          </div>
          <p className={styles.promise}>
            No account. What you design stays in this browser until you export it.
          </p>
        </>
      }
      machine={<ShowMachine model={model} />}
    />
  );
}
