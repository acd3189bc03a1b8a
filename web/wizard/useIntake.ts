import { useEffect, useRef, useState } from "react";
import { FIT } from "#messages/fit.ts";
import { INTAKE } from "#messages/intake.ts";
import { LOOKS } from "#messages/looks.ts";
import { WIZARD } from "#messages/wizard.ts";
import { arrangementFor, fillWords, findSlot } from "../../shared/machine/questions.ts";
import type { Arrangement, SlotCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { type Design, type Image, imageName } from "../../shared/model/design.ts";
import { type Edited, refused } from "../../shared/model/edit.ts";
import { addedId, putInList, setPictures } from "../../shared/model/pictures.ts";
import { emptyPlaces, shownImages } from "../../shared/model/questions.ts";
import { edit, state, store } from "../edit/app.ts";
import { faultWords } from "../edit/fault-words.ts";
import { bundledImage, fittedImage, type NewImage, pngImage } from "../edit/new-image.ts";
import { isUnchanged, recipeParts } from "../editor/annotations.ts";
import { type Fitted, useFitQueue } from "../editor/fit-queue.ts";
import { notify } from "../ui/toast/notify.ts";
import { checkFiles, type Leftover, type RefusalText, refusalsOf, type ShownRefusal } from "./check-files.ts";
import type { StepOf } from "./load-step.ts";
import { adjustingJob, NOT_READ, type StepJob, type UnplacedJob } from "./StepEditor.tsx";

const { model } = ACTIVE;

interface Arrival {
  readonly file: File;
  readonly target: string;
  /** The image of a list that it is or replaces. */
  imageId?: string | undefined;
  isAwaited: boolean;
}

export type Intake = ReturnType<typeof useIntake>;

/**
 * Brings files and pictures into the places of a step, through the editor if they don't fit. Refusals are reported once
 * all files of a drop are done, and shown until their place is filled, emptied or tried again.
 */
export function useIntake(step: StepOf<"slots"> | StepOf<"list">) {
  const { category, config } = step;
  const [busy, setBusy] = useState<Readonly<Record<string, string | undefined>>>({});
  const [refusals, setRefusals] = useState<readonly ShownRefusal[]>([]);
  const arrivals = useRef<Arrival[]>([]);
  const isAdjusting = useRef(false);
  const report = useRef<{ leftovers: Leftover[]; successes: string[] }>({ leftovers: [], successes: [] });

  const arrangementNow = () => arrangementFor(category, state.design.counts[category.id]);
  const zone = step.kind === "list" ? (category.arrangements[0].places[0]?.slot ?? "") : undefined;
  /** Another tab may have chosen another count. */
  const isThere = (target: string) => arrangementNow().places.some(({ slot }) => slot === target);
  const awaited = () => arrivals.current.filter(({ isAwaited }) => isAwaited).map(({ target }) => target);
  const labelOf = (target: string) =>
    step.kind === "list" ? category.label : findSlot(step.category, target).label;
  const fill = (text: string, target: string) => {
    const label = labelOf(target);
    return fillWords(text, { slot: target, label, name: state.design.names[category.id]?.[target] ?? label });
  };
  const failed = step.kind === "list" ? step.config.words.failed : WIZARD.notSaved;
  const roomInList = (max: number) => max - shownImages(state.design, category, state.isMissing).length;

  const show = (target: string, doing: string | undefined) =>
    setBusy((before) => ({ ...before, [target]: doing }));
  /** Undefined stands for what is shown above all places. */
  const clear = (targets: readonly (string | undefined)[]) =>
    setRefusals((before) => before.filter(({ target }) => !targets.includes(target)));
  const refuse = (refusal: ShownRefusal) => {
    notify.error(refusal.message);
    const { target } = refusal;
    setRefusals((before) => [
      ...before.filter((each) => target === undefined || each.target !== target),
      refusal,
    ]);
  };
  const fail = (target: string, { message, detail }: RefusalText) =>
    refuse({ target, message, details: [detail], files: [], fittable: [] });

  async function take(files: readonly File[], at?: string): Promise<void> {
    if (awaited().length === 0) arrivals.current = [];
    const [first = at ?? arrangementNow().places[0]?.slot ?? ""] = freePlaces(files.length, at);
    clear([first, undefined]);
    show(first, files.length === 1 ? INTAKE.checking : INTAKE.checkingAll);
    try {
      await takeChecked(files, at);
    } catch (fault) {
      console.error("The images could not be processed", fault);
      tell(false);
      fail(first, { message: failed, detail: WIZARD.listUnharmed });
    } finally {
      show(first, undefined);
    }
  }

  /**
   * Returns the places for new files: a single file takes the given place; several take it first, if it is empty, then
   * other empty ones.
   */
  function freePlaces(count: number, at: string | undefined): readonly string[] {
    const taken = awaited();
    if (step.kind === "list")
      return Array(Math.max(0, roomInList(step.category.maxImages) - taken.length)).fill(zone);
    if (at !== undefined && count === 1) return [at];
    const slots = emptyPlaces(state.design, step.category, state.isMissing).map(({ slot }) => slot);
    const free = slots.filter((slot) => !taken.includes(slot));
    return at !== undefined && free.includes(at) ? [at, ...free.filter((slot) => slot !== at)] : free;
  }

  async function takeChecked(files: readonly File[], at: string | undefined): Promise<void> {
    const into = state.design.id;
    const arrangement = arrangementNow();
    const [checked, byName] = await Promise.all([
      checkFiles({ accepts: category.accepts, size: arrangement.size }, config.refusals, files),
      step.kind === "slots" ? slotsByName(step.category, arrangement, files) : new Map<File, string>(),
    ]);
    // The files were checked against the size of another count.
    if (arrangementNow() !== arrangement) {
      if (at === undefined || isThere(at)) return takeChecked(files, at);
      files.forEach(leaveOut);
      return tell(false);
    }
    const usable = checked.filter(({ bytes, reason }) => bytes ?? reason);
    // A file may replace a picture only if its name says the slot.
    const taken = awaited();
    const said = new Map([...byName].filter(([, slot]) => !taken.includes(slot)));
    const named = usable.map(({ file }) => said.get(file));
    const free = freePlaces(files.length, at).filter((slot) => !named.includes(slot));
    const group = crypto.randomUUID();
    const placed = usable.flatMap((each) => {
      const target = said.get(each.file) ?? free.shift();
      if (target === undefined) leaveOut(each.file);
      return target === undefined ? [] : { ...each, target, group, into };
    });
    const target = free[0] ?? at ?? arrangement.places[0]?.slot;
    for (const { file, refusal } of checked.filter((each) => !usable.includes(each)))
      leave({ file, target, ...refusal });
    expectAll(placed);
    for (const { file, bytes, ...to } of placed)
      if (bytes) await add(file, await pngImage(bytes, file.name), to);
    const jobs = placed.flatMap(({ bytes, reason, ...job }) => (reason ? { ...job, reason } : []));
    if (jobs.length === 0) tell(false);
    else await fit.begin(jobs);
  }

  function expectAll(jobs: readonly Pick<Arrival, "file" | "target" | "imageId">[]): void {
    for (const { file, target, imageId } of jobs) {
      const known = arrivals.current.find((each) => each.file === file);
      if (known) known.isAwaited = true;
      else arrivals.current.push({ file, target, imageId, isAwaited: true });
    }
  }

  const fit = useFitQueue<StepJob>({
    isAnnotated: true,
    onFitted: addFitted,
    onUnreadable: ({ target, file, refusal: { message } }, detail) =>
      leave({ file, target, message, detail }),
    onEnd: end,
  });
  const jobs = fit.open?.jobs;
  useEffect(() => store.hold(jobs?.flatMap(({ holds = [] }) => holds) ?? []), [jobs]);

  async function addFitted({ file, start, original, look, ...to }: StepJob, fitted: Fitted): Promise<void> {
    const { words, logo, ...placed } = fitted.composition;
    const image = isUnchanged(start, fitted.composition)
      ? undefined
      : await fittedImage({
          ...placed,
          ...recipeParts({ words, logo }),
          file,
          look,
          finished: fitted.file,
          original: original ?? fitted.original,
          blobs: logo && new Map([[logo.sha256, logo.bytes]]),
        });
    if (to.into === state.design.id && !isThere(to.target)) leaveOut(file);
    else if (image) await add(file, image, to);
  }
  function end(unused: readonly StepJob[]): void {
    for (const job of unused) {
      const { file, target, refusal, isAdjusting = false } = job;
      if (!isThere(target)) leaveOut(file);
      else if (!isAdjusting) leave({ file, target, ...refusal, job });
    }
    for (const arrival of arrivals.current) arrival.isAwaited = false;
    tell(true);
  }

  async function add(
    file: File,
    image: NewImage,
    { into, target, group }: Pick<StepJob, "into" | "target" | "group">,
  ): Promise<void> {
    const arrival = arrivals.current.find((each) => each.file === file);
    const refusal = await put(into, image, target, arrival, group);
    if (arrival) arrival.isAwaited = false;
    if (refusal) leave({ file, target, ...refusal });
    else if (step.kind === "slots") report.current.successes.push(fill(step.config.words.uploaded, target));
  }

  /** Resolves to the reason if the image is not stored. */
  async function put(
    into: string,
    { image, blobs }: NewImage,
    target: string,
    arrival?: Arrival,
    group?: string,
  ): Promise<RefusalText | undefined> {
    const { id } = category;
    const after = arrival ? arrivals.current.slice(arrivals.current.indexOf(arrival) + 1) : [];
    const place = {
      replaced: arrival?.imageId,
      later: new Set(after.flatMap(({ imageId }) => imageId ?? [])),
    };
    const outcome = await edit(
      into,
      { offer: { kind: "picture", category: id } },
      (design) => {
        if (step.kind === "list") return putInList(model, design, id, image, place, state.isMissing);
        // Only pictures that the machine shows are rendered.
        const { places } = arrangementFor(category, design.counts[id]);
        const isShown = places.some(({ slot }) => slot === target);
        return isShown || image.picture
          ? setPictures(model, design, id, { [target]: image })
          : refused("gone");
      },
      { blobs, group },
    );
    let why: string;
    if (outcome.ok) {
      const [change] = outcome.designs.values();
      if (arrival && change) arrival.imageId = addedId(change.before, change.after, id) ?? arrival.imageId;
      const failure = outcome.failures.find(({ key }) => step.kind === "list" || key === target);
      if (!failure) return void clear([target]);
      why = failure.reason === "notRendered" ? FIT.notMadeAdvice : WIZARD.pictureNotLoadedAdvice;
    } else why = faultWords(outcome.fault);
    if (step.kind === "slots") return { message: failed, detail: why };
    const isFull = !outcome.ok && outcome.fault === "listFull";
    const advice = isFull ? WIZARD.makeRoom : why;
    return {
      message: isFull ? fillWords(step.config.words.full, { max: step.category.maxImages }) : failed,
      detail: arrival ? WIZARD.fileNotSaved(arrival.file.name, advice) : advice,
    };
  }
  async function putAtOnce(into: string, target: string, image: NewImage, success: string): Promise<void> {
    const refusal = await put(into, image, target);
    if (refusal) fail(target, refusal);
    else notify.success(success);
  }

  function leave(leftover: Leftover): void {
    report.current.leftovers.push(leftover);
  }
  function leaveOut(file: File): void {
    if (step.kind === "slots") return leave({ file, message: WIZARD.moreThanSlots });
    const { maxImages: max } = step.category;
    leave({ file, message: fillWords(step.config.words.tooMany, { max, free: roomInList(max) }) });
  }
  function tell(isEdited: boolean): void {
    const { leftovers, successes } = report.current;
    report.current = { leftovers: [], successes: [] };
    const said = isEdited && successes.length > 0 ? [successes.join(" ")] : successes;
    for (const each of said) notify.success(each);
    for (const refusal of refusalsOf(leftovers, zone)) refuse(refusal);
  }

  return {
    fit,
    take,
    clear,
    fill,
    busyAt: (target: string) => busy[target] ?? (fit.isOpening(target) ? INTAKE.checking : undefined),
    refusalAt: (target: string) => refusals.find((each) => each.target === target),
    beside: refusals.filter(({ target }) => target === undefined),

    nothing: (target: string) => fail(target, { message: config.refusals.nothing, detail: INTAKE.nothing }),
    /** Opens the editor, and reports files without a place. */
    async fitAgain(jobs: readonly UnplacedJob[]): Promise<void> {
      const placed = jobs.flatMap(({ target, ...job }) => (target === undefined ? [] : { ...job, target }));
      clear([undefined, ...placed.map(({ target }) => target)]);
      for (const { file, target } of jobs) if (target === undefined) leaveOut(file);
      if (placed.length === 0) tell(false);
      expectAll(placed);
      await fit.begin(placed);
    },
    /** Opens the editor for an image of the design. */
    async adjust(target: string, image: Image | undefined, key = target): Promise<void> {
      if (!image || busy[target] || isAdjusting.current || fit.open) return;
      isAdjusting.current = true;
      const name = imageName(model, { category: category.id, key }, image);
      const { size } = arrangementNow();
      const job = await adjustingJob({ image, name, target, size }).catch(console.warn);
      isAdjusting.current = false;
      if (!job) return fail(target, NOT_READ);
      expectAll([{ file: job.file, target, imageId: key }]);
      await fit.begin([job]);
    },
    put: (target: string, image: NewImage) =>
      putAtOnce(state.design.id, target, image, LOOKS.put(image.image.name, labelOf(target))),
    async choose(target: string, path: string): Promise<void> {
      if (!config.library) return;
      const into = state.design.id;
      show(target, INTAKE.checking);
      const loads = await loadsImage(path, arrangementNow());
      show(target, undefined);
      if (!loads)
        return fail(target, { message: config.library.failed, detail: WIZARD.pictureNotLoadedAdvice });
      await putAtOnce(into, target, bundledImage(path), fill(config.library.chosen, target));
    },
    /** Runs another edit; if it fails, `message` is shown at `target`. */
    async act(
      target: string,
      kind: "removal" | "order" | "defaults",
      change: (design: Design) => Edited,
      { message = failed, into = state.design.id } = {},
    ) {
      const outcome = await edit(into, { offer: { kind, category: category.id } }, change);
      if (!outcome.ok) return void fail(target, { message, detail: faultWords(outcome.fault) });
      clear([target]);
      return outcome;
    },
    forget() {
      setRefusals([]);
      setBusy({});
      for (const arrival of arrivals.current) arrival.isAwaited = false;
    },
  };
}

/** Returns the slots that file names say; none if sorting can't be loaded. */
async function slotsByName(
  category: SlotCategory,
  arrangement: Arrangement,
  files: readonly File[],
): Promise<ReadonlyMap<File, string>> {
  if (files.length < 2 || arrangement.places.length < 2) return new Map();
  try {
    const [{ slotsByName }, spoken] = await Promise.all([import("../files/sort.ts"), ACTIVE.spoken()]);
    const names = files.map(({ name }) => name);
    const slots = await slotsByName(model, spoken, category, arrangement, names);
    return new Map(files.flatMap((file, at) => (slots[at] === undefined ? [] : [[file, slots[at]]])));
  } catch (fault) {
    console.warn("The files' names were not read", fault);
    return new Map();
  }
}

async function loadsImage(path: string, { size }: Arrangement): Promise<boolean> {
  const image = document.createElement("img");
  image.src = path;
  try {
    await image.decode();
    return image.naturalWidth === size.width && image.naturalHeight === size.height;
  } catch {
    return false;
  }
}
