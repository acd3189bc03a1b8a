import { useRef, useState } from "react";
import { arrangementFor } from "../../shared/machine/questions.ts";
import type { LibraryWords, RefusalWords } from "../../shared/machine/steps.ts";
import type { Category, MachineModel } from "../../shared/machine/types.ts";
import { type Design, type Image, imageName } from "../../shared/model/design.ts";
import type { Edited } from "../../shared/model/edit.ts";
import { edit, state } from "../edit/app.ts";
import type { EditOutcome } from "../edit/editing.ts";
import { faultWords } from "../edit/fault-words.ts";
import { bundledImage, type NewImage, pngImage } from "../edit/new-image.ts";
import { INTAKE } from "../messages/en/intake.ts";
import { LOOKS } from "../messages/en/looks.ts";
import { WIZARD } from "../messages/en/wizard.ts";
import { notify } from "../ui/toast/notify.ts";
import { judgeFiles } from "./judge-files.ts";
import { loadsImage } from "./loads-image.ts";
import { namedSlots } from "./named-slots.ts";
import { whyNotStored } from "./outcome-words.ts";
import { type Leftover, plainRefusal, type Refusal } from "./refusal.ts";
import { NOT_READ, nothingWords, type RefusalInWords } from "./refusal-words.ts";
import { fittedImageOf, jobToAdjust, type StepJob, useStepFit } from "./useStepFit.ts";

/** A file on its way to a place, in the order in which files came. */
export interface Arrival {
  readonly file: File;
  readonly target: string;
  /** The image of a list that it has become or replaces. */
  imageId?: string | undefined;
  isAwaited: boolean;
}

/** What differs between the slots of a screen and a list. */
export interface Places {
  readonly category: Category;
  readonly refusals: RefusalWords;
  readonly library: LibraryWords | undefined;
  /** The slots that so many files fill, in order, given where they were dropped and which slots are awaited. */
  free(count: number, at: string | undefined, awaited: readonly string[]): readonly string[];
  /** What is said of a file for which nothing is free. */
  full(): string;
  put(into: string, image: NewImage, at: Placing): Promise<EditOutcome>;
  /** What is said if an image was not stored. */
  readonly failed: string;
  /** The same with what to do, for an edit and a file of which `why` is known. */
  notStored(outcome: EditOutcome, why: string, file?: File): RefusalInWords;
  /** The label of a slot, and what is said once it is filled by a file or from the library. */
  label(target: string): string;
  uploaded(target: string): string | undefined;
  chosen(target: string): string;
  refusalsOf(leftovers: readonly Leftover[]): readonly Refusal[];
}

/** Where an image goes. */
export interface Placing {
  readonly target: string;
  readonly group?: string | undefined;
  /** The file that it is made of, among those that came with it or before. */
  readonly arrival?: Arrival | undefined;
  readonly arrivals: readonly Arrival[];
}

/**
 * Everything that puts pictures into a step's places, and what to show at each meanwhile. What was wrong with the
 * files of a drop is said when all are dealt with: at once, or when the editor has closed. It stays until the place
 * is filled, emptied or tried again.
 */
