import { copyDesign, type Design, type DesignDetails } from "../../shared/model/design.ts";
import { replaceContent, setDetails } from "../../shared/model/edit.ts";
import type { UndoStep } from "../../shared/model/history.ts";
import { renameMachine } from "../../shared/model/texts.ts";
import type { DesignFileFault } from "../store/design-json.ts";
import { createEmptyDesignInPageLanguage } from "../store/new-design.ts";
import { storeFaultOf, type UndoStepLabel } from "../store/store.ts";
import { isEmptyDesign } from "../store/stored-design.ts";
import type { ListedDesign, StoreFault } from "../store/types.ts";
import {
  type AllDesignsFile,
  createAllDesignsFile,
  createDesignFile,
  type DesignFile,
  readDesigns,
  type UnreadableDesign,
} from "./design-files.ts";
import type {
  DesignsUpdater,
  EditingEnvironment,
  EditingSession,
  EditOutcome,
  NewDesign,
} from "./editing.ts";
import { loadDefaultImageMaterials } from "./materials.ts";
import { describeOmissions } from "./omissions.ts";
import type { ShelfUndoOffer, UndoLabel } from "./state.ts";

type Failed = Extract<EditOutcome, { ok: false }>;

export type AddDesignsOutcome = Failed | { readonly ok: true; readonly ids: readonly string[] };

export type OpenDesignsOutcome =
  | Failed
  | { readonly ok: true; readonly ids: readonly string[]; readonly unreadable: readonly string[] }
  | { readonly ok: false; readonly fault: DesignFileFault };

export type DesignShelf = ReturnType<typeof createDesignShelf>;

