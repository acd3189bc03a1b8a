import { heldLocks, hold } from "./locks.ts";

/**
 * A browser's life, from its start to its end: only that end loses what localStorage was given late. So localStorage
 * and its row are compared at a start, unless an open tab has compared them, or the page before it in the same tab.
 */
export interface Life {
  /** Whether they were compared, by this tab's last page or by another tab that is open. */
  isCompared(): Promise<boolean>;
  /** They are compared, now and as long as this tab is open. */
  compared(): void;
}

/** Held by every tab that knows that they are compared. */
const COMPARED = "brewscreen:compared";
/** In sessionStorage: when the last page of this tab ended, in milliseconds since 1970. */
const LEFT = "brewscreen:left";

export const browserLife = (): Life => ({
  async isCompared() {
    // A page that ended after this navigation began made way for it. A restored tab's note is older.
    if (leftAt() > performance.timeOrigin) return true;
    return (await heldLocks()).includes(COMPARED);
  },
  compared() {
    void hold(COMPARED);
    addEventListener("pagehide", () => {
      try {
        sessionStorage.setItem(LEFT, String(Date.now()));
      } catch {
        // Compared once more then, which costs a moment.
      }
    });
  },
});

function leftAt(): number {
  try {
    return Number(sessionStorage.getItem(LEFT));
  } catch {
    return 0;
  }
}
