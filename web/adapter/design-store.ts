import { proxy } from "valtio/vanilla";
import type { MachineModel } from "../../shared/machine/types.ts";
import { emptyDesign, imagesOf, type Design as ModelDesign } from "../../shared/model/design.ts";
import { nextStep } from "../../shared/model/history.ts";
import { recipeBlobs } from "../../shared/model/recipe.ts";
import { copyDesign, type Design, imagesOf as viewImages } from "../document/design.ts";
import type { DesignActions, DesignStore } from "../storage/design-store.ts";
import { late } from "../storage/late.ts";
import type { Keeping, Loss, StoreFault as OldFault, Outcome, UndoOffer } from "../storage/outcome.ts";
import type { ShelfOffer } from "../storage/shelf.ts";
import { parseImageValue, storedIn } from "../store/image-values.ts";
import { OWN } from "../store/mirror.ts";
import { KEYS } from "../store/mirror-keys.ts";
import type { Pictures, Served } from "../store/pictures.ts";
import { createStore, type Store, type StoreEnvironment } from "../store/store.ts";
import type { ChangeOutcome, StoreFault } from "../store/types.ts";
import type { Target } from "./acts.ts";
import { viewOf } from "./view.ts";

/** What undoing a step is called: on the page of the open design, and on the shelf. */
export interface Label {
  readonly offer?: UndoOffer | undefined;
  readonly shelf?: ShelfOffer | undefined;
}

export interface AdapterEnvironment extends Omit<StoreEnvironment<Label>, "outsideLabel">, Served {
  /** Asks the browser not to evict what is stored. */
  askToPersist(): Promise<void>;
}

const ACTIONS = [
  "renameMachine",
  "setNames",
  "setImage",
  "setImages",
  "clearImage",
  "swapImages",
  "applyDefaults",
  "fillEmpty",
  "fillDesign",
  "dress",
  "addImage",
  "removeImage",
  "moveImage",
  "setCount",
  "setVariants",
  "confirm",
  "startOver",
  "openDesign",
] as const satisfies readonly (keyof DesignActions)[];

const PERSIST_ASKED = `${OWN}persist-asked`;

/*
 * The interface by which the pages have known the store so far, on the new one. It goes as they move to web/edit.
 */
