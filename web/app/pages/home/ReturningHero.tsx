import { useSnapshot } from "valtio/react";
import { HOME } from "#messages/home.ts";
import { RETURNING_VISITOR } from "#messages/returning.ts";
import { SCREEN } from "#messages/screen.ts";
import { stepLabelOf } from "../../../../shared/machine/steps.ts";
import { ACTIVE } from "../../../../shared/machines/index.ts";
import { machineNameOf } from "../../../../shared/model/design.ts";
import { findFirstUnfinishedStep, listRailSteps } from "../../../../shared/model/questions.ts";
import { PAGE_PATHS } from "../../../../shared/product.ts";
import { drafts, state } from "../../../edit/app.ts";
import { type PlannedImage, type PlannedScreen, planExport } from "../../../exports/plan.ts";
import { useOtherDesigns } from "../../../machines/useDesigns.ts";
import { describeScreen } from "../../../screen/describe.ts";
import { MachineScreen, useImageSources } from "../../../screen/MachineScreen.tsx";
import { RotationBar, useRotation } from "../../../screen/RotationBar.tsx";
import { ButtonLink } from "../../../ui/button/Button.tsx";
import { classNames } from "../../../ui/classes.ts";
import { ICONS } from "../../../ui/icon/icons.ts";
import styles from "./Hero.module.css";
import { ChooseLookButton, Hero } from "./Hero.tsx";
import { MAX_SCREENS, MachineShowcase, SCREEN_DURATION_MS } from "./MachineShowcase.tsx";

const { model } = ACTIVE;

export function ReturningHero() {
  const { design, isMissing } = useSnapshot(state);
  const { unfinished } = useSnapshot(drafts.status);
  const steps = listRailSteps(model, design, isMissing, unfinished);
  const done = steps.filter(({ state }) => state === "done").length;
  const next = findFirstUnfinishedStep(model, design, isMissing, unfinished);
  const others = useOtherDesigns().length;
  const isDone = done === steps.length;
  const progress = isDone ? RETURNING_VISITOR.isFinished : RETURNING_VISITOR.isHere(done, steps.length);
  const [beforeName, afterName] = progress.split("{name}");
  return (
    <Hero
      lead={
        <div className="stack-4">
          <p className={classNames("large", styles.lead)}>
            {beforeName}
            <strong className={classNames("anywhere", styles.name)}>{machineNameOf(model, design)}</strong>
            {afterName}
          </p>
          <div className={classNames("meter", styles.meter)} aria-hidden="true">
            {steps.map(({ id, state }) => (
              <span key={id} data-done={state === "done" || undefined} />
            ))}
          </div>
        </div>
      }
      actions={
        <>
          <div>
            <ButtonLink
              href={next?.config.route ?? model.nameStep.route}
              variant="primary"
              size="large"
              icon="forward"
              iconAt="end"
            >
              {isDone ? RETURNING_VISITOR.getFiles : RETURNING_VISITOR.continue}
            </ButtonLink>
          </div>
          <div className="row">
            <ButtonLink href={model.nameStep.route}>{HOME.start}</ButtonLink>
            <ChooseLookButton size="regular" />
          </div>
          {!isDone && next && <p className="soft">{RETURNING_VISITOR.next(stepLabelOf(next))}</p>}
          {others > 0 && (
            <div className={styles.quiet}>
              <ButtonLink href={PAGE_PATHS.machines} variant="quiet" icon={ICONS.grid}>
                {RETURNING_VISITOR.machines(others + 1)}
              </ButtonLink>
            </div>
          )}
        </>
      }
      machine={<OwnMachine />}
    />
  );
}

function OwnMachine() {
  const { design, isMissing } = useSnapshot(state);
  const screens = planExport(model, design, isMissing).screens.flatMap(turnsOf).slice(0, MAX_SCREENS);
  const rotation = useRotation(screens.length, SCREEN_DURATION_MS);
  useImageSources(screens.flatMap(({ images }) => images.map(({ source }) => source)));
  const turn = screens[rotation.index];
  if (!turn) return <MachineShowcase />;
  const { category, arrangement } = turn.screen;
  const screen = describeScreen(model, category, arrangement, (_, index) => {
    const image = turn.images[index];
    return { label: image?.slotLabel ?? "", source: image?.isStandIn ? undefined : image?.source };
  });
  return (
    <div className="stack">
      <MachineScreen key={turn.id} label={RETURNING_VISITOR.ownOnScreen(category.label)} screen={screen} />
      <RotationBar rotation={rotation} labels={screens.map(({ label }) => SCREEN.turnTo(label))} />
    </div>
  );
}

interface Turn {
  readonly id: string;
  readonly label: string;
  readonly screen: PlannedScreen;
  readonly images: readonly PlannedImage[];
}

function turnsOf(screen: PlannedScreen): Turn[] {
  const { category, images } = screen;
  if (category.kind === "list") {
    const present = images.filter(({ isEvicted }) => !isEvicted);
    return present.map((image) => ({ id: image.id, label: image.label, screen, images: [image] }));
  }
  return images.every(({ isStandIn }) => isStandIn)
    ? []
    : [{ id: category.id, label: category.label, screen, images }];
}
