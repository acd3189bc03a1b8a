import type { Acting } from "./acting.ts";
import type { StoreFault } from "./outcome.ts";
import type { Row } from "./row.ts";
import type { Shelf } from "./shelf.ts";

/** What is left to do for the open design, and what takes the rest back where that fails. */
interface TakenBack {
  readonly open?: Row | null | undefined;
  readonly stood: ReadonlyMap<string, Row | null>;
  readonly revisions: ReadonlyMap<string, number | null>;
}

const NONE: TakenBack["revisions"] = new Map();

/** Undo of the last act on several designs of this tab. */
export function createTakeBack({
  act,
  openOther,
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
  return async () => {
    await undos.check();
    const last = undos.last();
    if (!last) return { ok: false, reason: "gone" };
    const outcome = await act(async (published): Promise<TakenBack | StoreFault> => {
      const openId = designs.openId();
      const closed = [...last.before.keys()].filter((id) => id !== openId);
      const stood = new Map<string, Row | null>();
      for (const id of closed) stood.set(id, await patience.await(() => rows.read(id)));
      const failed = closed.length > 0 ? await putBack(last.before, await revisionsOf(closed)) : null;
      if (failed) return failed;
      const before = openId === null ? undefined : last.before.get(openId);
      const isGoing = openId !== null && before === null;
      const isReopening = last.switched !== undefined && last.switched.to === openId;
      if (!isGoing && !isReopening)
        return { open: before, stood, revisions: before ? await revisionsOf(closed) : NONE };
      // What the act made goes, though it is open now; what it closed is opened again.
      const target =
        isReopening && last.switched
          ? await designs.rowOf(last.switched.from)
          : await designs.latestBut(new Set(last.before.keys()));
      const going = isGoing ? await designs.rowOf(openId) : null;
      const also = {
        remove: isGoing ? [openId] : [],
        expects: new Map(),
        isNew: target === null,
        ...(going && { back: { put: [going] } }),
      };
      const other = await openOther(published, target ?? designs.empty(), also);
      if (typeof other !== "string") return { stood, revisions: NONE };
      if (closed.length > 0) await putBack(stood, await revisionsOf(closed));
      return other;
    });
    if (!outcome.ok) return outcome;
    const { open, stood, revisions } = outcome;
    const offer = { kind: "restore" } as const;
    const failed = open && (await inQueue(() => parts.restore(open.entries, open.head.id, offer)));
    if (failed) {
      // localStorage has no room for what the open one was: the others are as they were before this, too.
      if (revisions.size > 0) await act(async () => (await putBack(stood, revisions)) ?? {});
      return { ok: false, reason: failed };
    }
    undos.forget();
    return { ok: true, kept: outcome.kept };
  };
}
