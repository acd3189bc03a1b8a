import type { Machine } from "../../shared/machine/machine.ts";
import {
  type BlobMap,
  type BlobPicture,
  createEmptyDesign,
  createPlainImage,
  type Design,
  type ImageRef,
  imagesOf,
} from "../../shared/model/design.ts";
import { countLostPictures, type EditResult, isRefused, withImage } from "../../shared/model/edit.ts";
import { findRecipeBlobs, findReferencedBlobs } from "../../shared/model/questions.ts";
import {
  findPendingRenderJobs,
  type RenderJob,
  restoreFailedImages,
  withRenderedPictures,
} from "../../shared/model/render.ts";
import { sha256Of } from "../files/sha256.ts";
import type { RenderFault, RenderOptions } from "../picture/render-job.ts";
import { OWN_KEY_PREFIX, withStorage } from "../store/mirror.ts";
import { createEmptyDesignInPageLanguage } from "../store/new-design.ts";
import type { Store } from "../store/store.ts";
import type { CommittedChange, StoreFault } from "../store/types.ts";
import type {
  DesignsUpdater,
  EditingEnvironment,
  EditOptions,
  EditOutcome,
  NewDesign,
  PictureRenderer,
  RenderFailure,
} from "./editing.ts";
import type { ChangeKind, LossUndoOffer, UndoLabel, UndoOffer } from "./state.ts";

const MAX_ROUNDS = 3;
/** Changes that lose work even if no picture is lost. */
const LOSING: readonly ChangeKind[] = ["count", "startOver", "open"];
const PERSIST_ASKED = `${OWN_KEY_PREFIX}persist-asked`;

interface EditContext {
  readonly machine: Machine;
  readonly store: Store<UndoLabel>;
  readonly environment: EditingEnvironment;
  setLoss(loss: LossUndoOffer | null): void;
}

export function createEdit({ machine, store, environment, setLoss }: EditContext) {
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = last.then(run);
    last = turn.catch(() => {});
    return turn;
  }

  const rendererOf = (blobs: BlobMap, { signal, onProgress }: EditOptions) => {
    const render: PictureRenderer =
      environment.render ??
      (async (...job) => (await import("../picture/render-job.ts")).runRenderJob(...job));
    const bytesOf = async (blob: string) => blobs.get(blob) ?? (await store.blob(blob));
    return createRenderer(machine, render, { bytesOf, signal, ...(onProgress && { onProgress }) });
  };

  async function carryOut(
    ids: readonly string[],
    label: UndoLabel | null,
    edit: DesignsUpdater,
    options: EditOptions,
  ): Promise<EditOutcome> {
    const { group, blobs: given = new Map(), signal, needs } = options;
    const blobs = new Map(given);
    const releases: (() => void)[] = [];
    const renderer = rendererOf(blobs, options);
    const nothing = renderer.fill(new Map(), () => undefined);
    let existing = ids;

    /** Stores nothing if pictures have yet to be rendered, or if required ones failed. */
    async function attempt(brought: BlobMap, adapt = (design: Design) => design) {
      let made = nothing;
      let isShort = false;
      const outcome = await store.change({
        ids,
        label: label ?? undefined,
        group,
        blobs: brought,
        edit(designs, open) {
          made = nothing;
          existing = ids.filter((id) => designs.get(id));
          const edits = edit(designs, open);
          if (typeof edits === "string") return edits;
          made = renderer.fill(edits.designs, (id) => designs.get(id));
          isShort =
            needs !== undefined && made.failures.some(({ recipe }) => needs === "every" || needs(recipe));
          if (made.needed.length > 0 || isShort) return "changing";
          return {
            ...edits,
            designs: new Map([...made.designs].map(([id, design]) => [id, design && adapt(design)])),
          };
        },
      });
      return { ...made, outcome, isShort };
    }
    async function keep(pngs: BlobMap): Promise<StoreFault | null> {
      if (ids.length > 1) {
        releases.push(store.hold(pngs.keys()));
        // Checking one design reveals whether all were erased.
        return store.keep(pngs, existing.slice(0, 1));
      }
      for (const [blob, png] of pngs) blobs.set(blob, png);
      return null;
    }

    try {
      for (let round = 0; ; round++) {
        signal?.throwIfAborted();
        const { needed, designs, failures, isShort, ...first } = await attempt(blobs);
        if (needed.length > 0 && round < MAX_ROUNDS) {
          for await (const pngs of renderer.render(needed)) {
            const fault = await keep(pngs);
            if (fault) return { ok: false, fault };
          }
          continue;
        }
        if (isShort) return { ok: false, fault: "notRendered" };
        let { outcome } = first;
        if (!outcome.ok && outcome.fault === "full") {
          const adapt = (design: Design) => withoutRecipes(design, (blob) => given.has(blob));
          const named = new Set<string>();
          for (const design of designs.values())
            if (design) for (const blob of findReferencedBlobs(adapt(design))) named.add(blob);
          const fewer = new Map([...blobs].filter(([blob]) => named.has(blob)));
          if (fewer.size < blobs.size) ({ outcome } = await attempt(fewer, adapt));
        }
        if (outcome.ok && label?.offer) remember(label.offer, outcome);
        return outcome.ok ? { ...outcome, failures } : outcome;
      }
    } catch (fault) {
      if (signal?.aborted) return { ok: false, fault: "stopped" };
      throw fault;
    } finally {
      for (const release of releases) release();
    }
  }

  function remember(offer: UndoOffer, { isStored, designs }: CommittedChange): void {
    const { design, history } = store.snapshot;
    if (isStored && !imagesOf(design).next().done) askToPersist(environment);
    // An undo step includes all edits of its group.
    const step = history.done.findLast(({ changes }) => changes.has(design.id));
    const change = designs.has(design.id) && step?.changes.get(design.id);
    if (!change) return;
    const images = change.before && change.after ? countLostPictures(change.before, change.after) : 0;
    setLoss(LOSING.includes(offer.kind) || images > 0 ? { ...offer, images } : null);
  }

  return {
    inTurn,
    run: (ids: readonly string[], label: UndoLabel | null, edit: DesignsUpdater, options: EditOptions) =>
      inTurn(() => carryOut(ids, label, edit, options)),

    onEach:
      (
        ids: readonly string[],
        draft: string | undefined,
        change: (design: Design) => EditResult,
      ): DesignsUpdater =>
      (designs, open) => {
        const edited = new Map<string, Design>();
        let made: string | undefined;
        for (const id of ids) {
          const isDraft = id === draft && !designs.get(id);
          const before =
            designs.get(isDraft ? (open ?? id) : id) ??
            (isDraft ? createEmptyDesignInPageLanguage(machine.model, id) : null);
          if (!before) return "gone";
          const after = change(before);
          if (isRefused(after)) return after.fault;
          edited.set(after.id, after);
          if (isDraft && after.id === id) made = id;
        }
        return { designs: edited, open: made };
      },

    async render({ design, blobs: given }: NewDesign, options: EditOptions) {
      const blobs = new Map(given);
      const renderer = rendererOf(blobs, options);
      const fill = () => renderer.fill(new Map([[design.id, design]]), () => undefined);
      for await (const pngs of renderer.render(fill().needed))
        for (const [blob, png] of pngs) blobs.set(blob, png);
      const { designs, failures } = fill();
      return { design: designs.get(design.id) ?? design, failures, blobs };
    },
  };
}

