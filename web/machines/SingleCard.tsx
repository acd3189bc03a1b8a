import type { ReactNode } from "react";
import { useSnapshot } from "valtio/react";
import { SHELF } from "#messages/shelf.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { createEmptyDesign, type Design, machineNameOf } from "../../shared/model/design.ts";
import { listRailSteps } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import { ButtonLink } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import styles from "./DesignCard.module.css";
import page from "./MachinesPage.module.css";
import { DesignScreens } from "./stored-designs.tsx";
import { nextRouteOf } from "./useShelfActions.ts";

const { model } = ACTIVE;
const NOTHING = createEmptyDesign(model, "");

export function SingleDesignCard() {
  const { design, isMissing } = useSnapshot(state);
  const name = machineNameOf(model, design);
  const steps = listRailSteps(model, design, isMissing);
  const done = steps.filter(({ state }) => state === "done").length;
  return (
    <div className={classNames("page stack-5", page.page)}>
      <header className={classNames("stack", page.intro)}>
        <h1>{SHELF.title}</h1>
      </header>
      <Notice tone="warning" title={SHELF.onlyOne}>
        {SHELF.onlyOneWhy}
      </Notice>
      <SingleCard
        design={design}
        label={SHELF.screens(name)}
        title={name}
        facts={SHELF.steps(done, steps.length)}
      >
        <ButtonLink href={nextRouteOf(design, isMissing)} variant="primary" icon="forward" iconAt="end">
          {SHELF.goOn}
        </ButtonLink>
      </SingleCard>
    </div>
  );
}

export const EmptyShelfCard = () => (
  <SingleCard design={NOTHING} label={SHELF.noneYet} title={SHELF.noneYet} facts={SHELF.noneYetWords}>
    <ButtonLink href={model.nameStep.route} icon="forward" iconAt="end">
      {SHELF.start}
    </ButtonLink>
  </SingleCard>
);

interface SingleCardProps {
  design: Design;
  label: string;
  title: string;
  facts: string;
  children: ReactNode;
}

const SingleCard = ({ design, label, title, facts, children }: SingleCardProps) => (
  <div className={classNames("stack-5", page.cards)}>
    <div className={classNames("relative grid fluid shrinks", styles.card)}>
      <div className={classNames("dark", styles.stage)}>
        <DesignScreens label={label} design={design} />
      </div>
      <div className={classNames("stack-1 fluid top anywhere", styles.words)}>
        <p className={classNames("wrap between strong tiny", styles.machine)}>{model.title}</p>
        <h2 className={classNames("large", styles.title)}>{title}</h2>
        <p className="soft">{facts}</p>
      </div>
      <div className={classNames("row gap-3 between", styles.foot)}>{children}</div>
    </div>
  </div>
);
