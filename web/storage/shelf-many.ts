import type { Design } from "../document/design.ts";
import type { Acting } from "./acting.ts";
import type { KeptAhead } from "./closed-rows.ts";
import type { Outcome, StoreFault } from "./outcome.ts";
import type { Row } from "./row.ts";
import type { Shelf } from "./shelf.ts";

/** Adds rows that are made one by one, with what holds their pictures until then; a fault ends it. */
export type AddRows = (
  make: (releases: (() => void)[]) => AsyncGenerator<Row | StoreFault, void>,
) => Promise<Outcome<{ readonly ids: readonly string[] }>>;

/** The acts on many designs at once. */
export function createShelfMany({
  act,
  change,
  hold,
  edited,
  copyOf,
  putBack,
  context: { sources, parts, actions, inQueue },
  designs,
  undos,
  changed,
}: Acting): Pick<Shelf, "dress" | "add"> & { addRows: AddRows } {
  const { pictures } = parts;

  const dress: Shelf["dress"] = async (changes, offer) => {
    const dressings = [...changes].map(
      ([id, given]) => [id, actions.dress({ ...given, ...(offer && { offer }) })] as const,
    );
    const kept = new Map<string, KeptAhead>();
    const before = new Map<string, Row>();
    const holds: (() => void)[] = [];
    /** Of all designs, or of those rows alone: what was done before a fault, and could not be put back either. */
    const offerUndo = (rows?: readonly Row[]) => {
      const done = rows ? rows.map(({ head }) => head.id) : [...before.keys()];
      const of = new Map(done.flatMap((id) => [...before].filter(([each]) => each === id)));
      const [first] = of.values();
      return undos.made({
        offer: { kind: "dress", count: of.size, name: first?.head.name ?? "", change: offer?.kind ?? "look" },
        before: of,
        ...(rows && { after: new Map(rows.map(({ head }) => [head.id, head.changedAt])) }),
      });
    };
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
          holds.push(hold([row]));
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
      const failed = open && (await inQueue(() => parts.perform({ ...open[1], isOfAct: true }, open[0])));
      if (failed) {
        const revisions = new Map(outcome.put.map(({ head }) => [head.id, head.revision]));
        const back = await act(async () => (await putBack(before, revisions)) ?? {});
        if (!back.ok) await offerUndo(outcome.put);
        return { ok: false, reason: failed };
      }
      await offerUndo();
      changed();
      return { ok: true, kept: true };
    } finally {
      for (const { release } of kept.values()) release();
      for (const letGo of holds) letGo();
    }
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
        await undos.made({ offer, before: new Map(ids.map((id) => [id, null])) });
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

  return { dress, add, addRows };
}