interface Made {
  readonly designs: ReadonlyMap<string, Design | null>;
  readonly needed: readonly RenderJob[];
  readonly failures: readonly RenderFailure[];
}

/** Renders each picture once, however often the edit runs. */
function createRenderer(machine: Machine, render: PictureRenderer, options: RenderOptions) {
  const { model } = machine;
  const known = new Map<string, readonly (BlobPicture | RenderFault)[]>();

  return {
    fill(
      edited: ReadonlyMap<string, Design | null>,
      before: (id: string) => Design | null | undefined,
    ): Made {
      const needed = new Map<string, RenderJob>();
      const failures: RenderFailure[] = [];
      const fillOne = (id: string, after: Design): Design => {
        const was = before(id) ?? undefined;
        let design = after;
        const failed: ImageRef[] = [];
        for (const job of findPendingRenderJobs(model, after, was)) {
          const pictures = known.get(job.key);
          if (!pictures) {
            needed.set(job.key, job);
            continue;
          }
          const stored = pictures.map((each) => ("blob" in each ? each : undefined));
          design = withRenderedPictures(design, job, stored);
          for (const [at, { category, key, image }] of job.images.entries()) {
            const fault = pictures[at];
            if (!fault || "blob" in fault) continue;
            failed.push({ category, key });
            failures.push({ design: id, ...fault, recipe: image.recipe });
          }
        }
        return restoreFailedImages(was ?? createEmptyDesign(model, id), design, failed);
      };
      const designs = new Map([...edited].map(([id, after]) => [id, after && fillOne(id, after)]));
      return { designs, needed: [...needed.values()], failures };
    },

    async *render(jobs: readonly RenderJob[]): AsyncGenerator<BlobMap> {
      for (const [at, job] of jobs.entries()) {
        const onProgress = (share: number) => options.onProgress?.((at + share) / jobs.length);
        const made = await render(machine, job, { ...options, onProgress });
        const pngs = new Map<string, Uint8Array<ArrayBuffer>>();
        const pictures = await Promise.all(
          made.map(async (each) => {
            if (!("png" in each)) return each;
            const blob = await sha256Of(each.png);
            pngs.set(blob, each.png);
            return { blob, bytes: each.png.length };
          }),
        );
        yield pngs;
        known.set(job.key, pictures);
        // Cached jobs report no progress.
        onProgress(1);
      }
    },
  };
}

function withoutRecipes(design: Design, isBrought: (blob: string) => boolean): Design {
  let after = design;
  for (const { image, ...ref } of imagesOf(design))
    if (image.recipe && image.picture && findRecipeBlobs(image.recipe).some(isBrought))
      after = withImage(after, ref, createPlainImage(image.picture, image.name));
  return after;
}

function askToPersist({ storage, askToPersist }: EditingEnvironment): void {
  withStorage(storage, (storage) => {
    if (storage.getItem(PERSIST_ASKED) !== null) return;
    // Stryker disable next-line StringLiteral: only the key counts.
    storage.setItem(PERSIST_ASKED, "true");
    void askToPersist();
  });
}
