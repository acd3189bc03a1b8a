import { useId, useMemo, useState } from "react";
import { useSnapshot } from "valtio/react";
import type { Look } from "../../shared/machine/looks.ts";
import { arrangementFor } from "../../shared/machine/questions.ts";
import type { WordTable } from "../../shared/machine/table-words.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { presentImage, presentImages } from "../document/completeness.ts";
import { useRotation } from "../screen/useRotation.ts";
import { store } from "../storage/store.ts";
import { classes } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Tabs } from "../ui/tabs/Tabs.tsx";
import { useMedia } from "../ui/useMedia.ts";
import { LOOKS } from "../words/looks.ts";
import { LookCard } from "./LookCard.tsx";
import styles from "./LooksDialog.module.css";
import type { LookPictures } from "./look-pictures.ts";
import { ModeChoice } from "./ModeChoice.tsx";
import { NamesRow } from "./NamesRow.tsx";
import { countMine, hasPictures, type IsMine, type LookMode, planLook } from "./plan.ts";
import { screenAt, turnsOf } from "./turns.ts";
import { useApply } from "./useApply.ts";
import { useTypedNames } from "./useTypedNames.ts";
import { Walk } from "./Walk.tsx";

/** Between two moves, of whichever machine. */
const STEP_MS = 2200;

interface LooksDialogProps {
  model: MachineModel;
  looks: readonly [Look, ...Look[]];
  table: WordTable;
  isMine: IsMine;
  pictures: LookPictures;
  onClose(): void;
}

/** The looks side by side on live machines, with the design's own names; one press puts one on. */
export function LooksDialog({ model, looks, table, isMine, pictures, onClose }: LooksDialogProps) {
  const design = useSnapshot(store.design);
  const panel = useId();
  const isNarrow = useMedia("(width < 43.75rem)");
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const [tab, setTab] = useState(0);
  const [mode, setMode] = useState<LookMode>("others");
  const named = useMemo(
    () => model.categories.flatMap((each) => (each.kind === "slots" && each.names ? each : [])),
    [model],
  );
  const typed = useTypedNames(named, design.names);
  const { words } = design;
  const shownWords = useMemo(() => ({ names: typed.shown, table, words }), [typed.shown, table, words]);
  const said = { names: typed.names, table, words };
  const { working, fault, use, cancel } = useApply({ model, mode, isMine, said, pictures }, onClose);

  const counts = JSON.stringify(design.counts);
  const walks = useMemo(
    () => looks.map((look) => turnsOf(model, look, JSON.parse(counts))),
    [model, looks, counts],
  );
  const shown = looks
    .map((look, at) => ({ look, turns: walks[at] ?? [] }))
    .filter((_, at) => !isNarrow || at === tab);
  const screens = shown[0]?.turns.length ?? 0;
  const rotation = useRotation(isStill ? 0 : screens * shown.length, STEP_MS);
  const at = Math.floor(rotation.index / shown.length);

  const kept = useMemo(
    () => keptIn(model, design, looks[0], mode, isMine),
    [model, design, looks, mode, isMine],
  );
  const keptAt = (category: string, slot: string) => kept.get(`${category}/${slot}`);

  return (
    <Dialog title={LOOKS.title} width="widest" onClose={onClose}>
      <div className={styles.body}>
        {named.map((category) => (
          <NamesRow key={category.id} category={category} typed={typed} />
        ))}
        {isNarrow && looks.length > 1 && (
          <Tabs
            look="choice"
            label={LOOKS.tabs}
            tabs={looks.map(({ id, name }) => ({ id, label: name }))}
            active={looks[tab]?.id ?? ""}
            controls={panel}
            onOpen={(id) => setTab(looks.findIndex((look) => look.id === id))}
          />
        )}
        <div
          id={panel}
          className={classes(styles.looks, shown.length === 1 && styles.single)}
          {...(isNarrow && looks.length > 1 && { role: "tabpanel", "aria-label": looks[tab]?.name })}
        >
          {shown.map(({ look, turns }, machine) => {
            const screen = screenAt(rotation.index, machine, shown.length, turns.length);
            return (
              <LookCard
                key={look.id}
                model={model}
                look={look}
                turns={turns}
                screen={isStill ? undefined : screen}
                said={shownWords}
                pictures={pictures}
                keptAt={keptAt}
                working={working}
                onUse={() => use(look)}
                onCancel={cancel}
              />
            );
          })}
        </div>
        {!isStill && (
          <Walk
            rotation={rotation}
            labels={(shown[0]?.turns ?? []).map(({ category }) => category.label)}
            at={at}
            onGo={(to) => rotation.goTo(to * shown.length)}
          />
        )}
        {fault && (
          <Notice tone="error" announced>
            {fault}
          </Notice>
        )}
        {hasPictures(design) && (
          <ModeChoice mode={mode} mine={countMine(model, design, isMine)} onChange={setMode} />
        )}
      </div>
    </Dialog>
  );
}

/** The stored values of what stays in a mode, by category and slot; whichever the look is. */
function keptIn(
  model: MachineModel,
  design: Parameters<typeof planLook>[1],
  look: Look,
  mode: LookMode,
  isMine: IsMine,
): ReadonlyMap<string, string> {
  const { screens, lists } = planLook(model, design, look, mode, isMine);
  const kept = new Map<string, string>();
  for (const category of model.categories) {
    const { id } = category;
    const { places } = arrangementFor(category, design.counts[id]);
    for (const { slot } of places) {
      const isFilled =
        category.kind === "slots"
          ? screens.some((screen) => screen.category === category && screen.fills.includes(slot))
          : lists.some((list) => list.category === category);
      const image = category.kind === "slots" ? presentImage(design, id, slot) : presentImages(design, id)[0];
      if (image && !isFilled) kept.set(`${id}/${slot}`, image.url);
    }
  }
  return kept;
}
