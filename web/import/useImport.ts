import { startTransition, useRef, useState } from "react";
import { useLocation } from "wouter";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { FILE_IMPORT } from "#messages/drop.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { editingSession, state, pictures as stored } from "../edit/app.ts";
import { loadDefaultImageMaterials } from "../edit/materials.ts";
import { addToShelf, openDesignFile, openFaultMessage } from "../edit/open-file.ts";
import { listFiles, MAX_GIVEN_FILES } from "../files/given-files.ts";
import { runFileJob } from "../files/run-job.ts";
import { pictureFaultMessage } from "../picture/fault-messages.ts";
import { measurePicture } from "../picture/open-picture.ts";
import { notify } from "../ui/toast/notify.ts";
import { captureTarget, type TargetDesign, targetStateOf } from "./apply-plan.ts";
import {
  createEmptyImportDraft,
  createSortTarget,
  type ImportDraft,
  type MeasuredFile,
  withDesignCounts,
  withSortResult,
} from "./draft.ts";
import { type FoundFiles, findPictures, type UnusableFile } from "./find-pictures.ts";
import { createPictureFitter } from "./fitter.ts";
import { createThumbnailer } from "./thumbnails.tsx";

export type GivenItems = readonly (FileSystemEntry | File)[];

export type ImportStage =
  | { readonly kind: "idle" | "opening" | "planning" | "applying" }
  | { readonly kind: "reading"; readonly done: number; readonly all: number }
  | { readonly kind: "asking"; readonly found: FoundFiles };

/** `target` and `tools` are set once there is a plan. */
interface ImportSession {
  readonly stage: ImportStage;
  readonly draft: ImportDraft;
  readonly target?: TargetDesign;
  readonly unusable: readonly UnusableFile[];
  readonly tools?: ImportTools;
  readonly controller: AbortController;
}

const { model } = ACTIVE;

const newSession = (): ImportSession => ({
  stage: { kind: "idle" },
  draft: createEmptyImportDraft(state.design.counts),
  unusable: [],
  controller: new AbortController(),
});

const isUnreadable = ({ name, reason }: UnusableFile): boolean => reason !== FILE_IMPORT.notPicture(name);

export type ImportTools = Awaited<ReturnType<typeof createTools>>;

async function createTools(signal: AbortSignal) {
  const materials = { ...(await loadDefaultImageMaterials()), isMissing: stored.isMissing };
  return { thumbnailOf: createThumbnailer(signal), fit: createPictureFitter(signal), materials };
}

