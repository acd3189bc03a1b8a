import type { Acting } from "./acting.ts";
import type { Row } from "./row.ts";
import type { Shelf } from "./shelf.ts";
import type { ShelfAct } from "./shelf-undo.ts";

/** The acts on one design of the shelf, and removing several. */
export function createShelfActs({
  act,
  change,
  openOther,
  edited,
  copyOf,
  context: { opened, parts, actions, inQueue },
  designs,
  undos,
  changed,
}: Acting): Pick<Shelf, "open" | "create" | "rename" | "duplicate" | "remove"> {
  const { rows, fault } = opened;
  const { patience } = parts;

  const open: Shelf["open"] = (id) =>
    act(async (published) => {
      if (id === designs.openId()) return {};
      const row = await designs.rowOf(id);
      if (!row) return "gone";
      const switched = await openOther(published, row, { expects: new Map() });
      return typeof switched === "string" ? switched : {};
    });

  const create: Shelf["create"] = async (name = "") => {
    const outcome = await act(async (published) => {
      const openId = designs.openId();
      const isUnused = openId !== null && (await designs.rowOf(openId))?.entries.size === 0;
      if (isUnused && name === "") return { id: openId };
      const fresh = designs.empty();
      const row = name === "" ? fresh : edited(fresh, actions.renameMachine(name));
      if (typeof row === "string") return row;
      const { id } = row.head;
      const unused = isUnused ? await patience.await(() => rows.read(openId)) : null;
      const switched = await openOther(published, row, {
        expects: new Map(),
        isNew: true,
        ...(unused && { remove: [unused.head.id], back: { put: [unused] } }),
      });
      return typeof switched === "string" ? switched : { id };
    });
    if (outcome.ok) undos.forget();
    return outcome;
  };

  const duplicate: Shelf["duplicate"] = (id, name) =>
    act(async () => {
      const row = await designs.rowOf(id);
      if (!row) return "gone";
      const copy = await copyOf(row, { name });
      if (typeof copy === "string") return copy;
      const failed = await change({ put: [copy], expects: new Map([[copy.head.id, null]]) });
      if (failed) return failed;
      await undos.made({
        offer: { kind: "duplicate", count: 1, name },
        before: new Map([[copy.head.id, null]]),
      });
      return { id: copy.head.id };
    });

  const remove: Shelf["remove"] = (ids) =>
    act(async (published) => {
      const before = new Map<string, Row>();
      for (const id of ids) {
        const row = await designs.rowOf(id);
        if (!row) return "gone";
        before.set(id, row);
      }
      const [first] = before.values();
      if (!first) return {};
      const openId = designs.openId();
      const closed = [...before].filter(([id]) => id !== openId);
      const expects = new Map<string, number | null>(closed.map(([id, { head }]) => [id, head.revision]));
      const { heads } = await patience.await(rows.survey);
      const asides = [...heads.values()].flatMap((head) =>
        head?.isAside && head.of !== undefined && before.has(head.of) ? [head.id] : [],
      );
      const gone = [...before.keys(), ...asides];
      let switched: ShelfAct["switched"];
      if (openId !== null && before.has(openId)) {
        const next = await designs.latestBut(new Set(ids));
        const target = next ?? designs.empty();
        const back = { put: [...before.values()] };
        let isHalf = false;
        const onHalf = () => {
          isHalf = true;
        };
        const also = { remove: gone, expects, back, isNew: next === null, onHalf };
        const other = await openOther(published, target, also);
        // Those that are gone all the same can be brought back.
        if (isHalf && closed.length > 0)
          await undos.made({
            offer: { kind: "remove", count: closed.length, name: closed[0]?.[1].head.name ?? "" },
            before: new Map(closed),
            after: new Map(closed.map(([id]) => [id, null])),
          });
        if (typeof other === "string") return other;
        if (other.left) before.set(openId, other.left);
        switched = { from: openId, to: target.head.id };
      } else {
        const failed = await change({ remove: gone, expects });
        if (failed) return failed;
      }
      const offer = { kind: "remove", count: before.size, name: first.head.name } as const;
      await undos.made({ offer, before, switched });
      return {};
    });

  return {
    open,
    create,
    async rename(id, name) {
      const failed = await inQueue(() => parts.perform(actions.renameMachine(name), id));
      if (failed) return { ok: false, reason: failed };
      changed();
      return { ok: true, kept: !fault };
    },
    duplicate,
    remove,
  };
}