export function createDesignShelf(
  editingSession: EditingSession,
  { now, newId }: Pick<EditingEnvironment, "now" | "newId">,
) {
  const { machine, store, edit, switching } = editingSession;
  const { model } = machine;
  const ofGuessedLanguage = new Set<string>();
  const unavailable = { ok: false, fault: "unavailable" } as const;

  /** Fails if the browser has only localStorage, which holds one design. */
  const change = async (
    ids: readonly string[],
    label: UndoLabel | null,
    edit: DesignsUpdater,
  ): Promise<EditOutcome> => {
    await store.ready;
    return store.isStored ? editingSession.editDesigns(ids, label, edit) : unavailable;
  };
  const named = (design: Design, id: string, name: string) =>
    copyDesign(design, { id, name: name.trim().toWellFormed() });

  const running = new Map<string, Promise<EditOutcome>>();
  /** Ignores double clicks. */
  function once(key: string, run: () => Promise<EditOutcome>): Promise<EditOutcome> {
    const outcome = running.get(key) ?? run().finally(() => running.delete(key));
    running.set(key, outcome);
    return outcome;
  }

  const open = (id: string) =>
    switching(() =>
      change([id], null, (designs) => (designs.get(id) ? { designs: new Map(), open: id } : "gone")),
    );

  function lastAct(): UndoStep<UndoStepLabel<UndoLabel>> | undefined {
    const { done } = store.snapshot.history;
    const step = done.findLast(({ label }) => label.label.shelfOffer);
    const isNewest =
      step &&
      [...step.changes.keys()].every((id) => done.findLast(({ changes }) => changes.has(id)) === step);
    return isNewest ? step : undefined;
  }
  const offer = (): ShelfUndoOffer | null => lastAct()?.label.label.shelfOffer ?? null;

  /**
   * Adds all designs as one undo step, unless `from` is gone. Stores pictures design by design, to save memory.
   */
  async function add(
    designs: AsyncIterable<NewDesign | StoreFault>,
    from?: string,
  ): Promise<AddDesignsOutcome> {
    const needed = from === undefined ? [] : [from];
    const added = new Map<string, Design>();
    const releases: (() => void)[] = [];
    await store.ready;
    try {
      for await (const given of designs) {
        if (typeof given === "string") return { ok: false, fault: given };
        if (!store.isStored) return unavailable;
        const id = newId();
        const design = named(given.design, id, given.design.name);
        const rendered = await editingSession.render({ ...given, design }).catch((error) => {
          console.error(error);
          return storeFaultOf(error);
        });
        if (typeof rendered === "string") return { ok: false, fault: rendered };
        releases.push(store.hold(rendered.blobs.keys()));
        const fault = await store.keep(rendered.blobs, needed);
        if (fault) return { ok: false, fault };
        added.set(id, rendered.design);
        if (given.isLanguageGuessed) ofGuessedLanguage.add(id);
      }
      const [first] = added.values();
      if (!first) return { ok: true, ids: [] };
      const outcome = await change(needed, labelOf("add", added.size, first), (stored) =>
        needed.every((id) => stored.get(id)) ? { designs: added } : "gone",
      );
      return outcome.ok ? { ok: true, ids: [...added.keys()] } : outcome;
    } finally {
      for (const release of releases) release();
    }
  }

  async function* designsIn(
    file: File,
    onProgress: (share: number) => void,
  ): AsyncGenerator<NewDesign | UnreadableDesign> {
    onProgress(0);
    const opened = await readDesigns(model, file, onProgress);
    if (typeof opened !== "string") return yield* opened;
    let isPackage = false;
    if (opened === "foreign")
      for await (const each of packagesIn(file)) {
        isPackage = true;
        yield each;
      }
    if (!isPackage) yield { path: file.name, fault: opened };
  }

  async function* packagesIn(file: File): AsyncGenerator<NewDesign | UnreadableDesign> {
    const { createDesignFromPackage, findPackages, placePackagePictures } = await import(
      "./package-design.ts"
    );
    const materials = {
      model,
      readPicture: editingSession.pictures.bytes,
      ...(await loadDefaultImageMaterials()),
    };
    for (const { path, kind, read } of await findPackages(file)) {
      if (kind === "design") continue;
      const found = await read();
      const placed = found && (await placePackagePictures(machine, found).catch(console.warn));
      if (placed && placed.pictures.size > 0) yield await createDesignFromPackage(placed, materials);
      else yield { path, fault: "damaged" };
    }
  }

  return {
    async list(): Promise<readonly ListedDesign[]> {
      if (!store.isStored) throw new Error("Designs can't be listed: storage is unavailable");
      return store.list();
    },
    /** Ignores changes that affect only the save status or blobs. */
    subscribe(listener: () => void): () => void {
      let seen = store.snapshot;
      return store.subscribe(() => {
        const { design, history, status } = seen;
        seen = store.snapshot;
        const isOther = design !== seen.design || history !== seen.history;
        if (isOther || (status === seen.status && status.kind !== "saving")) listener();
      });
    },
    open,
    /** Reuses the open design if it is empty. */
    async create(name = ""): Promise<AddDesignsOutcome> {
      const { design: shown } = store.snapshot;
      if (name === "" && isEmptyDesign(model, shown) && shown.revision > 0)
        return { ok: true, ids: [shown.id] };
      const fresh = newId();
      let id = fresh;
      const outcome = await switching(() =>
        change([shown.id], null, (designs) => {
          const before = designs.get(shown.id);
          const isReused = before && isEmptyDesign(model, before);
          id = isReused ? before.id : fresh;
          const made = named(createEmptyDesignInPageLanguage(model, id), id, name);
          return { designs: new Map([[id, isReused ? replaceContent(before, made) : made]]), open: id };
        }),
      );
      return outcome.ok ? { ok: true, ids: [id] } : outcome;
    },
    rename: (id: string, name: string): Promise<EditOutcome> =>
      edit(id, { offer: { kind: "rename" } }, (design) => renameMachine(model, design, name)),
    setDetails: (listed: readonly ListedDesign[], details: Partial<DesignDetails>): Promise<EditOutcome> =>
      edit(
        listed.map(({ id }) => id),
        labelOf("dress", listed.length, listed[0]),
        (design) => setDetails(design, details),
      ),
    async duplicate(id: string, name: string): Promise<AddDesignsOutcome> {
      const copy = newId();
      const outcome = await change([id], labelOf("duplicate", 1, { name }), (designs) => {
        const design = designs.get(id);
        return design ? { designs: new Map([[copy, named(design, copy, name)]]) } : "gone";
      });
      return outcome.ok ? { ok: true, ids: [copy] } : outcome;
    },
    /** If the open design is removed, opens the newest remaining one, or an empty one. */
    remove: (ids: readonly string[]): Promise<EditOutcome> =>
      once(`remove ${ids}`, async () => {
        const usable = (await store.list()).filter(({ state }) => state === "usable");
        const first = usable.find(({ id }) => id === ids[0]);
        const remove: DesignsUpdater = (designs, opened) => {
          if (ids.some((id) => !designs.get(id))) return "gone";
          const latest = [...designs.values()].find((each) => each && !ids.includes(each.id));
          const opens = ids.some((id) => id === opened) ? { open: latest?.id ?? null } : {};
          return { designs: new Map(ids.map((id) => [id, null])), ...opens };
        };
        const all = [...new Set([...ids, ...usable.map(({ id }) => id)])];
        return switching(() => change(all, labelOf("remove", ids.length, first), remove));
      }),
    add,

    offer,
    undo: (): Promise<EditOutcome> =>
      once("undo", () => {
        const step = lastAct();
        return switching(async () => {
          const { id } = store.snapshot.design;
          const outcome = await editingSession.restore("undo", step);
          const isGone = outcome.ok && outcome.designs.get(id)?.after === null;
          const latest = isGone && (await store.list()).find(({ state }) => state === "usable");
          if (latest) await open(latest.id);
          return outcome.ok ? { ...outcome, failures: [] } : outcome;
        });
      }),

    async save(id: string): Promise<(DesignFile & { readonly notes: readonly string[] }) | null> {
      const { design: shown } = store.snapshot;
      const design = id === shown.id ? shown : await store.read(id);
      if (!design) return null;
      const file = await createDesignFile(model, design, store.blob);
      return { ...file, notes: describeOmissions(model, design, file) };
    },
    async saveAll(onProgress: (share: number) => void = () => {}): Promise<AllDesignsFile> {
      const listed = await store.list();
      const unusable = listed.filter(({ state }) => state !== "usable").map(({ name }) => name);
      async function* designs() {
        for (const [at, { id }] of listed.entries()) {
          onProgress(at / listed.length);
          const design = await store.read(id);
          if (design) yield design;
        }
      }
      const file = await createAllDesignsFile(model, designs(), store.blob, new Date(now()));
      return { ...file, omitted: [...unusable, ...file.omitted] };
    },
    /** Rejects if the only file can't be read or `onProgress` throws. */
    async openFiles(
      files: readonly File[],
      onProgress: (share: number) => void = () => {},
    ): Promise<OpenDesignsOutcome> {
      const unreadable: UnreadableDesign[] = [];
      async function* designs() {
        for (const [at, file] of files.entries()) {
          if (files.length > 1 && !(await isReadable(file))) {
            unreadable.push({ path: file.name, fault: "damaged" });
            continue;
          }
          for await (const each of designsIn(file, (share) => onProgress((at + share) / files.length)))
            if ("fault" in each) unreadable.push(each);
            else yield each;
        }
        onProgress(1);
      }
      const outcome = await add(designs());
      if (!outcome.ok) return outcome;
      const [only, other] = unreadable;
      if (!other && outcome.ids.length === 0) return { ok: false, fault: only?.fault ?? "damaged" };
      return { ...outcome, unreadable: unreadable.map(({ path }) => path) };
    },
    /** Maps ids of added designs to those of older namesakes. */
    namesakes(listed: readonly ListedDesign[]): ReadonlyMap<string, string> {
      const step = lastAct();
      const isNew = ({ id }: ListedDesign) => step?.changes.get(id)?.before === null;
      const usable = listed.filter(({ state }) => state === "usable");
      const known = usable.filter((design) => !isNew(design));
      return new Map(
        offer()?.kind === "add"
          ? usable.filter(isNew).flatMap(({ id, name }): [string, string][] => {
              const at = known.findIndex((design) => name !== "" && design.name === name);
              return at < 0 ? [] : known.splice(at, 1).map((design) => [id, design.id]);
            })
          : [],
      );
    },
    /** Moves the content of designs to their namesakes. */
    update(namesakes: ReadonlyMap<string, string>): Promise<EditOutcome> {
      const run = async () => {
        const first = (await store.list()).find(({ id }) => namesakes.has(id));
        const label = labelOf("dress", namesakes.size, first);
        return change([...namesakes].flat(), label, (designs, opened) => {
          const edited = new Map<string, Design | null>();
          let open: string | undefined;
          for (const [added, known] of namesakes) {
            const [from, to] = [designs.get(added), designs.get(known)];
            if (!from || !to) return "gone";
            const { language } = ofGuessedLanguage.has(added) ? to : from;
            edited.set(known, replaceContent(to, { ...withMissing(from, to), language })).set(added, null);
            if (added === opened) open = known;
          }
          return { designs: edited, open };
        });
      };
      return once("update", () => switching(run));
    },
    /** The page must be reloaded afterwards. */
    eraseEverything: (): Promise<StoreFault | null> => switching(store.erase),
  };
}

const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

function labelOf(
  kind: ShelfUndoOffer["kind"],
  count: number,
  first: Pick<Design, "name"> | undefined,
): UndoLabel {
  // Stryker disable next-line StringLiteral: without a design, nothing changes.
  const shelfOffer = { kind, count, name: first?.name ?? "" };
  return kind === "dress" ? { shelfOffer, offer: { kind: "shelf" } } : { shelfOffer };
}

const withMissing = (given: Design, known: Design): Design => ({
  ...given,
  customer: given.customer || known.customer,
  note: given.note || known.note,
  names: Object.fromEntries(
    Object.entries(given.names).map(([id, names]) => [id, { ...known.names[id], ...names }]),
  ),
  texts: { ...known.texts, ...given.texts },
  brand: given.brand ?? known.brand,
  table: given.table ?? known.table,
});
