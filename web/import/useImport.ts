import { startTransition, useEffect, useRef, useState } from "react";
import { DESIGN_MENU } from "#messages/design-menu.ts";
import { DROP } from "#messages/drop.ts";
import { SHELL } from "#messages/shell.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { LookMaterials } from "../../shared/model/screens.ts";
import { editing, state, pictures as stored } from "../edit/app.ts";
import { openFaultWords, openFile } from "../edit/open-file.ts";
import { filesOf, type GivenFile, MOST_FILES } from "../files/given-files.ts";
import { sortAway } from "../files/sort.ts";
import { faultWords } from "../picture/fault-words.ts";
import { notify } from "../ui/toast/notify.ts";
import {
  type Draft,
  emptyDraft,
  type ImportedPicture,
  sortedInto,
  withCountsOf,
  withSorted,
} from "./draft.ts";
import { type Found, findPictures, type LeftFile, type WholeFile } from "./find-pictures.ts";
import { Fitter } from "./fitter.ts";
import { openTarget, type TargetDesign, targetState } from "./target-design.ts";
import { Thumbnails } from "./thumbnails.ts";

export type Given = readonly (FileSystemEntry | File)[];

export type Stage =
  | { readonly kind: "idle" }
  | { readonly kind: "reading"; readonly done: number; readonly all: number }
  | { readonly kind: "opening" }
  | { readonly kind: "asking"; readonly found: Found }
  | { readonly kind: "planning" };

export interface ImportWorkers {
  readonly thumbnails: Thumbnails;
  readonly fitter: Fitter;
  readonly materials: LookMaterials;
}

/** While there is a plan, there are a target and workers. */
interface ImportSession {
  readonly stage: Stage;
  readonly draft: Draft;
  readonly target?: TargetDesign;
  readonly left: readonly LeftFile[];
  readonly workers?: ImportWorkers;
  readonly run?: AbortController;
}

const { model } = ACTIVE;

const newSession = (): ImportSession => ({
  stage: { kind: "idle" },
  draft: emptyDraft(state.design.counts),
  left: [],
});

function endSession({ run, workers }: ImportSession): void {
  run?.abort();
  workers?.thumbnails.close();
  workers?.fitter.close();
}

