import { useEffect, useId, useState } from "react";
import { LOOKS_DIALOG } from "#messages/looks.ts";
import type { Look } from "../../shared/machine/looks.ts";
import type { WordTable } from "../../shared/machine/machine.ts";
import { findArrangement, translateArrangement } from "../../shared/machine/questions.ts";
import type { Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { findTextAt } from "../../shared/model/defaults.ts";
import type { Design, DesignImage } from "../../shared/model/design.ts";
import { serializePicture } from "../../shared/model/picture-value.ts";
import { findShownImages } from "../../shared/model/questions.ts";
import { state } from "../edit/app.ts";
import { createEmptyScreen, describeScreen } from "../screen/describe.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Progress } from "../ui/progress/Progress.tsx";
import styles from "./LooksDialog.module.css";
import type { LookApplication } from "./LooksDialog.tsx";
import type { LookPreviews } from "./look-pictures.ts";

interface LookCardProps {
  look: Look;
  /** The design with this look. */
  design: Design;
  words: WordTable;
  pictures: LookPreviews;
  screens: readonly Category[];
  /** If undefined, shows all screens as thumbnails. */
  at: number | undefined;
  apply: LookApplication;
  /** Present if the look's pictures aren't on this device. */
  onRetry?(): void;
}

export function LookCard({ screens, at, apply, onRetry, ...machine }: LookCardProps) {
  const { look } = machine;
  const { working, use, cancel } = apply;
  const id = useId();
  const whyNot = useId();
  return (
    <article className="column gap-4 shrinks" aria-labelledby={id}>
      {onRetry ? (
        <MachineScreen label={look.name} screen={createEmptyScreen(ACTIVE.model)}>
          <p id={whyNot} className={classNames("small", styles.failed)}>
            {LOOKS_DIALOG.notHere}
          </p>
        </MachineScreen>
      ) : at === undefined ? (
        <ul className={classNames("stack", styles.sheet)} aria-label={LOOKS_DIALOG.allScreens(look.name)}>
          {screens.map((screen) => (
            <li key={screen.id}>
              <LookMachine {...machine} screen={screen} thumbnail />
            </li>
          ))}
        </ul>
      ) : (
        <LookMachine {...machine} screen={screens[at]} next={screens[(at + 1) % screens.length]} />
      )}
      <div>
        <div className={classNames("line gap-3", styles.heading)}>
          <h3 id={id} className={styles.lookName}>
            {look.name}
          </h3>
          {look.season && <p className="soft semibold">{LOOKS_DIALOG.seasons[look.season]}</p>}
        </div>
        <p className="muted">{look.tagline}</p>
      </div>
      <div className={classNames("stack touch small", styles.action)}>
        {working?.look === look.id ? (
          <>
            <Progress
              label={
                working.made < working.all
                  ? LOOKS_DIALOG.progress(working.made, working.all)
                  : LOOKS_DIALOG.saving
              }
              share={working.made / Math.max(1, working.all)}
              detail=""
            />
            <Button size="small" variant="quiet" icon="cross" onClick={cancel}>
              {LOOKS_DIALOG.cancel}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            wide
            unavailable={working !== undefined || onRetry !== undefined}
            aria-describedby={onRetry && whyNot}
            onClick={onRetry ?? (() => use(look))}
          >
            {LOOKS_DIALOG.use(look.name)}
          </Button>
        )}
      </div>
    </article>
  );
}

type LookPreview = Pick<LookCardProps, "look" | "design" | "words" | "pictures">;

interface LookMachineProps extends LookPreview {
  screen: Category | undefined;
  next?: Category | undefined;
  thumbnail?: boolean;
}

/** Switches screens once all pictures are decoded. */
function LookMachine({ look, design, words, pictures, screen, next, thumbnail = false }: LookMachineProps) {
  const [shown, setShown] = useState<Awaited<ReturnType<typeof readyScreen>> | "failed">();
  useEffect(() => {
    if (!screen) return;
    let isOver = false;
    const preview = { look, design, words, pictures };
    const show = async () => {
      const ready = await readyScreen(preview, screen);
      if (isOver) return;
      setShown(ready);
      if (next) void readyScreen(preview, next).catch(() => {});
    };
    show().catch(() => isOver || setShown((before) => before ?? "failed"));
    return () => {
      isOver = true;
    };
  }, [look, design, screen, next, words, pictures]);
  if (!shown || shown === "failed")
    return (
      <MachineScreen label={look.name} screen={createEmptyScreen(ACTIVE.model)} thumbnail={thumbnail}>
        {shown && <p className={classNames("small", styles.failed)}>{LOOKS_DIALOG.notShown}</p>}
      </MachineScreen>
    );
  const { category } = shown;
  const label = LOOKS_DIALOG.onMachine(look.name, category.label);
  return (
    <div key={category.id} className={classNames("shrinks", styles.fresh)}>
      <MachineScreen label={label} screen={shown.screen} thumbnail={thumbnail} />
    </div>
  );
}

async function readyScreen({ look, design, words, pictures }: LookPreview, category: Category) {
  const { id } = category;
  const isList = category.kind === "list";
  const urls = isList ? new Map<string, string>() : await pictures.urls(design, category);
  const listed = isList ? findShownImages(design, category, state.isMissing).map(({ image }) => image) : [];
  const first = listed.find(({ recipe }) => recipe?.look === look.id) ?? listed[0];
  const fresh = first?.picture === null ? [sourceOf(first)] : urls.values();
  await Promise.all([...fresh].map((src) => Object.assign(new Image(), { src }).decode()));
  const arrangement = translateArrangement(
    ACTIVE.model,
    design.language,
    findArrangement(category, design.counts[id]),
  );
  const screen = describeScreen(ACTIVE.model, category, arrangement, (slot) => ({
    label: isList ? category.label : (findTextAt(design, category, slot, { words })?.text ?? ""),
    source: urls.get(slot) ?? sourceOf(first ?? design.slots[id]?.[slot]),
  }));
  return { category, screen };
}

/** A list's picture in a look needs no rendering to be shown. */
function sourceOf({ picture, recipe }: Partial<DesignImage> = {}): string | undefined {
  if (picture) return serializePicture(picture);
  return recipe && "path" in recipe.original ? recipe.original.path : undefined;
}