export function createAdapter(model: MachineModel, environment: AdapterEnvironment) {
  const { storage } = environment;
  const core = createStore<Label>(model, { ...environment, outsideLabel: { offer: { kind: "restore" } } });
  let loaded: Pictures | null = null;
  const loadPictures = late(async () => {
    const { createPictures } = await import("../store/pictures.ts");
    loaded = createPictures(model, core, environment, () => void look());
    return loaded;
  });
  /** From pictures to their bytes. The code comes with the first picture of a design. */
  const pictures: Pictures = {
    bytes: async (picture) => (await loadPictures()).bytes(picture),
    url: async (picture) => (await loadPictures()).url(picture),
    isMissing: (picture) => loaded?.isMissing(picture) ?? false,
    look: async (design) => !imagesOf(design).next().done && (await loadPictures()).look(design),
  };
  core.setMissing(pictures.isMissing);
  const returnToStep = () => {
    try {
      return storage?.getItem(KEYS.returnToStep) ?? "";
    } catch {
      return "";
    }
  };
  const writeReturn = (route: string): boolean => {
    try {
      if (route === "") storage?.removeItem(KEYS.returnToStep);
      else storage?.setItem(KEYS.returnToStep, route);
    } catch {
      return false;
    }
    show();
    return true;
  };
  let view: Design = viewOf(model, emptyDesign(model, ""), pictures.isMissing, returnToStep());
  const design = proxy(copyDesign(view));
  const keeping = proxy<Keeping>({
    state: "saved",
    reason: null,
    inMemory: false,
    setAside: [],
    undo: null,
    redo: null,
    design: "",
    switchedFrom: null,
    missing: 0,
    loss: null,
  });
  let shown: ModelDesign | null = null;
  let loss: Loss | null = null;
  let isOwnSwitch = 0;
  let pending = 0;

  function show() {
    const { design: next, status, setAside, history } = core.snapshot;
    if (shown && shown.id !== next.id) {
      loss = null;
      if (isOwnSwitch === 0 && shown.revision > 0 && status.kind !== "loading")
        keeping.switchedFrom = { name: shown.name };
    }
    const isNext = shown !== next;
    shown = next;
    const before = view;
    view = viewOf(model, next, pictures.isMissing, returnToStep(), view);
    showView(design, before, view);
    const label = (way: "undo" | "redo") => nextStep(history, way, next.id)?.label.label.offer ?? null;
    for (const key of setAside)
      if (!keeping.setAside.includes(key))
        console.error(`The value of ${key} can't be used and is set aside.`);
    // A browser that keeps nothing at all says so before anything is made in it.
    const isWithout = status.kind !== "loading" && !core.isStored && storage === null;
    const fault = status.kind === "notSaved" ? oldFault(status.fault) : isWithout ? "unavailable" : null;
    const isSaving = pending > 0 || status.kind === "saving";
    Object.assign(keeping, {
      state: isSaving ? "saving" : fault ? "notKept" : "saved",
      reason: fault,
      inMemory: fault !== null && !core.isStored,
      setAside: [...setAside],
      undo: label("undo"),
      redo: label("redo"),
      design: next.revision > 0 ? next.id : "",
      missing: [...viewImages(view)].filter(({ image }) => image.isMissing).length,
      loss: label("undo") && loss,
    } satisfies Partial<Keeping>);
    if (isNext) void look();
  }
  /** Looks which pictures of the design are gone. */
  async function look() {
    if (await pictures.look(core.snapshot.design)) show();
  }
  core.subscribe(show);
  /** All designs, read once for all who ask until something changes. */
  let stored: ReturnType<Core["all"]> | null = null;
  core.subscribe(() => {
    stored = null;
  });
  show();

  /** The designs from which a page may have taken a picture: the open one first, then those that Undo brings back. */
  function* known(): Generator<ModelDesign> {
    yield core.snapshot.design;
    const { done, undone } = core.snapshot.history;
    for (const { changes } of [...done, ...undone].toReversed())
      for (const { before, after } of changes.values()) {
        if (before) yield before;
        if (after) yield after;
      }
    yield* others.values();
  }
  /** Closed designs that were read, since pictures are taken from them, too. */
  const others = new Map<string, ModelDesign>();

  /** Runs an act that opens another design, which is not told as that of another page. */
  async function switching<Result>(run: () => Promise<Result>): Promise<Result> {
    isOwnSwitch++;
    try {
      return await run();
    } finally {
      isOwnSwitch--;
    }
  }

  const outcomeOf = (outcome: ChangeOutcome): Outcome =>
    outcome.ok ? { ok: true, kept: outcome.isStored } : { ok: false, reason: oldFault(outcome.fault) };

  /** What changes a design is no part of the first paint: it comes with the first act, or ahead of it. */
  const load = late(async () => {
    const { createActs } = await import("./acts.ts");
    return createActs({
      model,
      core,
      isMissing: pictures.isMissing,
      designs: known,
      outcomeOf,
      forgetReturn: () => void writeReturn(""),
      onPicture: askToPersist,
      onLoss(lost) {
        loss = lost;
        show();
      },
    });
  });
  /** Asks the browser once not to evict what is stored, when there is a picture to lose. */
  function askToPersist() {
    try {
      if (storage?.getItem(PERSIST_ASKED) !== null) return;
      storage.setItem(PERSIST_ASKED, "true");
    } catch {
      return;
    }
    void environment.askToPersist();
  }
  const target = (): Target => {
    const { id, revision } = core.snapshot.design;
    return { id, isDraft: revision === 0 };
  };
  /** Runs acts in the order in which they are called, and says that something is being saved. */
  async function acting<Result>(run: (acts: Awaited<ReturnType<typeof load>>) => Promise<Result>) {
    pending++;
    show();
    try {
      return await run(await load());
    } catch (error) {
      // Its code does not arrive: an act is refused as one that storage refuses.
      console.error("A change could not be made", error);
      return { ok: false, reason: "unavailable" } as const;
    } finally {
      pending--;
      show();
    }
  }
  const actionsOn = (at: () => Target): DesignActions => {
    const action =
      (name: keyof DesignActions) =>
      (...given: readonly unknown[]) => {
        const of = at();
        return acting(({ act }) => act(of, name, given));
      };
    // Each has the arguments and the outcome that DesignActions says.
    const actions = Object.fromEntries(ACTIONS.map((name) => [name, action(name)])) as unknown;
    return {
      ...(actions as DesignActions),
      async setReturnToStep(route) {
        if (!writeReturn(route)) return { ok: false, reason: "unavailable" };
        return { ok: true, kept: core.isStored };
      },
    };
  };

  const restore = (way: "undo" | "redo") =>
    switching(async () => {
      const { history, design } = core.snapshot;
      const step = nextStep(history, way, design.id);
      // An act on the shelf is taken back there.
      if (step && !step.label.label.offer) return { ok: false, reason: "gone" } as const;
      loss = null;
      return outcomeOf(await core.restore(way));
    });
  const pictureOf = (value: string) => {
    const parsed = parseImageValue(value);
    if (parsed?.kind === "stored") return { blob: parsed.sha256, bytes: 0 };
    return parsed?.kind === "path" ? { path: parsed.path } : { value };
  };
  const store: Omit<DesignStore, "shelf"> = {
    design,
    keeping,
    ready: core.ready.then(() => pictures.look(core.snapshot.design)).then(show),
    ...actionsOn(target),
    here() {
      const of = target();
      return actionsOn(() => of);
    },
    prepare: () => void load().catch(() => {}),
    undo: () => restore("undo"),
    redo: () => restore("redo"),
    async recipesOf(value) {
      const [sha256] = storedIn(value);
      const { recipesOfPicture } = await import("./recipes.ts");
      if (sha256 === undefined) return [];
      stored ??= core.all();
      stored.catch(() => {
        stored = null;
      });
      return recipesOfPicture(model, [...known(), ...(await stored)], sha256);
    },
    imageSource: (value) => pictures.url(pictureOf(value)),
    imageBytes: (value) => pictures.bytes(pictureOf(value)),
    hold(value) {
      const [sha256 = ""] = storedIn(value);
      const images = [...known()].flatMap((each) => [...imagesOf(each)]);
      const recipes = images.flatMap(({ image: { picture, recipe } }) =>
        picture && "blob" in picture && picture.blob === sha256 ? (recipe ?? []) : [],
      );
      return core.hold([sha256, ...recipes.flatMap(recipeBlobs)]);
    },
    async saveDesign() {
      const { saveDesignFile } = await import("../store/design-file.ts");
      const { design } = core.snapshot;
      const { fileWithPlaces } = await import("./file-places.ts");
      return fileWithPlaces(design, await saveDesignFile(model, design, core.blob));
    },
    close: core.close,
  };
  return { store, core, pictures, known, others, switching, acting, outcomeOf };
}

