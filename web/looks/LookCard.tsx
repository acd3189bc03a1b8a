import { useEffect, useId, useState } from "react";
import { LOOKS } from "#messages/looks.ts";
import { type Look, lookListPicturePaths } from "../../shared/machine/looks.ts";
import { arrangementIn, findArrangement } from "../../shared/machine/questions.ts";
import type { Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { findTextAt } from "../../shared/model/defaults.ts";
import { createEmptyScreen, describeScreen } from "../screen/describe.ts";
import { MachineScreen } from "../screen/MachineScreen.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Progress } from "../ui/progress/Progress.tsx";
import styles from "./LookCard.module.css";
import type { ApplyLook } from "./LooksDialog.tsx";
import type { LookPreviews, PreviewedContent } from "./look-pictures.ts";

interface LookCardProps {
  look: Look;
  preview: {
    content: PreviewedContent;
    pictures: LookPreviews;
    /** Undefined if the look replaces the picture. */
    keptAt(category: Category, slot: string): string | undefined;
  };
  screens: readonly Category[];
  /** If undefined, shows all screens as thumbnails. */
  at: number | undefined;
  apply: ApplyLook;
  /** Present if the look's pictures aren't on this device. */
  onRetry?(): void;
}

export function LookCard({ look, preview, screens, at, apply, onRetry }: LookCardProps) {
  const { working, use, cancel } = apply;
  const machine = { look, preview };
  const id = useId();
  const whyNot = useId();
  return (
    <article className={classNames("column", styles.card)} aria-labelledby={id}>
      {onRetry ? (
        <MachineScreen label={look.name} screen={createEmptyScreen(ACTIVE.model)}>
          <p id={whyNot} className={styles.failed}>
            {LOOKS.notHere}
          </p>
        </MachineScreen>
      ) : at === undefined ? (
        <ul className={classNames("stack", styles.sheet)} aria-label={LOOKS.allScreens(look.name)}>
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
        <div className={classNames("line", styles.heading)}>
          <h3 id={id} className={styles.name}>
            {look.name}
          </h3>
          {look.season && <p className={classNames("soft", styles.season)}>{LOOKS.seasons[look.season]}</p>}
        </div>
        <p className="muted">{look.line}</p>
      </div>
      <div className={styles.action}>
        {working?.look === look.id ? (
          <>
            <Progress
              label={working.made < working.all ? LOOKS.progress(working.made, working.all) : LOOKS.saving}
              share={working.made / Math.max(1, working.all)}
              detail=""
            />
            <Button size="small" variant="quiet" icon="cross" onClick={cancel}>
              {LOOKS.cancel}
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
            {LOOKS.use(look.name)}
          </Button>
        )}
      </div>
    </article>
  );
}

interface LookMachineProps extends Pick<LookCardProps, "look" | "preview"> {
  screen: Category | undefined;
  next?: Category | undefined;
  thumbnail?: boolean;
}

/** Switches screens once all pictures are decoded. */
function LookMachine({ look, preview, screen, next, thumbnail = false }: LookMachineProps) {
  const { content, pictures, keptAt } = preview;
  const [shown, setShown] = useState<Awaited<ReturnType<typeof readyScreen>> | "failed">();
  useEffect(() => {
    if (!screen) return;
    let isOver = false;
    const show = async () => {
      const ready = await readyScreen(look, screen, content, pictures);
      if (isOver) return;
      setShown(ready);
      if (next) void readyScreen(look, next, content, pictures).catch(() => {});
    };
    show().catch(() => isOver || setShown((before) => before ?? "failed"));
    return () => {
      isOver = true;
    };
  }, [look, screen, next, content, pictures]);
  if (!shown || shown === "failed")
    return (
      <MachineScreen label={look.name} screen={createEmptyScreen(ACTIVE.model)} thumbnail={thumbnail}>
        {shown && <p className={styles.failed}>{LOOKS.notShown}</p>}
      </MachineScreen>
    );
  const { category, arrangement, urls } = shown;
  const described = describeScreen(
    ACTIVE.model,
    category,
    arrangementIn(ACTIVE.model, content.language, arrangement),
    (slot) => ({
      label:
        category.kind === "slots"
          ? (findTextAt(content, category, slot, content)?.text ?? "")
          : category.label,
      source:
        category.kind === "slots"
          ? (urls.get(slot) ?? keptAt(category, slot))
          : (keptAt(category, slot) ?? urls.get(slot)),
    }),
  );
  const label = LOOKS.onMachine(look.name, category.label);
  return (
    <div key={category.id} className={styles.fresh}>
      <MachineScreen label={label} screen={described} thumbnail={thumbnail} />
    </div>
  );
}

/** Lists show the look's first picture. */
async function readyScreen(
  look: Look,
  category: Category,
  content: PreviewedContent,
  pictures: LookPreviews,
) {
  const arrangement = findArrangement(category, content.counts[category.id]);
  const urls: ReadonlyMap<string, string> =
    category.kind === "slots"
      ? await pictures.urls(look, category, content)
      : new Map(arrangement.places.map(({ slot }) => [slot, lookListPicturePaths(look, category)[0] ?? ""]));
  await Promise.all([...urls.values()].map((src) => Object.assign(new Image(), { src }).decode()));
  return { category, arrangement, urls };
}
