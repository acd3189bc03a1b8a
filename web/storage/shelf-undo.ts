import type { ImageSources } from "./image-sources.ts";
import type { Row, Rows } from "./row.ts";
import type { ShelfOffer } from "./shelf.ts";

/** An act on several designs, as far as taking it back needs it. */
export interface ShelfAct {
  readonly offer: ShelfOffer;
  /** What each design was; null where there was none. */
  readonly before: ReadonlyMap<string, Row | null>;
  /** When each was changed last, then; null where it is gone. */
  readonly after: ReadonlyMap<string, number | null>;
  /** The design that was open before it, and the one that was opened in its place. */
  readonly switched?: { readonly from: string; readonly to: string } | undefined;
}

/** The last act on several designs of this tab, until one of them changes. What it needs is held. */
export interface ShelfUndo {
  last(): ShelfAct | null;
  made(act: Omit<ShelfAct, "after"> & Partial<Pick<ShelfAct, "after">>): Promise<void>;
  forget(): void;
  /** Forgets the act where one of its designs was changed since, but by an Undo that did not get to its end. */
  check(): Promise<void>;
}

export function createShelfUndo(rows: Rows, hold: ImageSources["hold"]): ShelfUndo {
  let act: ShelfAct | null = null;
  let release = () => {};
  const forget = () => {
    act = null;
    release();
    release = () => {};
  };
  const changedAt = async (ids: Iterable<string>) => {
    const { heads } = await rows.survey();
    return new Map([...ids].map((id) => [id, heads.get(id)?.changedAt ?? null]));
  };
  return {
    last: () => act,
    async made(next) {
      forget();
      const values = [...next.before.values()].flatMap((row) => [...(row?.entries.values() ?? [])]);
      release = hold(values.join("\n"));
      // What can't be compared later is not offered.
      const after = next.after ?? (await changedAt(next.before.keys()).catch(() => null));
      if (after) act = { ...next, after };
      else forget();
    },
    forget,
    async check() {
      const checked = act;
      if (!checked) return;
      const now = await changedAt(checked.after.keys()).catch(() => null);
      if (act !== checked || now === null) return;
      const isAsBefore = (id: string) => now.get(id) === (checked.before.get(id)?.head.changedAt ?? null);
      if ([...checked.after].some(([id, at]) => now.get(id) !== at && !isAsBefore(id))) forget();
    },
  };
}
