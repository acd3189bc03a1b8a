import { SHELF } from "../../messages/en/shelf.ts";
import { Button } from "../../ui/button/Button.tsx";
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
    <ShelfBar words={SHELF.chosen(count)}>
      <Button variant="quiet" onClick={() => onAll(hasMore)}>
        {hasMore ? SHELF.chooseAll : SHELF.chooseNone}
      </Button>
      <Button icon="trash" unavailable={none} onClick={() => !none && onRemove()}>
        {SHELF.delete}
      </Button>
      <Button onClick={onDone}>{SHELF.done}</Button>
      <Button
        variant="primary"
        data-primary
        icon="download"
        unavailable={none}
        onClick={() => !none && onExport()}
      >
        {SHELF.exportChosen}
      </Button>
    </ShelfBar>
  );
}
