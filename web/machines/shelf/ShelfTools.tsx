import type { Ref } from "react";
import { SHELF } from "../../messages/en/shelf.ts";
import { Button } from "../../ui/button/Button.tsx";
import styles from "./MachinesPage.module.css";

/** From so many on there is a search; fewer are seen at once. */
const MANY = 9;

interface ShelfToolsProps {
  /** Of the designs; undefined while they are read. */
  count: number | undefined;
  search: string;
  onSearch(text: string): void;
  isChoosing: boolean;
  /** The key that starts and ends choosing. */
  chooser: Ref<HTMLButtonElement>;
  onChoosing(isChoosing: boolean): void;
}

/** Above the cards: how many there are, and once there are several, the ways to find and to choose some. */
export function ShelfTools({ count, search, onSearch, isChoosing, chooser, onChoosing }: ShelfToolsProps) {
  if (count === 0) return null;
  return (
    <div className={styles.tools}>
      <p className={styles.count} role="status">
        {count === undefined ? SHELF.loading : SHELF.count(count)}
      </p>
      {count !== undefined && count > 1 && (
        <Button
          ref={chooser}
          size="small"
          variant="quiet"
          aria-pressed={isChoosing}
          onClick={() => onChoosing(!isChoosing)}
        >
          {SHELF.several}
        </Button>
      )}
      {count !== undefined && count >= MANY && (
        <input
          type="search"
          className={styles.search}
          aria-label={SHELF.search}
          placeholder={SHELF.search}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      )}
    </div>
  );
}
