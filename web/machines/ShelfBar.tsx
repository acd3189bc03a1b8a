import { type ReactNode, useEffect, useRef } from "react";
import { SHELF } from "#messages/shelf.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { ShelfUndoOffer } from "../edit/state.ts";
import { BottomBarFrame } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { hasFocus } from "../ui/has-focus.ts";
import styles from "./MachinesPage.module.css";

interface ShelfBarProps {
  words: string;
  /** Whether the first button takes the focus if the focused element was removed. */
  takesFocus?: boolean;
  children: ReactNode;
}

function ShelfBar({ words, takesFocus = false, children }: ShelfBarProps) {
  const buttons = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: different words belong to a different action
  useEffect(() => {
    if (takesFocus && !hasFocus()) buttons.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [takesFocus, words]);
  return (
    <BottomBarFrame>
      <div className={classNames("row", "page", styles.bar)}>
        <p className={classNames("strong", styles.barWords)} role="status">
          {words}
        </p>
        <div ref={buttons} className={classNames("wrap", styles.barKeys)}>
          {children}
        </div>
      </div>
    </BottomBarFrame>
  );
}

interface SelectionBarProps {
  count: number;
  hasMore: boolean;
  onAll(isAll: boolean): void;
  onDescribe(): void;
  onRemove(): void;
  onDone(): void;
  onExport(): void;
}

export function SelectionBar({ count, hasMore, onAll, onDone, ...more }: SelectionBarProps) {
  const none = count === 0;
  return (
    <ShelfBar words={SHELF.chosen(count)}>
      <Button variant="quiet" onClick={() => onAll(hasMore)}>
        {hasMore ? SHELF.chooseAll : SHELF.chooseNone}
      </Button>
      <Button icon="pencil" unavailable={none} onClick={() => !none && more.onDescribe()}>
        {SHELF.editDetails}
      </Button>
      <Button icon="trash" unavailable={none} onClick={() => !none && more.onRemove()}>
        {SHELF.delete}
      </Button>
      <Button onClick={onDone}>{SHELF.done}</Button>
      <Button
        variant="primary"
        data-primary
        icon="download"
        unavailable={none}
        onClick={() => !none && more.onExport()}
      >
        {SHELF.exportChosen}
      </Button>
    </ShelfBar>
  );
}

interface UndoBarProps {
  offer: ShelfUndoOffer;
  /** How many of the added machines have the same name as an existing one. */
  namesakes: number;
  onUndo(): void;
  onUpdate(): void;
}

export function UndoBar({ offer: { kind, count, name }, namesakes, onUndo, onUpdate }: UndoBarProps) {
  const shown = name || SHELF.unnamed(ACTIVE.model.defaultMachineName);
  const words = SHELF.undoable[kind](count, shown);
  return (
    <ShelfBar
      words={namesakes > 0 ? `${words} ${SHELF.namesakes(namesakes)}` : words}
      takesFocus={kind === "remove"}
    >
      {namesakes > 0 && <Button onClick={onUpdate}>{SHELF.updateNamesakes(namesakes)}</Button>}
      <Button icon="undo" onClick={onUndo}>
        {SHELF.undo}
      </Button>
    </ShelfBar>
  );
}
