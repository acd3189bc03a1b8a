import { type RefObject, useEffect, useId, useRef } from "react";
import type { MachineModel } from "../../../shared/machine/types.ts";
import { SHELF } from "../../messages/en/shelf.ts";
import { SHELL } from "../../messages/en/shell.ts";
import type { ListedDesign } from "../../store/types.ts";
import { Button } from "../../ui/button/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { hasFocus } from "../../ui/has-focus.ts";
import { Menu } from "../../ui/menu/Menu.tsx";
import { CardFacts } from "./CardFacts.tsx";
import { CardName } from "./CardName.tsx";
import choice from "./Choice.module.css";
import styles from "./DesignCard.module.css";
import { DesignScreens } from "./DesignScreens.tsx";
import { shownName } from "./shown-name.ts";
import type { Busy } from "./useActs.ts";
import { useSeen } from "./useSeen.ts";
import { useShelfDesign } from "./useShelfDesign.ts";

/** What can be done to a design. Each resolves once it is done; what went wrong the page says. */
export interface CardActs {
  open(design: ListedDesign): void;
  startRenaming(id: string | undefined): void;
  rename(id: string, name: string): Promise<string | undefined>;
  duplicate(design: ListedDesign): void;
  save(design: ListedDesign): void;
  export(design: ListedDesign): void;
  makeMany(design: ListedDesign): void;
  remove(design: ListedDesign): void;
}

interface DesignCardProps {
  model: MachineModel;
  design: ListedDesign;
  acts: CardActs;
  isRenaming: boolean;
  /** What is being done to it. */
  busy: Busy["act"] | undefined;
  /** Whether it is one of the chosen ones; undefined where none are chosen. */
  isChosen: boolean | undefined;
  onChoose(id: string): void;
}

/** A design of the shelf: its screens, its name, how far it is, and what can be done with it. */
export function DesignCard({ model, design, acts, isRenaming, busy, isChosen, onChoose }: DesignCardProps) {
  const id = useId();
  const card = useRef<HTMLLIElement>(null);
  const data = useShelfDesign(design, useSeen(card));
  const name = shownName(model, design);
  useFocusAfter(card, isRenaming);
  const isChoosing = isChosen !== undefined;
  const { state } = design;
  return (
    <li
      ref={card}
      className={classes(styles.card, design.isOpen && styles.current, isChosen && styles.chosen)}
      data-design={design.id}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key below does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the key below does the same */}
      <div
        className={classes(styles.stage, state === "usable" && styles.opens)}
        onClick={() => state === "usable" && !isChoosing && acts.open(design)}
      >
        <DesignScreens model={model} label={SHELF.screens(name)} design={data} />
      </div>
      <div className={styles.words}>
        <p className={styles.machine}>
          {design.machine === model.id ? model.title : SHELF.kind.otherMachine}
          {design.isOpen && <span className={styles.open}>{SHELF.openNow}</span>}
        </p>
        <CardName
          id={id}
          shown={name}
          name={design.name}
          rules={model.nameStep}
          isRenaming={isRenaming}
          onRename={(typed) => acts.rename(design.id, typed)}
          onKeep={() => acts.startRenaming(undefined)}
        />
        {state === "usable" ? (
          <CardFacts model={model} design={design} data={data} />
        ) : (
          <p className={styles.why}>{SHELF.state[state]}</p>
        )}
      </div>
      {isChoosing ? (
        <div className={styles.foot}>
          {state === "usable" && (
            <label className={styles.choice}>
              <input
                type="checkbox"
                className={choice.box}
                checked={isChosen}
                onChange={() => onChoose(design.id)}
              />
              <span>{SHELF.choose(name)}</span>
            </label>
          )}
        </div>
      ) : (
        <div className={styles.foot}>
          {state === "usable" && (
            <>
              <Button
                icon="forward"
                iconAt="end"
                busy={busy === "open"}
                aria-label={design.isOpen ? SHELF.goOnNamed(name) : SHELF.openNamed(name)}
                onClick={() => acts.open(design)}
              >
                {design.isOpen ? SHELF.goOn : SHELF.open}
              </Button>
              {busy === "save" && <span className={styles.busy}>{SHELF.saving}</span>}
              <Menu
                label={SHELF.more(name)}
                size="regular"
                opensUp
                items={[
                  { label: SHELF.rename, icon: "pencil", onPress: () => acts.startRenaming(design.id) },
                  { label: SHELF.duplicate, icon: "copy", onPress: () => acts.duplicate(design) },
                  { label: SHELL.titles.many, icon: "layers", onPress: () => acts.makeMany(design) },
                  { label: SHELF.export, icon: "download", onPress: () => acts.export(design) },
                  { label: SHELF.save, icon: "download", onPress: () => acts.save(design) },
                  { label: SHELF.delete, icon: "trash", onPress: () => acts.remove(design) },
                ]}
              />
            </>
          )}
        </div>
      )}
    </li>
  );
}

/** Once the name is no longer being changed, the card's first key has the focus that the field had. */
function useFocusAfter(card: RefObject<HTMLElement | null>, isRenaming: boolean): void {
  const wasRenaming = useRef(isRenaming);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming && !hasFocus()) card.current?.querySelector("button")?.focus();
    wasRenaming.current = isRenaming;
  }, [card, isRenaming]);
}
