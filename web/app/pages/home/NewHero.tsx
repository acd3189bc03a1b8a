import type { Machine } from "../../../../shared/machine/machine.ts";
import { HOME } from "../../../messages/en/home.ts";
import { ButtonLink } from "../../../ui/button/Button.tsx";
import { ChooseLook } from "./ChooseLook.tsx";
import styles from "./Hero.module.css";
import { Hero } from "./Hero.tsx";
import { ShowMachine } from "./ShowMachine.tsx";

/** For new visitors. */
export function NewHero({ model, showcase }: Pick<Machine, "model" | "showcase">) {
  return (
    <Hero
      lead={<p className={styles.lead}>{HOME.lead}</p>}
      actions={
        <div className={styles.row}>
          <ButtonLink href={model.nameStep.route} variant="primary" size="large" icon="forward" iconAt="end">
            {HOME.start}
          </ButtonLink>
          <ChooseLook />
        </div>
      }
      machine={<ShowMachine model={model} showcase={showcase} />}
    />
  );
}
