import { startTransition, useEffect, useRef, useState } from "react";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { LookMaterials } from "../../shared/model/screens.ts";
import { editing, state, pictures as stored } from "../edit/app.ts";
import { sortAway } from "../files/sort.ts";
import { DROP } from "../messages/en/drop.ts";
import { SHELL } from "../messages/en/shell.ts";
import { faultWords } from "../picture/fault-words.ts";
import { filesOf, type GivenFile, MOST_FILES } from "../picture/given-files.ts";
import type { OpenFault } from "../picture/read-file.ts";
import { notify } from "../ui/toast/notify.ts";
import { type Draft, type DropPicture, emptyDraft, sortedInto, withCountsOf, withSorted } from "./draft.ts";
import { Faces } from "./faces.ts";
import { type Found, findPictures, type LeftFile, type WholeFile } from "./found.ts";
import { Maker } from "./make-pictures.ts";
import { openDesign } from "./open-design.ts";
import { openTarget, type TargetDesign, targetState } from "./target-design.ts";

/** What is under way. */
export type Stage =
  | { readonly kind: "idle" }
  | { readonly kind: "reading"; readonly done: number; readonly all: number }
  | { readonly kind: "opening" }
  | { readonly kind: "asking"; readonly found: Found }
  | { readonly kind: "planning" };

/** What works for one plan, and ends with it. */
export interface Hands {
  readonly faces: Faces;
  readonly maker: Maker;
  /** What putting it on a design needs to know. */
  readonly materials: LookMaterials;
}

const { model } = ACTIVE;
const startDraft = ({ counts } = state.design): Draft => emptyDraft(counts);

/** Whether the browser may show as much of a file as it can: not of what would fill its memory. */
const isShowable = ({ kind }: OpenFault): boolean => kind !== "tooLarge" && kind !== "tooComplex";

