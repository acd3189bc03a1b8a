import type { Machine } from "../../shared/machine/machine.ts";
import { type Blobs, type Design, emptyDesign, imagesOf, plainImage } from "../../shared/model/design.ts";
import { type Edited, isRefused, picturesLost, withImage } from "../../shared/model/edit.ts";
import { recipeBlobs, referencedBlobs } from "../../shared/model/questions.ts";
import { OWN } from "../store/mirror.ts";
import type { Store } from "../store/store.ts";
import type { Committed, StoreFault } from "../store/types.ts";
import type { Act, EditingEnvironment, EditOptions, EditOutcome, NewDesign } from "./editing.ts";
import { createRendering, type EditFailure, type Finished } from "./rendering.ts";
import type { ChangeKind, Label, Loss, UndoOffer } from "./state.ts";

/** How often an edit renders again if other pages change its designs. */
const MAX_ROUNDS = 3;
/** Announced as losses even if no picture is lost. */
const LOSING: readonly ChangeKind[] = ["count", "startOver", "open"];
const PERSIST_ASKED = `${OWN}persist-asked`;
const NOTHING_FINISHED: Finished = { designs: new Map(), needed: [], failures: [], rendered: 0 };

interface EditContext {
  readonly machine: Machine;
  readonly store: Store<Label>;
  readonly environment: EditingEnvironment;
  setLoss(loss: Loss | null): void;
}

/** A design whose pictures are rendered, and all of whose bytes are stored until `release` is called. */
export type FinishedDesign =
  | {
      readonly ok: true;
      readonly design: Design;
      readonly failures: readonly EditFailure[];
      readonly release: () => void;
    }
  | { readonly ok: false; readonly fault: StoreFault | "stopped" };

/** Pictures could not be stored ahead of the edit that names them. */
class NotKept extends Error {
  readonly fault: StoreFault;

  constructor(fault: StoreFault) {
    super(fault);
    this.fault = fault;
  }
}

