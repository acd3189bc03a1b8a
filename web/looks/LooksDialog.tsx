import { useEffect, useId, useMemo, useState } from "react";
import { useSnapshot } from "valtio/react";
import { LOOKS } from "#messages/looks.ts";
import { type Look, lookPictures } from "../../shared/machine/looks.ts";
import type { WordTable } from "../../shared/machine/machine.ts";
import type { Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { imagesOf } from "../../shared/model/design.ts";
import { countOwn, type LookMode, planLook } from "../../shared/model/look.ts";
import { pictureValue } from "../../shared/model/picture-value.ts";
import { shownImages } from "../../shared/model/questions.ts";
import { editing, state } from "../edit/app.ts";
import { classes } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Tabs } from "../ui/tabs/Tabs.tsx";
import { notify } from "../ui/toast/notify.ts";
import { useMedia } from "../ui/useMedia.ts";
import { isBundledBlob } from "./bundled-sums.ts";
import { LookCard } from "./LookCard.tsx";
import { ModeChoice, NamesRow, useTypedNames, useWalk, WalkControls } from "./LookControls.tsx";
import styles from "./LooksDialog.module.css";
import { LookPictures } from "./look-pictures.ts";
import { useApply } from "./useApply.ts";

/** Returns undefined, after a toast, if the machine has no looks. */
export async function loadLooks(): Promise<Omit<LooksDialogProps, "onClose"> | undefined> {
  const [looks, words] = await Promise.all([ACTIVE.looks(), ACTIVE.wordTable(), editing.ready]);
  const [first, ...more] = looks;
  if (!first) return void notify.error(LOOKS.none);
  return { looks: [first, ...more], words };
}

export interface LooksDialogProps {
  looks: readonly [Look, ...Look[]];
  words: WordTable;
  onClose(): void;
}

export function LooksDialog({ looks, words, onClose }: LooksDialogProps) {
  const { model } = ACTIVE;
  const { design, isMissing } = useSnapshot(state);
  const [pictures] = useState(() => new LookPictures());
  useEffect(() => () => pictures.close(), [pictures]);
  const panel = useId();
  const hasTabs = useMedia("(width < 43.75rem)") && looks.length > 1;
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const [tab, setTab] = useState(looks[0]);
  const [mode, setMode] = useState<LookMode>("others");
  const named = model.categories.flatMap((each) => (each.kind === "slots" && each.names ? each : []));
  const typed = useTypedNames(named, design.names);
  const { texts, counts } = design;
  const content = useMemo(
    () => ({ names: typed.shown, texts, counts, words }),
    [typed.shown, texts, counts, words],
  );
  const options = { mode, words, names: typed.typed, isBundledBlob, isMissing };
  const apply = useApply(options, pictures, onClose);

  const shown = hasTabs ? [tab] : looks;
  const screensOf = (look: Look) =>
    model.categories.filter((each) => each.kind === "slots" || lookPictures(look, each).length > 0);
  const walk = useWalk(screensOf(shown[0] ?? tab), shown.length, isStill);
  // What stays of the design is the same for every look.
  const plan = planLook(model, design, looks[0], options);
  const keptAt = (category: Category, slot: string) => {
    const part = plan.find((each) => each.category === category);
    if (part && (!("slots" in part) || part.slots.includes(slot))) return undefined;
    const images = shownImages(design, category, isMissing);
    const image = category.kind === "slots" ? images.find(({ key }) => key === slot) : images[0];
    return image && pictureValue(image.image.picture);
  };

  return (
    <Dialog title={LOOKS.title} width="widest" onClose={onClose}>
      <div className={styles.body}>
        {named.map((category) => (
          <NamesRow key={category.id} category={category} typed={typed} />
        ))}
        {hasTabs && (
          <Tabs
            look="choice"
            label={LOOKS.tabs}
            tabs={looks.map(({ id, name }) => ({ id, label: name }))}
            active={tab.id}
            controls={panel}
            onOpen={(id) => setTab(looks.find((look) => look.id === id) ?? tab)}
          />
        )}
        <div
          id={panel}
          className={classes("wrap", styles.looks, shown.length === 1 && styles.single)}
          {...(hasTabs && { role: "tabpanel", "aria-label": tab.name })}
        >
          {shown.map((look, machine) => (
            <LookCard
              key={look.id}
              look={look}
              preview={{ content, pictures, keptAt }}
              screens={screensOf(look)}
              at={isStill ? undefined : walk.screenOf(machine)}
              apply={apply}
            />
          ))}
        </div>
        {!isStill && <WalkControls walk={walk} />}
        {apply.fault && (
          <Notice tone="error" announced>
            {apply.fault}
          </Notice>
        )}
        {!imagesOf(design).next().done && (
          <ModeChoice mode={mode} mine={countOwn(model, design, options)} onChange={setMode} />
        )}
      </div>
    </Dialog>
  );
}
