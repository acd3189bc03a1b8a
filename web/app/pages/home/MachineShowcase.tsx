import { useEffect, useState } from "react";
import { HOME } from "#messages/home.ts";
import { LANGUAGE } from "#messages/language.ts";
import { SCREEN } from "#messages/screen.ts";
import {
  defaultImagePath,
  findArrangement,
  findSlot,
  translateArrangement,
} from "../../../../shared/machine/questions.ts";
import type { Category } from "../../../../shared/machine/types.ts";
import { ACTIVE } from "../../../../shared/machines/index.ts";
import { describeScreen, type ScreenDescription } from "../../../screen/describe.ts";
import { MachineFrame } from "../../../screen/MachineFrame.tsx";
import { RotationBar, useRotation } from "../../../screen/RotationBar.tsx";

const { model } = ACTIVE;
const { lettered } = ACTIVE.showcase;

export const SCREEN_DURATION_MS = 5000;
/** The number of finger-sized dots that fit on a phone. */
export const MAX_SCREENS = 6;

/** A transparent pixel, shown until a screen's pictures are decoded. */
const CLEAR = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

interface Turn {
  readonly category: Category;
  readonly screen: ScreenDescription;
}

const TURNS = model.categories
  .flatMap((category): Turn[] => {
    if (category.kind === "list") return [];
    const arrangement = translateArrangement(
      model,
      LANGUAGE,
      findArrangement(category, category.counts?.initial),
    );
    const screen = describeScreen(model, category, arrangement, (slot) => ({
      label: findSlot(category, slot).label,
      source:
        (lettered.category === category.id ? lettered.pictures[slot] : undefined) ??
        defaultImagePath(category, arrangement.count, slot),
    }));
    return [{ category, screen }];
  })
  .slice(0, MAX_SCREENS);

export function MachineShowcase() {
  const rotation = useRotation(TURNS.length, SCREEN_DURATION_MS);
  const turn = TURNS[rotation.index];
  const ready = useReady(turn, rotation.index > 0);
  if (!turn) return null;
  const { category, screen } = ready ?? { ...turn, screen: cleared(turn.screen) };
  return (
    <div className="stack">
      <MachineFrame key={category.id} label={HOME.onScreen(category.label)} screen={screen} />
      <RotationBar rotation={rotation} labels={TURNS.map((each) => SCREEN.turnTo(each.category.label))} />
    </div>
  );
}

function useReady(turn: Turn | undefined, isInLook: boolean): Turn | undefined {
  const [ready, setReady] = useState<Turn>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is identified by its category
  useEffect(() => {
    if (!turn) return;
    const { category, screen } = turn;
    let isOver = false;
    const plain = () => Promise.allSettled(decodings(screen)).then(() => screen);
    const shown = isInLook ? dressed(category, screen).catch(plain) : plain();
    void shown.then((screen) => !isOver && setReady({ category, screen }));
    return () => {
      isOver = true;
    };
  }, [turn?.category.id]);
  return ready;
}

const cleared = (screen: ScreenDescription): ScreenDescription => ({
  ...screen,
  pictures: screen.pictures.map((picture) => ({ ...picture, source: CLEAR })),
});

const decodings = ({ template, pictures }: ScreenDescription): Promise<void>[] =>
  [template, ...pictures.map(({ source }) => source)].map((source = CLEAR) => {
    const image = new Image();
    image.src = source;
    return image.decode();
  });

async function dressed(category: Category, screen: ScreenDescription): Promise<ScreenDescription> {
  const { describeScreenInLook } = await import("./look-screen.ts");
  const shown = await describeScreenInLook(category, screen);
  await Promise.all(decodings(shown));
  return shown;
}
