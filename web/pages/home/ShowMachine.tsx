import { useEffect, useState } from "react";
import type { Machine } from "../../../shared/machine/machine.ts";
import { arrangementFor, defaultImage, findSlot } from "../../../shared/machine/questions.ts";
import { describeScreen, type ScreenDescription } from "../../screen/describe.ts";
import { MachineFrame } from "../../screen/MachineFrame.tsx";
import { RotationBar } from "../../screen/RotationBar.tsx";
import { useRotation } from "../../screen/useRotation.ts";
import { HOME } from "../../words/home.ts";
import styles from "./ShowMachine.module.css";

export const SHOWN_FOR_MS = 5000;
/** As many dots as fit on a phone at touch size. */
export const MOST_SCREENS = 6;

/** One clear pixel: stands in until all pictures of a screen are decoded, so that they come together. */
const CLEAR = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** The machine with the bundled images on it, one screen after the other. */
export function ShowMachine(machine: Pick<Machine, "model" | "showcase">) {
  const turns = turnsOf(machine).slice(0, MOST_SCREENS);
  const rotation = useRotation(turns.length, SHOWN_FOR_MS);
  const turn = turns[rotation.index];
  const next = turns[(rotation.index + 1) % turns.length];
  const isDecoded = useDecoded(turn?.screen, next?.screen);
  if (!turn) return null;
  const { label, screen } = turn;
  const pictures = screen.pictures.map((picture) => (isDecoded ? picture : { ...picture, source: CLEAR }));
  return (
    <div className={styles.show}>
      <MachineFrame key={label} label={HOME.onScreen(label)} screen={{ ...screen, pictures }} />
      <RotationBar rotation={rotation} labels={turns.map((each) => each.label)} />
    </div>
  );
}

/** Whether every picture of a screen is decoded, or can't be; the next screen's follow. */
function useDecoded(screen: ScreenDescription | undefined, next: ScreenDescription | undefined): boolean {
  const [decoded, setDecoded] = useState("");
  const key = addressesOf(screen).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that it hangs on
  useEffect(() => {
    let isOver = false;
    void Promise.allSettled(addressesOf(screen).map(decode)).then(() => {
      if (isOver) return;
      setDecoded(key);
      for (const address of addressesOf(next)) decode(address).catch(() => {});
    });
    return () => {
      isOver = true;
    };
  }, [key]);
  return decoded === key;
}

const addressesOf = (screen: ScreenDescription | undefined): string[] =>
  screen
    ? [screen.template, ...screen.pictures.map(({ source }) => source)].flatMap((each) => each ?? [])
    : [];

function decode(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  return image.decode();
}

/** Screens that have bundled images for their places, at the count that a new design starts with. */
const turnsOf = ({ model, showcase: { lettered } }: Pick<Machine, "model" | "showcase">) =>
  model.categories.flatMap((category) => {
    const { id, label } = category;
    if (category.kind === "list") return [];
    const arrangement = arrangementFor(category, category.counts?.initial);
    const screen = describeScreen(model, category, arrangement, (slot) => ({
      label: findSlot(category, slot).label,
      source:
        (lettered.category === id ? lettered.pictures[slot] : undefined) ??
        defaultImage(category, arrangement.count, slot),
    }));
    return [{ label, screen }];
  });
