import { type ReactNode, useEffect, useRef } from "react";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design } from "../../shared/model/design.ts";
import { missingImages, railSteps } from "../../shared/model/questions.ts";
import { PAGES } from "../../shared/product.ts";
import { pictures } from "../edit/app.ts";
import { sizeInWords } from "../files/deliver.ts";
import { SHELF } from "../messages/en/shelf.ts";
import { SHELL } from "../messages/en/shell.ts";
import type { ListedDesign } from "../store/types.ts";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import { hasFocus } from "../ui/has-focus.ts";
import { Icon } from "../ui/icon/Icon.tsx";
import { Menu } from "../ui/menu/Menu.tsx";
import { CardName } from "./CardName.tsx";
import choice from "./Choice.module.css";
import styles from "./DesignCard.module.css";
import { DesignScreens } from "./DesignScreens.tsx";
import { listedName } from "./design-names.ts";
import { useDesignInSight } from "./read-designs.ts";
import type { ShelfActs } from "./useShelfActs.ts";

interface DesignCardProps {
  model: MachineModel;
  design: ListedDesign;
  acts: ShelfActs;
  /** Undefined unless several designs are being chosen. */
  isChosen: boolean | undefined;
  onChoose(id: string): void;
  onExport(design: ListedDesign): void;
  onRemove(design: ListedDesign): void;
}

export function DesignCard({ model, design, acts, isChosen, onChoose, onExport, onRemove }: DesignCardProps) {
  const { id, isOpen, state } = design;
  const card = useRef<HTMLLIElement>(null);
  const data = useDesignInSight(card, design);
  const name = listedName(model, design);
  const isRenaming = acts.renaming === id;
  const wasRenaming = useRef(isRenaming);
  useEffect(() => {
    // The focused field is gone.
    if (wasRenaming.current && !isRenaming && !hasFocus()) card.current?.querySelector("button")?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const busy = acts.busy?.id === id ? acts.busy.act : undefined;
  const isUsable = state === "usable";
  return (
    <li
      ref={card}
      className={classes(styles.card, isOpen && styles.current, isChosen && styles.chosen)}
      data-design={id}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same */}
      <div
        className={classes(styles.stage, isUsable && styles.opens)}
        onClick={() => isUsable && isChosen === undefined && acts.open(design)}
      >
        <DesignScreens model={model} label={SHELF.screens(name)} design={data} />
      </div>
      <div className={styles.words}>
        <p className={styles.machine}>
          {design.machine === model.id ? model.title : SHELF.kind.otherMachine}
          {isOpen && <span className={styles.open}>{SHELF.openNow}</span>}
        </p>
        <CardName
          shown={name}
          name={design.name}
          rules={model.nameStep}
          isRenaming={isRenaming}
          onRename={(typed) => acts.rename(id, typed)}
          onCancel={() => acts.setRenaming(undefined)}
        />
        {isUsable ? (
          <Facts model={model} design={design} data={data} />
        ) : (
          <p className={styles.why}>{SHELF.state[state]}</p>
        )}
      </div>
      <div className={styles.foot}>
        {isUsable && isChosen !== undefined && (
          <label className={choice.all}>
            <input type="checkbox" className={choice.box} checked={isChosen} onChange={() => onChoose(id)} />
            <span>{SHELF.choose(name)}</span>
          </label>
        )}
        {isUsable && isChosen === undefined && (
          <>
            <Button
              icon="forward"
              iconAt="end"
              busy={busy === "open"}
              aria-label={isOpen ? SHELF.goOnNamed(name) : SHELF.openNamed(name)}
              onClick={() => acts.open(design)}
            >
              {isOpen ? SHELF.goOn : SHELF.open}
            </Button>
            {busy === "save" && <span className={styles.busy}>{SHELF.saving}</span>}
            <Menu
              label={SHELF.more(name)}
              size="regular"
              opensUp
              items={[
                { label: SHELF.rename, icon: "pencil", onPress: () => acts.setRenaming(id) },
                { label: SHELF.duplicate, icon: "copy", onPress: () => acts.duplicate(design) },
                { label: SHELL.titles.many, icon: "layers", onPress: () => acts.open(design, PAGES.many) },
                { label: SHELF.export, icon: "download", onPress: () => onExport(design) },
                { label: SHELF.save, icon: "download", onPress: () => acts.save(design) },
                { label: SHELF.delete, icon: "trash", onPress: () => onRemove(design) },
              ]}
            />
          </>
        )}
      </div>
    </li>
  );
}

interface FactsProps extends Pick<DesignCardProps, "model" | "design"> {
  data: Design | null | undefined;
}

function Facts({ model, design: { bytes, changedAt }, data }: FactsProps) {
  const steps = data ? railSteps(model, data, pictures.isMissing) : [];
  const done = steps.filter(({ state }) => state === "done").length;
  const gone = data ? missingImages(data, pictures.isMissing).length : 0;
  const size = bytes > 0 ? sizeInWords(bytes) : SHELF.noPictures;
  return (
    <>
      <p className={styles.facts}>{SHELF.facts(new Date(changedAt), new Date(), size)}</p>
      <div className={styles.progress}>
        <span className={styles.meter} aria-hidden="true">
          {steps.map(({ id, state }) => (
            <span key={id} className={classes(styles.mark, state === "done" && styles.done)} />
          ))}
        </span>
        <span className={styles.steps}>{data && SHELF.steps(done, steps.length)}</span>
      </div>
      {gone > 0 && (
        <p className={styles.why}>
          <Icon name="alert" /> {SHELF.evicted(gone)}
        </p>
      )}
    </>
  );
}

interface SingleCardProps {
  model: MachineModel;
  design: Design;
  /** Accessible name of the screens. */
  label: string;
  title: string;
  facts: string;
  children: ReactNode;
}

/** The only card of a shelf that is empty or can hold one design only. */
export const SingleCard = ({ model, design, label, title, facts, children }: SingleCardProps) => (
  <div className={styles.card}>
    <div className={styles.stage}>
      <DesignScreens model={model} label={label} design={design} />
    </div>
    <div className={styles.words}>
      <p className={styles.machine}>{model.title}</p>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.facts}>{facts}</p>
    </div>
    <div className={styles.foot}>{children}</div>
  </div>
);