export type Adapter = ReturnType<typeof createAdapter>;
export type Core = Store<Label>;

/** A fault as the pages know it. */
export function oldFault(fault: StoreFault): OldFault {
  switch (fault) {
    case "full":
    case "unavailable":
    case "laterVersion":
    case "otherMachine":
    case "gone":
    case "listFull":
      return fault;
    default:
      return "unavailable";
  }
}

/** Brings the proxy to what it is to show, and touches only what differs, so that only that renders again. */
function showView(proxy: Design, shown: Design, next: Design): void {
  const { lists, slots, names, counts, ...plain } = next;
  for (const [key, value] of Object.entries(plain))
    if (shown[key as keyof Design] !== value) Object.assign(proxy, { [key]: value });
  Object.assign(proxy.counts, counts);
  for (const [id, list] of Object.entries(lists)) if (shown.lists[id] !== list) proxy.lists[id] = [...list];
  for (const [id, each] of Object.entries(slots)) showRecord(proxy.slots, id, shown.slots[id] ?? {}, each);
  for (const [id, each] of Object.entries(names)) showRecord(proxy.names, id, shown.names[id] ?? {}, each);
}

function showRecord<T>(
  proxy: Record<string, Record<string, T>>,
  id: string,
  shown: Record<string, T>,
  next: Record<string, T>,
): void {
  const target = proxy[id] ?? {};
  proxy[id] ??= target;
  for (const key of Object.keys(shown)) if (!(key in next)) delete target[key];
  for (const [key, value] of Object.entries(next)) if (shown[key] !== value) target[key] = value;
}
