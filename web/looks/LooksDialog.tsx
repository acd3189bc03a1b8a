import { useId, useMemo, useState } from "react";
import { useSnapshot } from "valtio/react";
import type { Look } from "../../shared/machine/looks.ts";
import { arrangementFor } from "../../shared/machine/questions.ts";
import type { WordTable } from "../../shared/machine/table-words.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, imagesOf } from "../../shared/model/design.ts";
import { countOwn, type LookMode, type LookOptions, planLook } from "../../shared/model/look.ts";
import { shownImages } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import { useRotation } from "../screen/useRotation.ts";
import { pictureValue } from "../store/image-values.ts";
import { classes } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Tabs } from "../ui/tabs/Tabs.tsx";
import { useMedia } from "../ui/useMedia.ts";
import { LOOKS } from "../words/looks.ts";
import { isBundledBlob } from "./bundled-sums.ts";
import { LookCard } from "./LookCard.tsx";
import styles from "./LooksDialog.module.css";
import type { LookPictures } from "./look-pictures.ts";
import { ModeChoice } from "./ModeChoice.tsx";
import { NamesRow } from "./NamesRow.tsx";
import { screenAt, turnsOf } from "./turns.ts";
import { useApply } from "./useApply.ts";
import { useTypedNames } from "./useTypedNames.ts";
import { Walk } from "./Walk.tsx";

/** Between two moves, of whichever machine. */
const STEP_MS = 2200;

interface LooksDialogProps {
  model: MachineModel;
  looks: readonly [Look, ...Look[]];
  words: WordTable;
  pictures: LookPictures;
  onClose(): void;
}

/** The looks side by side on live machines, with the design's own names; one press puts one on. */
export function LooksDialog({ model, looks, words, pictures, onClose }: LooksDialogProps) {
  const { design, isMissing } = useSnapshot(state);
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
  const { texts, counts } = design;
  const said = useMemo(
    () => ({ names: typed.shown, texts, counts, words }),
    [typed.shown, texts, counts, words],
  );
  const options = { mode, words, names: typed.typed, isBundledBlob, isMissing };
  const { working, fault, use, cancel } = useApply(model, options, pictures, onClose);

  const walks = useMemo(() => looks.map((look) => turnsOf(model, look)), [model, looks]);
  const shown = looks
    .map((look, at) => ({ look, turns: walks[at] ?? [] }))
    .filter((_, at) => !isNarrow || at === tab);
  const screens = shown[0]?.turns.length ?? 0;
  const rotation = useRotation(isStill ? 0 : screens * shown.length, STEP_MS);
  const at = Math.floor(rotation.index / shown.length);

  const kept = useMemo(
    () => keptIn(model, design, looks[0], { mode, isBundledBlob, isMissing }),
    [model, design, looks, mode, isMissing],
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
                said={said}
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
            labels={(shown[0]?.turns ?? []).map(({ label }) => label)}
            at={at}
            onGo={(to) => rotation.goTo(to * shown.length)}
          />
        )}
        {fault && (
          <Notice tone="error" announced>
            {fault}
          </Notice>
        )}
        {!imagesOf(design).next().done && (
          <ModeChoice
            mode={mode}
            mine={countOwn(model, design, { isBundledBlob, isMissing })}
            onChange={setMode}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The stored values of what stays in a mode, by category and slot; whichever the look is. */
function keptIn(
  model: MachineModel,
  design: Design,
  look: Look,
  options: Pick<LookOptions, "mode" | "isBundledBlob" | "isMissing">,
): ReadonlyMap<string, string> {
  const plan = planLook(model, design, look, options);
  const kept = new Map<string, string>();
  for (const category of model.categories) {
    const { id } = category;
    const part = plan.find((each) => each.category === category);
    const shown = shownImages(design, category, options.isMissing);
    const { places } = arrangementFor(category, design.counts[id]);
    for (const { slot } of places) {
      const image = category.kind === "slots" ? shown.find(({ key }) => key === slot) : shown[0];
      const isFilled = part && (!("slots" in part) || part.slots.includes(slot));
      if (image && !isFilled) kept.set(`${id}/${slot}`, pictureValue(image.image.picture));
    }
  }
  return kept;
}
