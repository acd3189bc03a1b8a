import type { ReactNode } from "react";
import { HOME } from "#messages/home.ts";
import { SCREEN } from "#messages/screen.ts";
import { ACTIVE } from "../../../../shared/machines/index.ts";
import { chooseFiles, useOpenLooks } from "../../../screen/actions.ts";
import { Button, ButtonLink } from "../../../ui/button/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import styles from "./Hero.module.css";
import { ShowMachine } from "./ShowMachine.tsx";

export function Hero({ lead, actions, machine }: Record<"lead" | "actions" | "machine", ReactNode>) {
  return (
    <div className={classes("page", styles.stage)}>
      <div className="stack-5">
        <h1 id="home-title" className={styles.title}>
          {HOME.title}
        </h1>
        {lead}
        <div className={classes("stack-4", styles.actions)}>
          {actions}
          <p className={styles.files}>
            {HOME.haveFiles}{" "}
            <Button size="small" variant="quiet" onClick={() => chooseFiles()}>
              {HOME.addFiles}
            </Button>
          </p>
        </div>
      </div>
      {machine}
    </div>
  );
}

export function NewHero() {
  return (
    <Hero
      lead={<p className={styles.lead}>{HOME.lead}</p>}
      actions={
        <div className={classes("row", styles.row)}>
          <ButtonLink
            href={ACTIVE.model.nameStep.route}
            variant="primary"
            size="large"
            icon="forward"
            iconAt="end"
          >
            {HOME.start}
          </ButtonLink>
          <ChooseLook />
        </div>
      }
      machine={<ShowMachine />}
    />
  );
}

export function ChooseLook() {
  const { isOffered, isOpening, open } = useOpenLooks();
  if (!isOffered) return null;
  return (
    <Button size="large" busy={isOpening} onClick={open}>
      {SCREEN.chooseLook}
    </Button>
  );
}