export function useImport() {
  const [, navigate] = useLocation();
  const [session, setSession] = useState(newSession);
  // Newer than `session` during a transition.
  const current = useRef(session);
  /** Files given while others are read. */
  const waiting = useRef<GivenItems[]>([]);
  const show = (next: ImportSession) => {
    current.current = next;
    setSession(next);
  };
  const change = (patch: Partial<ImportSession>) => show({ ...current.current, ...patch });
  const showReading = (signal: AbortSignal, done: number, all: number) => {
    signal.throwIfAborted();
    change({ stage: { kind: "reading", done, all } });
  };
  const close = () => {
    current.current.controller.abort();
    show(newSession());
  };
  const closeWithoutPictures = (unusable: readonly UnusableFile[], survives = false) => {
    const words = unusable.some(isUnreadable) ? FILE_IMPORT.unreadable(unusable.length) : FILE_IMPORT.nothing;
    const [first] = unusable;
    notify.error(first && unusable.length === 1 ? first.reason : words, { survives });
    close();
  };
  /** Ignores files that aren't pictures, because exports contain a summary. */
  const closeAfterOpening = (signal: AbortSignal) => {
    // Cancelled while the design was being stored.
    if (signal.aborted) return;
    const unreadable = current.current.unusable.filter(isUnreadable);
    if (unreadable.length > 0) closeWithoutPictures(unreadable, true);
    else close();
  };

  async function plan({ pictures, containers }: FoundFiles, signal: AbortSignal) {
    const given = [...pictures, ...containers.flatMap((container) => container.pictures)];
    const machineName = containers.find((container) => container.machineName !== "")?.machineName ?? "";
    const measured: MeasuredFile[] = [];
    const unreadable: UnusableFile[] = containers
      .filter(({ kind, pictures }) => kind === "package" && pictures.length === 0)
      .map(({ file: { name } }) => ({ name, reason: FILE_IMPORT.notRead(name) }));
    showReading(signal, 0, given.length);
    const [vocabulary, tools] = await Promise.all([
      ACTIVE.vocabulary(),
      current.current.tools ?? createTools(signal),
    ]);
    signal.throwIfAborted();
    change({ tools });
    for (const [i, { path, file }] of given.entries()) {
      const facts = await measurePicture(file);
      if ("kind" in facts) {
        // Showing such a file would exhaust memory.
        const isShowable = facts.kind !== "tooLarge" && facts.kind !== "tooComplex";
        const reason = pictureFaultMessage(file.name, facts);
        unreadable.push({ name: file.name, reason, ...(isShowable && { picture: file }) });
      } else measured.push({ path, file, ...facts });
      showReading(signal, i + 1, given.length);
    }
    const { target = captureTarget() } = current.current;
    const design = targetStateOf(target) === "elsewhere" ? target.design : state.design;
    // The design's counts may have changed meanwhile.
    const begun = (draft: ImportDraft) =>
      draft.pictures.length > 0 ? draft : createEmptyImportDraft(design.counts);
    const sorted = await runFileJob("sortPictures", {
      model,
      vocabulary,
      pictures: measured.map(({ path, size }) => ({ path, ...size })),
      design: createSortTarget(design, begun(current.current.draft), stored.isMissing),
    });
    signal.throwIfAborted();
    // The plan may have been edited meanwhile.
    const { draft, unusable } = current.current;
    if (measured.length + draft.pictures.length === 0) return closeWithoutPictures(unreadable);
    const planned = withSortResult(model, begun(draft), measured, sorted);
    // Hundreds of pictures take too long for one task.
    startTransition(() =>
      change({
        stage: { kind: "planning" },
        draft: { ...planned, machineName: planned.machineName || machineName },
        unusable: [...unusable, ...unreadable],
      }),
    );
  }

  async function take(given: GivenItems, signal: AbortSignal) {
    const isMore = current.current.stage.kind === "planning";
    // Another tab may switch designs meanwhile.
    const opened = isMore ? undefined : editingSession.ready.then(captureTarget);
    showReading(signal, 0, 0);
    const { files, isTruncated } = await listFiles(given);
    showReading(signal, 0, files.length);
    const found = await findPictures(files, (done) => showReading(signal, done, files.length));
    const target = await opened;
    signal.throwIfAborted();
    if (target) change({ target });
    const { pictures, containers } = found;
    const designs = containers.filter(({ kind }) => isMore && kind === "design");
    const unusable = [
      ...current.current.unusable,
      ...found.unusable,
      ...(isTruncated ? [{ name: "", reason: FILE_IMPORT.cut(MAX_GIVEN_FILES) }] : []),
      ...designs.map(({ file: { name } }) => ({ name, reason: FILE_IMPORT.designBeside(name) })),
    ];
    change({ unusable });
    if (isMore) return plan(found, signal);
    const [only] = containers;
    if (only && pictures.length === 0 && containers.every(({ kind }) => kind === "design")) {
      const all = containers.map(({ file }) => file);
      return all.length === 1 ? openDesign(only.file, signal) : openAll(all, signal);
    }
    if (only) return change({ stage: { kind: "asking", found } });
    return pictures.length > 0 ? plan(found, signal) : closeWithoutPictures(found.unusable);
  }

  async function openDesign(file: File, signal: AbortSignal) {
    change({ stage: { kind: "opening" } });
    try {
      const outcome = await openDesignFile(file, signal);
      if (outcome.ok) notify.success(DESIGN_MENU.opened, { survives: true });
      else
        notify.error(DESIGN_MENU.notOpened(file.name, openFaultMessage(outcome.fault)), { survives: true });
    } catch (fault) {
      signal.throwIfAborted();
      console.error("Failed to read the file", fault);
      notify.error(DESIGN_MENU.notRead(file.name));
    }
    closeAfterOpening(signal);
  }

  async function openAll(files: readonly File[], signal: AbortSignal) {
    change({ stage: { kind: "opening" } });
    if (await addToShelf(files, signal)) navigate(PAGE_PATHS.machines);
    closeAfterOpening(signal);
  }

  const start = (step: (signal: AbortSignal) => Promise<void>) => {
    const { signal } = current.current.controller;
    step(signal)
      .catch((fault: unknown) => {
        if (signal.aborted) return;
        console.error(fault);
        notify.error(FILE_IMPORT.notOpened);
        close();
      })
      .then(takeNext);
  };
  const takeNext = () => {
    const { kind } = current.current.stage;
    const given = kind === "idle" || kind === "planning" ? waiting.current.shift() : undefined;
    if (given) start((signal) => take(given, signal));
  };

  return {
    ...session,
    changeDraft: (edit: (draft: ImportDraft) => ImportDraft) =>
      change({ draft: edit(current.current.draft) }),
    retarget: (target: TargetDesign) =>
      change({ target, draft: withDesignCounts(current.current.draft, target.design) }),
    /** Until `endApplying`, further files wait. */
    beginApplying: () => change({ stage: { kind: "applying" } }),
    endApplying(isApplied: boolean): void {
      if (current.current.stage.kind !== "applying") return;
      if (isApplied) close();
      else change({ stage: { kind: "planning" } });
      takeNext();
    },
    close(): void {
      waiting.current = [];
      close();
    },
    take(given: GivenItems): void {
      waiting.current.push(given);
      takeNext();
    },
    planPictures: (found: FoundFiles) => start((signal) => plan(found, signal)),
    openAll: (files: readonly File[]) => start((signal) => openAll(files, signal)),
    openDesign: (file: File) => start((signal) => openDesign(file, signal)),
  };
}

export type ImportState = ReturnType<typeof useImport>;