/** From files to a plan: they are told apart, looked at and sorted; more may come while it is corrected. */
export function useDesk() {
  const [stage, setStage] = useState<Stage>({ kind: "idle" });
  const [draft, setDraft] = useState<Draft>(() => startDraft());
  const [target, setTarget] = useState<TargetDesign>();
  const [left, setLeft] = useState<readonly LeftFile[]>([]);
  const [hands, setHands] = useState<Hands>();
  const run = useRef<AbortController>(undefined);
  const now = useRef({ stage, draft, target, hands });
  now.current = { stage, draft, target, hands };

  const close = () => {
    run.current?.abort();
    run.current = undefined;
    now.current.hands?.faces.close();
    now.current.hands?.maker.close();
    setHands(undefined);
    setTarget(undefined);
    setStage({ kind: "idle" });
    setDraft(startDraft());
    setLeft([]);
  };

  /** Looks at pictures, those of whole files too, and puts them into the plan. */
  async function plan(
    pictures: readonly GivenFile[],
    wholes: readonly WholeFile[],
    signal: AbortSignal,
  ): Promise<void> {
    const given = [...pictures, ...wholes.flatMap((whole) => whole.pictures)];
    const names = wholes.map(({ machineName }) => machineName);
    const machineName = names.find((name) => name !== "" && name !== model.defaultMachineName) ?? "";
    const seen: DropPicture[] = [];
    const unreadable: LeftFile[] = [];
    setStage({ kind: "reading", done: 0, all: given.length });
    const [spoken, looks, words] = await Promise.all([ACTIVE.spoken(), ACTIVE.looks(), ACTIVE.wordTable()]);
    signal.throwIfAborted();
    const working = now.current.hands ?? {
      faces: new Faces(),
      maker: new Maker(),
      materials: { looks, words, isMissing: stored.isMissing },
    };
    now.current.hands = working;
    setHands(working);
    for (const [i, { path, file }] of given.entries()) {
      const size = await working.faces.measure(file);
      signal.throwIfAborted();
      if ("kind" in size)
        unreadable.push({
          name: file.name,
          why: faultWords(file.name, size),
          ...(isShowable(size) && { picture: file }),
        });
      else seen.push({ path, name: file.name, file, size });
      setStage({ kind: "reading", done: i + 1, all: given.length });
    }
    const { target = openTarget() } = now.current;
    const design = targetState(target) === "elsewhere" ? target.design : state.design;
    // The first of a plan finds the counts that the design has now.
    const begun = (draft: Draft) => (draft.pictures.length > 0 ? draft : startDraft(design));
    const sized = seen.map(({ path, size }) => ({ path, ...size }));
    const into = sortedInto(design, begun(now.current.draft), stored.isMissing);
    const sorted = await sortAway({ model, spoken, pictures: sized, design: into });
    signal.throwIfAborted();
    if (seen.length > 0 || now.current.draft.pictures.length > 0)
      // Hundreds of pictures are more than one task of the page.
      return startTransition(() => {
        // It may have been corrected meanwhile.
        setDraft((before) => {
          const draft = withSorted(model, begun(before), seen, sorted);
          return { ...draft, machineName: draft.machineName || machineName };
        });
        setLeft((before) => [...before, ...unreadable]);
        setStage({ kind: "planning" });
      });
    notify.error(unreadable.length === 1 ? (unreadable[0]?.why ?? DROP.nothing) : DROP.nothing);
    close();
  }

  async function take(given: readonly (FileSystemEntry | File)[], signal: AbortSignal): Promise<void> {
    const isMore = now.current.stage.kind === "planning";
    // Another tab may open another design while they are read.
    const opened = isMore ? undefined : editing.ready.then(openTarget);
    setStage({ kind: "reading", done: 0, all: given.length });
    const { files, isCut } = await filesOf(given);
    let done = 0;
    setStage({ kind: "reading", done, all: files.length });
    const found = await findPictures(files, () =>
      setStage({ kind: "reading", done: ++done, all: files.length }),
    );
    const target = await opened;
    signal.throwIfAborted();
    if (target) {
      now.current.target = target;
      setTarget(target);
    }
    const { pictures, wholes } = found;
    const cut = isCut ? [{ name: "", why: DROP.cut(MOST_FILES) }] : [];
    setLeft((before) => [...before, ...found.left, ...cut]);
    const [only] = wholes;
    if (isMore) {
      const designs = wholes.filter(({ kind }) => kind === "design");
      setLeft((before) => [
        ...before,
        ...designs.map(({ file: { name } }) => ({ name, why: DROP.designBeside(name) })),
      ]);
      const packages = wholes.filter(({ kind }) => kind === "package");
      return plan(pictures, packages, signal);
    }
    if (only?.kind === "design" && wholes.length === 1 && pictures.length === 0) return open(only.file);
    if (only) return setStage({ kind: "asking", found });
    if (pictures.length > 0) return plan(pictures, [], signal);
    notify.error(found.left.length === 1 ? (found.left[0]?.why ?? DROP.nothing) : DROP.nothing);
    close();
  }

  async function open(file: File): Promise<void> {
    setStage({ kind: "opening" });
    await openDesign(file);
    close();
  }

  /** Runs something that a close ends. */
  const start = (act: (signal: AbortSignal) => Promise<void>) => {
    const mine = new AbortController();
    run.current = mine;
    act(mine.signal).catch((fault: unknown) => {
      if (mine.signal.aborted) return;
      console.error(fault);
      notify.error(SHELL.filesNotLoaded);
      close();
    });
  };

  const latest = useRef(close);
  latest.current = close;
  useEffect(() => () => latest.current(), []);
  return {
    stage,
    draft,
    setDraft,
    /** The design that the files were given for; there is one as long as there is a plan. */
    target,
    /** Makes it the plan of another design. */
    retarget(next: TargetDesign): void {
      setTarget(next);
      setDraft((before) => withCountsOf(before, next.design));
    },
    left,
    hands,
    close,
    take(given: readonly (FileSystemEntry | File)[]): void {
      const { kind } = now.current.stage;
      if (kind === "idle" || kind === "planning") start((signal) => take(given, signal));
    },
    planPictures: (pictures: readonly GivenFile[], wholes: readonly WholeFile[]) =>
      start((signal) => plan(pictures, wholes, signal)),
    open: (file: File) => start(() => open(file)),
  };
}

export type DeskState = ReturnType<typeof useDesk>;
