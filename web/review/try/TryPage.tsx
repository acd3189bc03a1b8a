import { useEffect, useMemo, useState } from "react";
import { useSnapshot } from "valtio/react";
import { useLocation, useSearch } from "wouter";
import { SIMULATOR } from "#messages/review.ts";
import { SCREEN } from "#messages/screen.ts";
import { stepsOf } from "../../../shared/machine/steps.ts";
import { findWalkthroughScreen, listHotspots } from "../../../shared/machine/walk.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { state } from "../../edit/app.ts";
import { describePlannedScreen, planExport, visibleImagesOf } from "../../exports/plan.ts";
import { useImageSources } from "../../screen/MachineScreen.tsx";
import { RotationBar, useRotation } from "../../screen/RotationBar.tsx";
import { useStandIns } from "../../screen/stand-ins.ts";
import { BottomBar } from "../../ui/bar/BottomBar.tsx";
import { Facts } from "../../ui/card/Card.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import { Stage } from "../../ui/stage/Stage.tsx";
import { enterFullScreen, FullScreen } from "./FullScreen.tsx";
import { LiveScreen } from "./LiveScreen.tsx";
import { useOrder } from "./order.ts";
import styles from "./Try.module.css";

const { model } = ACTIVE;
const STEPS = stepsOf(model);

export function TryPage({ walkFor }: { readonly walkFor: Awaited<ReturnType<typeof ACTIVE.walkthrough>> }) {
  // MachineActions sets the parameters.
  const search = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const { design, isMissing } = useSnapshot(state);
  const rendered = useStandIns(design, isMissing);
  const plan = useMemo(() => planExport(model, design, isMissing, rendered), [design, isMissing, rendered]);
  const walk = useMemo(() => walkFor(design.language), [walkFor, design.language]);
  const machine = useMemo(() => {
    const shown = new Set(
      plan.screens.filter((screen) => visibleImagesOf(screen).length > 0).map(({ category }) => category.id),
    );
    return { walk, isShown: (category: string) => shown.has(category) };
  }, [plan, walk]);
  const { order, hasPoured, touch } = useOrder(machine, search.get("at"));
  const [isFull, setIsFull] = useState(false);
  usePreloaded(plan.screens.map(({ arrangement }) => arrangement.template));
  useImageSources(plan.screens.flatMap(({ images }) => images.map(({ source }) => source)));

  const screen = plan.screens.find(({ category }) => category.id === order.screen);
  const images = screen ? visibleImagesOf(screen) : [];
  const isList = screen?.category.kind === "list";
  const rotation = useRotation(
    isList ? images.length : 1,
    screen?.category.kind === "list" ? screen.category.step.rotationMs : 0,
  );
  if (!screen) return null;
  const { category, arrangement } = screen;

  const hotspots = listHotspots(walk, category, arrangement).map((hotspot) => ({
    ...hotspot,
    label: design.names[category.id]?.[hotspot.id] || hotspot.label,
  }));
  const standIns = images.filter(({ isStandIn }) => isStandIn).map(({ slotLabel }) => slotLabel);
  const [first] = walk.start;
  const missing = machine.isShown(first) ? undefined : labelOfScreen(first);
  const origin = STEPS.find(({ config }) => config.route === search.get("from"));
  const live = (
    <LiveScreen
      order={order}
      label={category.label}
      screen={describePlannedScreen(model, { ...screen, images }, isList ? rotation.index : 0)}
      hotspots={hotspots}
      pouring={findWalkthroughScreen(walk, order.screen).pouring}
      hints={!hasPoured}
      isBare={isFull}
      onTouch={touch}
    />
  );
  return (
    <Stage
      fit={styles.fit}
      isWide
      machine={
        <>
          {isFull ? (
            <FullScreen size={model.screen} onLeave={() => setIsFull(false)}>
              {live}
            </FullScreen>
          ) : (
            live
          )}
          {isList && (
            <RotationBar rotation={rotation} labels={images.map(({ label }) => SCREEN.turnTo(label))} />
          )}
        </>
      }
      head={
        <>
          <h1>{SIMULATOR.heading}</h1>
          <p>{SIMULATOR.note(walk.idleMs / 1000)}</p>
        </>
      }
      bar={
        <BottomBar
          onBack={origin && (() => navigate(origin.config.route))}
          hasArrows={false}
          continueLabel={SIMULATOR.fullScreen}
          onContinue={async () => {
            await enterFullScreen();
            setIsFull(true);
          }}
        />
      }
    >
      <Facts facts={[{ term: SIMULATOR.onScreen, value: category.label }]} />
      {missing !== undefined && (
        <Notice tone="info">
          {SIMULATOR.noStart(missing, labelOfScreen(walk.start.find(machine.isShown)))}
        </Notice>
      )}
      {standIns.length > 0 && (
        <Notice tone="info" title={SIMULATOR.defaults}>
          {SIMULATOR.defaultsFor(standIns)}
        </Notice>
      )}
    </Stage>
  );
}

const labelOfScreen = (id: string | undefined): string =>
  model.categories.find((category) => category.id === id)?.label ?? "";

function usePreloaded(paths: readonly string[]): void {
  const key = paths.join("\n");
  useEffect(() => {
    for (const path of key.split("\n")) new Image().src = path;
  }, [key]);
}
