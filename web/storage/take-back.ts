import type { Acting, RowsBefore } from "./acting.ts";
import type { Outcome, StoreFault } from "./outcome.ts";
import type { Row } from "./row.ts";
import type { Shelf } from "./shelf.ts";
import type { ShelfAct } from "./shelf-undo.ts";

/** What is left to do for the open design, and what takes the rest back where that fails. */
interface TakenBack {
  readonly open?: Row | null | undefined;
  readonly stood?: RowsBefore;
  readonly revisions?: ReadonlyMap<string, number | null>;
}

/**
 * Undo of the last act on several designs of this tab. Where it fails half way, and taking that back fails as well, it
 * is offered still, and does the other half when it is called again.
 */
export function createTakeBack({
  act,
  change,
  openOther,
  hold,
  backTo,
  putBack,
  context: { opened, parts, inQueue },
  designs,
  undos,
}: Acting): Shelf["undo"] {
  const { rows } = opened;
  const { patience } = parts;
  const revisionsOf = async (ids: readonly string[]) => {
    const { heads } = await patience.await(rows.survey);
    return new Map(ids.map((id) => [id, heads.get(id)?.revision ?? null]));
  };
  const takeBack = async (last: ShelfAct, holds: (() => void)[]): Promise<Outcome> => {
    const outcome = await act(async (published): Promise<TakenBack | StoreFault> => {
      const openId = designs.openId();
      const closed = [...last.before.keys()].filter((id) => id !== openId);
      const stood = new Map<string, Row | null>();
      for (const id of closed) stood.set(id, await patience.await(() => rows.read(id)));
      holds.push(hold(stood.values()));
      const revisions = await revisionsOf(closed);
      const before = openId === null ? undefined : last.before.get(openId);
      const isGoing = openId !== null && before === null;
      const isReopening = last.switched !== undefined && last.switched.to === openId;
      if (!isGoing && !isReopening) {
        const failed = closed.length > 0 ? await change(backTo(last.before, revisions)) : null;
        return failed ?? { open: before, stood, ...(before && { revisions: await revisionsOf(closed) }) };
      }
      // What the act made goes, though it is open now; what it closed is opened again: in one transaction with the rest.
      const from = last.switched && isReopening ? last.switched.from : null;
      const back = from !== null && stood.get(from) === null ? (last.before.get(from) ?? null) : null;
      const target =
        back ??
        (from === null ? await designs.latestBut(new Set(last.before.keys())) : await designs.rowOf(from));
      const going = isGoing ? await designs.rowOf(openId) : null;
      const { put, remove, expects } = backTo(last.before, revisions);
      const standing = [...stood.values(), going].filter((row) => row !== null);
      const other = await openOther(published, target ?? designs.empty(), {
        put: put.filter(({ head }) => head.id !== target?.head.id),
        remove: [...remove, ...(isGoing ? [openId] : [])],
        expects,
        isNew: back !== null || target === null,
        back: { put: standing, remove: closed.filter((id) => stood.get(id) === null) },
      });
      return typeof other === "string" ? other : {};
    });
    if (!outcome.ok) return outcome;
    const { open, stood, revisions } = outcome;
    const failed = open && (await inQueue(() => parts.takeBack(open.entries, open.head.id)));
    if (failed) {
      // localStorage has no room for what the open one was: the others are as they were before this, too.
      if (stood && revisions) await act(async () => (await putBack(stood, revisions)) ?? {});
      return { ok: false, reason: failed };
    }
    undos.forget();
    return { ok: true, kept: outcome.kept };
  };
  return async () => {
    await undos.check();
    const last = undos.last();
    if (!last) return { ok: false, reason: "gone" };
    const holds: (() => void)[] = [];
    try {
      return await takeBack(last, holds);
    } finally {
      for (const letGo of holds) letGo();
    }
  };
}
