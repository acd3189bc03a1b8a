import type { Design } from "../document/design.ts";
import type { Designs, KeptAhead } from "./closed-rows.ts";
import type { ShelfContext } from "./create-shelf.ts";
import { databaseFault } from "./database-fault.ts";
import { editRow } from "./edit-row.ts";
import { openRow } from "./open-row.ts";
import type { Outcome, StoreFault } from "./outcome.ts";
import type { Row, RowChanges } from "./row.ts";
import type { Shelf, ShelfOffer } from "./shelf.ts";
import type { ShelfAct, ShelfUndo } from "./shelf-undo.ts";
import type { Action } from "./writer.ts";

type Acts = Pick<
  Shelf,
  "open" | "create" | "rename" | "duplicate" | "remove" | "dress" | "add" | "offer" | "undo"
>;

const NOTHING_GONE: ReadonlySet<string> = new Set();

/** The acts of a shelf. `changed` tells this tab and others that the rows are not what they were. */
export function createShelfActs(
  context: ShelfContext,
  designs: Designs,
  undos: ShelfUndo,
  changed: () => void,
): Acts & { addRows: AddRows } {
  const { model, environment, opened, sources, parts, actions, inQueue } = context;
  const { saver, pictures, patience } = parts;
  const { rows, tabs, fault } = opened;
  const { now, newId } = environment;
  const opening = { model, rows, parts, now, newId };

  /** Runs an act after the others of all tabs, unless none may be made. */
  const act = async <More extends object>(
    run: (published: number) => Promise<More | StoreFault>,
  ): Promise<Outcome<More>> => {
    if (fault) return { ok: false, reason: fault };
    if (await tabs.hasOld()) return { ok: false, reason: "oldTab" };
    const result = await inQueue(() =>
      saver.inTurn(async (published) => {
        try {
          return await run(published);
        } catch (error) {
          console.error("An act on the designs failed", error);
          return databaseFault(error);
        }
      }),
    );
    if (typeof result === "string") return { ok: false, reason: result };
    changed();
    return { ok: true, kept: true, ...result };
  };
  const change = async (changes: RowChanges): Promise<StoreFault | null> => {
    const outcome = await patience.await(() => rows.change(changes));
    return outcome === "written" ? null : "gone";
  };
  const made = (
    offer: ShelfOffer,
    before: ReadonlyMap<string, Row | null>,
    switched?: ShelfAct["switched"],
  ) => undos.made({ offer, before, switched });
  const edited = (row: Row, action: Action, values: readonly string[] = []): Row | StoreFault =>
    editRow(model, row, { ...action, values, missing: NOTHING_GONE, now: now() });

  const open: Shelf["open"] = (id) =>
    act(async (published) => {
      if (id === designs.openId()) return {};
      const row = await designs.rowOf(id);
      if (!row) return "gone";
      const switched = await openRow(opening, published, row, { expects: new Map() });
      if (typeof switched === "string") return switched;
      parts.showOther(switched);
      return {};
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
      const switched = await openRow(opening, published, row, {
        expects: new Map(),
        isNew: true,
        ...(unused && { remove: [unused.head.id], back: { put: [unused] } }),
      });
      if (typeof switched === "string") return switched;
      parts.showOther(switched);
      return { id };
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
      await made({ kind: "duplicate", count: 1, name }, new Map([[copy.head.id, null]]));
      return { id: copy.head.id };
    });
  /** A row of its own with the same pictures, and another name. */
  const copyOf = async (row: Row, { name, also }: { name: string; also?: Action["edit"] }) => {
    const entries = await designs.withSharedPictures(row.entries);
    const fresh = { head: { ...row.head, id: newId(), isAside: false }, entries };
    return edited(fresh, {
      edit(draft, values) {
        draft.machineName = name.trim().toWellFormed();
        draft.machineTimestamp = String(now());
        return also?.(draft, values);
      },
      offer: { kind: "rename" },
    });
  };

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
        const also = { remove: gone, expects, back, isNew: next === null };
        const other = await openRow(opening, published, target, also);
        if (typeof other === "string") return other;
        if (other.left) before.set(openId, other.left);
        parts.showOther(other);
        switched = { from: openId, to: target.head.id };
      } else {
        const failed = await change({ remove: gone, expects });
        if (failed) return failed;
      }
      await made({ kind: "remove", count: before.size, name: first.head.name }, before, switched);
      return {};
    });

  const dress: Shelf["dress"] = async (changes, offer) => {
    const dressings = [...changes].map(
      ([id, given]) => [id, actions.dress({ ...given, ...(offer && { offer }) })] as const,
    );
    const kept = new Map<string, KeptAhead>();
    const before = new Map<string, Row | null>();
    try {
      for (const [id, action] of dressings) {
        if (id === designs.openId()) continue;
        const ahead = await designs.keepAhead(action.images ?? []);
        if (ahead === "full") return { ok: false, reason: ahead };
        kept.set(id, ahead);
      }
      const outcome = await act(async () => {
        const put: Row[] = [];
        const expects = new Map<string, number | null>();
        for (const [id, action] of dressings) {
          const row = await designs.rowOf(id);
          if (!row) return "gone";
          before.set(id, row);
          if (id === designs.openId()) continue;
          const ahead = kept.get(id) ?? (await pictures.values(action.images ?? [], true));
          if (ahead === "full") return ahead;
          const next = edited(row, action, ahead.values);
          if (typeof next === "string") return next;
          put.push(next);
          expects.set(id, row.head.revision);
        }
        return (put.length > 0 && (await change({ put, expects }))) || { put };
      });
      if (!outcome.ok) return outcome;
      const open = dressings.find(([id]) => !outcome.put.some(({ head }) => head.id === id));
      const failed = open && (await inQueue(() => parts.perform(open[1], open[0])));
      if (failed) {
        await act(
          async () =>
            (await putBack(before, new Map(outcome.put.map(({ head }) => [head.id, head.revision])))) ?? {},
        );
        return { ok: false, reason: failed };
      }
      const [first] = before.values();
      const name = first?.head.name ?? "";
      await made({ kind: "dress", count: before.size, name, change: offer?.kind ?? "look" }, before);
      changed();
      return { ok: true, kept: true };
    } finally {
      for (const { release } of kept.values()) release();
    }
  };
  /** Puts rows that are not open back to what they were; `revisions` are those that they must have. */
  const putBack = (
    before: ReadonlyMap<string, Row | null>,
    revisions: ReadonlyMap<string, number | null>,
  ) => {
    const put = [...revisions].flatMap(([id, revision]): Row[] => {
      const row = before.get(id);
      if (!row) return [];
      return [{ ...row, head: { ...row.head, revision: Math.max(row.head.revision, revision ?? 0) + 1 } }];
    });
    const remove = [...revisions.keys()].filter((id) => before.get(id) === null);
    return change({ put, remove, expects: revisions });
  };

  const addRows: AddRows = async (entriesOf) => {
    const releases: (() => void)[] = [];
    const put: Row[] = [];
    try {
      for await (const row of entriesOf(releases)) {
        if (typeof row === "string") return { ok: false, reason: row };
        put.push(row);
      }
      return await act(async () => {
        const ids = put.map(({ head }) => head.id);
        if (ids.length === 0) return { ids };
        const failed = await change({ put, expects: new Map(ids.map((id) => [id, null])) });
        if (failed) return failed;
        const offer = { kind: "add", count: ids.length, name: put[0]?.head.name ?? "" } as const;
        await made(offer, new Map(ids.map((id) => [id, null])));
        return { ids };
      });
    } finally {
      for (const release of releases) release();
    }
  };
  const add: Shelf["add"] = (given) =>
    addRows(async function* (releases) {
      const sourceRows = new Map<string, Row>();
      for await (const { name, dressing, from } of given) {
        let row: Row | undefined = from === undefined ? designs.empty() : sourceRows.get(from);
        if (!row && from !== undefined) {
          const source = await designs.rowOf(from).catch(() => null);
          if (!source) return yield "gone";
          row = { ...source, entries: await designs.withSharedPictures(source.entries) };
          releases.push(sources.hold([...row.entries.values()].join("\n")));
          sourceRows.set(from, row);
        }
        const action = dressing && actions.dress(dressing);
        const ahead = await designs.keepAhead(action?.images ?? []);
        if (ahead === "full") return yield ahead;
        releases.push(ahead.release);
        const also = (draft: Design) => {
          draft.variants = "";
          return action?.edit(draft, ahead.values);
        };
        yield row ? await copyOf(row, { name, also }) : "gone";
      }
    });

  const undo: Shelf["undo"] = async () => {
    await undos.check();
    const last = undos.last();
    if (!last) return { ok: false, reason: "gone" };
    const outcome = await act(async (published) => {
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
      const other = await openRow(opening, published, target ?? designs.empty(), also);
      if (typeof other === "string") return other;
      parts.showOther(other);
      return {};
    });
    if (!outcome.ok) return outcome;
    undos.forget();
    const { open } = outcome as { open?: Row | null };
    if (!open) return outcome;
    const offer = { kind: "restore" } as const;
    const failed = await inQueue(() => parts.restore(open.entries, open.head.id, offer));
    return failed ? { ok: false, reason: failed } : outcome;
  };

  return {
    open,
    create,
    rename: (id, name) => {
      const doing = inQueue(() => parts.perform(actions.renameMachine(name), id));
      return doing.then((failed) => {
        if (failed) return { ok: false, reason: failed };
        changed();
        return { ok: true, kept: !fault };
      });
    },
    duplicate,
    remove,
    dress,
    add,
    addRows,
    offer: () => undos.last()?.offer ?? null,
    undo,
  };
}

/** Adds rows that are made one by one, with what holds their pictures until then; a fault ends it. */
export type AddRows = (
  make: (releases: (() => void)[]) => AsyncGenerator<Row | StoreFault, void>,
) => Promise<Outcome<{ readonly ids: readonly string[] }>>;
