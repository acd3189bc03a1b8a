import { Button } from "../ui/button/Button.tsx";
import { MACHINES } from "../words/machines.ts";
import { ShelfBar } from "./ShelfBar.tsx";

interface ChoosingBarProps {
  /** So many are chosen. */
  count: number;
  /** There are more to choose. */
  hasMore: boolean;
  onAll(isAll: boolean): void;
  onRemove(): void;
  onDone(): void;
  onExport(): void;
}

/** How many are chosen, and what can be done with them. */
export function ChoosingBar({ count, hasMore, onAll, onRemove, onDone, onExport }: ChoosingBarProps) {
  const none = count === 0;
  return (
    <ShelfBar words={MACHINES.chosen(count)}>
      <Button variant="quiet" onClick={() => onAll(hasMore)}>
        {hasMore ? MACHINES.chooseAll : MACHINES.chooseNone}
      </Button>
      <Button icon="trash" unavailable={none} onClick={() => !none && onRemove()}>
        {MACHINES.delete}
      </Button>
      <Button onClick={onDone}>{MACHINES.done}</Button>
      <Button
        variant="primary"
        data-primary
        icon="download"
        unavailable={none}
        onClick={() => !none && onExport()}
      >
        {MACHINES.exportChosen}
      </Button>
    </ShelfBar>
  );
}
