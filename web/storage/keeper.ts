import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, imagesOf } from "../document/design.ts";
import type { Actions } from "./actions.ts";
import type { DesignStore } from "./design-store.ts";
import type { Environment } from "./environment.ts";
import { createImageSources, type ImageSources } from "./image-sources.ts";
import { late } from "./late.ts";
import { createMissing } from "./missing.ts";
import { openDoor } from "./open-door.ts";
import type { Outcome, StoreFault } from "./outcome.ts";
import { within } from "./patience.ts";
import { createScene, type Origin } from "./scene.ts";
import type { Action, Writer, WriterContext } from "./writing.ts";

/** The state of one design and the way to change it, below the actions that a visitor knows. */
export interface Keeper
  extends ImageSources,
    Pick<
      DesignStore,
      | "design"
      | "keeping"
      | "ready"
      | "undo"
      | "redo"
      | "aside"
      | "takeAside"
      | "recipesOf"
      | "shelf"
      | "prepare"
      | "close"
    > {
  /** Does an action of a design when those before it are done, on what is stored then. */
  performOn(of: Origin, make: (actions: Actions) => Action): Promise<Outcome>;
  /** The design that is shown in this moment. */
  origin(): Origin;
  /** The design in this moment, as plain data. */
  current(): Design;
}

/** The first change waits for the comparison of localStorage and its row, for so long at most. */
const COMPARISON_MS = 5_000;
/** A row that could not be written is tried again after so long, and then ever less often. */
const RETRY_MS = 3_000;
const MAX_RETRY_MS = 300_000;

const NO_OFFERS = { undo: null, redo: null, loss: null };

