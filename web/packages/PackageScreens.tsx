import { useState } from "react";
import { LANGUAGE } from "#messages/language.ts";
import { PACKAGES } from "#messages/packages.ts";
import { findArrangement, translateArrangement } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { describeScreen, type ScreenDescription } from "../screen/describe.ts";
import { MachineFrame } from "../screen/MachineFrame.tsx";
import { classNames } from "../ui/classes.ts";
import styles from "./PackagePage.module.css";
import type { OpenPackage } from "./package-state.ts";

interface PackageScreen {
  readonly id: string;
  readonly label: string;
  readonly screen: ScreenDescription;
}

export function describePackageScreens(
  model: MachineModel,
  { placement: { placed, counts }, urls }: OpenPackage,
): PackageScreen[] {
  return model.categories.flatMap((category): PackageScreen[] => {
    const own = placed.filter((picture) => picture.category === category.id);
    if (own.length === 0) return [];
    const initial = category.kind === "slots" ? category.counts?.initial : undefined;
    const arrangement = translateArrangement(
      model,
      LANGUAGE,
      findArrangement(category, counts[category.id] ?? initial),
    );
    const shown = (label: string, picture: (typeof own)[number] | undefined) => ({
      label,
      source: picture && urls.get(picture.path),
      badge: picture?.isGuess ? PACKAGES.guess : undefined,
    });
    const { id, label } = category;
    if (category.kind === "list")
      return own.map((picture, index) => ({
        id: `${id} ${index}`,
        label: own.length === 1 ? label : PACKAGES.numbered(label, index + 1),
        screen: describeScreen(model, category, arrangement, () => shown(label, picture)),
      }));
    const screen = describeScreen(model, category, arrangement, (slot) =>
      shown(
        category.slots.find(({ id }) => id === slot)?.label ?? slot,
        own.find((each) => each.slot === slot),
      ),
    );
    return [{ id, label, screen }];
  });
}

export function PackageScreens({ screens }: { screens: readonly PackageScreen[] }) {
  const [chosen, setChosen] = useState<string>();
  const shown = screens.find(({ id }) => id === chosen) ?? screens[0];
  if (!shown) return null;
  return (
    <section className="stack-4 shrinks" aria-label={PACKAGES.screens}>
      <div className={styles.large}>
        <MachineFrame label={PACKAGES.onScreen(shown.label)} screen={shown.screen} />
      </div>
      <ul className={classNames("stack-3", styles.all)}>
        {screens.map(({ id, label, screen }) => (
          <li
            key={id}
            className={classNames("relative stack-1 top", styles.one, id === shown.id && styles.shown)}
          >
            <MachineFrame label={label} screen={screen} thumbnail />
            <button
              type="button"
              className={classNames("stretched top touch semibold tiny", styles.name)}
              aria-current={id === shown.id || undefined}
              onClick={() => setChosen(id)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
