import type { ReactNode } from "react";
import { HOME } from "#messages/home.ts";
import { SCREEN } from "#messages/screen.ts";
import { ACTIVE } from "../../../../shared/machines/index.ts";
import { chooseFiles, useLooksAction } from "../../../screen/actions.ts";
import { Button, ButtonLink, type ButtonProps } from "../../../ui/button/Button.tsx";
import { classNames } from "../../../ui/classes.ts";
import styles from "./Hero.module.css";
import { MachineShowcase } from "./MachineShowcase.tsx";

export function Hero({ lead, actions, machine }: Record<"lead" | "actions" | "machine", ReactNode>) {
  return (
    <div className={classNames("page grid", styles.stage)}>
      <div className="stack-5">
        <h1 id="home-title" className={styles.title}>
          {HOME.title}
        </h1>
        {lead}
        <div className={classNames("stack-4", styles.actions)}>
          {actions}
          <p className={classNames("muted", styles.files)}>
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

export function NewVisitorHero() {
  return (
    <Hero
      lead={<p className={classNames("large", styles.lead)}>{HOME.lead}</p>}
      actions={
        <div className={classNames("row gap-4", styles.row)}>
          <ButtonLink
            href={ACTIVE.model.nameStep.route}
            variant="primary"
            size="large"
            icon="forward"
            iconAt="end"
          >
            {HOME.start}
          </ButtonLink>
          <ChooseLookButton />
        </div>
      }
      machine={<MachineShowcase />}
    />
  );
}

export function ChooseLookButton({ size = "large" }: Pick<ButtonProps, "size">) {
  const { isOffered, isBusy, onPress } = useLooksAction();
  if (!isOffered) return null;
  return (
    <Button size={size} busy={isBusy} onClick={onPress}>
      {SCREEN.chooseLook}
    </Button>
  );
}