export function useIntake(model: MachineModel, places: Places) {
  const { category, refusals: words, library } = places;
  const [busy, setBusy] = useState<Readonly<Record<string, string | undefined>>>({});
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const arrivals = useRef<Arrival[]>([]);
  const isAdjusting = useRef(false);
  /** What is to be said when the files are dealt with. */
  const report = useRef<{ leftovers: Leftover[]; successes: string[] }>({ leftovers: [], successes: [] });

  const arrangementNow = () => arrangementFor(category, state.design.counts[category.id]);
  /** Another count may have been chosen meanwhile, in another tab at least. */
  const isThere = (target: string) => arrangementNow().places.some(({ slot }) => slot === target);
  const awaited = () => arrivals.current.filter(({ isAwaited }) => isAwaited).map(({ target }) => target);
  const show = (target: string, doing: string | undefined) =>
    setBusy((before) => ({ ...before, [target]: doing }));
  /** Forgets what was wrong at slots, and beside all of them if asked to. */
  const clear = (targets: readonly string[], isBeside = false) =>
    setRefusals((before) =>
      before.filter(({ target }) => (target === undefined ? !isBeside : !targets.includes(target))),
    );
  const refuse = (refusal: Refusal) => {
    notify.error(refusal.message);
    const { target } = refusal;
    setRefusals((before) => [
      ...before.filter((each) => target === undefined || each.target !== target),
      refusal,
    ]);
  };
  const fail = (target: string, message: string, detail: string) =>
    refuse(plainRefusal(target, message, detail));

  function expectAll(jobs: readonly Pick<Arrival, "file" | "target" | "imageId">[]): void {
    for (const { file, target, imageId } of jobs) {
      const known = arrivals.current.find((each) => each.file === file);
      if (known) known.isAwaited = true;
      else arrivals.current.push({ file, target, imageId, isAwaited: true });
    }
  }

  const leave = (file: File, by: Omit<Leftover, "file">) => report.current.leftovers.push({ file, ...by });
  const leaveOut = (file: File) => leave(file, { message: places.full() });
  function tell(isEdited: boolean): void {
    const { leftovers, successes } = report.current;
    report.current = { leftovers: [], successes: [] };
    const said = isEdited && successes.length > 0 ? [successes.join(" ")] : successes;
    for (const each of said) notify.success(each);
    for (const refusal of places.refusalsOf(leftovers)) refuse(refusal);
  }

  /** Why an image did not get to a place; undefined if it did, and then nothing is wrong there any more. */
  function whyNot(outcome: EditOutcome, target: string): string | undefined {
    const why = whyNotStored(outcome, ({ key }) => category.kind === "list" || key === target);
    if (why === undefined) clear([target]);
    return why;
  }
  async function add(
    into: string,
    file: File,
    image: NewImage,
    target: string,
    group?: string,
  ): Promise<void> {
    const arrival = arrivals.current.find((each) => each.file === file);
    const outcome = await places.put(into, image, { target, group, arrival, arrivals: arrivals.current });
    if (arrival) arrival.isAwaited = false;
    const why = whyNot(outcome, target);
    const success = places.uploaded(target);
    if (why !== undefined) leave(file, { target, ...places.notStored(outcome, why, file) });
    else if (success !== undefined) report.current.successes.push(success);
  }
  async function putAtOnce(target: string, image: NewImage, success: string, into = state.design.id) {
    const outcome = await places.put(into, image, { target, arrivals: [] });
    const why = whyNot(outcome, target);
    if (why === undefined) return notify.success(success);
    const { message, detail } = places.notStored(outcome, why);
    fail(target, message, detail);
  }

  const fit = useStepFit({
    async onFitted(job, fitted) {
      const image = await fittedImageOf(job, fitted);
      const { target, file, into, group } = job;
      if (into === state.design.id && !isThere(target)) return void leaveOut(file);
      if (image) await add(into, file, image, target, group);
    },
    onUnreadable: ({ target, file, refusal: { message } }, detail) =>
      void leave(file, { target, message, detail }),
    onEnd(unused) {
      for (const job of unused) {
        if (!isThere(job.target)) leaveOut(job.file);
        else if (!job.isAdjusting) leave(job.file, { target: job.target, ...job.refusal, job });
      }
      for (const arrival of arrivals.current) arrival.isAwaited = false;
      tell(true);
    },
  });

  async function takeChecked(files: readonly File[], at: string | undefined): Promise<void> {
    const into = state.design.id;
    const arrangement = arrangementNow();
    const [judged, named] = await Promise.all([
      judgeFiles({ accepts: category.accepts, size: arrangement.size }, words, files),
      category.kind === "slots" ? namedSlots(model, category, arrangement, files) : new Map<File, string>(),
    ]);
    // They were checked against the size of the count before.
    if (arrangementNow() !== arrangement) {
      if (at === undefined || isThere(at)) return takeChecked(files, at);
      files.forEach(leaveOut);
      return tell(false);
    }
    const usable = judged.filter(({ bytes, reason }) => bytes ?? reason);
    // What a name says may replace what is there; the rest fills empty slots.
    const taken = awaited();
    const said = new Map([...named].filter(([, slot]) => !taken.includes(slot)));
    const byName = usable.map(({ file }) => said.get(file));
    const free = places.free(files.length, at, taken).filter((slot) => !byName.includes(slot));
    const group = crypto.randomUUID();
    const placed = usable.flatMap((each) => {
      const target = said.get(each.file) ?? free.shift();
      if (target === undefined) leaveOut(each.file);
      return target === undefined ? [] : { ...each, target, group, into };
    });
    const target = free[0] ?? at ?? arrangement.places[0]?.slot;
    for (const { file, refusal } of judged.filter((each) => !usable.includes(each)))
      leave(file, { target, ...refusal });
    expectAll(placed);
    for (const { file, bytes, target } of placed)
      if (bytes) await add(into, file, await pngImage(bytes, file.name), target, group);
    const jobs = placed.flatMap(({ bytes, reason, ...job }) => (reason ? { ...job, reason } : []));
    if (jobs.length === 0) tell(false);
    else await fit.begin(jobs);
  }

  return {
    fit,
    clear,
    busyAt: (target: string) => busy[target] ?? (fit.isOpening(target) ? INTAKE.checking : undefined),
    refusalAt: (target: string) => refusals.find((each) => each.target === target),
    /** What is shown beside all slots. */
    beside: refusals.filter(({ target }) => target === undefined),

    /** Puts files into their places; those that can be made to fit go through the editor. */
    async take(files: readonly File[], at?: string): Promise<void> {
      if (awaited().length === 0) arrivals.current = [];
      const [first = at ?? arrangementNow().places[0]?.slot ?? ""] = places.free(files.length, at, awaited());
      clear([first], true);
      show(first, files.length === 1 ? INTAKE.checking : INTAKE.checkingAll);
      try {
        await takeChecked(files, at);
      } catch (fault) {
        console.error("The images could not be processed", fault);
        tell(false);
        fail(first, places.failed, WIZARD.listUnharmed);
      } finally {
        show(first, undefined);
      }
    },
    /** Says that what was dropped or pasted holds no file. */
    nothing(target: string) {
      const { message, detail } = nothingWords(words);
      fail(target, message, detail);
    },
    /** Opens the editor for pictures that were not used, or for originals; those without a place are named. */
    async fitAgain(jobs: readonly (Omit<StepJob, "target"> & { readonly target: string | undefined })[]) {
      const placed = jobs.flatMap(({ target, ...job }) => (target === undefined ? [] : { ...job, target }));
      clear(
        placed.map(({ target }) => target),
        true,
      );
      for (const { file, target } of jobs) if (target === undefined) leaveOut(file);
      if (placed.length === 0) tell(false);
      expectAll(placed);
      await fit.begin(placed);
    },
    /** Opens the editor for the image of a place, whose place the result takes. */
    async adjust(target: string, image: Image | undefined, key = target): Promise<void> {
      if (!image || busy[target] || isAdjusting.current || fit.open) return;
      isAdjusting.current = true;
      const into = state.design.id;
      const name = imageName(model, { category: category.id, key }, image);
      const job = await jobToAdjust(model, { image, name, target, into, size: arrangementNow().size });
      isAdjusting.current = false;
      if (!job) return fail(target, NOT_READ.message, NOT_READ.detail);
      expectAll([{ file: job.file, target, imageId: key }]);
      await fit.begin([job]);
    },
    /** Puts a picture of a look there. */
    put: (target: string, image: NewImage) =>
      putAtOnce(target, image, LOOKS.put(image.image.name, places.label(target))),
    /** Puts a bundled picture there. */
    async choose(target: string, path: string): Promise<void> {
      if (!library) return;
      const into = state.design.id;
      show(target, INTAKE.checking);
      const loads = await loadsImage(path, arrangementNow().size);
      show(target, undefined);
      if (!loads) return fail(target, library.failed, WIZARD.pictureNotLoadedAdvice);
      await putAtOnce(target, bundledImage(path), places.chosen(target), into);
    },
    /** Runs another edit of the category; if it is not stored, `failed` is said at a place. */
    async act(
      target: string,
      kind: "removal" | "order" | "defaults",
      change: (design: Design) => Edited,
      { failed = places.failed, into = state.design.id } = {},
    ) {
      const outcome = await edit(into, { offer: { kind, category: category.id } }, change);
      if (!outcome.ok) return void fail(target, failed, faultWords(outcome.fault));
      clear([target]);
      return outcome;
    },
    /** Forgets everything: the slots are those of another count. */
    forget() {
      setRefusals([]);
      setBusy({});
      for (const arrival of arrivals.current) arrival.isAwaited = false;
    },
  };
}
