import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, emptyDesign } from "../../shared/model/design.ts";
import type { HistoryStep } from "../../shared/model/history.ts";
import { copyDesign, isSameContent } from "../../shared/model/revision.ts";
import type { Outcome, UndoOffer } from "../storage/outcome.ts";
import { persist, room } from "../storage/room.ts";
import type { NewDesign, OpenedFiles, Shelf, ShelfOffer } from "../storage/shelf.ts";
import { type LeftOut, openDesigns, saveAllDesigns } from "../store/all-designs-file.ts";
import { type OpenedDesign, saveDesignFile } from "../store/design-file.ts";
import type { StepLabel } from "../store/store.ts";
import type { Blobs, ChangeOutcome, StoreFault } from "../store/types.ts";
import { type Adapter, type Label, oldFault } from "./design-store.ts";
import { dressStep } from "./dress.ts";
import { fileWithPlaces } from "./file-places.ts";
import { viewOf } from "./view.ts";

/** A design that is to be added, and what holds its blobs until it is. */
interface Added {
  readonly design: Design;
  readonly release: () => void;
}

/** The shelf by which the pages have known the designs of this browser so far. It goes as they move to web/edit. */
export function createShelf(
  model: MachineModel,
  { core, pictures, others, switching, acting, outcomeOf, known }: Adapter,
  { now, newId }: { now(): number; newId(): string },
): Shelf {
  const options = {
    model,
    isMissing: pictures.isMissing,
    designs: known,
    sha256: async (bytes: Uint8Array<ArrayBuffer>) => (await import("../store/sha256.ts")).sha256Of(bytes),
  };
  const named = (shelf: ShelfOffer, offer?: UndoOffer): Label => ({ shelf, offer });
  const failed = (fault: StoreFault) => ({ ok: false, reason: oldFault(fault) }) as const;
  const withIds = <More extends object>(outcome: ChangeOutcome, more: More): Outcome<More> => {
    const done = outcomeOf(outcome);
    return done.ok ? { ...done, ...more } : done;
  };
  const read = async (id: string) => {
    const { design } = core.snapshot;
    const found = id === design.id ? design : await core.read(id);
    if (found) others.set(id, found);
    return found;
  };

  /** Changes designs; refused if localStorage is all there is, since it keeps one design only. */
  const change: Adapter["core"]["change"] = async (given) => {
    await core.ready;
    return core.isStored ? core.change(given) : { ok: false, fault: "unavailable" };
  };

  const open = (id: string) =>
    change({
      ids: [id],
      edit: (designs) => (designs.get(id) ? { designs: new Map(), open: id } : "gone"),
    });

  /** The last act on the shelf that nothing has followed. */
  function lastAct(): HistoryStep<StepLabel<Label>> | undefined {
    const { done } = core.snapshot.history;
    const step = done.findLast(({ label }) => label.label.shelf);
    const isNewest =
      step &&
      [...step.changes.keys()].every((id) => done.findLast(({ changes }) => changes.has(id)) === step);
    return isNewest ? step : undefined;
  }

  /** Adds designs in one act, each of which is stored with its blobs as it comes. */
  async function add(designs: AsyncIterable<Added | StoreFault>, ids: string[]): Promise<ChangeOutcome> {
    const added: Added[] = [];
    try {
      for await (const each of designs) {
        if (typeof each === "string") return { ok: false, fault: each };
        added.push(each);
      }
      ids.push(...added.map(({ design }) => design.id));
      if (ids.length === 0) return { ok: true, isStored: core.isStored, designs: new Map() };
      const shelf: ShelfOffer = { kind: "add", count: ids.length, name: added[0]?.design.name ?? "" };
      return await change({
        ids,
        label: { shelf },
        edit: () => ({ designs: new Map(added.map(({ design }) => [design.id, design])) }),
      });
    } finally {
      for (const { release } of added) release();
    }
  }
  async function keep(design: Design, blobs: Blobs): Promise<Added | StoreFault> {
    const release = core.hold(blobs.keys());
    const fault = blobs.size > 0 ? await core.keep(blobs) : null;
    if (!fault) return { design, release };
    release();
    return fault;
  }

  return {
    async list() {
      if (!core.isStored) throw new Error("There is one design only: this browser keeps nothing");
      const listed = await core.list();
      return listed.map((each) => ({ ...each, state: each.state === "laterVersion" ? "later" : each.state }));
    },
    onChange: core.subscribe,
    async read(id) {
      const design = await read(id);
      if (!design) return null;
      await pictures.look(design);
      return viewOf(model, design, pictures.isMissing, "");
    },

    open: (id) => switching(async () => outcomeOf(await open(id))),
    async create(name = "") {
      const { design: open } = core.snapshot;
      const isUnused = isSameContent(open, emptyDesign(model, ""));
      if (isUnused && name === "") {
        // Stored, so that it has a key of its own.
        if (open.revision > 0) return { ok: true, kept: core.isStored, id: open.id };
      }
      const id = newId();
      const outcome = await switching(() =>
        change({
          ids: [open.id],
          edit(designs) {
            const before = designs.get(open.id);
            const isLeft = before && isSameContent(before, emptyDesign(model, ""));
            const fresh = { ...emptyDesign(model, id), name: name.trim().toWellFormed() };
            return {
              designs: new Map([[id, fresh], ...(isLeft ? [[open.id, null] as const] : [])]),
              open: id,
            };
          },
        }),
      );
      return withIds(outcome, { id });
    },
    rename: (id, name) =>
      acting(async ({ perform }) =>
        outcomeOf(await perform({ id, isDraft: false }, (changes) => changes.renameMachine(name))),
      ),
    async duplicate(id, name) {
      const copy = newId();
      const outcome = await change({
        ids: [id],
        label: named({ kind: "duplicate", count: 1, name }),
        edit(designs) {
          const design = designs.get(id);
          return design ? { designs: new Map([[copy, copyDesign(design, { id: copy, name })]]) } : "gone";
        },
      });
      return withIds(outcome, { id: copy });
    },
    async remove(ids) {
      const listed = await core.list();
      const first = listed.find(({ id }) => id === ids[0]);
      const usable = listed.filter(({ state }) => state === "usable").map(({ id }) => id);
      if (ids.some((id) => !usable.includes(id))) return failed("gone");
      const shelf: ShelfOffer = { kind: "remove", count: ids.length, name: first?.name ?? "" };
      const outcome = await switching(() =>
        change({
          ids: usable,
          label: { shelf },
          edit(designs, open) {
            if (ids.some((id) => !designs.get(id))) return "gone";
            const left = [...designs.values()].filter((each) => each && !ids.includes(each.id));
            const latest = left.sort((one, other) => (other?.changedAt ?? 0) - (one?.changedAt ?? 0))[0];
            const opens = open !== null && ids.includes(open) ? { open: latest?.id ?? null } : {};
            return { designs: new Map(ids.map((id) => [id, null])), ...opens };
          },
        }),
      );
      return outcomeOf(outcome);
    },
    async dress(given, offer) {
      const steps = await Promise.all(
        [...given].map(async ([id, dressing]) => {
          await read(id);
          return [id, await dressStep({ ...dressing, ...(offer && { offer }) }, options)] as const;
        }),
      );
      const ids = steps.map(([id]) => id);
      const name = (await core.read(ids[0] ?? ""))?.name ?? "";
      const shelf: ShelfOffer = { kind: "dress", count: ids.length, name, change: offer?.kind ?? "look" };
      const releases: (() => void)[] = [];
      try {
        for (const [, { blobs = new Map() }] of steps) {
          releases.push(core.hold(blobs.keys()));
          const fault = await core.keep(blobs);
          if (fault) return failed(fault);
        }
        const outcome = await change({
          ids,
          label: named(shelf, offer ?? { kind: "look" }),
          edit(designs) {
            const edited = new Map<string, Design>();
            for (const [id, { edit }] of steps) {
              const design = designs.get(id);
              const after = design ? edit(design) : "gone";
              if (typeof after === "string") return after;
              edited.set(id, after);
            }
            return { designs: edited };
          },
        });
        return outcomeOf(outcome);
      } finally {
        for (const release of releases) release();
      }
    },
    async add(designs) {
      const ids: string[] = [];
      async function* made(): AsyncGenerator<Added | StoreFault> {
        for await (const { name, dressing, from } of designs as AsyncIterable<NewDesign>) {
          const base = from === undefined ? emptyDesign(model, "") : await read(from);
          if (!base) return yield "gone";
          const step = dressing && (await dressStep(dressing, options));
          const design = step ? step.edit(base) : base;
          if (typeof design === "string") return yield design;
          yield await keep(
            copyDesign(design, { id: newId(), name: name.trim().toWellFormed() }),
            step?.blobs ?? new Map(),
          );
        }
      }
      return withIds(await add(made(), ids), { ids });
    },
    offer: () => lastAct()?.label.label.shelf ?? null,
    async undo() {
      const step = lastAct();
      if (!step) return failed("gone");
      return switching(async () => {
        const { id } = core.snapshot.design;
        const outcome = await core.restore("undo", step);
        // The design that changed last takes the place of an open one that is gone, as after a removal.
        const isGone = outcome.ok && outcome.designs.get(id)?.after === null;
        const latest = isGone && (await core.list()).find(({ state }) => state === "usable");
        if (latest) await open(latest.id);
        return outcomeOf(outcome);
      });
    },

    async save(id) {
      const design = await read(id);
      return design && fileWithPlaces(design, await saveDesignFile(model, design, core.blob));
    },
    async saveAll(onProgress = () => {}) {
      const listed = await core.list();
      const unusable = listed.filter(({ state }) => state !== "usable").map(({ name }) => name);
      async function* designs() {
        for (const [at, { id, state }] of listed.entries()) {
          onProgress(at / listed.length);
          const design = state === "usable" ? await core.read(id) : null;
          if (design) yield design;
        }
      }
      const file = await saveAllDesigns(model, designs(), core.blob, new Date(now()));
      return { ...file, left: [...unusable, ...file.left] };
    },
    async openFile(file, onProgress): Promise<OpenedFiles> {
      const opened = await openDesigns(model, file, onProgress);
      if (typeof opened === "string") return { ok: false, reason: opened };
      const left: string[] = [];
      const ids: string[] = [];
      async function* designs(): AsyncGenerator<Added | StoreFault> {
        for await (const each of opened as AsyncIterable<OpenedDesign | LeftOut>) {
          if ("fault" in each) left.push(each.path);
          else yield await keep(copyDesign(each.design, { id: newId(), name: each.design.name }), each.blobs);
        }
      }
      const outcome = await add(designs(), ids);
      return withIds(outcome, { ids, left });
    },
    room,
    persist,
    async eraseEverything() {
      const fault = await switching(core.erase);
      return fault ? failed(fault) : { ok: true, kept: true };
    },
  };
}