/** Keeps one design in the browser and shows what is kept. See DesignStore. */
export function createKeeper(model: MachineModel, environment: Environment): Keeper {
  const opened = openDoor(model, environment);
  const { door, overflow, rows, tabs, fault: memoryFault } = opened;
  const scene = createScene(model, memoryFault);
  const missing = createMissing(overflow, environment.isServed, () => refresh());
  const { held, ...sources } = createImageSources(overflow, environment.fetchFile, () => void findMissing());
  let writer: Writer | null = null;
  let lastFault: StoreFault | null = null;
  let running = 0;
  let changes = 0;
  let isClosed = false;
  let queue: Promise<unknown> = Promise.resolve();
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let retryMs = RETRY_MS;
  /** Whether the row has what another tab wrote. */
  let isChecking = false;
  let isNew = false;
  /** A change of this tab stands in localStorage, and is not done: until then what is shown stays. */
  let isWriting = false;
  let isStale = false;

  function showKeeping() {
    const reason = memoryFault ?? lastFault;
    const isKept = writer?.isKept() ?? true;
    const isAtRisk = isKept === false;
    const rest = isAtRisk ? "atRisk" : "saved";
    if (isKept === "unknown" && !isChecking) {
      isChecking = true;
      void writer?.check().finally(() => {
        isChecking = false;
        showKeeping();
      });
    }
    scene.showKeeping({
      state: running > 0 || (isKept === "unknown" && !reason) ? "saving" : reason ? "notKept" : rest,
      reason,
      ...(writer?.offers() ?? NO_OFFERS),
    });
    if (isAtRisk && !retrying) retrying = setTimeout(retry, retryMs);
  }
  async function retry() {
    await enqueue(async (writer) => writer?.retry()).catch(() => {});
    retrying = undefined;
    retryMs = writer?.isKept() !== false ? RETRY_MS : Math.min(2 * retryMs, MAX_RETRY_MS);
    showKeeping();
  }
  const show: WriterContext["show"] = (entries, named, isOwnSwitch) => {
    if (scene.isEvicted(entries)) return;
    writer?.sees(entries);
    scene.show(entries, missing.urls(), named, isOwnSwitch);
    showKeeping();
  };
  /** Shows what storage holds now. Where it can't be read, what is shown stays. */
  const refresh = () => {
    isStale = isWriting;
    if (isWriting) return;
    try {
      show(door.read());
    } catch {
      // Reported by the next action.
    }
  };
  /** What was to be shown while a change was written is shown after it. */
  const written = () => {
    isWriting = false;
    if (isStale) refresh();
  };
  const findMissing = () => missing.find([...imagesOf(scene.current())].map(({ image }) => image));
  const lookAgain = () => {
    refresh();
    void findMissing();
  };
  const load = late(async () => {
    const { createWriter } = await import("./writer.ts");
    const onWriting = () => {
      isWriting = true;
    };
    const onChange = () => showKeeping();
    const context = { model, environment, opened, scene, missing, isNew, held, show, onWriting, onChange };
    writer = createWriter(context);
    return writer;
  });

  refresh();
  const joined = tabs.join();
  const compared = joined.then(async () => {
    if (memoryFault) return;
    const comparing = compareIfNeeded();
    comparing.catch(() => compareAgain().catch(() => {}));
    await within(COMPARISON_MS, comparing).catch(() => {});
  });
  async function compareIfNeeded() {
    // A browser that is new to the app has nothing to compare, and nothing to load for it.
    isNew = door.read().size === 0 && (await rows.survey()).heads.size === 0;
    if (isNew) environment.life.compared();
    else await (await load()).compare(() => changes > 0).finally(written);
  }

  /** On a busy machine IndexedDB may not answer in time: what it holds is shown late, and not only next time. */
  async function compareAgain() {
    const { keepTrying } = await load();
    if (await keepTrying(compareIfNeeded, () => changes > 0 || isClosed)) await findMissing();
  }

  /** Runs actions one after another, once localStorage is known to be right. */
  const enqueue = async <T>(action: (writer: Writer | null) => Promise<T>): Promise<T> => {
    running++;
    showKeeping();
    // Out of reach, it is asked for again by the next action.
    const result = Promise.all([queue, compared])
      .then(() => load().catch(() => null))
      .then((writer) => action(writer).finally(written));
    queue = result.catch(() => {});
    try {
      return await result;
    } finally {
      running--;
      showKeeping();
    }
  };
  const doing = <Result extends Outcome>(run: (writer: Writer) => Promise<Result>) =>
    enqueue(async (writer): Promise<Result> => {
      changes++;
      // Out of reach, like storage that is: what an action gives for it is the same for all of them.
      const outcome = writer ? await run(writer) : ({ ok: false, reason: "unavailable" } as Result);
      if (outcome.ok) {
        lastFault = null;
        void findMissing();
      } else {
        const { reason } = outcome;
        if (reason === "full" || reason === "unavailable") lastFault = reason;
        refresh();
      }
      return outcome;
    });

  const start = async () => {
    await compared;
    if (memoryFault) return;
    const isEmpty = door.read().size === 0 && (await overflow.list()).length === 0;
    if (isEmpty) return;
    const { settle, collect, retry } = await load();
    await settle();
    refresh();
    await findMissing();
    await retry();
    await collect();
  };
  const stop = tabs.onChange(() => {
    const { revision } = scene.origin();
    lookAgain();
    // What another tab wrote is called saved once its row has it.
    if (!writer && scene.origin().revision !== revision) void load().then(refresh, () => {});
  });

  return {
    ...sources,
    design: scene.design,
    keeping: scene.keeping,
    ready: start().catch(() => {}),
    prepare: () => void load().catch(() => {}),
    performOn: (of, make) => doing((writer) => writer.perform(make(writer.actions), of)),
    origin: scene.origin,
    undo: () => doing((writer) => writer.go("undo")),
    redo: () => doing((writer) => writer.go("redo")),
    current: scene.current,
    aside: async () => (await load()).aside().catch(() => null),
    takeAside: (id) => doing((writer) => writer.takeAside(id)),
    shelf: late(async () =>
      (await load()).shelf(sources, (run) => {
        // What becomes of an act on several designs is no fault of the open one.
        return enqueue(() => {
          changes++;
          return run().finally(lookAgain);
        });
      }),
    ),
    recipesOf: async (value) => (await load()).recipesOf(value),
    close() {
      isClosed = true;
      clearTimeout(retrying);
      stop();
    },
  };
}