export function createEdit({ machine, store, environment, setLoss }: EditContext) {
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = last.then(run);
    last = turn.catch(() => {});
    return turn;
  }

  const renderingOf = (
    blobs: Blobs,
    { signal, onProgress }: EditOptions,
    onPictures: (pngs: Blobs) => void | Promise<void>,
  ) =>
    createRendering({
      machine,
      render:
        environment.render ??
        (async (...job) => (await import("../picture/render-job.ts")).renderJob(...job)),
      bytesOf: async (blob) => blobs.get(blob) ?? (await store.blob(blob)),
      signal,
      ...(onProgress && { onProgress }),
      onPictures,
    });

  async function keep(blobs: Blobs, releases: (() => void)[]): Promise<void> {
    releases.push(store.hold(blobs.keys()));
    const fault = blobs.size > 0 ? await store.keep(blobs) : null;
    if (fault) throw new NotKept(fault);
  }

  async function carryOut(
    ids: readonly string[],
    label: Label | null,
    act: Act,
    options: EditOptions,
  ): Promise<EditOutcome> {
    const { group, blobs: given = new Map(), signal, needs } = options;
    const blobs = new Map(given);
    const releases: (() => void)[] = [];
    const rendering = renderingOf(blobs, options, async (pngs) => {
      // The pictures of several designs may be too many for memory.
      if (ids.length > 1) await keep(pngs, releases);
      else for (const [blob, png] of pngs) blobs.set(blob, png);
    });
    let finished = NOTHING_FINISHED;
    const isShort = ({ failures, rendered }: Finished) =>
      failures.length > 0 && (needs === "every" || (needs === "some" && rendered === 0));
    const commit = (brought: Blobs, adapt: (design: Design) => Design = (design) => design) =>
      store.change({
        ids,
        label: label ?? undefined,
        group,
        blobs: brought,
        edit(designs, open) {
          finished = NOTHING_FINISHED;
          const edits = act(designs, open);
          if (typeof edits === "string") return edits;
          finished = rendering.finish(edits.designs, (id) => designs.get(id) ?? null);
          if (finished.needed.length > 0 || isShort(finished)) return "changing";
          const adapted = [...finished.designs].map(([id, design]) => [id, design && adapt(design)] as const);
          return { ...edits, designs: new Map(adapted) };
        },
      });
    try {
      for (let round = 0; ; round++) {
        signal?.throwIfAborted();
        let outcome = await commit(blobs);
        const { needed, designs, failures } = finished;
        if (needed.length > 0) {
          if (round === MAX_ROUNDS) break;
          await rendering.render(needed);
          continue;
        }
        if (isShort(finished)) return { ok: false, fault: "notRendered" };
        if (!outcome.ok && outcome.fault === "full") {
          // Without its original and its recipe, a picture may find room.
          const adapt = (design: Design) => withoutRecipes(design, (blob) => given.has(blob));
          const named = new Set(
            [...designs.values()].flatMap((design) => (design ? [...referencedBlobs(adapt(design))] : [])),
          );
          const fewer = new Map([...blobs].filter(([blob]) => named.has(blob)));
          if (fewer.size < blobs.size) outcome = await commit(fewer, adapt);
        }
        if (outcome.ok && label?.offer) remember(label.offer, outcome);
        return outcome.ok ? { ...outcome, failures } : outcome;
      }
      return { ok: false, fault: "changing" };
    } catch (fault) {
      return { ok: false, fault: faultOf(fault, signal) };
    } finally {
      for (const release of releases) release();
    }
  }

  /** Returns an act that changes each design. A draft stands for the design that is open by then. */
  function onEach(
    ids: readonly string[],
    draft: string | undefined,
    change: (design: Design) => Edited,
  ): Act {
    return (designs, open) => {
      const edited = new Map<string, Design>();
      for (const id of ids) {
        const isDraft = id === draft && !designs.get(id);
        const before =
          designs.get(isDraft && open !== null ? open : id) ??
          (isDraft ? emptyDesign(machine.model, id) : null);
        if (!before) return "gone";
        const after = change(before);
        if (isRefused(after)) return after.fault;
        edited.set(after.id, after);
      }
      return {
        designs: edited,
        ...(draft !== undefined && edited.has(draft) && !designs.get(draft) && { open: draft }),
      };
    };
  }

  /** Renders the stale pictures of a design that is not stored. */
  async function complete(
    { design, blobs = new Map() }: NewDesign,
    options: EditOptions,
    onPictures: (pngs: Blobs) => void | Promise<void>,
  ) {
    const rendering = renderingOf(blobs, options, onPictures);
    const finished = () => rendering.finish(new Map([[design.id, design]]), () => null);
    await rendering.render(finished().needed);
    const { designs, failures } = finished();
    return { design: designs.get(design.id) ?? design, failures };
  }

  async function finish(given: NewDesign, options: EditOptions): Promise<FinishedDesign> {
    const releases: (() => void)[] = [];
    const release = () => {
      for (const each of releases) each();
    };
    try {
      await keep(given.blobs ?? new Map(), releases);
      const completed = await complete(given, options, (pngs) => keep(pngs, releases));
      return { ok: true, ...completed, release };
    } catch (fault) {
      release();
      return { ok: false, fault: faultOf(fault, options.signal) };
    }
  }

  function remember(offer: UndoOffer, { isStored, designs }: Committed): void {
    const { design } = store.snapshot;
    if (isStored && !imagesOf(design).next().done) askToPersist(environment);
    const change = designs.get(design.id);
    if (!change) return;
    const images = change.before && change.after ? picturesLost(change.before, change.after) : 0;
    setLoss(LOSING.includes(offer.kind) || images > 0 ? { ...offer, images } : null);
  }

  return {
    inTurn,
    onEach,
    finish,
    async render(given: NewDesign, options: EditOptions) {
      const blobs = new Map(given.blobs);
      const rendered = await complete(given, options, (pngs) => {
        for (const [blob, png] of pngs) blobs.set(blob, png);
      });
      return { ...rendered, blobs };
    },
    run: (ids: readonly string[], label: Label | null, act: Act, options: EditOptions) =>
      inTurn(() => carryOut(ids, label, act, options)),
  };
}

/** Throws what neither the visitor nor the storage did. */
function faultOf(fault: unknown, signal: AbortSignal | undefined): StoreFault | "stopped" {
  if (signal?.aborted) return "stopped";
  if (fault instanceof NotKept) return fault.fault;
  throw fault;
}

function withoutRecipes(design: Design, isBrought: (blob: string) => boolean): Design {
  let after = design;
  for (const { image, ...ref } of imagesOf(design))
    if (image.recipe && image.picture && recipeBlobs(image.recipe).some(isBrought))
      after = withImage(after, ref, plainImage(image.picture, image.name));
  return after;
}

function askToPersist(environment: EditingEnvironment): void {
  try {
    if (environment.storage?.getItem(PERSIST_ASKED) !== null) return;
    environment.storage.setItem(PERSIST_ASKED, "true");
  } catch {
    return;
  }
  void environment.askToPersist();
}
