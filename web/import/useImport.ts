import { startTransition, useRef, useState } from "react";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { DROP } from "#messages/drop.ts";
import { SHELL } from "#messages/shell.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { editing, state, pictures as stored } from "../edit/app.ts";
import { openFaultWords, openFile } from "../edit/open-file.ts";
import { filesOf, MOST_FILES } from "../files/given-files.ts";
import { sortAway } from "../files/sort.ts";
import { pictureFaultWords } from "../picture/fault-words.ts";
import { measure } from "../picture/open-picture.ts";
import { notify } from "../ui/toast/notify.ts";
import { type Draft, emptyDraft, type MeasuredFile, sortedInto, withCountsOf, withSorted } from "./draft.ts";
import { type Found, findPictures, type LeftFile } from "./find-pictures.ts";
import { createFit } from "./fitter.ts";
import { openTarget, type TargetDesign, targetState } from "./target-design.ts";
import { createThumbnails } from "./thumbnails.ts";

export type Given = readonly (FileSystemEntry | File)[];

export type Stage =
  | { readonly kind: "idle" | "opening" | "planning" }
  | { readonly kind: "reading"; readonly done: number; readonly all: number }
  | { readonly kind: "asking"; readonly found: Found };

/** `target` and `workers` are set once there is a plan. */
interface ImportSession {
  readonly stage: Stage;
  readonly draft: Draft;
  readonly target?: TargetDesign;
  readonly left: readonly LeftFile[];
  readonly workers?: ImportWorkers;
  /** Aborted when the import ends. */
  readonly run: AbortController;
}

const { model } = ACTIVE;

const newSession = (): ImportSession => ({
  stage: { kind: "idle" },
  draft: emptyDraft(state.design.counts),
  left: [],
  run: new AbortController(),
});

export type ImportWorkers = Awaited<ReturnType<typeof createWorkers>>;

async function createWorkers(signal: AbortSignal) {
  const [looks, words] = await Promise.all([ACTIVE.looks(), ACTIVE.wordTable()]);
  const materials = { looks, words, isMissing: stored.isMissing };
  return { thumbnailOf: createThumbnails(signal), fit: createFit(signal), materials };
}

/** Identifies, measures and sorts files, even while a plan is being edited. */
export function useImport() {
  const [session, setSession] = useState(newSession);
  // Newer than `session` during a transition.
  const current = useRef(session);
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
    current.current.run.abort();
    show(newSession());
  };
  const closeWithoutPictures = ([first, ...more]: readonly LeftFile[]) => {
    notify.error(first && more.length === 0 ? first.why : DROP.nothing);
    close();
  };

  async function plan({ pictures, wholes }: Found, signal: AbortSignal) {
    const given = [...pictures, ...wholes.flatMap((whole) => whole.pictures)];
    const machineName = wholes.find((whole) => whole.machineName !== "")?.machineName ?? "";
    const measured: MeasuredFile[] = [];
    const unreadable: LeftFile[] = [];
    showReading(signal, 0, given.length);
    const [spoken, workers] = await Promise.all([
      ACTIVE.spoken(),
      current.current.workers ?? createWorkers(signal),
    ]);
    signal.throwIfAborted();
    change({ workers });
    for (const [i, { path, file }] of given.entries()) {
      const facts = await measure(file);
      if ("kind" in facts) {
        // Showing it would fill the browser's memory.
        const isShowable = facts.kind !== "tooLarge" && facts.kind !== "tooComplex";
        const why = pictureFaultWords(file.name, facts);
        unreadable.push({ name: file.name, why, ...(isShowable && { picture: file }) });
      } else measured.push({ path, file, ...facts });
      showReading(signal, i + 1, given.length);
    }
    const { target = openTarget() } = current.current;
    const design = targetState(target) === "elsewhere" ? target.design : state.design;
    // The design's counts may have changed since the files were given.
    const begun = (draft: Draft) => (draft.pictures.length > 0 ? draft : emptyDraft(design.counts));
    const sorted = await sortAway({
      model,
      spoken,
      pictures: measured.map(({ path, size }) => ({ path, ...size })),
      design: sortedInto(design, begun(current.current.draft), stored.isMissing),
    });
    signal.throwIfAborted();
    // The plan may have been edited meanwhile.
    const { draft, left } = current.current;
    if (measured.length + draft.pictures.length === 0) return closeWithoutPictures(unreadable);
    const planned = withSorted(model, begun(draft), measured, sorted);
    // Rendering hundreds of pictures takes too long for one task.
    startTransition(() =>
      change({
        stage: { kind: "planning" },
        draft: { ...planned, machineName: planned.machineName || machineName },
        left: [...left, ...unreadable],
      }),
    );
  }

  async function take(given: Given, signal: AbortSignal) {
    const isMore = current.current.stage.kind === "planning";
    // Another tab may switch designs meanwhile.
    const opened = isMore ? undefined : editing.ready.then(openTarget);
    showReading(signal, 0, 0);
    const { files, isCut } = await filesOf(given);
    showReading(signal, 0, files.length);
    const found = await findPictures(files, (done) => showReading(signal, done, files.length));
    const target = await opened;
    signal.throwIfAborted();
    if (target) change({ target });
    const { pictures, wholes } = found;
    const designs = wholes.filter(({ kind }) => isMore && kind === "design");
    const left = [
      ...current.current.left,
      ...found.left,
      ...(isCut ? [{ name: "", why: DROP.cut(MOST_FILES) }] : []),
      ...designs.map(({ file: { name } }) => ({ name, why: DROP.designBeside(name) })),
    ];
    change({ left });
    if (isMore) return plan(found, signal);
    const [only] = wholes;
    if (only?.kind === "design" && wholes.length === 1 && pictures.length === 0) return openDesign(only.file);
    if (only) return change({ stage: { kind: "asking", found } });
    return pictures.length > 0 ? plan(found, signal) : closeWithoutPictures(found.left);
  }

  async function openDesign(file: File) {
    change({ stage: { kind: "opening" } });
    try {
      const outcome = await openFile(file);
      if (outcome.ok) notify.success(DESIGN_MENU.opened, { survives: true });
      else notify.error(DESIGN_MENU.notOpened(file.name, openFaultWords(outcome.fault)), { survives: true });
    } catch (fault) {
      console.error("The file could not be read", fault);
      notify.error(DESIGN_MENU.notRead(file.name));
    }
    close();
  }

  const start = (step: (signal: AbortSignal) => Promise<void>) => {
    const { signal } = current.current.run;
    step(signal).catch((fault: unknown) => {
      if (signal.aborted) return;
      console.error(fault);
      notify.error(SHELL.filesNotLoaded);
      close();
    });
  };

  return {
    ...session,
    changeDraft: (edit: (draft: Draft) => Draft) => change({ draft: edit(current.current.draft) }),
    retarget: (target: TargetDesign) =>
      change({ target, draft: withCountsOf(current.current.draft, target.design) }),
    close,
    take(given: Given): void {
      const { kind } = current.current.stage;
      if (kind === "idle" || kind === "planning") start((signal) => take(given, signal));
    },
    planPictures: (found: Found) => start((signal) => plan(found, signal)),
    openDesign: (file: File) => start(() => openDesign(file)),
  };
}

export type ImportState = ReturnType<typeof useImport>;
