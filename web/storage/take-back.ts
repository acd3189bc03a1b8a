import type { Acting } from "./acting.ts";
import type { StoreFault } from "./outcome.ts";
import type { Row } from "./row.ts";
import type { Shelf } from "./shelf.ts";

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
  return async () => {
    await undos.check();
    const last = undos.last();
    if (!last) return { ok: false, reason: "gone" };
    const outcome = await act(async (published): Promise<{ open?: Row | null | undefined } | StoreFault> => {
      const openId = designs.openId();
      const { heads } = await patience.await(rows.survey);
      const closed = [...last.before.keys()].filter((id) => id !== openId);
      const revisions = new Map(closed.map((id) => [id, heads.get(id)?.revision ?? null]));
      const failed = closed.length > 0 ? await putBack(last.before, revisions) : null;
      if (failed) return failed;
      const before = openId === null ? undefined : last.before.get(openId);
      const isGoing = openId !== null && before === null;
      const isReopening = last.switched !== undefined && last.switched.to === openId;
      if (!isGoing && !isReopening) return { open: before };
      // What the act made goes, though it is open now; what it closed is opened again.
      const target =
        isReopening && last.switched
          ? await designs.rowOf(last.switched.from)
          : await designs.latestBut(new Set(last.before.keys()));
      const also = { remove: isGoing ? [openId] : [], expects: new Map(), isNew: target === null };
      const other = await openOther(published, target ?? designs.empty(), also);
      return typeof other === "string" ? other : {};
    });
    if (!outcome.ok) return outcome;
    undos.forget();
    const { open } = outcome;
    if (!open) return outcome;
    const offer = { kind: "restore" } as const;
    const failed = await inQueue(() => parts.restore(open.entries, open.head.id, offer));
    return failed ? { ok: false, reason: failed } : outcome;
  };
}