/** Identifies, measures and sorts files. More may arrive while the visitor edits the plan. */
export function useImport() {
  const [session, setSession] = useState(newSession);
  // Ahead of `session` during a transition.
  const current = useRef(session);
  const change = (patch: Partial<ImportSession>) => {
    current.current = { ...current.current, ...patch };
    setSession(current.current);
  };
  const changeDraft = (edit: (draft: Draft) => Draft) => change({ draft: edit(current.current.draft) });
  const addLeft = (more: readonly LeftFile[]) => change({ left: [...current.current.left, ...more] });
  const close = () => {
    endSession(current.current);
    current.current = newSession();
    setSession(current.current);
  };
  const closeWithoutPictures = ([first, ...more]: readonly LeftFile[]) => {
    notify.error(first && more.length === 0 ? first.why : DROP.nothing);
    close();
  };
  useEffect(() => () => endSession(current.current), []);

  /** Measures pictures, those of whole files too, and adds them to the plan. */
  async function plan(pictures: readonly GivenFile[], wholes: readonly WholeFile[], signal: AbortSignal) {
    const given = [...pictures, ...wholes.flatMap((whole) => whole.pictures)];
    const names = wholes.map(({ machineName }) => machineName);
    const machineName = names.find((name) => name !== "" && name !== model.defaultMachineName) ?? "";
    const measured: ImportedPicture[] = [];
    const unreadable: LeftFile[] = [];
    change({ stage: { kind: "reading", done: 0, all: given.length } });
    const [spoken, looks, words] = await Promise.all([ACTIVE.spoken(), ACTIVE.looks(), ACTIVE.wordTable()]);
    signal.throwIfAborted();
    const workers = current.current.workers ?? {
      thumbnails: new Thumbnails(),
      fitter: new Fitter(),
      materials: { looks, words, isMissing: stored.isMissing },
    };
    change({ workers });
    for (const [i, { path, file }] of given.entries()) {
      const size = await workers.thumbnails.measure(file);
      signal.throwIfAborted();
      if ("kind" in size) {
        // What would fill the browser's memory is not shown.
        const isShowable = size.kind !== "tooLarge" && size.kind !== "tooComplex";
        const why = faultWords(file.name, size);
        unreadable.push({ name: file.name, why, ...(isShowable && { picture: file }) });
      } else measured.push({ path, name: file.name, file, size });
      change({ stage: { kind: "reading", done: i + 1, all: given.length } });
    }
    const { target = openTarget() } = current.current;
    const design = targetState(target) === "elsewhere" ? target.design : state.design;
    // The first pictures of a plan find the counts that the design has by now.
    const begun = (draft: Draft) => (draft.pictures.length > 0 ? draft : emptyDraft(design.counts));
    const sorted = await sortAway({
      model,
      spoken,
      pictures: measured.map(({ path, size }) => ({ path, ...size })),
      design: sortedInto(design, begun(current.current.draft), stored.isMissing),
    });
    signal.throwIfAborted();
    // The visitor may have edited the plan in the meantime.
    const { draft, left } = current.current;
    if (measured.length + draft.pictures.length === 0) return closeWithoutPictures(unreadable);
    const planned = withSorted(model, begun(draft), measured, sorted);
    // Hundreds of pictures take more than one task of the page.
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
    // Another tab may open another design while the files are read.
    const opened = isMore ? undefined : editing.ready.then(openTarget);
    change({ stage: { kind: "reading", done: 0, all: 0 } });
    const { files, isCut } = await filesOf(given);
    const showProgress = (done: number) => {
      signal.throwIfAborted();
      change({ stage: { kind: "reading", done, all: files.length } });
    };
    showProgress(0);
    const found = await findPictures(files, showProgress);
    const target = await opened;
    signal.throwIfAborted();
    if (target) change({ target });
    addLeft([...found.left, ...(isCut ? [{ name: "", why: DROP.cut(MOST_FILES) }] : [])]);
    const { pictures, wholes } = found;
    if (isMore) {
      const [designs, packages] = [
        wholes.filter(({ kind }) => kind === "design"),
        wholes.filter(({ kind }) => kind === "package"),
      ];
      addLeft(designs.map(({ file: { name } }) => ({ name, why: DROP.designBeside(name) })));
      return plan(pictures, packages, signal);
    }
    const [only] = wholes;
    if (only?.kind === "design" && wholes.length === 1 && pictures.length === 0) return openDesign(only.file);
    if (only) return change({ stage: { kind: "asking", found } });
    return pictures.length > 0 ? plan(pictures, [], signal) : closeWithoutPictures(found.left);
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

  /** Runs a step until it ends or the import is closed. */
  const start = (step: (signal: AbortSignal) => Promise<void>) => {
    const run = new AbortController();
    change({ run });
    step(run.signal).catch((fault: unknown) => {
      if (run.signal.aborted) return;
      console.error(fault);
      notify.error(SHELL.filesNotLoaded);
      close();
    });
  };

  return {
    ...session,
    changeDraft,
    retarget: (target: TargetDesign) =>
      change({ target, draft: withCountsOf(current.current.draft, target.design) }),
    close,
    take(given: Given): void {
      const { kind } = current.current.stage;
      if (kind === "idle" || kind === "planning") start((signal) => take(given, signal));
    },
    planPictures: (pictures: readonly GivenFile[], wholes: readonly WholeFile[]) =>
      start((signal) => plan(pictures, wholes, signal)),
    openDesign: (file: File) => start(() => openDesign(file)),
  };
}

export type ImportState = ReturnType<typeof useImport>;
